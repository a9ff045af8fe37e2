"""Clauses written out again in the language, English words; `parse_effect` of the text gives equal clauses."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from toolkit.core.effects.clause import Clause, Phrase, Vocabulary

_QUOTES = (('"', '"'), ("«", "»"), ("“", "”"))


def show_effect(clauses: Iterable[Clause], vocabulary: Vocabulary) -> str:
    """`hits 2-5; recoil 25%`."""
    return "; ".join(show_clause(clause, vocabulary) for clause in clauses)


def show_clause(clause: Clause, vocabulary: Vocabulary) -> str:
    """`on hit: burn 30%`. Raises `LookupError` for a clause the vocabulary has no phrase for."""
    phrase = _phrase_of(clause, vocabulary)
    before, _, after = phrase.words.partition("#")
    amount = _amount(clause, phrase.takes.rstrip("?"))
    words = [f"{clause.when}:" if clause.when else "", before.strip(), amount, after.strip()]
    words.append(f"{clause.chance}%" if clause.chance is not None else "")
    words.append("self" if clause.on_self else "")
    return " ".join(word for word in words if word)


def _phrase_of(clause: Clause, vocabulary: Vocabulary) -> Phrase:
    taken = _kind(clause)
    for phrase in vocabulary.phrases:
        kind, optional = phrase.takes.rstrip("?"), phrase.takes.endswith("?")
        fits = kind in taken or (optional and "nothing" in taken)
        if phrase.what == clause.what and phrase.word == clause.word and fits:
            return phrase
    raise LookupError(f"no phrase for {clause}")


def _kind(clause: Clause) -> tuple[str, ...]:
    """The kinds of amount that give a clause its fields."""
    if clause.share is not None:
        return ("share", "whole_or_share")
    if clause.low is not None:
        return ("hits",)
    if clause.amount is not None:
        return ("whole", "signed", "hits", "plus", "whole_or_share", "duration")
    if clause.text is not None:
        return ("text",)
    if clause.factor is not None:
        return ("factor",)
    if clause.until is not None:
        return ("duration",)
    return ("nothing",) if clause.chance is None else ("nothing", "chance")


def _amount(clause: Clause, kind: str) -> str:
    if clause.share is not None:
        return _share(clause.share)
    if clause.low is not None:
        return f"{clause.low}-{clause.high}"
    if clause.amount is not None:
        return {"signed": f"{clause.amount:+d}", "plus": f"{clause.amount}+"}.get(kind, str(clause.amount))
    if clause.text is not None:
        return _quoted(clause.text)
    return f"x{clause.factor}" if clause.factor is not None else clause.until or ""


def _share(share: Fraction) -> str:
    percent = share * 100
    return f"{percent}%" if percent.denominator == 1 else str(share)


def _quoted(text: str) -> str:
    """In quotes of which the closing one does not stand in the text; a text that was read always has such."""
    opening, closing = next(pair for pair in _QUOTES if pair[1] not in text)
    return f"{opening}{text}{closing}"
