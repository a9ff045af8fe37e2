"""A vocabulary that holds every phrase the public cases and the four source texts use; for tests of the language."""

from __future__ import annotations

from toolkit.core.effects import Phrase, Vocabulary

STATUSES = (
    "Burn", "Poison", "Badly Poisoned", "Paralysis", "Sleep", "Freeze", "Confusion", "Infatuation", "Flinch",
    "Prone", "Slowed", "Vulnerable", "Ongoing",
)  # fmt: skip
STATS = (
    "power", "resilience", "speed", "attack", "defense", "special attack", "special defense", "accuracy", "evasion",
)  # fmt: skip

VOCABULARY = Vocabulary(
    phrases=(
        Phrase("hits", "hits", "hits"),
        Phrase("double strike", "double_strike"),
        Phrase("five strike", "five_strike"),
        Phrase("smite", "smite"),
        Phrase("recoil", "recoil", "share"),
        Phrase("drain", "drain", "share"),
        Phrase("heal", "heal", "whole_or_share"),
        Phrase("charge", "charge"),
        Phrase("recharge", "recharge"),
        Phrase("protect", "protect"),
        Phrase("substitute", "substitute", "share"),
        Phrase("counter", "counter", "share"),
        Phrase("mirror coat", "mirror_coat", "share"),
        Phrase("destiny bond", "destiny_bond", "share"),
        Phrase("damage", "damage", "whole"),
        Phrase("damage level", "damage_level", "share"),
        Phrase("damage current", "damage_current", "share"),
        Phrase("self-destruct", "self_destruct"),
        Phrase("cannot miss", "cannot_miss"),
        Phrase("crit", "crit", "plus"),
        Phrase("high crit", "high_crit"),
        Phrase("variable", "variable"),
        Phrase("two-turn", "two_turn"),
        Phrase("first", "first"),
        Phrase("barrier", "barrier"),
        Phrase("weather rain", "weather", "whole?", word="Rain"),
        Phrase("terrain grassy", "terrain", "whole?", word="Grassy"),
        Phrase("lose # max", "lose_max", "share"),
        Phrase("lose # current", "lose_current", "share"),
        Phrase("push", "push", "whole"),
        Phrase("mark", "mark"),
        Phrase("boon", "boon", "whole"),
        Phrase("bypass substitute", "bypass_substitute"),
        Phrase("uses dodge", "uses_dodge"),
        Phrase("resisted", "resisted", "factor"),
        Phrase("note", "note", "text"),
        *(Phrase(word.lower(), "status", "duration?", chance=True, word=word) for word in STATUSES),
        *(Phrase(word, "stage", "signed", chance=True, word=word) for word in STATS),
    ),
    whens=("on hit", "on miss", "on crit", "on super effective", "on #+", "on even"),
    durations=("save", "round", "turn"),
)
