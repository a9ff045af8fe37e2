"""A move as the rules see it: its row, its clauses, and the questions the procedures ask of them.

Source: [001] Attacks vs Moves. Struggle and whatever carries the tag “Not a Move” are attacks and no moves.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from toolkit.core.effects import Clause
from toolkit.core.names import fold
from toolkit.systems.ptu.records import PtuMove
from toolkit.systems.ptu.vocabulary import FIELD, RIDERS
from toolkit.tables.moves import TypedMove
from toolkit.tables.words import CATEGORIES

FIXED = ("damage_level", "damage_current", "damage_fixed")
"""Clauses that make the target lose HP instead of rolled damage."""

_POWDER = frozenset(map(fold, ("Powder", "Spore", "Порошок", "Споры")))
_NO_MOVE = frozenset(map(fold, ("Not a Move", "Attack", "Не приём")))
_SELF = frozenset(map(fold, ("Self", "User", "На себя", "Себя")))
_AREA = frozenset(
    map(
        fold,
        (
            "Area", "Burst", "Cone", "Line", "Blast", "Pass", "Targets", "Foes",
            "Площадь", "Взрыв", "Конус", "Линия", "Цели", "Целей", "Все",
        ),
    )
)  # fmt: skip
_FIELD = frozenset(map(fold, ("Field", "Поле")))


@dataclass(frozen=True, slots=True)
class Move(TypedMove[PtuMove]):
    """A row of the Moves tab with its effect column read."""

    @property
    def category(self) -> str:
        """Physical, Special or Status; where the row does not say, Physical if it has a Damage Base."""
        written = CATEGORIES.english(self.row.category)
        return written or ("Physical" if self.row.damage_base is not None else "Status")

    @property
    def is_move(self) -> bool:
        """Whether it is a Move and not merely an attack."""
        return not any(fold(tag) in _NO_MOVE for tag in self.row.tags)

    def riders(self) -> Iterator[Clause]:
        """The clauses that happen after the damage, left to right."""
        return (clause for clause in self.clauses if clause.what in RIDERS)

    @property
    def fixed(self) -> Clause | None:
        """The clause that names the HP lost, if one does."""
        return self.clause(*FIXED)

    @property
    def rolled(self) -> bool:
        """Whether it deals damage by its Damage Base."""
        return self.category != "Status" and self.row.damage_base is not None and self.fixed is None

    @property
    def damaging(self) -> bool:
        """Whether it is a damaging attack."""
        return self.rolled or self.fixed is not None

    @property
    def powder(self) -> bool:
        return any(fold(tag) in _POWDER for tag in self.row.tags)

    @property
    def area(self) -> bool:
        """Whether it is made for several targets: by its tag, or by the words of its range."""
        return any(fold(word) in _AREA for word in (*self.row.tags, *re.split(r"[\s,;/]+", self.row.range)))

    @property
    def aimed(self) -> bool:
        """Whether it needs somebody to meet."""
        if self.damaging or self.row.ac is not None:
            return True
        if fold(self.row.range) in _SELF | _FIELD:
            return False
        riders = list(self.riders())
        return not riders or any(not is_own(clause) for clause in riders)


def is_own(clause: Clause) -> bool:
    """Whether a clause is about the user or the field, where nobody else is named."""
    return clause.on_self or clause.what in FIELD or clause.what in ("heal", "temp_hp")


def struggle(expert: bool) -> Move:
    """Struggle: AC 4 and Damage Base 4, with Expert Combat AC 3 and 5; Normal, Physical, no Move (core p. 240)."""
    ac, base = (3, 5) if expert else (4, 4)
    row = PtuMove(name="Struggle", type="Normal", category="Physical", range="Melee", tags=("Not a Move",), ac=ac,
                  damage_base=base)  # fmt: skip
    return Move(row)
