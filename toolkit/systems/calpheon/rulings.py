"""The rulings of Calpheon Wilds: what the source texts leave open, with our default. RULINGS.md tells why.

[000] is Special Move Rules, [003] is Battle Basics.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from toolkit.core.rulings import Ruling
from toolkit.messages import Words

_RUSSIAN = {
    "manual": "вручную",
    "percent": "процент",
    "floor": "вниз",
    "ceil": "вверх",
    "low_to_high": "по возрастанию",
    "real": "потери",
    "rolled": "урон",
    "later": "следующее",
    "phase": "фаза",
    "sum": "сумма",
    "last": "последний",
    "own_action": "своё действие",
    "zero": "ноль",
    "none": "ничего",
    "noted": "сказать",
    "ask": "спросить",
    "declared": "по плану",
    "free": "никогда",
    "always": "всегда",
    "allowed": "можно",
    "forbidden": "нельзя",
    "clauses": "по эффекту",
    "ignore": "не учитывать",
    "self_destruct": "самоуничтожение",
    "every_fall": "каждый",
}
"""The choices' words in Russian, as a workbook holds them."""


def _words(choices: Sequence[bool | str]) -> tuple[bool | str, ...]:
    return tuple(Words(one, _RUSSIAN[one]) if isinstance(one, str) else one for one in choices)


def _choice(key: str, *choices: bool | str, source: str) -> Ruling:
    return Ruling(f"calpheon.{key}", choices[0], _words(choices), source=source)


def _number(key: str, default: int | None, source: str, *, low: int = 0, high: int = 9999) -> Ruling:
    number = default is not None
    return Ruling(f"calpheon.{key}", default, number=True, low=low, high=high, blank=not number, source=source)


def _own(key: str, source: str) -> Ruling:
    """A rule of the campaign's: a percentage, a formula or a roll table (`own_rules`)."""
    return Ruling(
        f"calpheon.{key}", "manual", _words(("manual",)), number=True, low=0, high=100, free=True, source=source
    )


_ROUNDED = {
    "substitute": "[000] V.05",
    "super_fang": "[000] VII.03",
    "counter": "[000] VI.01-02",
    "destiny_bond": "[000] VI.04",
    "recoil": "[000] II.03",
    "drain": "[000] II.04",
    "lose": "[000] VIII.03",
    "status": "[003] V.01, step 6",
    "stat": "[003] III.02, V.05",
}


def _declared() -> Iterator[Ruling]:
    yield Ruling("calpheon.damage_formula", "manual", _words(("manual",)), free=True, source="[000] II.02, VII")
    yield _choice("accuracy_rule", "percent", "manual", source="[000] II.01")
    yield _number("critical_chance", None, "[000] II.02", high=100)
    rest = "[000] III.03; [003] II.03"
    yield Ruling("calpheon.rest_amount", None, number=True, low=0, free=True, blank=True, source=rest)
    yield _own("flee", "[003] I.02, II.03")
    yield _own("death_roll", "[000] VI.05, VIII.02-03")
    yield _choice("death_roll.when", "self_destruct", "every_fall", source="[000] II.03, VIII.02-03")
    yield _own("exhaustion", "[000] III.03; [003] VI.03")
    yield _number("high_critical_chance", None, "[000] II.02", high=100)
    yield _number("accuracy_per_stage", 0, "[000] II.01; [003] III.02", high=100)
    for effect, source in _ROUNDED.items():
        yield _choice(f"rounding.{effect}", "ceil", "floor", source=source)
    yield _choice("multihit.die", "low_to_high", source="[000] II.01")
    yield _choice("multihit.stop_on_ko", True, False, source="[000] II.01")
    yield _number("ability.skill_link", 5, "[000] II.02", low=1, high=99)
    yield _choice("recoil.base", "real", "rolled", source="[000] II.03")
    yield _choice("drain.from_substitute", False, True, source="[000] II.04, V.07")
    yield _choice("heal_block.drain", True, False, source="[000] III.05")
    yield _choice("substitute.overflow", False, True, source="[000] V.07")
    yield _choice("protect.failed_attempt_counts", True, False, source="[000] V.03")
    yield _choice("protect.covers", "later", "phase", source="[000] V.01")
    yield _choice("counter.base", "sum", "last", source="[000] VI.01")
    yield _choice("counter.tamer", False, True, source="[000] VI.01; [003] I.02")
    yield _choice("destiny_bond.expiry", "own_action", "phase", source="[000] VI.04")
    yield _choice("fixed.immunity", True, False, source="[000] VII.02-04")
    yield _choice("fixed.crit", False, True, source="[000] VII.01")
    yield _choice("status.immunity", False, True, source="[000] I.02, VII.02")
    yield _choice("selfdestruct.on_miss", "zero", "none", source="[000] VIII.02")
    yield _number("priority.switch", 0, "[003] V.02, VII.01", low=-99, high=99)
    yield _number("priority.tamer", 0, "[003] V.02, I.02", low=-99, high=99)
    for stat in ("power", "resilience", "speed"):
        yield _number(f"{stat}_per_stage", 0, "[003] III.02, V.03, V.05", low=0, high=999)
    yield _choice("note", "noted", "ask", source="[000] I.02, IX.06")
    yield _choice("creative.damaging", "declared", "free", source="[003] III.01, VIII.02")
    yield _choice("reach", "always", "ask", source="[003] VI.02")
    yield _choice("trapped.reposition", "allowed", "forbidden", source="[000] IX.03; [003] VI.02")
    yield _choice("positioning", "clauses", "ignore", source="[000] IV.05")
    yield _choice("status.countdown", True, False, source="[003] V.01, step 6")


RULINGS = tuple(_declared())
