"""How names and headers are compared: one folding for every look-up; the original spelling is always kept.

Case, accents, apostrophes, hyphens, underscores, spaces of every kind (those without width too), a trailing colon, and
ё/е make no difference.
Look-alike letters of another script do: they are reported by `nearest`, never merged.
"""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

_UNSEEN = "\u00ad\u200b\u200c\u200d\u2060\ufeff"
"""What a page puts into a text and nobody sees: soft hyphens, joiners, a mark of byte order."""
_DROPPED = dict.fromkeys(map(ord, f"'’‘ʼ′`´-‐‑‒–—_:.{_UNSEEN}"), " ")
_KEPT_MARKS = "\u0306"  # й is a letter of its own, not и with an accent


@lru_cache(maxsize=16384)
def fold(name: str) -> str:
    """The form in which two spellings of one name are equal."""
    plain = name.casefold() if name.isascii() else _without_accents(name)
    return "".join(plain.translate(_DROPPED).split())


def _without_accents(name: str) -> str:
    spread = unicodedata.normalize("NFKD", name).casefold()
    return unicodedata.normalize("NFC", "".join(c for c in spread if c in _KEPT_MARKS or not unicodedata.combining(c)))


def nearest(word: str, known: Iterable[str], most: int = 3, cutoff: float = 0.6) -> list[str]:
    """Known spellings closest to `word`, best first; at most `most`, likeness at least `cutoff` (0 to 1)."""
    by_look = {_latin(fold(candidate)): candidate for candidate in known}
    look = _latin(fold(word))
    close = difflib.get_close_matches(look, by_look, n=most, cutoff=cutoff)
    likeness = [difflib.SequenceMatcher(None, other, look).ratio() for other in close]
    return [by_look[other] for other, like in zip(close, likeness, strict=True) if like > likeness[0] - _MUCH_WORSE]


def likeness(one: str, other: str) -> float:
    """How alike two spellings look, from 0 to 1; look-alike letters of another script are the same to the eye."""
    return difflib.SequenceMatcher(None, _latin(fold(one)), _latin(fold(other))).ratio()


def looks_same(one: str, other: str) -> bool:
    """Whether two spellings are told apart by letters of another script alone."""
    return fold(one) != fold(other) and _latin(fold(one)) == _latin(fold(other))


_MUCH_WORSE = 0.15
"""A word that is less alike than the best by this much is no help beside it."""

_ALIKE = str.maketrans("авекмнорстухіј", "abekmhopctyxij")


def _latin(folded: str) -> str:
    return folded.translate(_ALIKE)


@lru_cache(maxsize=16384)
def slug(name: str) -> str:
    """A short id made of a name: lower-case letters, digits and hyphens; any script."""
    bare = unicodedata.normalize("NFKC", name).casefold().replace("'", "").replace("’", "")
    words = "".join(c if c.isalnum() else " " for c in bare).split()
    return "-".join(words)[:40].strip("-")
