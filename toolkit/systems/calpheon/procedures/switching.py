"""Switching as an Action, and replacing a fallen Pokémon for free ([003] I.01, VI.02, VII).

The first leaves before the next enters. A newcomer by switch may act in Action 2; one that replaces a fallen
Pokémon within the turn waits for the next, also when a planned switch turns out to replace it.
"""

from __future__ import annotations

from collections.abc import Mapping

from toolkit.core.outcome import Outcome, Refusal, Resolution
from toolkit.core.scene import Scene
from toolkit.messages import Note, Who, note
from toolkit.systems.calpheon.actions import Replace
from toolkit.systems.calpheon.events import ChargeLost, Replaced, Switched
from toolkit.systems.calpheon.procedures.check import leave_obstacle, newcomer_obstacle
from toolkit.systems.calpheon.procedures.doing import Doing, Tally
from toolkit.systems.calpheon.state import Fight, active, standing


def switch(doing: Doing) -> None:
    """Send somebody else out."""
    newcomer = doing.planned.targets[0]
    old = active(doing.fight, doing.side)
    why = leave_obstacle(doing.fight, old) or newcomer_obstacle(doing.fight, newcomer)
    if why is not None:
        doing.fail(why, newcomer)
        return
    if old is not None and standing(doing.row(old)):
        if doing.row(old).charging:
            doing.emit(ChargeLost(Who(old), doing.row(old).charging))
        doing.emit(Switched(Who(old), Who(newcomer)))
    else:
        _send_in(doing.scene, old, newcomer, must_wait=old is not None)
    doing.end(Tally(newcomer))


def fill_gaps(scene: Scene[Fight], replacements: Mapping[str, str], done: set[str], *, must_wait: bool) -> None:
    """Send in the replacements that the plans named, for sides whose Pokémon has fallen; each side's once."""
    for side, newcomer in replacements.items():
        old = active(scene.state, side)
        if side in done or old is None or standing(scene.state.roster[old]):
            continue
        done.add(side)
        why = newcomer_obstacle(scene.state, newcomer)
        if why is None:
            _send_in(scene, old, newcomer, must_wait=must_wait)
        scene.emit(_outcome(old, newcomer, why))


def replace(scene: Scene[Fight], action: Replace) -> Resolution:
    """Replacements between turns; refused while the side's Pokémon stands, and for who cannot come in."""
    for side, newcomer in action.newcomers.items():
        old = active(scene.state, side)
        if old is not None and standing(scene.state.roster[old]):
            return _refused("still_standing", old, old)
        why = newcomer_obstacle(scene.state, newcomer)
        if why is not None:
            return _refused(_reason(why), newcomer, old)
    for side, newcomer in action.newcomers.items():
        old = active(scene.state, side)
        _send_in(scene, old, newcomer, must_wait=False)
        scene.emit(_outcome(old, newcomer, None))
    return scene.result()


def _send_in(scene: Scene[Fight], old: str | None, newcomer: str, *, must_wait: bool) -> None:
    scene.emit(Replaced(None if old is None else Who(old), Who(newcomer), must_wait))


def _outcome(old: str | None, newcomer: str, why: Note | None) -> Outcome:
    reason = None if why is None else _reason(why)
    actor = None if old is None else Who(old)
    return Outcome(actor, "Replace", Who(newcomer), "failed" if why else "done", reason=reason, why=why)


def _reason(why: Note) -> str:
    return why.code.rsplit(".", 1)[-1]


def _refused(reason: str, who: str, old: str | None) -> Resolution:
    said = note(f"calpheon.replace.{reason}", who=Who(who))
    return Resolution(refusal=Refusal(said, None if old is None else Who(old), "Replace"))
