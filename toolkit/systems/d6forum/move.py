"""A move as the rules see it: its row, its clauses, and the questions the procedures ask of them.

Every question is answered from the row and its effect column, never from the move's name.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from toolkit.core.effects import Clause
from toolkit.systems.d6forum.records import ForumMove
from toolkit.systems.d6forum.vocabulary import AIMED, RIDERS
from toolkit.tables.moves import TypedMove


@dataclass(frozen=True, slots=True)
class Move(TypedMove[ForumMove]):
    """A row of the Moves tab with its effect column read."""

    def riders(self) -> Iterator[Clause]:
        """The clauses that happen once the move has worked, left to right."""
        return (clause for clause in self.clauses if clause.what in RIDERS)

    @property
    def attack(self) -> bool:
        """Whether it is a physical or a special attack: by category, or by its power where no category stands."""
        return self.category != "Status" if self.category else self.row.power is not None

    @property
    def homing(self) -> bool:
        return self.clause("cannot_miss") is not None

    @property
    def two_turn(self) -> bool:
        return self.clause("two_turn") is not None

    @property
    def aimed(self) -> bool:
        """Whether it goes at somebody else."""
        return self.attack or any(clause.what in AIMED and not clause.on_self for clause in self.riders())

    def chance(self, clause: Clause) -> int:
        """The chance of an extra effect in %: the clause's own, the move's, or 100."""
        return clause.chance or self.row.effect_chance or 100

    def sure_flinch(self, clause: Clause) -> bool:
        """Whether the clause interrupts the opponent's next move at any success ([004], 100 %)."""
        return clause.what == "status" and clause.word == "Flinch" and self.chance(clause) == 100
