"""The phrases of an effect column as examples a game master can copy, in English and, where there are words, Russian.

One line a kind of effect, in the vocabulary's order; statuses, stages, weather and terrain are a line each. Every
example is one the system reads.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from toolkit.core.effects import Clause, Phrase, Vocabulary, parse_effect
from toolkit.core.effects.words import SHARED_SYNONYMS

_AMOUNTS = {
    "nothing": "", "share": "25%", "whole": "3", "hits": "2-5", "signed": "-1", "text": '"…"', "plus": "18+",
    "whole_or_share": "50%", "factor": "x1/2", "duration": "3", "chance": "20%",
}  # fmt: skip
_CHOSEN = {
    "hits": ("hits 2-5", "hits 3"),
    "damage_fixed": ("damage 40",),
    "reaches": ("reaches airborne", "reaches underground"),
    "hides": ("hides airborne", "hides underground", "hides underwater", "hides vanished"),
    "trigger": ("trigger ally hit", "trigger adjacent foe moves", "trigger hit"),
    "counter_any": ("counter any 150%",),
    "damage_own": ("damage own hp 100%",),
    "move_power": ("move power x2", "against poison: move power x2"),
    "move_type": ("in rain: move type water",),
    "only_if": ('only if "…"',),
    "needs": ("only against sleep", "only on terrain"),
    "protect_from": ("protect from attacks", "protect from area"),
    "pay": ("pay 50% max",),
    "heal_target": ("heal target 50%",),
    "cure": ("cure burn", "cure all self"),
    "swap_stages": ("swap stages", "swap power stages"),
    "type": ("become water",),
    "sp": ("sp -4",),
    "also_type": ("also type flying",),
    "strong_against": ("strong against water",),
    "meets": ("meets flying",),
    "priority": ("on grassy: priority +1",),
    "all_sides": ("all sides trick room 5",),
    "add_type": ("add type grass",),
    "lose_type": ("lose type fire self",),
    "damage_level": ("damage level 50%",),
    "counter": ("counter 125%",),
    "mirror_coat": ("mirror coat 125%",),
    "heal": ("heal 50%",),
    "substitute": ("substitute 20%",),
    "lose": ("lose 25% max self",),
    "status": ("burn 30%", "sleep 3"),
    "stage": ("power -1", "speed +2 self"),
    "weather": ("weather rain 5",),
    "terrain": ("terrain grassy 5",),
    "barrier": ("barrier reflect 5", "barrier"),
    "hazard": ("hazard spikes",),
    "stat_factor": ("speed x1/2", "power x1/2"),
    "hits_itself": ("hits itself 10% max 33%",),
    "blocks_action": ("blocks action", "blocks action 25%"),
    "damage_taken": ("damage taken x1/2", "damage taken physical x1/2"),
    "damage_dealt": ("damage dealt x1/2", "damage dealt fire x3/2"),
    "immune_status": ("immune sleep", "immune statuses"),
    "immune_moves": ("immune powder moves", "immune fire moves", "immune priority moves"),
    "spares": ("spares rock",),
    "only": ("only fire",),
    "ends_chance": ("chance 20%",),
    "ends_type": ("on fire move",),
}
"""Examples that say more than a made one."""


@dataclass(frozen=True, slots=True)
class Example:
    """A kind of effect (`Phrase.what`) and examples of it, each as `lang` writes it."""

    what: str
    written: tuple[str, ...]


def examples(vocabulary: Vocabulary, lang: str, *, selfless: bool = False) -> Iterator[Example]:
    """A line a kind of effect; `selfless`: without the word self, which means nothing in guides."""
    kinds: dict[str, Phrase] = {}
    for phrase in vocabulary.phrases:
        kinds.setdefault(phrase.what, phrase)
    for what, phrase in kinds.items():
        some = (example.removesuffix(" self" * selfless) for example in _CHOSEN.get(what, ()))
        chosen = [example for example in some if _means(example, what, vocabulary)]
        yield Example(what, tuple(in_words(example, vocabulary, lang) for example in chosen or [_made(phrase)]))


def whens(vocabulary: Vocabulary, lang: str) -> list[str]:
    """What may stand before a colon."""
    some = _made(vocabulary.phrases[0])
    written = (f"{when.replace('#', '16')}: {some}" for when in vocabulary.whens)
    return [in_words(effect, vocabulary, lang).partition(":")[0] for effect in written]


def words_of(vocabulary: Vocabulary, what: str) -> list[str]:
    """The English words that phrases of a kind are about: the statuses, the stats."""
    return list(dict.fromkeys(phrase.word for phrase in vocabulary.phrases if phrase.what == what and phrase.word))


def readable(effect: str, vocabulary: Vocabulary) -> bool:
    """Whether the system has a rule for everything in it."""
    return bool(_read(effect, vocabulary))


def in_words(effect: str, vocabulary: Vocabulary, lang: str) -> str:
    """An effect in the language's own words, as far as it has them; it is read as the same. Quotes stay as they are."""
    if lang != "ru":
        return effect
    written = "".join(part if part[:1] in _QUOTES else _worded(part, vocabulary) for part in _QUOTED.split(effect))
    meant = _read(effect, vocabulary)
    return written if meant and _read(written, vocabulary) == meant else effect


_QUOTES = ('"', "“", "«")
_QUOTED = re.compile(r'("[^"]*"|“[^”]*”|«[^»]*»)')


def _worded(phrases: str, vocabulary: Vocabulary) -> str:
    known = _russian(vocabulary)
    longest = max(len(english.split()) for english in known)
    words, told = phrases.split(" "), []
    while words:
        count = next((n for n in range(longest, 0, -1) if " ".join(words[:n]).rstrip(":;") in known), 1)
        piece, words = " ".join(words[:count]), words[count:]
        bare = piece.rstrip(":;")
        told.append(known.get(bare, bare) + piece[len(bare) :])
    return " ".join(told)


def _russian(vocabulary: Vocabulary) -> Mapping[str, str]:
    """English words -> the first Russian ones that mean them."""
    known: dict[str, str] = {}
    shared = {word: meaning for word, meaning in SHARED_SYNONYMS.items() if word not in vocabulary.synonyms}
    for russian, english in {**vocabulary.synonyms, **shared}.items():
        known.setdefault(english, russian)
    return known


def _made(phrase: Phrase) -> str:
    amount = _AMOUNTS[phrase.takes.rstrip("?")]
    return phrase.words.replace("#", amount) if "#" in phrase.words else f"{phrase.words} {amount}".strip()


def _means(example: str, what: str, vocabulary: Vocabulary) -> bool:
    return [clause.what for clause in _read(example, vocabulary)] == [what]


def _read(effect: str, vocabulary: Vocabulary) -> list[Clause]:
    """The clauses wherever they stand; none where anything is not understood."""
    read = parse_effect(effect, vocabulary)
    clauses = [replace(clause, position=1) for clause in read if isinstance(clause, Clause)]
    return clauses if len(clauses) == len(read) else []
