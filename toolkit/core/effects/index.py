"""A vocabulary made ready for look-up: folded words -> the phrases they begin, with synonyms resolved.

Built once per vocabulary. `head` finds the longest run of words that begins a phrase.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from toolkit.core.effects.clause import Phrase, Vocabulary
from toolkit.core.effects.words import SHARED_SYNONYMS
from toolkit.core.names import fold, nearest
from toolkit.messages import Words

NATURAL = "on #+"
"""How a vocabulary spells that it knows `on 16+`."""

_MOST_WORDS = 6


@dataclass(frozen=True, slots=True)
class Index:
    """`heads`: folded words before the amount -> phrases; `whens`: folded -> own spelling; `spellings`: for hints."""

    heads: Mapping[str, Sequence[Phrase]]
    whens: Mapping[str, str]
    durations: Mapping[str, str]
    labels: frozenset[str]
    synonyms: Mapping[str, str]
    russian: Mapping[str, str]
    """Folded English words -> the first Russian ones that stand for them."""
    spellings: Sequence[str]

    def plain(self, words: Sequence[str]) -> str:
        """The folded English form of a run of words: a synonym as a whole, else word by word."""
        whole = fold("".join(words))
        return self.synonyms.get(whole) or "".join(self.synonyms.get(fold(word), fold(word)) for word in words)

    def head(self, words: Sequence[str]) -> tuple[int, Sequence[Phrase]]:
        """How many of `words` begin a phrase (0: none do), the longest run first, and the phrases."""
        for count in range(min(len(words), _MOST_WORDS), 0, -1):
            found = self.heads.get(self.plain(words[:count]))
            if found:
                return count, found
        return 0, ()

    def near(self, words: Sequence[str]) -> tuple[str, ...]:
        """Known phrases closest to a run of words, or to its first word; in Russian for who reads Russian."""
        found = nearest(" ".join(words), self.spellings) or nearest(words[0], self.spellings)
        return tuple(map(self.in_both, found))

    def in_both(self, phrase: str) -> Words:
        """The phrase, and in Russian words if it has any that are read as the same."""
        whole = self.russian.get(fold(phrase))
        worded = whole or " ".join(self.russian.get(fold(word), word) for word in phrase.split())
        return Words(phrase, worded if self.plain(worded.split()) == fold(phrase) else phrase)


@lru_cache(maxsize=32)
def index_of(vocabulary: Vocabulary) -> Index:
    """The index of a vocabulary."""
    heads: dict[str, list[Phrase]] = {}
    for phrase in vocabulary.phrases:
        heads.setdefault(fold(phrase.words.partition("#")[0]), []).append(phrase)
    synonyms = {fold(word): fold(meaning) for word, meaning in (SHARED_SYNONYMS | dict(vocabulary.synonyms)).items()}
    whens = {fold(when): when for when in vocabulary.whens}
    durations = {fold(word): word for word in vocabulary.durations}
    labels = frozenset(map(fold, vocabulary.labels))
    return Index(heads, whens, durations, labels, synonyms, _russian(vocabulary), _spellings(vocabulary, heads))


def _russian(vocabulary: Vocabulary) -> dict[str, str]:
    found: dict[str, str] = {}
    for word, meaning in (SHARED_SYNONYMS | dict(vocabulary.synonyms)).items():
        found.setdefault(fold(meaning), word)
    return found


def _spellings(vocabulary: Vocabulary, heads: Mapping[str, Sequence[Phrase]]) -> list[str]:
    """Every phrase as written, and the Russian words that stand for one of them."""
    own = [phrase.words.replace("# ", "").strip() for phrase in vocabulary.phrases]
    given = SHARED_SYNONYMS | dict(vocabulary.synonyms)
    return [*own, *(word for word, meaning in given.items() if fold(meaning) in heads)]
