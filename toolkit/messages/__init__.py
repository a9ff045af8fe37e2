"""Every sentence a person reads, in English and Russian: a look-up over Fluent catalogues.

Each package that has something to say keeps `messages/en.ftl` and `messages/ru.ftl` in its own folder, and where they
grow long further ones by topic (`moves.en.ftl`, `moves.ru.ftl`), which are read as one. A message code is dotted
and its first words name the package: `sync.locked` lies in `toolkit/sync/messages/`, `calpheon.hit` in
`toolkit/systems/calpheon/messages/`. Dots and underscores in a code become hyphens in the catalogue (`sync-locked`).
Facts are passed as Fluent arguments; numbers choose plural forms and are shown without grouping; a `Note` among the
facts is rendered first; a `Term` (type, status, stat …) is shown by its own name, message `term-<word>` in the same
catalogue or in `toolkit/core/messages/`, and as it stands when it has none; `Words` bring their own for each language.
A fact of any length is shown whole, in one line: line breaks and signs that steer a screen are no part of what
somebody wrote (`one_line`).

Codes of packages and their folders are in `HOMES`. This module never decides what is said, only how.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

LANGUAGES = ("en", "ru")

HOMES = {
    "dice": "toolkit.dice",
    "core": "toolkit.core",
    "effects": "toolkit.core",
    "tables": "toolkit.tables",
    "sync": "toolkit.sync",
    "odds": "toolkit.chances",
    "scenario": "toolkit.scenario",
    "session": "toolkit.session",
    "ui": "toolkit.ui",
    "cli": "toolkit.cli",
}
"""First word of a code -> the package whose `messages/` holds it; any other word is a rule system's id."""


class Term(str):
    """A word of the rules (Burn, Fire, Speed) stored in English and shown in the reader's language."""


class Who(str):
    """A combatant's id inside facts, shown by its name."""


class Words(str):
    """Words that are no message but stand in two languages, as a column's header does; as text they are the English."""

    ru: str

    def __new__(cls, en: str, ru: str) -> Words:
        made = super().__new__(cls, en)
        made.ru = ru
        return made


def said(words: Words, lang: str) -> str:
    """The words in one language."""
    return words.ru if lang == "ru" else str(words)


@dataclass(frozen=True, slots=True)
class Note:
    """A sentence not yet put into a language: a message code and its facts."""

    code: str
    facts: Mapping[str, Any] = field(default_factory=dict)


def note(code: str, **facts: Any) -> Note:
    """Short for `Note(code, facts)`."""
    return Note(code, facts)


def text(code: str, lang: str = "en", names: Mapping[str, str] | None = None, /, **facts: Any) -> str:
    """The sentence of `code` in `lang` ("en" or "ru"); `names` gives the names of `Who` facts. Raises `KeyError`."""
    if not facts:
        return _shown(code, lang, ())
    home = _home(code)
    arguments = {key: _argument(value, home, lang, names or {}) for key, value in facts.items()}
    brief, long = _set_aside(arguments)
    shown = _shown(code, lang, tuple(brief.items()))
    return _MARK.sub(lambda mark: long.get(mark.group(), mark.group()), shown) if long else shown


@lru_cache(maxsize=4096)
def _shown(code: str, lang: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
    """The sentence with its arguments, kept: a page says the same again at each press."""
    from fluent.runtime.types import fluent_number

    home = _home(code)
    bundle = _bundle(home, lang)
    identifier = code.replace(".", "-").replace("_", "-")
    if not bundle.has_message(identifier):
        raise KeyError(f"no message {code!r} in {home}/messages/{lang}.ftl")
    given = {
        key: fluent_number(value, useGrouping=False) if isinstance(value, int) else value for key, value in arguments
    }
    shown, errors = bundle.format_pattern(bundle.get_message(identifier).value, given)
    if errors:
        raise KeyError(f"message {code!r} ({lang}): {errors[0]}")
    return str(shown)


def one_line(written: str) -> str:
    """What somebody wrote, fit to stand in a line of ours: line breaks and signs that steer a screen become spaces."""
    return _STEERING.sub(" ", written)


def render(said: Note, lang: str = "en", names: Mapping[str, str] | None = None) -> str:
    """`text` of a `Note`."""
    return text(said.code, lang, names, **said.facts)


@lru_cache(maxsize=4096)
def has(code: str, lang: str = "en") -> bool:
    """Whether the catalogue of `lang` knows `code`."""
    return bool(_bundle(_home(code), lang).has_message(code.replace(".", "-").replace("_", "-")))


@lru_cache(maxsize=4096)
def term(word: str, lang: str = "en", home: str = "toolkit.core") -> str:
    """A rule word in `lang`; the word itself where no catalogue has it."""
    identifier = "term-" + "".join(c if c.isalnum() else "-" for c in word.lower())
    for place in (home, "toolkit.core"):
        bundle = _bundle(place, lang)
        if identifier.isascii() and bundle.has_message(identifier):
            return str(bundle.format_pattern(bundle.get_message(identifier).value, {})[0])
    return str(word)


_COUNTABLE = 10**12
"""Fluent cannot write out numbers of many digits; from here on they are shown as text and choose no plural form."""

_STEERING = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]+")

_MARK = re.compile("\x02[a-z_]+\x03")
_LONG = 1000
"""Fluent refuses a fact beyond some length (against attacks on servers); from this length on a mark stands for it."""


def _set_aside(arguments: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, str]]:
    """The arguments with a mark in place of each long text, and the texts by their marks."""
    marks = {key: f"\x02{key}\x03" for key, value in arguments.items() if isinstance(value, str) and len(value) > _LONG}
    return {**arguments, **marks}, {mark: arguments[key] for key, mark in marks.items()}


def _home(code: str) -> str:
    first = code.split(".", 1)[0]
    return HOMES.get(first, f"toolkit.systems.{first}")


def _argument(value: Any, home: str, lang: str, names: Mapping[str, str]) -> str | int:
    if isinstance(value, Note):
        return render(value, lang, names)
    if isinstance(value, Who):
        return one_line(names.get(value, str(value)))
    if isinstance(value, Term):
        return one_line(term(value, lang, home))
    if isinstance(value, Words):
        return said(value, lang)
    if isinstance(value, (list, tuple)):
        return ", ".join(str(_argument(item, home, lang, names)) for item in value)
    if isinstance(value, bool) or value is None:
        return "" if value is None else str(value).lower()
    if isinstance(value, int) and abs(value) < _COUNTABLE:
        return int(value)
    return one_line(str(value))


@cache
def _bundle(home: str, lang: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for source in catalogues(home, lang):
        bundle.add_resource(FluentResource(source))
    return bundle


def catalogues(home: str, lang: str) -> list[str]:
    """The texts of a package's catalogue files in `lang`; none where it has nothing to say."""
    try:
        found = list(files(home).joinpath("messages").iterdir())
    except (FileNotFoundError, ModuleNotFoundError):
        return []
    topics = {file.name.removesuffix(f"{lang}.ftl"): file for file in found if f".{file.name}".endswith(f".{lang}.ftl")}
    named = [topics[topic] for topic in sorted(topics)]
    return [file.read_text(encoding="utf-8") for file in named]
