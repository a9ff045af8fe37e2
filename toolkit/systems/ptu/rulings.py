"""The rulings of Pokémon Tabletop United: what the sources leave open, with our default. RULINGS.md tells why.

[001] is Attacks and Damage; “core” is what the same system's core book says beyond it.
"""

from __future__ import annotations

from collections.abc import Sequence

from toolkit.core.rulings import Ruling
from toolkit.messages import Words

_RUSSIAN = {
    "rolled": "кубики",
    "set": "среднее",
    "both": "оба раза",
    "post_defense": "после защиты",
    "final": "в конце",
    "best": "большее",
    "ask": "спросить",
    "base_db_without_stab": "без своего типа",
    "with_stab": "со своим типом",
    "exact": "точно",
    "ceil": "вверх",
    "double": "вдвое",
    "add": "прибавка",
    "full_contact": "все вместе",
    "league": "лига",
}
"""The choices' words in Russian, as a workbook holds them."""


def _words(choices: Sequence[bool | str]) -> tuple[bool | str, ...]:
    return tuple(Words(one, _RUSSIAN[one]) if isinstance(one, str) else one for one in choices)


def _choice(key: str, *choices: bool | str, source: str) -> Ruling:
    return Ruling(f"ptu.{key}", choices[0], _words(choices), source=source)


RULINGS = (
    _choice("damage_mode", "rolled", "set", source="[001] Dealing Damage, step 5"),
    _choice("min_damage", "both", "post_defense", "final", source="[001] Dealing Damage"),
    _choice("evasion_choice", "best", "ask", source="[001] Making Attacks; core p. 234"),
    _choice("flanking_after_cap", True, False, source="core, Flanking"),
    _choice("crit_requires_hit", True, False, source="[001] Critical Hits"),
    _choice("double_strike_crit", "base_db_without_stab", "with_stab", source="[001] Critical Hits; core p. 337"),
    _choice("db_clamp", True, False, source="[001] Rolled Damage"),
    _choice("massive_compare", "exact", "ceil", source="[001] Injuries"),
    _choice("massive_after_temp_hp", True, False, source="[001] Injuries; core p. 247"),
    _choice("hp_loss_triggers_markers", True, False, source="[001] Loses Hit Points, Injuries"),
    _choice("death", True, False, source="core, Death"),
    _choice("badly_poisoned", "double", "add", source="core p. 246"),
    _choice("initiative", "full_contact", "league", source="core, Initiative"),
    _choice("playtest_pack", False, True, source="September 2015 and February 2016 playtest packets"),
)
