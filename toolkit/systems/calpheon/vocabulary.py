"""The effect language of Calpheon Wilds: every phrase that some procedure here has a rule for.

Statuses and stat changes may carry a chance and `self`. What the rules leave to the game master is written
`note "…"`. A campaign's guides add names of their own (`vocabulary`); what their rows are written in is `guide_words`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache

from toolkit.core.effects import Phrase, Vocabulary
from toolkit.tables.words import BARRIERS, HAZARDS, TERRAIN, WEATHER, Lexicon

STATUSES = (
    "Burn", "Poison", "Badly Poisoned", "Paralysis", "Sleep", "Freeze", "Confusion", "Infatuation", "Flinch",
    "Cursed", "Rage", "Disabled", "Suppressed", "Blind", "Total Blind", "Trapped", "Heal Block", "Leech Seed", "Taunt",
    "Vulnerable", "Stuck", "Tripped", "Flanked", "Grappled", "Slowed", "Weakened",
)  # fmt: skip
"""Statuses a move may give. Only Trapped and Heal Block have rules in the two source texts."""

STATS = ("Power", "Resilience", "Speed")
"""The stats that the source texts name."""

POSITIONS = ("Airborne", "Underground", "Underwater", "Vanished")
"""Where a move's user may be out of reach while it is prepared ([000] IV.05)."""

_PLACES_RU = dict(zip(POSITIONS, ("в воздухе", "под землёй", "под водой", "вне мира"), strict=True))


def _in_russian(verb: str, english: str) -> dict[str, str]:
    return {f"{verb} {place}": f"{english} {word.lower()}" for word, place in _PLACES_RU.items()}


def _lexical(lexicon: Lexicon) -> Iterator[tuple[str, str]]:
    """Russian and English words of a lexicon."""
    return ((more.split(",")[0], word.lower()) for word, more in lexicon.words.items())


_ATTACK = (
    Phrase("hits", "hits", "hits"),
    Phrase("cannot miss", "cannot_miss"),
    Phrase("recoil", "recoil", "share"),
    Phrase("drain", "drain", "share"),
    Phrase("damage level", "damage_level", "share"),
    Phrase("damage current", "damage_current", "share"),
    Phrase("damage", "damage_fixed", "whole"),
    Phrase("counter", "counter", "share"),
    Phrase("mirror coat", "mirror_coat", "share"),
    Phrase("self-destruct", "self_destruct"),
    Phrase("bypass substitute", "bypass_substitute"),
    Phrase("bypass protect", "bypass_protect"),
    Phrase("extra attack", "extra_attack"),
    *(Phrase(f"reaches {word.lower()}", "reaches", word=word) for word in POSITIONS),
)
_COURSE = (
    Phrase("charge", "charge"),
    *(Phrase(f"hides {word.lower()}", "hides", word=word) for word in POSITIONS),
    Phrase("recharge", "recharge"),
    Phrase("protect", "protect"),
)
_RIDERS = (
    Phrase("heal", "heal", "share"),
    Phrase("substitute", "substitute", "share"),
    Phrase("destiny bond", "destiny_bond", "share"),
    Phrase("lose # max", "lose", "share"),
    Phrase("barrier", "barrier"),
    *(Phrase(f"barrier {word.lower()}", "barrier", "whole?", word=word) for word in BARRIERS.words),
    *(Phrase(f"hazard {word.lower()}", "hazard", word=word) for word in HAZARDS.words),
    Phrase("clear barriers", "clear_barriers"),
    Phrase("clear hazards", "clear_hazards"),
    Phrase("note", "note", "text"),
    *(Phrase(word.lower(), "status", "whole?", chance=True, word=word) for word in STATUSES),
    *(Phrase(word.lower(), "stage", "signed", chance=True, word=word) for word in STATS),
    *(Phrase(f"weather {word.lower()}", "weather", "whole?", word=word) for word in WEATHER.words),
    *(Phrase(f"terrain {word.lower()}", "terrain", "whole?", word=word) for word in TERRAIN.words),
)

_SYNONYMS = {
    "сквозь защиту": "bypass protect",
    "лишняя атака": "extra attack",
    "опасность": "hazard",
    "снимает барьеры": "clear barriers",
    "снимает опасности": "clear hazards",
    **_in_russian("скрыт", "hides"),
    **_in_russian("достаёт", "reaches"),
    **{f"барьер {russian}": f"barrier {english}" for russian, english in _lexical(BARRIERS)},
    **{f"опасность {russian}": f"hazard {english}" for russian, english in _lexical(HAZARDS)},
}


def named_phrases(before: str, what: str, names: Iterable[str]) -> list[Phrase]:
    """Phrases for the names that a campaign's guides give and the rules do not know: `frostbite 3`."""
    takes, chance = "nothing" if what == "hazard" else "whole?", what == "status"
    return [Phrase(f"{before} {name}".strip(), what, takes, chance=chance, word=name) for name in names]


@lru_cache(64)
def vocabulary(names: tuple[tuple[str, str], ...] = ()) -> Vocabulary:
    """The words of the Moves tab's effect column; `names`: own names, each with its kind of clause (`status` …)."""
    own = [named_phrases("" if what == "status" else what, what, [name]) for what, name in names]
    phrases = (*_ATTACK, *_COURSE, *_RIDERS, *(phrase for found in own for phrase in found))
    return Vocabulary(phrases, whens=("on hit", "on miss", "on crit", "on super effective"), synonyms=_SYNONYMS)


VOCABULARY = vocabulary()

RIDERS = frozenset(phrase.what for phrase in _RIDERS)
"""Clauses that happen after the damage, left to right; the others shape the attack itself."""

_NOT_STAFFS = frozenset({"substitute", "destiny_bond", "heal"})
"""Riders that are a move's own course; healing has a wider phrase among staff's."""


@lru_cache(maxsize=16)
def staff_words(vocabulary: Vocabulary) -> Vocabulary:
    """The words of staff's own results and of roll tables: what riders do, damage, healing and SP, without chances."""
    riders = (phrase for phrase in vocabulary.phrases if phrase.what in RIDERS - _NOT_STAFFS)
    own = (
        Phrase("damage", "damage_fixed", "whole"),
        Phrase("heal", "heal", "whole_or_share"),
        Phrase("sp", "sp", "signed"),
    )
    phrases = (*own, *(replace(phrase, chance=False) for phrase in riders))
    return Vocabulary(phrases, synonyms={**vocabulary.synonyms, "ов": "sp"}, durations=vocabulary.durations)


OWN_RIDERS = frozenset(
    {"heal", "substitute", "destiny_bond", "weather", "terrain", "barrier", "hazard", "clear_hazards", "note"}
)
"""Riders that never need a target: they are about the user or the field."""
