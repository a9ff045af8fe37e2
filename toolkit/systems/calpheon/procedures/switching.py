"""Switching as an Action, and replacing a fallen Pokémon for free ([003] I.01, VI.02, VII).

The first leaves before the next enters. A newcomer by switch may act in Action 2; one that replaces a fallen
Pokémon within the turn waits for the next, also when a planned switch turns out to replace it, whoever orders it.
"""

from __future__ import annotations

from collections.abc import Mapping

from toolkit.core.outcome import Outcome, Refusal, Resolution
from toolkit.core.scene import Scene
from toolkit.messages import Note, Who, note
from toolkit.systems.calpheon.actions import Replace
from toolkit.systems.calpheon.events import ChargeLost, Replaced, Switched
from toolkit.systems.calpheon.procedures.arrival import arrive, leave
from toolkit.systems.calpheon.procedures.check import leave_obstacle, newcomer_obstacle
from toolkit.systems.calpheon.procedures.doing import Doing, Tally
from toolkit.systems.calpheon.state import Fight, active, standing


def switch(doing: Doing) -> None:
    """Send somebody else out."""
    newcomer = doing.planned.targets[0]
    old = active(doing.fight, doing.side)
    first = leaving(doing.fight, doing.side)
    why = leave_obstacle(doing.fight, first) or newcomer_obstacle(doing.fight, newcomer)
    if why is not None:
        doing.fail(why, newcomer)
        return
    if first is not None:
        exchange(doing, first, newcomer)
    else:
        _send_in(doing.scene, old, newcomer, must_wait=old is not None)
    doing.end(Tally(newcomer))


def exchange(doing: Doing, first: str, newcomer: str) -> None:
    """The first leaves, its charge lost, and the next enters."""
    if doing.row(first).charging:
        doing.emit(ChargeLost(Who(first), doing.row(first).charging))
    leave(doing.scene, first)
    doing.emit(Switched(Who(first), Who(newcomer)))
    arrive(doing.scene, newcomer)


def leaving(fight: Fight, side: str) -> str | None:
    """Who leaves when the side switches: its Pokémon, if it stands."""
    old = active(fight, side)
    return old if old is not None and standing(fight.roster[old]) else None


def gaps(fight: Fight, replacements: Mapping[str, str]) -> list[tuple[str, str, str]]:
    """Side, its fallen Pokémon and who is to come in, for each that the plans named somebody for."""
    named = ((side, active(fight, side), newcomer) for side, newcomer in replacements.items())
    return [(side, old, new) for side, old, new in named if old is not None and not standing(fight.roster[old])]


def fill_gaps(scene: Scene[Fight], replacements: Mapping[str, str], done: set[str], *, must_wait: bool) -> None:
    """Send in the replacements that the plans named, for sides whose Pokémon has fallen; each side's once."""
    for side, old, newcomer in gaps(scene.state, replacements):
        if side in done:
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
    if old is not None:
        leave(scene, old)
    scene.emit(Replaced(None if old is None else Who(old), Who(newcomer), must_wait))
    arrive(scene, newcomer)


def _outcome(old: str | None, newcomer: str, why: Note | None) -> Outcome:
    reason = None if why is None else _reason(why)
    actor = None if old is None else Who(old)
    return Outcome(actor, "Replace", Who(newcomer), "failed" if why else "done", reason=reason, why=why)


def _reason(why: Note) -> str:
    return why.code.rsplit(".", 1)[-1]


def _refused(reason: str, who: str, old: str | None) -> Resolution:
    said = note(f"calpheon.replace.{reason}", who=Who(who))
    return Resolution(refusal=Refusal(said, None if old is None else Who(old), "Replace"))
