"""Staff's own results as they are written: `burn; lose 10% max`, read in the campaign's own effect language.

The words are those of moves' riders, damage, healing and SP, without chances (`vocabulary.staff_words`).
"""

from __future__ import annotations

from toolkit.core.effects import Clause, effect_problems, has_faults, parse_effect
from toolkit.core.problems import Problem
from toolkit.messages import Note, note
from toolkit.systems.calpheon.state import Fight
from toolkit.systems.calpheon.vocabulary import staff_words

DAMAGE = "damage_fixed"

FIELD = frozenset({"weather", "terrain", "clear_terrain", "all_sides", "note"})
"""Clauses about nobody."""


def read_word(fight: Fight, written: str, where: str) -> tuple[Clause, ...] | list[Problem]:
    """The clauses of a result, or everything wrong with it. Blank: nothing comes of it."""
    parsed = parse_effect(written, staff_words(fight.guides.vocabulary))
    return effect_problems(parsed, where, written) if has_faults(parsed) else parsed  # type: ignore[return-value]


def wrong_with(fight: Fight, written: str, *, may_damage: bool = True) -> Note | None:
    """Why the result cannot be taken, in a sentence; `may_damage`: whether it may be the side's damaging Action."""
    read = read_word(fight, written, "")
    if isinstance(read, list):
        expected, hint = read[0].expected, read[0].hint
        return expected if hint is None else note("calpheon.with_hint", expected=expected, hint=hint)
    return None if may_damage or not damages(read) else note("calpheon.expected_no_damage")


def damages(clauses: tuple[Clause, ...]) -> bool:
    """Whether a result deals damage, as a damaging Action does."""
    return any(clause.what == DAMAGE for clause in clauses)
