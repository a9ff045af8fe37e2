"""The effect language of Calpheon Wilds: every phrase that some procedure here has a rule for.

Statuses and stat changes may carry a chance and `self`. What the rules leave to the game master is written
`note "…"`. A campaign's guides add names of their own (`vocabulary`); what their rows are written in is `guide_words`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache

from toolkit.core.effects import Phrase, Vocabulary
from toolkit.systems.calpheon.russian import RUSSIAN, crossed
from toolkit.tables.words import BARRIERS, HAZARDS, TERRAIN, TYPES, WEATHER, Lexicon

STATUSES = (
    "Burn", "Poison", "Badly Poisoned", "Paralysis", "Sleep", "Freeze", "Confusion", "Infatuation", "Flinch",
    "Cursed", "Rage", "Disabled", "Suppressed", "Blind", "Total Blind", "Trapped", "Heal Block", "Leech Seed", "Taunt",
    "Vulnerable", "Stuck", "Tripped", "Flanked", "Grappled", "Slowed", "Weakened",
    "Bound", "Drowsy", "Nightmare", "Torment", "Encore", "Rooted", "Aqua Ring", "Salted", "Embargo", "Levitating",
    "Focused", "Identified", "Grounded", "Charged", "Octolocked", "Tarred", "Perish Song", "Minimized", "Locked On",
    "Silenced", "Syrupy", "Wish", "Imprisoned", "Powdered", "Electrified", "Grudge", "Stockpiled",
)  # fmt: skip
"""Statuses a move may give. Only Trapped and Heal Block have rules in the two source texts."""

STATS = ("Power", "Resilience", "Speed", "Accuracy", "Evasion")
"""The three stats that the source texts name, and the two that only have stages."""

POSITIONS = ("Airborne", "Underground", "Underwater", "Vanished")
"""Where a move's user may be out of reach while it is prepared ([000] IV.05)."""

AGAINST = (
    "against status", "against poison", "against paralysis", "against sleep", "against minimized", "against half hp",
    "against raised", "against hidden",
)  # fmt: skip
"""Conditions on one target: what it has, or that it has no more than half of its HP (`conditions`)."""

OWN = (
    "with status", "while asleep", "while charged", "as ghost", "not as ghost", "as fire", "as grass", "as electric",
    *(f"in {word.lower()}" for word in WEATHER.words),
    *(f"on {word.lower()}" for word in TERRAIN.words),
    "on terrain", "in no weather", "on no terrain",
)  # fmt: skip
"""Conditions on the user and the field alone."""

_TYPES = [word.lower() for word in TYPES.words]
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
    Phrase("counter any", "counter_any", "share"),
    Phrase("damage own hp", "damage_own", "share"),
    Phrase("damage to own hp", "damage_down"),
    Phrase("spare", "spare"),
    Phrase("high crit", "high_crit"),
    Phrase("always crit", "always_crit"),
    Phrase("variable", "variable"),
    Phrase("move power", "move_power", "factor"),
    *(Phrase(f"move type {word.lower()}", "move_type", word=word) for word in TYPES.words),
    Phrase("move type own", "move_type", word="Own"),
    *(Phrase(f"also type {word.lower()}", "also_type", word=word) for word in TYPES.words),
    *(Phrase(f"strong against {word.lower()}", "strong_against", word=word) for word in TYPES.words),
    *(Phrase(f"meets {word.lower()}", "meets", word=word) for word in TYPES.words),
    Phrase("ignores stages", "ignore_stages"),
    Phrase("with own resilience", "with_resilience"),
    Phrase("with target power", "with_target_power"),
    Phrase("rising", "rising"),
    Phrase("priority", "priority", "signed"),
    Phrase("only if", "only_if", "text"),
    *(Phrase(f"only {condition}", "needs", word=condition) for condition in (*AGAINST, *OWN)),
    Phrase("calls move", "calls"),
)
_COURSE = (
    Phrase("charge", "charge"),
    *(Phrase(f"hides {word.lower()}", "hides", word=word) for word in POSITIONS),
    Phrase("recharge", "recharge"),
    Phrase("protect", "protect"),
    *(Phrase(f"protect from {kind}", "protect_from", word=kind) for kind in ("attacks", "status", "priority", "area")),
    Phrase("endure", "endure"),
)
_RIDERS = (
    Phrase("heal", "heal", "share"),
    Phrase("substitute", "substitute", "share"),
    Phrase("destiny bond", "destiny_bond", "share"),
    Phrase("lose # max", "lose", "share"),
    Phrase("pay # max", "pay", "share"),
    Phrase("heal target", "heal_target", "share"),
    Phrase("cure all", "cure"),
    *(Phrase(f"cure {word.lower()}", "cure", word=word) for word in STATUSES),
    Phrase("cure team", "cure_team"),
    Phrase("self switch", "self_switch"),
    Phrase("baton pass", "baton_pass"),
    Phrase("force switch", "force_switch"),
    Phrase("reset stages", "reset_stages"),
    Phrase("invert stages", "invert_stages"),
    Phrase("copy stages", "copy_stages"),
    Phrase("swap stages", "swap_stages"),
    *(Phrase(f"swap {word.lower()} stages", "swap_stages", word=word) for word in STATS),
    *(Phrase(f"become {word.lower()}", "type", word=word) for word in TYPES.words),
    *(Phrase(f"add type {word.lower()}", "add_type", word=word) for word in TYPES.words),
    *(Phrase(f"lose type {word.lower()}", "lose_type", word=word) for word in TYPES.words),
    Phrase("copy types", "copy_types"),
    Phrase("ability", "ability", "text"),
    Phrase("copy ability", "copy_ability"),
    Phrase("give ability", "give_ability"),
    Phrase("swap abilities", "swap_abilities"),
    Phrase("pass status", "pass_status"),
    Phrase("share hp", "share_hp"),
    Phrase("clear terrain", "clear_terrain"),
    *(Phrase(f"all sides {word.lower()}", "all_sides", "whole?", word=word) for word in BARRIERS.words),
    Phrase("barrier", "barrier"),
    *(Phrase(f"barrier {word.lower()}", "barrier", "whole?", word=word) for word in BARRIERS.words),
    *(Phrase(f"hazard {word.lower()}", "hazard", word=word) for word in HAZARDS.words),
    Phrase("clear barriers", "clear_barriers"),
    Phrase("clear hazards", "clear_hazards"),
    Phrase("sp", "sp", "signed"),
    Phrase("note", "note", "text"),
    *(Phrase(word.lower(), "status", "whole?", chance=True, word=word) for word in STATUSES),
    *(Phrase(word.lower(), "stage", "signed", chance=True, word=word) for word in STATS),
    *(Phrase(f"weather {word.lower()}", "weather", "whole?", word=word) for word in WEATHER.words),
    *(Phrase(f"terrain {word.lower()}", "terrain", "whole?", word=word) for word in TERRAIN.words),
)

_WHENS = (*AGAINST, *OWN, "on hit", "on miss", "on crit", "on ko", "on charge", "on contact", "on super effective")
_SYNONYMS = {
    "сквозь защиту": "bypass protect",
    "лишняя атака": "extra attack",
    "ов": "sp",
    "опасность": "hazard",
    "снимает барьеры": "clear barriers",
    "снимает опасности": "clear hazards",
    **RUSSIAN,
    **crossed("только", "only", (*AGAINST, *OWN)),
    **crossed("тип приёма", "move type", _TYPES),
    **crossed("ещё тип", "also type", _TYPES),
    **crossed("силён против", "strong against", _TYPES),
    **crossed("достаёт тип", "meets", _TYPES),
    **crossed("становится", "become", _TYPES),
    **crossed("добавить тип", "add type", _TYPES),
    **crossed("потерять тип", "lose type", _TYPES),
    **crossed("снять", "cure", [word.lower() for word in STATUSES]),
    **_in_russian("скрыт", "hides"),
    **_in_russian("достаёт", "reaches"),
    **{f"на всех сторонах {russian}": f"all sides {english}" for russian, english in _lexical(BARRIERS)},
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
    return Vocabulary(phrases, whens=_WHENS, synonyms=_SYNONYMS)


VOCABULARY = vocabulary()

RIDERS = frozenset(phrase.what for phrase in _RIDERS)
"""Clauses that happen after the damage, left to right; the others shape the attack itself."""

_NOT_STAFFS = frozenset(
    {
        "substitute", "destiny_bond", "heal", "heal_target", "pay", "self_switch", "baton_pass", "force_switch",
        "copy_stages", "swap_stages", "copy_types", "cure_team", "copy_ability", "give_ability",
        "swap_abilities", "pass_status", "share_hp",
    }
)  # fmt: skip
"""Riders that are a move's own course, or about its user; healing has a wider phrase among staff's."""


@lru_cache(maxsize=16)
def staff_words(vocabulary: Vocabulary) -> Vocabulary:
    """The words of staff's own results and of roll tables: what riders do, damage, healing and SP, without chances."""
    riders = (phrase for phrase in vocabulary.phrases if phrase.what in RIDERS - _NOT_STAFFS)
    own = (
        Phrase("damage", "damage_fixed", "whole"),
        Phrase("heal", "heal", "whole_or_share"),
    )
    phrases = (*own, *(replace(phrase, chance=False) for phrase in riders if phrase.words != "barrier"))
    return Vocabulary(phrases, synonyms=vocabulary.synonyms, durations=vocabulary.durations)


OWN_RIDERS = frozenset(
    {
        "heal", "pay", "substitute", "destiny_bond", "weather", "terrain", "barrier", "hazard", "clear_hazards",
        "note", "cure_team", "self_switch", "baton_pass", "clear_terrain", "all_sides",
    }
)  # fmt: skip
"""Riders that never need a target: they are about the user or the field."""
