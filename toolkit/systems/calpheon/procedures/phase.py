"""An Action phase ([003] V.01-04): both sides' Actions one after another.

In this order: newcomers that act roll their Initiative; higher Priority first, then higher Initiative, ties as
broken; each Action is checked and carried out when its time comes; a fallen Pokémon's replacement comes in at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from toolkit.core.scene import Scene
from toolkit.messages import Term, Who
from toolkit.systems.calpheon.actions import Planned, Turn
from toolkit.systems.calpheon.conditions import move_of
from toolkit.systems.calpheon.events import BondEnded, PhaseBegan, Waited
from toolkit.systems.calpheon.guides import STATUS
from toolkit.systems.calpheon.procedures.death_roll import roll_for_the_fallen
from toolkit.systems.calpheon.procedures.deeds import do_deed
from toolkit.systems.calpheon.procedures.doing import Doing
from toolkit.systems.calpheon.procedures.flight import over
from toolkit.systems.calpheon.procedures.initiative import Initiative
from toolkit.systems.calpheon.procedures.switching import fill_gaps
from toolkit.systems.calpheon.procedures.use_move import use_move
from toolkit.systems.calpheon.state import Fight, is_active, is_pokemon, is_tamer, present, standing

HINDERING = ("Sleep", "Freeze", "Paralysis", "Flinch", "Confusion", "Infatuation")
"""Statuses that may keep somebody from acting; told where no row of a guide says what they do."""


class Phase:
    """Action 1 or Action 2 of a turn."""

    def __init__(
        self,
        scene: Scene[Fight],
        turn: Turn,
        initiative: Initiative,
        number: int,
        replaced: set[str],
        attacking: Mapping[str, Sequence[bool]],
    ) -> None:
        """`attacking`: which Actions of each side's plan are damaging."""
        self._scene = scene
        self._turn = turn
        self._initiative = initiative
        self._number = number
        self._replaced = replaced
        self._attacking = attacking

    def play(self) -> None:
        """Resolve both sides' Actions of this phase."""
        self._scene.emit(PhaseBegan(self._number))
        late = [planned.actor for _, planned in self._planned() if self._rolls_late(planned)]
        if late:
            self._initiative.roll(self._scene, late)
        for side, planned in sorted(self._planned(), key=lambda entry: self._place(*entry)):
            if over(self._scene):
                return
            begun = len(self._scene.events)
            come_up(self._doing(side, planned))
            roll_for_the_fallen(self._scene, begun)
            replace_the_fallen(self._scene, self._turn, self._replaced)
        self._end_bonds()

    def _doing(self, side: str, planned: Planned) -> Doing:
        others = (damaging for at, damaging in enumerate(self._attacking[side], start=1) if at != self._number)
        return Doing(self._scene, planned, side, self._number, attack_beside=any(others))

    def _planned(self) -> list[tuple[str, Planned]]:
        """Each side's Action of this phase, in roster order of the sides."""
        return list(_entries(self._scene.state, self._turn, self._number))

    def _rolls_late(self, planned: Planned) -> bool:
        row = self._scene.state.roster[planned.actor]
        acts = is_active(row) and standing(row) and not row.must_wait and not planned.waits
        return acts and not self._initiative.has_rolled(planned.actor)

    def _place(self, side: str, planned: Planned) -> tuple[int, int, int, int]:
        """Sorting key: what comes first in the phase is smallest."""
        first = 0 if self._guards_all(planned) else 1
        return (first, -priority(self._scene, planned), *self._initiative.place(side))

    def _guards_all(self, planned: Planned) -> bool:
        """By ruling a Protect covers its whole phase, and so comes before everything in it."""
        move = self._scene.state.moves.get(planned.move)
        return move is not None and move.protecting and self._scene.ruling("calpheon.protect.covers") == "phase"

    def _end_bonds(self) -> None:
        """By ruling all of them; else those whose side has let this Action go by."""
        for who, row in self._scene.state.roster.items():
            if row.destiny_bond:
                by_phase = self._scene.ruling("calpheon.destiny_bond.expiry") == "phase"
                if by_phase or self._let_go_by(row.side):
                    self._scene.emit(BondEnded(Who(who)))

    def _let_go_by(self, side: str) -> bool:
        """A shorter plan waits, unless a two-Action one has used both."""
        plan = self._turn.plans.get(side, ())
        return len(plan) < self._number and not _long(self._scene.state, plan)


def replace_the_fallen(scene: Scene[Fight], turn: Turn, replaced: set[str]) -> None:
    """Whom the plans named comes in for who has fallen; it may fall by what awaits it ([003] VII.03)."""
    begun = len(scene.events)
    fill_gaps(scene, turn.replacements, replaced, must_wait=True)
    roll_for_the_fallen(scene, begun)


def _entries(fight: Fight, turn: Turn, number: int) -> Iterator[tuple[str, Planned]]:
    for side, plan in turn.plans.items():
        if len(plan) >= number and not (_long(fight, plan) and plan[number - 1].waits):
            yield side, plan[number - 1]


def _long(fight: Fight, plan: Sequence[Planned]) -> bool:
    """Whether one of its Actions takes both."""
    return any(planned.both or (planned.move and fight.moves[planned.move].actions > 1) for planned in plan)


def priority(scene: Scene[Fight], planned: Planned) -> int:
    """A move's own Priority; switching and tamers have theirs by ruling; all else 0 ([003] V.02)."""
    move = move_of(scene.state, planned)
    if move is not None:
        return move.priority
    if planned.use == "Switch":
        ruled = scene.ruling("calpheon.priority.switch")
    elif is_tamer(scene.state.roster[planned.actor]) and not planned.waits:
        ruled = scene.ruling("calpheon.priority.tamer")
    else:
        return 0
    assert isinstance(ruled, int)
    return ruled


def come_up(doing: Doing) -> None:
    """An Action's time has come: a Destiny Bond of its user is over ([000] VI.04), then it is carried out."""
    if doing.me.destiny_bond and standing(doing.me) and doing.ruling("destiny_bond.expiry") == "own_action":
        doing.emit(BondEnded(doing.actor))
    if doing.planned.waits:
        if present(doing.fight, doing.actor):
            doing.emit(Waited(doing.actor))
        return
    _remind(doing)
    move = doing.fight.moves.get(doing.planned.move)
    if move is not None:
        use_move(doing, move)
    else:
        do_deed(doing)


def _remind(doing: Doing) -> None:
    unknown = (status.name for status in doing.me.status if doing.fight.guides.get(STATUS, status.name) is None)
    hindering = [Term(name) for name in unknown if name in HINDERING]
    if hindering and standing(doing.me) and is_pokemon(doing.me):
        doing.scene.advise("calpheon.may_be_hindered", who=doing.actor, statuses=hindering)
