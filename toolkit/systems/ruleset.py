"""What a rule system offers: the one protocol that command line, desk, templates and contract suites rely on.

A system is a folder under `toolkit/systems/` whose package has `RULESET`, an object of this shape. All methods are
pure. A `Table` is the decoded rows of the tabs; `where` strings name places for problems.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from toolkit.core.board import Board
from toolkit.core.effects import Vocabulary
from toolkit.core.events import Event
from toolkit.core.options import ActorOptions, Slot
from toolkit.core.outcome import Resolution
from toolkit.core.problems import Problem
from toolkit.core.rulings import Ruling, Rulings
from toolkit.core.state import State
from toolkit.dice import Referee
from toolkit.tables.rows import BattleRow, MoveRow, RosterRow
from toolkit.tables.tabs import GuideTab

AnyState = State[Any, Any, Any]
Action = Any
"""A system's own frozen dataclass; made by `read_action`, passed to `resolve`."""

Place = Callable[[str, int, str], str]
"""(tab, row number from 0, column key) -> `where` of that cell: `roster[0].hp`, or `Roster!F7`."""


@dataclass(frozen=True, slots=True)
class Tables:
    """Decoded rows of a campaign or scenario, and how to name their places."""

    roster: Sequence[RosterRow]
    moves: Sequence[MoveRow]
    battle: BattleRow
    rulings: Rulings
    place: Place
    extra: Mapping[str, Sequence[Any]] = field(default_factory=dict)


class Ruleset(Protocol):
    """A rule system."""

    id: str
    title: str
    """The system's name as people write it."""
    rulings: Sequence[Ruling]
    roster: type[RosterRow]
    moves: type[MoveRow]
    battle: type[BattleRow]
    vocabulary: Vocabulary
    """The words of the Moves tab's effect column."""
    guides: Mapping[str, GuideTab]
    """The optional tabs that say what statuses and the field do, by role (`statuses`, `field`); often none."""
    asks: Sequence[str]
    """Names of all asks it may put."""
    habits: Mapping[str, str]
    """What people usually answer, by ask name, where odds have to take it for granted; a yes or no that is not here is
    no, of other options it is the first."""
    adjudicates: bool
    """Whether staff's own results are an entry of `do`: `{"adjudicate": {"text", "effects", "why"}}`."""

    def build_state(self, tables: Tables) -> tuple[AnyState, list[Problem]]:
        """The state; every problem that the rows have together (doubles, missing maxima, unknown clauses …)."""

    def read_action(self, state: AnyState, entry: Mapping[str, Any], where: str) -> Action | list[Problem]:
        """One entry of `do` (CONTRACT 2), checked for form and names; legality is `resolve`'s."""

    def gather(self, state: AnyState, lines: Sequence[Mapping[str, Any]]) -> Mapping[str, Any] | list[Problem]:
        """One `do` entry out of parsed action lines (`{"actor", "use", "on", "with"}`); Calpheon: a turn's plans.

        `where` of its problems is `actions[0]`, the n-th line.
        """

    def resolve(self, state: AnyState, action: Action, referee: Referee) -> Resolution:
        """Resolve by the rules. Raises `Pending` and `BadAnswer`; an illegal action gives a refusal."""

    def foresee(self, state: AnyState, action: Action) -> list[Problem]:
        """Warnings of what will come to nothing as things stand, each at its place in the entry; nothing is asked."""

    def apply(self, state: AnyState, event: Event) -> AnyState:
        """Fold one event."""

    def slots(self, state: AnyState) -> Sequence[Slot]:
        """The choices that make up the next action on the desk (Calpheon: two a side)."""

    def options(self, state: AnyState, slot: Slot, chosen: Mapping[str, Mapping[str, Any]]) -> Sequence[ActorOptions]:
        """What may be chosen for `slot`, given what the other slots hold (slot key -> action line)."""

    def standing(self, state: AnyState) -> Sequence[str]:
        """Who can fight on, by id in roster order: has not fallen, and takes part or could come in."""

    def board(self, state: AnyState, line: Mapping[str, Any]) -> Board | None:
        """The map, and what `line`, an action half chosen (perhaps an actor alone), could do on it; `None` without one.

        A line that does not fit, or somebody who cannot act, has a map without marks.
        """

    def assemble(self, state: AnyState, chosen: Mapping[str, Mapping[str, Any]]) -> Mapping[str, Any]:
        """The `do` entry made of the chosen lines, empty slots filled with `Wait` or the like."""

    def demo(self) -> Mapping[str, Sequence[Any]]:
        """Rows of the demo campaign by tab (`roster`, `moves`, `campaign` rulings), column keys -> values.

        A system that reads the Map tab has `map` there: its rows, each a list of cells.
        """

    def ready_moves(self) -> Sequence[Mapping[str, Any]]:
        """Rows of moves ready to be put into a Moves tab, column keys -> cells; none where a system has no list."""
