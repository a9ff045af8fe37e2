"""A move as every system sees it: its row and its clauses. What the rules ask beyond that, each system adds.

Every question is answered from the row and its effect column, never from the move's name.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from toolkit.core.effects import Clause
from toolkit.tables.rows import MoveRow
from toolkit.tables.words import CATEGORIES, TYPES

R = TypeVar("R", bound=MoveRow)


@dataclass(frozen=True, slots=True)
class TypedMove(Generic[R]):
    """A row of the Moves tab with its effect column read."""

    row: R
    clauses: tuple[Clause, ...] = ()

    @property
    def name(self) -> str:
        return self.row.name

    @property
    def type(self) -> str:
        """The type in English, or as it stands; blank is typeless."""
        return TYPES.english(self.row.type) or self.row.type

    @property
    def category(self) -> str:
        """Physical, Special, Status, or blank where the row does not say."""
        return CATEGORIES.english(self.row.category) or ""

    def clause(self, *whats: str) -> Clause | None:
        """The first clause of these kinds."""
        return next((clause for clause in self.clauses if clause.what in whats), None)
