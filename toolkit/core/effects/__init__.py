"""The effect language: `parse_effect(text, vocabulary)` gives clauses or faults; see `clause` for both."""

from __future__ import annotations

from toolkit.core.effects.clause import Clause, EffectFault, Phrase, Vocabulary

__all__ = ["Clause", "EffectFault", "Phrase", "Vocabulary"]
