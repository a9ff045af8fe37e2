"""The state of a fight: typed rows of the roster in sheet order, the moves, the battle row, the rulings.

Immutable; `with_row` and `with_battle` return a new state. What a row holds is declared by the system's records.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, Self, TypeVar

from toolkit.core.rulings import Rulings


class Row(Protocol):
    """A typed row of a table; copying with changes is all the core needs of it."""

    def model_copy(self, *, update: Mapping[str, Any] | None = None, deep: bool = False) -> Self: ...


class Combatant(Row, Protocol):
    """The columns every system's roster shares and the core names."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def side(self) -> str: ...


C = TypeVar("C", bound=Combatant)
M = TypeVar("M")
B = TypeVar("B", bound=Row)


@dataclass(frozen=True, slots=True)
class State(Generic[C, M, B]):
    """`roster`: id -> combatant, in roster order. `moves`: folded name -> move. `battle`: the battle row."""

    roster: Mapping[str, C]
    moves: Mapping[str, M]
    battle: B
    rulings: Rulings

    def with_row(self, who: str, **columns: Any) -> Self:
        """The state with some columns of one combatant changed."""
        row = self.roster[who].model_copy(update=columns)
        return replace(self, roster={**self.roster, who: row})

    def with_battle(self, **columns: Any) -> Self:
        """The state with some keys of the battle changed."""
        return replace(self, battle=self.battle.model_copy(update=columns))

    def own_words(self) -> Container[str]:
        """Folded names of statuses and the like that the campaign's own guides give; none by default."""
        return ()

    def names(self) -> dict[str, str]:
        """id -> name, for showing `Who` facts."""
        return {key: row.name for key, row in self.roster.items()}
