"""The effect language of the forum's d6 rules: every phrase that some procedure here has a rule for.

Statuses and stat changes may carry a chance and `self`; a blank chance is the move's own. Special Attack and Special
Defense are Attack and Defense here, Evasion is the evasion die's own stat, Speed: the text knows no others.
"""

from __future__ import annotations

from toolkit.core.effects import Phrase, Vocabulary
from toolkit.systems.d6forum.russian import SYNONYMS
from toolkit.tables.words import WEATHER

STATUSES = (
    "Burn", "Poison", "Badly Poisoned", "Paralysis", "Sleep", "Freeze", "Confusion", "Infatuation", "Flinch",
    "Cursed", "Disabled", "Trapped", "Heal Block", "Leech Seed", "Taunt", "Bound", "Drowsy", "Nightmare", "Torment",
    "Encore", "Rooted", "Embargo", "Identified", "Perish Song", "Locked On",
)  # fmt: skip
"""Statuses a move may give. The text has rules for paralysis, confusion, infatuation and an interrupted move."""

STATS = ("Attack", "Defense", "Speed", "Accuracy")
"""The stats that change dice."""

_SAME_STAT = {"special attack": "Attack", "special defense": "Defense", "evasion": "Speed"}

_COURSE = (
    Phrase("hits", "hits", "hits"),
    Phrase("cannot miss", "cannot_miss"),
    Phrase("high crit", "high_crit"),
    Phrase("variable", "variable"),
    Phrase("two-turn", "two_turn"),
    Phrase("first", "first"),
    Phrase("barrier", "barrier"),
    Phrase("uses dodge", "uses_dodge"),
    Phrase("calls move", "calls"),
    Phrase("while asleep", "while_asleep"),
)
_RIDERS = (
    *(Phrase(word.lower(), "status", "whole?", chance=True, word=word) for word in STATUSES),
    *(Phrase(word.lower(), "stage", "signed", chance=True, word=word) for word in STATS),
    *(Phrase(words, "stage", "signed", chance=True, word=word) for words, word in _SAME_STAT.items()),
    *(Phrase(f"weather {word.lower()}", "weather", "whole?", word=word) for word in WEATHER.words),
    Phrase("heal", "heal", "share"),
    Phrase("cure all", "cure"),
    *(Phrase(f"cure {word.lower()}", "cure", word=word) for word in STATUSES),
    Phrase("cure team", "cure_team"),
    Phrase("note", "note", "text"),
)

VOCABULARY = Vocabulary((*_COURSE, *_RIDERS), synonyms=SYNONYMS)

RIDERS = frozenset(phrase.what for phrase in _RIDERS)
"""Clauses that happen once a move has worked, left to right; the others shape the move itself."""

AIMED = frozenset({"status", "stage"})
"""Riders that go at somebody else unless they say `self`."""
