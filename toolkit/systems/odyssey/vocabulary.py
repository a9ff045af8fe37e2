"""The effect language of Pokémon Odyssey: every phrase that some procedure here has a rule for.

A status may last so many turns of its own (`burn 3`), until a save (`slowed save`), until the end of its next turn
(`turn`) or of the round (`round`). What the rules leave to the game master is written `note "…"`.
"""

from __future__ import annotations

from toolkit.core.effects import Phrase, Vocabulary
from toolkit.core.effects.words import SHARED_SYNONYMS
from toolkit.systems.odyssey.triggers import TRIGGERS

STATUSES = (
    "Slowed", "Stuck", "Vulnerable", "Prone", "Weakened", "Chilled", "Soaked", "Frozen", "Oiled", "Sleep", "Confusion",
    "Enraged", "Hidden", "Burn", "Poison", "Paralysis", "Infatuation", "Flinch", "Blind", "Trapped", "Taunt",
    "Disabled", "Suppressed", "Cursed", "Drowsy",
)  # fmt: skip
"""Statuses a move may give; the first thirteen have rules here, the others are kept for the game master."""

DURATIONS = ("save", "round", "turn")

_ATTACK = (
    Phrase("cannot miss", "cannot_miss"),
    Phrase("crit", "crit", "plus"),
    Phrase("smite", "smite"),
    Phrase("resisted damage", "smite"),
    Phrase("punish", "punish"),
    Phrase("interrupt", "out_of_turn", word="interrupt"),
    Phrase("reaction", "out_of_turn", word="reaction"),
    *(Phrase(f"trigger {words}", "trigger", word=words) for words in TRIGGERS),
)
_RIDERS = (
    Phrase("boon", "boon", "whole"),
    Phrase("bane", "bane", "whole"),
    Phrase("push", "push", "whole"),
    Phrase("pull", "pull", "whole"),
    Phrase("mark", "mark", "duration?"),
    Phrase("ongoing", "ongoing", "whole"),
    *(Phrase(f"ongoing # {end}", "ongoing", "whole", word=end) for end in DURATIONS),
    Phrase("heal", "heal", "whole_or_share"),
    Phrase("drain", "drain", "share"),
    Phrase("recoil", "recoil", "share"),
    *(Phrase(f"cure {word.lower()}", "cure", word=word) for word in STATUSES),
    Phrase("note", "note", "text"),
    *(Phrase(word.lower(), "status", "duration?", word=word) for word in STATUSES),
)

_WHENS = ("on hit", "on miss", "on crit", "on super effective", "on #+", "on even")

_WORDS = {
    "преимущество": "boon", "помеха": "bane", "притягивание": "pull",
    "урон с сопротивлением": "resisted damage", "кара": "punish", "прерывание": "interrupt", "реакция": "reaction",
    "охлаждение": "chilled", "промокание": "soaked", "лёд": "frozen", "масло": "oiled", "разъярённость": "enraged",
    "скрытность": "hidden", "сонливость": "drowsy", "длящийся": "ongoing", "снять": "cure",
    "разящий": "smite",
}  # fmt: skip
_RUSSIAN = {meaning: russian for russian, meaning in reversed((_WORDS | SHARED_SYNONYMS).items())}
_SYNONYMS = {
    **_WORDS,
    **{f"снять {_RUSSIAN[word.lower()]}": f"cure {word.lower()}" for word in STATUSES},
    **{f"повод {russian}": f"trigger {english}" for english, russian in TRIGGERS.items()},
}

VOCABULARY = Vocabulary(
    (*_ATTACK, *_RIDERS), whens=_WHENS, synonyms=_SYNONYMS, durations=DURATIONS, labels=("trigger", "повод")
)

RIDERS = frozenset(phrase.what for phrase in _RIDERS)
"""Clauses that happen after the damage, left to right; the others shape the attack itself."""

OWN_RIDERS = frozenset({"drain", "recoil", "note"})
"""Riders that are about the user, whether they say `self` or not."""
