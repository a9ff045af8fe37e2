"""Steps 4 to 8 of damage ([001] Dealing Damage), every step told.

In this order: the roll, with the dice once more for a critical; attack stat and bonuses; defense stat and Damage
Reduction, at least 1; type multiplier, rounded down, at least 1 unless immune. Targets of one use share the dice of
one Damage Base. Dice are rolled even against an immune target, for effectiveness is a later step.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import floor

from toolkit.core.problems import Problem, Problems
from toolkit.dice import Answer, Dice
from toolkit.messages import Term, Who, Words, note
from toolkit.systems.ptu.events import condition
from toolkit.systems.ptu.move import Move
from toolkit.systems.ptu.procedures.accuracy import Aim
from toolkit.systems.ptu.procedures.chart import multiplier
from toolkit.systems.ptu.procedures.damage_base import STAB, clamped, damage_dice, has_stab, set_damage, struck_at
from toolkit.systems.ptu.procedures.doing import Doing
from toolkit.systems.ptu.procedures.stages import stage_of, stat_of
from toolkit.systems.ptu.records import PtuCombatant
from toolkit.tables.columns import columns_of, english_header

ATTACK = {"Physical": "attack", "Special": "special_attack"}
DEFENSE = {"Physical": "defense", "Special": "special_defense"}

WEATHER: Mapping[tuple[str, str], int] = {
    ("Sun", "Fire"): 5, ("Sun", "Water"): -5, ("Rain", "Water"): 5, ("Rain", "Fire"): -5,
}  # fmt: skip
"""Flat on the damage roll, by weather and the attack's type (core, Weather)."""

COUP = 5
"""A Coup de Grâce's bonus, inside the critical (core, Coup de Grâce)."""


class Damage:
    """The damage of one use; its dice are asked when the first target needs them."""

    def __init__(self, doing: Doing, move: Move, aimed: Aim) -> None:
        self._doing, self._move, self._aim = doing, move, aimed
        self._double = move.clause("double_strike") is not None
        self._rolled: dict[int, Answer] = {}
        self._more: dict[tuple[str, int], int] = {}

    def of(self, target: str, times: int, further: int = 0) -> tuple[int, Mapping[str, object]]:
        """Damage to a target struck so many times, and what explains it; `further`: resisted steps on top."""
        doing = self._doing
        base = struck_at(doing, self._move, target, times)
        critical = self._critical(target)
        roll = doing.settle(f"{target}.roll", self._roll(base, target, critical))
        total = self._after_defenses(target, self._with_attack(target, roll))
        factor = doing.settle(f"{target}.multiplier", multiplier(self._move.type, doing.row(target).types, further))
        damage = doing.settle(f"{target}.damage", self._multiplied(total, factor, further))
        facts = {"final_db": base, "roll": roll, "multiplier": factor, "critical": critical}
        return max(0, damage), facts

    # ---- step 4 and 5: the roll ------------------------------------------------------------------

    def _critical(self, target: str) -> int:
        """How many strikes are critical; the game master may say otherwise (0 or 1)."""
        found = self._aim.critical(target)
        return self._doing.settle(f"{target}.critical", found) if self._aim.naturals else found

    def _roll(self, base: int, target: str, critical: int) -> int:
        coup = 2 * COUP if critical and self._doing.used.options.get("coup_de_grace") else 0
        if coup:
            self._doing.scene.explain("ptu.coup", bonus=coup)
        if self._double:
            both = self._plain(base, doubled=False)
            return both + sum(self._further("strike", self._undoubled(), number) for number in range(critical)) + coup
        if not critical:
            return self._first_half(base) if self._natural else self._plain(base, doubled=False)
        if self._natural:
            return self._plain(base, doubled=True) + coup
        return self._plain(base, doubled=False) + self._further("granted", base, 0) + coup

    @property
    def _natural(self) -> bool:
        """Whether the one accuracy die made the use critical for somebody."""
        return not self._double and any(any(crits) for crits in self._aim.crits.values())

    def _plain(self, base: int, *, doubled: bool) -> int:
        """The roll that all targets of this Damage Base share."""
        if self._doing.ruling("damage_mode") == "set":
            return self._told(base, set_damage(base) * (2 if doubled else 1), "set")
        if base not in self._rolled:
            dice = damage_dice(base)
            self._rolled[base] = self._ask(dice.doubled() if doubled else dice, doubled)
        return self._told(base, self._rolled[base].number, "rolled", self._rolled[base].faces)

    def _first_half(self, base: int) -> int:
        """A roll made for a critical, taken back to an ordinary one: its first dice, else half of it."""
        dice = damage_dice(base)
        whole = self._plain(base, doubled=True)
        faces = self._rolled[base].faces if base in self._rolled else None
        return sum(faces[: dice.count]) + dice.flat if faces else whole // 2

    def _further(self, kind: str, base: int, number: int) -> int:
        """The dice of a critical once more, asked apart; shared by all targets."""
        if (kind, number) not in self._more:
            if self._doing.ruling("damage_mode") == "set":
                self._more[kind, number] = self._told(base, set_damage(base), "again")
            else:
                answer = self._ask(damage_dice(base), again=True)
                self._more[kind, number] = self._told(base, answer.number, "again", answer.faces)
        return self._more[kind, number]

    def _undoubled(self) -> int:
        """The Damage Base that a Double Strike's critical adds."""
        base = self._move.row.damage_base or 0
        with_stab = self._doing.ruling("double_strike_crit") == "with_stab" and has_stab(self._doing, self._move)
        return clamped(self._doing, base + STAB if with_stab else base)

    def _ask(self, dice: Dice, critical: bool = False, again: bool = False) -> Answer:
        kind = "again" if again else "critical" if critical else "plain"
        prompt = note("ptu.ask.damage", who=self._doing.actor, use=self._doing.used.shown, dice=str(dice), kind=kind)
        return self._doing.roll("damage", dice, prompt)

    def _told(self, base: int, total: int, how: str, faces: tuple[int, ...] | None = None) -> int:
        shown = " + ".join(map(str, faces)) if faces else "none"
        self._doing.scene.explain("ptu.roll", base=base, how=how, faces=shown, total=total)
        return total

    # ---- step 6 to 8 -----------------------------------------------------------------------------

    def _with_attack(self, target: str, roll: int) -> int:
        doing, stat = self._doing, ATTACK[self._move.category]
        attack = doing.settle(f"{target}.attack", needed(doing, doing.actor, stat))
        bonus = self._weather()
        self._stat("attack", doing.actor, stat, attack)
        if bonus:
            doing.scene.explain("ptu.weather_bonus", weather=Term(condition(doing.fight.battle.weather)[0]),
                                bonus=f"{bonus:+d}")  # fmt: skip
        return roll + attack + bonus

    def _weather(self) -> int:
        return WEATHER.get((condition(self._doing.fight.battle.weather)[0], self._move.type), 0)

    def _after_defenses(self, target: str, total: int) -> int:
        doing, stat = self._doing, DEFENSE[self._move.category]
        defense = doing.settle(f"{target}.defense", needed(doing, target, stat))
        reduction = doing.settle(f"{target}.reduction", doing.row(target).damage_reduction or 0)
        self._stat("defense", target, stat, defense)
        if reduction:
            place = doing.fight.source(target, "damage_reduction")
            doing.scene.explain("ptu.reduction", who=Who(target), reduction=reduction, place=place)
        left = total - defense - reduction
        held = max(1, left) if left < 1 and doing.ruling("min_damage") in ("both", "post_defense") else left
        doing.ruling("min_damage")
        doing.scene.explain(
            "ptu.after_defenses",
            total=total,
            defense=defense,
            reduction=reduction,
            left=left,
            now=held,
            raised=held != left,
        )
        return held

    def _stat(self, code: str, who: str, stat: str, value: int) -> None:
        row, fight = self._doing.row(who), self._doing.fight
        stage = stage_of(row, stat)
        facts = {"sheet": getattr(row, stat), "stage": f"{stage:+d}" if stage else "0", "value": value}
        self._doing.scene.explain(
            f"ptu.{code}", who=Who(who), stat=header_of(stat), place=fight.source(who, stat), **facts
        )

    def _multiplied(self, left: int, factor: Fraction, further: int) -> int:
        doing = self._doing
        exact = left * factor
        damage = floor(exact)
        if factor and damage < 1 and doing.ruling("min_damage") in ("both", "final"):
            damage = 1
        how = "exact" if exact == damage or not factor else "least" if damage > exact else "down"
        facts = {"left": left, "factor": str(factor), "exact": str(exact), "damage": damage}
        doing.scene.explain("ptu.multiplied", how=how, further=-further, **facts)
        return damage if factor else 0


def header_of(column: str) -> Words:
    """A column's header in both languages."""
    return Words(english_header(column), columns_of(PtuCombatant)[column].ru)


def needed(doing: Doing, who: str, stat: str) -> int:
    """A stat that the rules cannot do without. Raises `Problems`, naming its cell."""
    value = stat_of(doing.row(who), stat)
    if value is None:
        raise Problems([missing(doing.fight.place(who, stat), doing.row(who).name, stat)])
    return value


def missing(place: str, name: str, column: str) -> Problem:
    """A number that the sheet does not give."""
    return Problem(place, None, note("ptu.expected_number", of=name, column=header_of(column)))
