"""A move as the rules see it: its row, its clauses, its dice and range; Basic Attacks are moves made of a cell.

Source: Attacks and Damage, Actions, Basic Attacks. Every question here is answered from the row and its effect
column, never from the move's name.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from toolkit.core.effects import Clause
from toolkit.core.names import fold
from toolkit.dice import Dice, parse_dice
from toolkit.systems.odyssey.ranges import ANY, Reach, read_range
from toolkit.systems.odyssey.records import OdysseyMove
from toolkit.systems.odyssey.vocabulary import OWN_RIDERS, RIDERS
from toolkit.tables.moves import TypedMove
from toolkit.tables.words import CATEGORIES, TYPES

_AREA = frozenset(map(fold, ("Area", "Область")))
_TIMINGS = {fold(word): "interrupt" for word in ("Interrupt", "Прерывание")} | {
    fold(word): "reaction" for word in ("Reaction", "Реакция")
}
_HELPFUL = frozenset({"heal", "cure", "boon"})

BASICS = {"Basic Melee": ("basic_melee", 1, "Melee"), "Basic Ranged": ("basic_ranged", 2, "Range 4")}
"""Basic Attack -> its column, its AP, its range (Basic Attacks)."""

INNATE = "Innate"


@dataclass(frozen=True, slots=True)
class Move(TypedMove[OdysseyMove]):
    """A row of the Moves tab with its effect column read."""

    @property
    def key(self) -> str:
        """Its folded name."""
        return fold(self.name)

    @property
    def kind(self) -> str:
        """Strike, Trick, Maneuver or Order; where the row does not say, by its damage and its Defense."""
        return self.row.kind or ("Strike" if self.damaging else "Trick" if self.row.against else "Maneuver")

    @property
    def cost(self) -> int:
        """AP."""
        return self.row.ap if self.row.ap is not None else 0 if self.kind == "Order" else 1

    @property
    def dice(self) -> Dice | None:
        """The base dice."""
        return parse_dice(self.row.damage) if self.row.damage else None

    @property
    def damaging(self) -> bool:
        return self.dice is not None

    @property
    def reach(self) -> Reach:
        return read_range(self.row.range) or ANY

    @property
    def area(self) -> bool:
        """Whether it may reach those whom nobody can aim at."""
        return self.reach.area or any(fold(tag) in _AREA for tag in self.row.tags)

    @property
    def timing(self) -> str:
        """`interrupt`, `reaction`, or blank for what is used in its own turn alone; as a clause or a tag says it."""
        clause = self.clause("out_of_turn")
        tagged = next((_TIMINGS[fold(tag)] for tag in self.row.tags if fold(tag) in _TIMINGS), "")
        return clause.word or "" if clause is not None else tagged

    @property
    def out_of_turn(self) -> bool:
        """An Interrupt or a Reaction: usable when it is somebody else's turn, its AP taken from the next one."""
        return bool(self.timing)

    @property
    def aimed(self) -> bool:
        """Whether it goes at somebody else."""
        if self.reach.shape == "self" or self.kind == "Order":
            return False
        if self.damaging or self.row.against:
            return True
        return any(not clause.on_self and clause.what not in OWN_RIDERS for clause in self.riders())

    def attack_type(self, own: Sequence[str], first: bool) -> str:
        """The type of its damage; an Innate one is its user's first, or by ruling none."""
        if self.type != INNATE:
            return self.type
        return own[0] if first and own else ""

    @property
    def helps(self) -> bool:
        """Whether all that it brings others is good."""
        given = [clause.what for clause in self.riders() if not clause.on_self and clause.what not in OWN_RIDERS]
        return not (self.damaging or self.row.against) and bool(given) and set(given) <= _HELPFUL

    def riders(self) -> Iterator[Clause]:
        """The clauses that happen after the damage, left to right."""
        return (clause for clause in self.clauses if clause.what in RIDERS and not self.shapes_roll(clause))

    def shapes_roll(self, clause: Clause) -> bool:
        """A Boon or Bane without a `when` and without `self` is one on the move's own Accuracy Roll."""
        return clause.what in ("boon", "bane") and not (clause.when or clause.on_self) and bool(self.row.against)

    @property
    def own_boons(self) -> int:
        """Boons less Banes that its own clauses give its Accuracy Roll."""
        mine = [clause for clause in self.clauses if self.shapes_roll(clause)]
        return sum((clause.amount or 0) * (1 if clause.what == "boon" else -1) for clause in mine)


@lru_cache(256)
def basic_attack(use: str, written: str) -> Move:
    """The Basic Attack of a cell such as `Normal Physical`; a type it does not name is the user's own (Innate)."""
    _, ap, reach = BASICS[use]
    words = written.replace("/", " ").replace(",", " ").split()
    kind = next((found for word in words if (found := TYPES.english(word))), INNATE)
    category = next((found for word in words if (found := CATEGORIES.english(word))), "Physical")
    row = OdysseyMove(
        name=use, type=kind, category=category, kind="Strike", ap=ap, against="Evasion", damage="2d6", range=reach
    )
    return Move(row)
