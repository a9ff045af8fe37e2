"""Whether a roll id, or a whole post that somebody pasted, says what the Log says.

A post may come back as it was made, or copied from a forum's page without its marks; so lines are compared by their
words and numbers alone. Looked at is what stands between the first line of the Log's and the roll id that ends it:
prose before and after is nobody's business. A part with the dice that was left folded when it was copied is no lie.
Pure.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from toolkit.messages import LANGUAGES
from toolkit.session.entries import LogEntry
from toolkit.session.posts import labels, turns
from toolkit.session.rolls import entry_of_roll, ids_in

Verdict = Literal["true", "edited", "unknown"]

_MARKS = re.compile(r"\[/?[a-z*]+(?:=[^\]\n]*)?\]|</?[a-z][^>\n]*>", re.IGNORECASE)
_WORD = re.compile(r"(?:[-−+](?=\d))?[^\W_]+")
_BOARDS = frozenset({
    "spoiler", "spoilers", "show", "hide", "hidden", "content", "click", "to", "expand", "expanded", "collapse",
    "спойлер", "показать", "скрыть", "скрытый", "скрытое", "текст", "содержимое", "нажмите", "раскрыть",
})  # fmt: skip
"""Words that boards put on a part that is folded away."""

Words = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Checked:
    """A roll id: `true`, the Log still says what it said; `edited`, its row was changed since; or `unknown`."""

    id: str
    verdict: Verdict
    entry: LogEntry | None = None


@dataclass(frozen=True, slots=True)
class PostCheck:
    """The ids of a post; lines that the Log has and the post has not, and the other way round.

    `folded`: the post came without its dice, so only its results could be compared.
    """

    ids: tuple[Checked, ...]
    missing: tuple[str, ...] = ()
    strange: tuple[str, ...] = ()
    folded: bool = False

    @property
    def true(self) -> bool:
        """Whether everything the post says is what the Log says."""
        return all(one.verdict == "true" for one in self.ids) and not self.missing and not self.strange


def check_id(identifier: str, entries: Sequence[LogEntry]) -> Checked:
    """What a roll id is worth (given in small letters)."""
    entry, same = entry_of_roll(entries, identifier)
    return Checked(identifier, "true" if same else "edited" if entry else "unknown", entry)


def check_post(written: str, entries: Sequence[LogEntry], system: str = "") -> PostCheck:
    """What a pasted post is worth; without any roll id in it, nothing can be told and `ids` is empty."""
    found = [_check_part(part, entries, system) for part in _parts(written)]
    return PostCheck(
        tuple(one for part in found for one in part.ids),
        tuple(line for part in found for line in part.missing),
        tuple(line for part in found for line in part.strange),
        any(part.folded for part in found),
    )


def _parts(written: str) -> Iterator[list[str]]:
    """The lines up to each line with a roll id, that one included."""
    part: list[str] = []
    for line in written.splitlines():
        part.append(line)
        if ids_in(line):
            yield part
            part = []


def _check_part(part: Sequence[str], entries: Sequence[LogEntry], system: str) -> PostCheck:
    ids = tuple(check_id(one, entries) for one in ids_in(part[-1]))
    told = [one.entry for one in ids if one.verdict == "true" and one.entry is not None]
    if len(told) < len(ids):  # what the others said cannot be known any more
        return PostCheck(ids)
    found = [_compared(part[:-1], told, lang, system) for lang in LANGUAGES]
    missing, strange, folded = min(found, key=lambda one: len(one[0]) + len(one[1]))
    return PostCheck(ids, missing, strange, folded)


def _compared(
    part: Sequence[str], told: Sequence[LogEntry], lang: str, system: str
) -> tuple[tuple[str, ...], tuple[str, ...], bool]:
    """What is missing, what is strange, and whether the dice were left out altogether."""
    results, rolls = _expected(told, lang, system)
    here = [(line, words) for line in part if (words := _words(line))]
    begin = next((at for at, (_, words) in enumerate(here) if words in {_words(line) for line in results}), len(here))
    stated = Counter(words for _, words in here[begin:])
    folded = any(map(_words, rolls)) and not any(_words(line) in stated for line in rolls)
    expected = [line for line in (results if folded else [*results, *rolls]) if _words(line)]
    due = Counter(map(_words, expected))
    missing = [line for line in expected if _short_of(line, due - stated)]
    frame = _BOARDS.union(*map(_words, labels(lang)))
    strange = [_bare(line) for line, words in here[begin:] if words in stated - due and not frame.issuperset(words)]
    return tuple(missing), tuple(strange), folded


def _short_of(line: str, lacking: Counter[Words]) -> bool:
    return lacking[_words(line)] > 0


def _expected(told: Sequence[LogEntry], lang: str, system: str) -> tuple[list[str], list[str]]:
    """The lines with results, and those with dice, of a post of these entries."""
    results: list[str] = []
    rolls: list[str] = []
    for turn in turns(told, lang, system):
        results += [turn.heading] if turn.heading else []
        results += [line.said for line in turn.lines]
        results += [f"{labels(lang)[0]}: {turn.standing}"] if turn.standing else []
        rolls += turn.rolls
    return results, rolls


def _words(line: str) -> Words:
    """The words and numbers of a line."""
    return tuple(word.casefold() for word in _WORD.findall(_bare(line)))


def _bare(line: str) -> str:
    """A line without any forum's marks."""
    plain = re.sub(r"\\(?=[^\w\s])", "", line.replace("\u2060", ""))
    return _MARKS.sub(" ", plain).strip(" -*•\t")
