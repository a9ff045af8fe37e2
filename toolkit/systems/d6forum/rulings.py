"""The rulings of the forum's d6 rules: what the text leaves open, with our default. RULINGS.md tells why.

Their keys begin with `d6`; [004] is «Физические и специальные атаки, статусные атаки, уклонения».
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from toolkit.core.rulings import Ruling
from toolkit.messages import Words

SYSTEM = "d6forum"


_RUSSIAN = {
    "effective": "с поправкой",
    "natural": "выпавшее",
    "total": "сумма",
    "per_stat": "каждая",
    "floor": "вниз",
    "ceil": "вверх",
    "fifths": "пятые",
    "table": "схема",
    "attack": "атака",
    "barrier": "барьер",
    "critical": "крит",
    "choice": "выбор",
    "die": "кубик",
    "battle": "бой",
    "all": "все",
    "attacks": "атаки",
    "fails": "не выходит",
    "acts": "решает судья",
}
"""The choices' words in Russian, as a workbook holds them."""


def _words(choices: Sequence[bool | str]) -> tuple[bool | str, ...]:
    return tuple(Words(one, _RUSSIAN[one]) if isinstance(one, str) else one for one in choices)


def _choice(key: str, *choices: bool | str, source: str) -> Ruling:
    return Ruling(f"d6.{key}", choices[0], _words(choices), source=source, home=SYSTEM)


def _share(key: str, default: Fraction | None, source: str) -> Ruling:
    return Ruling(f"d6.{key}", default, fraction=True, blank=default is None, source=source, home=SYSTEM)


def _declared() -> Iterator[Ruling]:
    yield _choice("clamp", True, False, source="[004] Статусные атаки")
    yield _choice("extremes_use", "effective", "natural", source="[004] Физические и специальные атаки; Уклонения 1")
    yield _choice("cap_scope", "total", "per_stat", source="[004] Статусные атаки")
    yield _share("evade.multiplier.2", Fraction(3, 4), "[004] Уклонения")
    yield _share("evade.multiplier.4", Fraction(1, 10), "[004] Уклонения")
    yield _choice("rounding", "floor", "ceil", source="[004] Физические и специальные атаки")
    yield _choice("multi_hit_scales_strength", True, False, source="[004] Физические и специальные атаки")
    yield _choice("variable_power", "fifths", "table", source="[004] Физические и специальные атаки")
    yield _choice("barrier_tie", "attack", "barrier", source="[004] Статусные атаки")
    yield _choice("highcrit_status_on_6", "critical", "choice", source="[004] Физические и специальные атаки")
    yield _choice("immunity", True, False, source="[004] Физические и специальные атаки")
    yield _choice("type_multiplier", False, True, source="[004] Физические и специальные атаки")
    yield _share("status_damage", None, "[004] Статусные атаки")
    yield _choice("stage_duration", "die", "battle", source="[004] Статусные атаки")
    yield _choice("hindered_moves", "all", "attacks", source="[004] Физические и специальные атаки")
    yield _choice("helpless", "fails", "acts", source="[004] Статусные атаки")


RULINGS = tuple(_declared())
