"""The desk's voice: sentences, headers, rule words and names, in one language and for one campaign's people.

Equal names are told apart by their ids, everywhere and always in the same way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from toolkit.core.names import fold
from toolkit.messages import Note, has, note, render, term
from toolkit.tables.columns import RowModel, columns_of, english_header


@dataclass(frozen=True, slots=True)
class Words:
    """`lang` is "en" or "ru", `home` the package whose catalogue has the system's terms, `names` id -> shown name."""

    lang: str = "en"
    home: str = "toolkit.core"
    names: Mapping[str, str] = field(default_factory=dict)

    def say(self, code: str, **facts: Any) -> str:
        """The desk's sentence `ui.desk.<code>`, or the system's in its place (`calpheon.desk_<code>`)."""
        own = f"{self.home.rpartition('.')[2]}.desk_{code}"
        return self.put(note(own if has(own, self.lang) else f"ui.desk.{code}", **facts))

    def misfit(self, typed: str, expected: Note) -> str:
        """What was expected instead of what was typed."""
        code = "not_an_answer" if typed.strip() else "nothing_typed"
        return self.say(code, typed=typed.strip()[:80], expected=self.put(expected))

    def put(self, said: Note | str) -> str:
        """A note as a sentence; a text as it stands."""
        return said if isinstance(said, str) else render(said, self.lang, self.names)

    def term(self, word: str) -> str:
        """A word of the rules (Burn, fire, power) in the reader's language, with a capital."""
        shown = term(word, self.lang, self.home)
        return shown[:1].upper() + shown[1:]

    def counted(self, written: str) -> str:
        """A word of the rules with the turns left, as in "Rain 4"."""
        word, _, turns = written.rpartition(" ")
        return f"{self.term(word)} {turns}" if word and turns.isdecimal() else self.term(written)

    def header(self, model: type[RowModel], key: str) -> str:
        """What the column is called in the sheet."""
        return _header(model, key, self.lang)

    def name(self, who: str) -> str:
        """Whom an id means."""
        return self.names.get(who, who)


@lru_cache(1024)
def _header(model: type[RowModel], key: str, lang: str) -> str:
    declared = columns_of(model).get(key)
    return declared.ru if declared is not None and lang == "ru" else english_header(key)


def told_apart(roster: Mapping[str, Any]) -> dict[str, str]:
    """id -> name; where several share a name, the id stands beside it."""
    often = Counter(fold(row.name) for row in roster.values())
    return {who: row.name if often[fold(row.name)] == 1 else f"{row.name} ({who})" for who, row in roster.items()}
