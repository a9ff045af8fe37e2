"""A move as the rules see it: its row, its clauses, and the questions the procedures ask of them.

Source: Special Move Rules I.02 (properties). A move's own entry beats the general rule (I.03), which is why every
question here is answered from the row and its effect column, never from the move's name.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from toolkit.core.effects import Clause
from toolkit.core.names import fold
from toolkit.systems.calpheon.records import CalpheonMove
from toolkit.systems.calpheon.vocabulary import OWN_RIDERS, RIDERS
from toolkit.tables.moves import TypedMove

FIXED = (
    "damage_level", "damage_current", "damage_fixed", "damage_own", "damage_down", "counter", "mirror_coat",
    "counter_any",
)  # fmt: skip
"""Clauses that take the place of Power and Resilience (VII)."""

_POWDER = frozenset(map(fold, ("Powder", "Spore", "Powder / Spore", "Порошок", "Споры", "Порошок / Споры")))
_SOUND = frozenset(map(fold, ("Sound", "Звук", "Звуковой")))
_TAGS = {
    tag: frozenset(map(fold, spellings))
    for tag, *spellings in (
        ("Contact", "Contact", "Контакт", "Контактный"),
        ("Area", "Area", "Область"),
        ("Healing", "Healing", "Лечение", "Лечебный"),
    )
}
_SELF = frozenset(map(fold, ("Self", "User", "На себя", "Себя")))


@dataclass(frozen=True, slots=True)
class Move(TypedMove[CalpheonMove]):
    """A row of the Moves tab with its effect column read."""

    @property
    def cost(self) -> int:
        """SP paid when the move begins."""
        return self.row.sp or 0

    @property
    def priority(self) -> int:
        return (self.row.priority or 0) + sum(
            clause.amount or 0 for clause in self.clauses if clause.what == "priority" and clause.when is None
        )

    @property
    def actions(self) -> int:
        """How many of the side's two Actions it takes."""
        return self.row.actions or 1

    def words(self, what: str) -> list[str]:
        """The words of all clauses of a kind."""
        return [clause.word for clause in self.clauses if clause.what == what and clause.word]

    def riders(self) -> Iterator[Clause]:
        """The clauses that happen after the damage, left to right."""
        return (clause for clause in self.clauses if clause.what in RIDERS)

    @property
    def fixed(self) -> Clause | None:
        """The clause that sets the damage, if one does."""
        return self.clause(*FIXED)

    @property
    def damaging(self) -> bool:
        """Whether it deals direct damage: by category, by a damage clause, or by its power where no category stands."""
        if self.category:
            return self.category != "Status" or self.fixed is not None
        return self.fixed is not None or self.row.power is not None

    @property
    def healing(self) -> bool:
        """A dedicated HP-restoring move (I.02, III): heals directly, or is tagged so, and does no damage."""
        return not self.damaging and (self.clause("heal", "heal_target") is not None or self.tagged("Healing"))

    @property
    def protecting(self) -> bool:
        """Of the Protect family (V)."""
        return self.clause("protect", "protect_from", "endure") is not None

    @property
    def charging(self) -> bool:
        """Prepared first and released by the next use (IV)."""
        return self.clause("charge") is not None

    @property
    def hides(self) -> str:
        """Where its user is out of reach while it is prepared (IV.05); blank for most moves."""
        clause = self.clause("hides")
        return clause.word or "" if clause is not None else ""

    def reaches(self, position: str) -> bool:
        """Whether it meets who is out of reach there."""
        return any(clause.what == "reaches" and clause.word == position for clause in self.clauses)

    def tagged(self, tag: str) -> bool:
        """Whether it has a tag, in either language."""
        return any(fold(held) in _TAGS[tag] for held in self.row.tags)

    @property
    def powder(self) -> bool:
        return any(fold(tag) in _POWDER for tag in self.row.tags)

    @property
    def sound(self) -> bool:
        return any(fold(tag) in _SOUND for tag in self.row.tags)

    @property
    def aimed(self) -> bool:
        """Whether it goes at somebody else; a move without any clause may, a move of range Self does not."""
        if self.damaging:
            return True
        if fold(self.row.range) in _SELF or self.protecting:
            return False
        riders = list(self.riders())
        return not riders or any(not clause.on_self and clause.what not in OWN_RIDERS for clause in riders)
