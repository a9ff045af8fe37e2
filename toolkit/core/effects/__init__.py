"""The effect language: `parse_effect(text, vocabulary)` gives clauses or faults; see `clause` for both."""

from __future__ import annotations

from toolkit.core.effects.clause import Clause, EffectFault, Phrase, Vocabulary
from toolkit.core.effects.faults import effect_problems
from toolkit.core.effects.reading import Parsed, has_faults, is_effect, parse_effect
from toolkit.core.effects.show import show_clause, show_effect

__all__ = [
    "Clause",
    "EffectFault",
    "Parsed",
    "Phrase",
    "Vocabulary",
    "effect_problems",
    "has_faults",
    "is_effect",
    "parse_effect",
    "show_clause",
    "show_effect",
]
