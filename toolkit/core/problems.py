"""Something in the GM's input that cannot be used: where, what stood there, what was expected, what to do.

Problems are values, collected and shown all at once. `where` is a dotted path for a scenario (`roster[0].hp`) and a
place in the workbook for a sheet (`Roster!F7`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal

from toolkit.core.names import looks_same
from toolkit.messages import Note, note, render


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault. `expected` and `hint` are notes; a `warning` does not stop play.

    `spot` names the place as people find it, where `where` is a path for programs. `careful`: it is about something
    that may be done all the same, and the hint alone says to people what there is to know.
    """

    where: str
    value: Any
    expected: Note
    hint: Note | None = None
    level: Literal["error", "warning"] = "error"
    spot: Note | None = None
    careful: bool = False

    def place(self, lang: str = "en") -> str:
        """Where it is, for people."""
        return render(self.spot, lang) if self.spot else self.where

    def as_json(self, lang: str = "en") -> dict[str, Any]:
        """`{"where", "value", "expected", "hint", "level"}` with sentences in `lang`."""
        return {
            "where": self.where,
            "value": self.value if isinstance(self.value, bool | None) else _shown(self.value),
            "expected": render(self.expected, lang),
            "hint": self._way_out(lang),
            "level": self.level,
        }

    def _way_out(self, lang: str) -> str | None:
        """The hint; a word that only looks like the one that is meant is told as that, since nobody sees it."""
        if self.hint is None:
            return None
        near = self.hint.facts.get("words", ()) if self.hint.code == _MEANT else ()
        same = [word for word in near if isinstance(self.value, str) and looks_same(str(word), self.value)]
        return render(note("core.look_alike", word=same[0]) if same else self.hint, lang)


def careful(where: str, value: Any, expected: Note, why: Note) -> Problem:
    """A warning about what is planned: `why` says what there is to know of it."""
    return Problem(where, value, expected, why, "warning", careful=True)


_MEANT = "core.did_you_mean"


def did_you_mean(near: Iterable[str]) -> Note | None:
    """A hint naming the nearest known words (`names.nearest`), or nothing when there are none."""
    words = list(near)
    return note(_MEANT, words=words) if words else None


_LARGEST = 2**53


def _shown(value: Any) -> int | float | str:
    """The value where JSON can hold it, else as text."""
    if isinstance(value, int | float) and abs(value) <= _LARGEST:
        return value
    return str(value).encode("utf-8", "replace").decode("utf-8")


def visible(piece: str, most: int = 40) -> str:
    """A piece of somebody's input fit for a sentence: cut short, unprintable characters shown by their number."""
    shown = "".join(c if c.isprintable() else f"U+{ord(c):04X}" for c in piece[:most])
    return shown if len(piece) <= most else shown + "…"


class Problems(Exception):
    """Raised at an edge when there is no sensible way to go on; carries them all."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(problem.where for problem in problems))
        self.problems = problems
