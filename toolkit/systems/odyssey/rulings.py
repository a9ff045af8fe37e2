"""The rulings of Pokémon Odyssey: what the source text leaves open, with our default. RULINGS.md tells why.

[002] is Combat.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from toolkit.core.rulings import Ruling
from toolkit.messages import Words

_RUSSIAN = {
    "floor": "вниз",
    "ceil": "вверх",
    "shared": "общий",
    "per_target": "каждой цели",
    "per_category": "одна",
    "per_square": "за клетку",
    "step": "шаг",
    "half": "половина",
    "random": "жребий",
    "roster": "состав",
    "again": "не удаётся",
    "kept": "остаётся",
    "first": "первый",
    "neutral": "никакой",
    "nearest": "ближайшие",
    "best": "лучшие",
    "widening": "ширится",
    "three_wide": "не шире трёх",
    "line": "линия",
    "through": "насквозь",
    "all": "все",
    "aimed": "кроме областей",
    "way": "путь",
    "cut": "можно",
    "round": "в обход",
    "any": "любая",
    "two_ap": "2 ОД",
    "one_ap": "1 ОД",
    "fresh": "своё",
    "ask": "спросить",
}
"""The choices' words in Russian, as a workbook holds them."""


def _words(choices: Sequence[bool | str]) -> tuple[bool | str, ...]:
    return tuple(Words(one, _RUSSIAN[one]) if isinstance(one, str) else one for one in choices)


def _choice(key: str, *choices: bool | str, source: str) -> Ruling:
    return Ruling(f"odyssey.{key}", choices[0], _words(choices), source=f"[002] {source}")


def _number(key: str, default: int, source: str, high: int = 99) -> Ruling:
    return Ruling(f"odyssey.{key}", default, number=True, low=0, high=high, source=f"[002] {source}")


_ATTACKS = "Attacks and Damage"

RULINGS = (
    _choice("resist_rounding", "floor", "ceil", source=_ATTACKS),
    _number("armor_floor", 0, _ATTACKS),
    _number("min_damage", 0, _ATTACKS),
    _choice("nat20_auto_hit", False, True, source=_ATTACKS),
    _choice("nat1_auto_miss", False, True, source=_ATTACKS),
    _choice("crit_maximises_all", True, False, source=_ATTACKS),
    _choice("aoe_damage_roll", "shared", "per_target", source=_ATTACKS),
    _choice("terrain_bane_stacking", "per_category", "per_square", source="Movement"),
    _choice("resisted_on_miss", "step", "half", source=_ATTACKS),
    _choice("init_tie", "random", "roster", source="Initiative and Turns"),
    _number("ap_debt_max", 2, "Out of Turn Actions", high=2),
    _choice("interrupted_aim", "again", "kept", source="Out of Turn Actions"),
    _choice("answers_answered", True, False, source="Out of Turn Actions"),
    Ruling("odyssey.confusion_recoil", Fraction(1, 4), fraction=True, blank=True, source="[002] companion text"),
    _choice("innate_type", "first", "neutral", source="Basic Attacks"),
    _choice("sight", "nearest", "best", source="Movement"),
    _choice("cone", "widening", "three_wide", source="The Map"),
    _choice("pass", "line", "through", source="The Map"),
    _choice("areas_ranged", False, True, source="Movement"),
    _choice("bodies_block", "all", "aimed", "way", source="Movement"),
    _choice("corners", "cut", "round", source="Movement"),
    _choice("large_slow", "any", "all", source="Movement"),
    _choice("slow_disengage", "two_ap", "one_ap", source="Movement"),
    _choice("newcomer_moves", "kept", "fresh", source="General Combat Actions"),
    _choice("thrower", "ask", "roster", source="HP and Defeat"),
    _choice("share_rounding", "floor", "ceil", source=_ATTACKS),
)
