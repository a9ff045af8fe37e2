"""Reading an effect cell: text to clauses, or to all its faults at once.

Order: the cell is split into clauses and tokens (`grammar`); in each the `when` before a colon, then the longest run
of words that is a phrase of the vocabulary (`index`), its amount (`amounts`), then chance and `self` in either order.
Whatever is left over is a fault. Nothing here knows what a phrase does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeGuard

from toolkit.core.effects.amounts import READERS
from toolkit.core.effects.clause import Clause, EffectFault, Phrase, Vocabulary
from toolkit.core.effects.grammar import clauses_of
from toolkit.core.effects.index import NATURAL, Index, index_of
from toolkit.core.names import fold, nearest

if TYPE_CHECKING:
    from lark import Token

LONGEST = 2000
"""Characters of an effect cell; a longer one is refused unread."""

Parsed = tuple[Clause, ...] | tuple[EffectFault, ...]


@lru_cache(maxsize=8192)
def parse_effect(text: str, vocabulary: Vocabulary) -> Parsed:
    """The clauses of a cell in order, or every fault in it (`has_faults` tells which). Never raises."""
    if len(text) > LONGEST:
        return (EffectFault(LONGEST + 1, text[LONGEST : LONGEST + 10], expected="short"),)
    found = _found(text, index_of(vocabulary))
    faults = tuple(one for one in found if isinstance(one, EffectFault))
    return faults or tuple(one for one in found if isinstance(one, Clause))


def is_effect(text: str, vocabulary: Vocabulary) -> bool:
    """Whether a cell is read without a fault; quicker for what is none, since no hints are looked for."""
    found = _found(text, replace(index_of(vocabulary), spellings=())) if len(text) <= LONGEST else []
    return bool(found) and all(isinstance(one, Clause) for one in found)


def _found(text: str, index: Index) -> list[Clause | EffectFault]:
    return [one for tokens in clauses_of(text) if tokens for one in _Clause(tokens, index).read()]


def has_faults(parsed: Parsed) -> TypeGuard[tuple[EffectFault, ...]]:
    """Whether `parse_effect` found faults instead of clauses."""
    return bool(parsed) and isinstance(parsed[0], EffectFault)


class _Clause:
    """One clause under way: its tokens, and how far reading has come."""

    def __init__(self, tokens: Sequence[Token], index: Index) -> None:
        self._tokens = tokens
        self._index = index
        self._at = 0

    def read(self) -> tuple[Clause | EffectFault, ...]:
        """The clause, or its faults: one for the `when`, one for the rest."""
        stray = next((token for token in self._tokens if token.type == "STRAY"), None)
        if stray is not None:
            return (_fault(stray, expected=_stray(stray)),)
        when = self._read_when()
        what = self._read_what()
        if isinstance(what, EffectFault) or isinstance(when, EffectFault):
            return tuple(found for found in (when, what) if isinstance(found, EffectFault))
        return (Clause(position=_position(self._tokens[0]), **when, **what),)

    def _read_when(self) -> dict[str, Any] | EffectFault:
        colon = next((at for at, token in enumerate(self._tokens) if token.type == "COLON"), None)
        if colon is None:
            return {}
        written, self._at = self._tokens[:colon], colon + 1
        if written and self._index.plain(written) in self._index.labels:
            self._tokens, self._at = [*written, *self._tokens[colon + 1 :]], 0
            return {}
        whens = tuple(self._index.in_both(when.replace("#", "16")) for when in self._index.whens.values())
        if not written:
            return EffectFault(_position(self._tokens[0]), str(self._tokens[0]), (), "when", whens)
        *first, last = written
        natural = last.type == "PLUS" and len(last) <= 4 and self._index.plain(first) == "on"
        if natural and fold(NATURAL) in self._index.whens:
            return {"when": f"on {int(last[:-1])}+", "natural": int(last[:-1])}
        known = self._index.whens.get(self._index.plain(written))
        if known is not None:
            return {"when": known}
        piece = " ".join(written)
        near = nearest(piece, [*whens, *(when.ru for when in whens)])
        return EffectFault(_position(written[0]), piece, tuple(map(self._index.in_both, near)), "when", whens)

    def _read_what(self) -> dict[str, Any] | EffectFault:
        words = self._words()
        if not words:
            last = self._tokens[min(self._at, len(self._tokens) - 1)]
            return _fault(last, expected="effect")
        count, phrases = self._index.head(words)
        if not count:
            return EffectFault(_position(words[0]), " ".join(words), self._index.near(words))
        self._at += count
        return self._best(words[:count], phrases)

    def _best(self, head: Sequence[Token], phrases: Sequence[Phrase]) -> dict[str, Any] | EffectFault:
        """The first phrase that fits all the rest; else the fault of the one that came furthest."""
        begin, faults = self._at, []
        for phrase in phrases:
            self._at = begin
            read = self._read_phrase(phrase, head)
            if not isinstance(read, EffectFault):
                return read
            faults.append(read)
        return max(faults, key=lambda fault: fault.position)

    def _read_phrase(self, phrase: Phrase, head: Sequence[Token]) -> dict[str, Any] | EffectFault:
        fields: dict[str, Any] = {"what": phrase.what, "word": phrase.word}
        kind = phrase.takes.rstrip("?")
        if kind != "nothing":
            amount = self._take(kind)
            if amount is None and not phrase.takes.endswith("?"):
                return self._missing(head, kind)
            fields |= amount or {}
        tail = fold(phrase.words.partition("#")[2])
        if tail and not self._take_tail(tail):
            return self._missing(head, "ending", (phrase.words.replace("#", "25%" if kind == "share" else "1"),))
        return self._read_end(phrase, fields)

    def _read_end(self, phrase: Phrase, fields: dict[str, Any]) -> dict[str, Any] | EffectFault:
        while self._at < len(self._tokens):
            chance = self._take("chance") if phrase.chance and "chance" not in fields else None
            if chance is not None:
                fields |= chance
            elif "on_self" not in fields and self._take_tail("self"):
                fields["on_self"] = True
            else:
                open_amount = phrase.takes.endswith("?") and not fields.keys() - {"what", "word"}
                return self._left_over(phrase, phrase.takes.rstrip("?") if open_amount else "nothing")
        return fields

    def _left_over(self, phrase: Phrase, expected: str) -> EffectFault:
        rest = self._tokens[self._at :]
        words = self._words()
        if words and self._index.head(words)[0]:
            return EffectFault(_position(rest[0]), " ".join(words), (), "separator")
        if rest[0].type == "PERCENT" and phrase.chance:
            return _fault(rest[0], expected="chance")
        near = self._index.near(words) if words else ()
        return EffectFault(_position(rest[0]), " ".join(rest), near, expected)

    def _take(self, kind: str) -> dict[str, Any] | None:
        """The amount at hand read as `kind`, or `None` where it is none."""
        if self._at >= len(self._tokens):
            return None
        token = self._tokens[self._at]
        reader = READERS[kind].get(token.type)
        fields = reader(str(token)) if reader else None
        if fields is None and kind == "duration" and token.type == "WORD":
            until = self._index.durations.get(self._index.plain([token]))
            fields = {"until": until} if until else None
        self._at += fields is not None
        return fields

    def _take_tail(self, tail: str) -> bool:
        """Step over the words that fold to `tail`, if they stand here."""
        words = self._words()
        for count in range(1, min(len(words), 4) + 1):
            if self._index.plain(words[:count]) == tail:
                self._at += count
                return True
        return False

    def _missing(self, head: Sequence[Token], expected: str, near: tuple[str, ...] = ()) -> EffectFault:
        if self._at < len(self._tokens):
            return EffectFault(_position(self._tokens[self._at]), str(self._tokens[self._at]), near, expected)
        after = _position(head[-1]) + len(head[-1])
        return EffectFault(after, " ".join(head), near, expected)

    def _words(self) -> list[Token]:
        """The run of words that stands here; a name in quotes is one word of it."""
        run = []
        for token in self._tokens[self._at :]:
            if token.type != "WORD" and not (token.type == "QUOTED" and fold(token[1:-1]).isalnum()):
                break
            run.append(token if token.type == "WORD" else token.update(value=token[1:-1].strip()))
        return run


def _stray(token: Token) -> str:
    if token in '"“”«»„':
        return "quote"
    return "separator" if token in ",.|/&" else "character"


def _position(token: Token) -> int:
    return (token.start_pos or 0) + 1


def _fault(token: Token, expected: str) -> EffectFault:
    return EffectFault(_position(token), str(token), expected=expected)
