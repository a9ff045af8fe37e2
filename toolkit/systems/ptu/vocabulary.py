"""The effect language of Pokémon Tabletop United: every phrase that some procedure here has a rule for.

Effects hang on the natural accuracy die (`on 16+: burn`) or may have a chance of their own. What the rules leave to
the game master is written `note "…"`.
"""

from __future__ import annotations

from toolkit.core.effects import Phrase, Vocabulary
from toolkit.tables.words import WEATHER

PERSISTENT = ("Burn", "Freeze", "Paralysis", "Poison", "Badly Poisoned")
"""Afflictions that stay in the ball and end on fainting."""

VOLATILE = ("Confusion", "Cursed", "Disabled", "Flinch", "Infatuation", "Rage", "Sleep", "Suppressed")
"""Afflictions that end with recall, fainting and the encounter."""

OTHERS = ("Blind", "Total Blind", "Stuck", "Slowed", "Trapped", "Tripped", "Vulnerable", "Flanked")
"""Conditions that are neither."""

STATS = ("Attack", "Defense", "Special Attack", "Special Defense", "Speed", "Accuracy")
"""What has Combat Stages; those of Accuracy are flat."""

_ATTACK = (
    Phrase("five strike", "five_strike"),
    Phrase("double strike", "double_strike"),
    Phrase("cannot miss", "cannot_miss"),
    Phrase("smite", "smite"),
    Phrase("crit", "crit", "plus"),
    Phrase("high crit", "high_crit"),
    Phrase("recoil", "recoil", "share"),
    Phrase("drain", "drain", "share"),
    Phrase("damage level", "damage_level", "share"),
    Phrase("damage current", "damage_current", "share"),
    Phrase("damage", "damage_fixed", "whole"),
)
_RIDERS = (
    Phrase("heal", "heal", "share"),
    Phrase("temporary hp", "temp_hp", "whole_or_share"),
    Phrase("lose # max", "lose", "share"),
    Phrase("push", "push", "whole"),
    Phrase("note", "note", "text"),
    *(Phrase(word.lower(), "status", "whole?", chance=True, word=word) for word in (*PERSISTENT, *VOLATILE, *OTHERS)),
    *(Phrase(word.lower(), "stage", "signed", chance=True, word=word) for word in STATS),
    *(Phrase(f"weather {word.lower()}", "weather", "whole?", word=word) for word in WEATHER.words),
)

VOCABULARY = Vocabulary(
    phrases=(*_ATTACK, *_RIDERS),
    whens=("on hit", "on miss", "on crit", "on super effective", "on even", "on #+"),
    synonyms={
        "временные оз": "temporary hp",
        "кара": "smite",
        "защита": "defense",
        "точность": "accuracy",
        "спец. атака": "special attack",
        "специальная атака": "special attack",
        "sp. atk": "special attack",
        "sp. attack": "special attack",
        "spatk": "special attack",
        "спец. защита": "special defense",
        "специальная защита": "special defense",
        "sp. def": "special defense",
        "sp. defense": "special defense",
        "spdef": "special defense",
    },
)

RIDERS = frozenset(phrase.what for phrase in _RIDERS)
"""Clauses that happen after the damage, left to right; the others shape the attack itself."""

FIELD = frozenset({"weather", "note"})
"""Riders that are about nobody."""
