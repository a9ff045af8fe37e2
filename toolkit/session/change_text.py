"""Cell changes as lines a person can read and a program can read back exactly.

    Roster cinder HP: 60 → 48                Состав cinder ОЗ: 60 → 48
    Roster cinder Status: — → "Burn"         Battle Round: 1 → 2
    Battle "North" Round: 1 → 2              Бой "Север" Раунд: 1 → 2

Tab, record key, header, old and new value. A key that is no plain word stands in quotes; in a key/value tab the label
is the key, behind the battle's name where it is one of several. `—` is a blank cell, texts stand in quotes as JSON
strings, `#N/A` is a cell that showed an error. Older lines with keys in place of headers and JSON in place of words
(`Battle "round" value: null → 1`) are read as well. One line a change: JSON escapes line ends. `show_changes` and
`read_changes` are inverse, in either language.
"""

from __future__ import annotations

import json
import re
from collections.abc import Hashable, Iterable, Mapping
from functools import lru_cache
from math import isfinite
from typing import Any, cast

from toolkit.core.names import fold
from toolkit.tables.changes import VALUE, CellChange
from toolkit.tables.columns import columns_of, header
from toolkit.tables.headers import labels_of
from toolkit.tables.snapshot import CellError, CellValue
from toolkit.tables.tabs import TAB_NAMES, Declared, model_of
from toolkit.tables.words import YES_NO

BLANK = "—"
_TEXT = r'"(?:[^"\\]|\\.)*"'
_VALUE = rf'({_TEXT}|\{{.*\}}|[^\s"]+)'
_LINE = re.compile(rf'(\w+) (?:({_TEXT}|[\w.\-]+) )?([^:"]+): {_VALUE} → {_VALUE}')
_PLAIN = re.compile(r"[\w.\-]+")
_ERROR = re.compile(r"#[A-Z0-9/?!_]+")
_PAIRS = frozenset({"campaign", "battle"})
_ROLES = {fold(name): role for role, names in TAB_NAMES.items() for name in names.values()}
_WORDS: Mapping[str, CellValue] = {BLANK: None} | {
    word: position == 0 for words in YES_NO.values() for position, word in enumerate(words)
}


class Unreadable(ValueError):
    """A line that is no change: somebody edited the Log by hand."""


def show_changes(changes: Iterable[CellChange], declared: Declared, lang: str) -> str:
    """One line a change, in order."""
    return "\n".join(show_change(change, declared, lang) for change in changes)


def read_changes(written: str, declared: Declared) -> tuple[CellChange, ...]:
    """The changes of `show_changes`. Raises `Unreadable`."""
    return tuple(read_change(line, declared) for line in written.split("\n") if line.strip())


def show_change(change: CellChange, declared: Declared, lang: str) -> str:
    """The change as a line."""
    values = f"{_shown(change.old, lang)} → {_shown(change.new, lang)}"
    return f"{TAB_NAMES[change.tab][lang]} {_cell(change, declared, lang)}: {values}"


def read_change(line: str, declared: Declared) -> CellChange:
    """The change a line tells of. Raises `Unreadable`."""
    return _read_change(line, cast("Hashable", declared))


@lru_cache(maxsize=8192)  # the whole Log is read again after every action
def _read_change(line: str, rules: Hashable) -> CellChange:
    declared = cast("Declared", rules)
    found = _LINE.fullmatch(line.strip())
    tab = _ROLES.get(fold(found[1])) if found else None
    if found is None or tab is None:
        raise Unreadable(line)
    try:
        key, column = _read_cell(tab, found[2] or "", found[3], declared)
        return CellChange(tab, key, column, _read(found[4]), _plain(_read(found[5])))
    except ValueError:
        raise Unreadable(line) from None


def read_json(written: str) -> Any:
    """What a JSON text of the Log says. Raises `ValueError` for none, and for numbers unknown to JSON (NaN, 1e999)."""
    return json.loads(written, parse_float=_finite, parse_constant=_finite)


def _finite(written: str) -> float:
    number = float(written)
    if not isfinite(number):
        raise ValueError(written)
    return number


def _cell(change: CellChange, declared: Declared, lang: str) -> str:
    plain = _PLAIN.fullmatch(change.key)
    if change.tab == "battle" and change.column != VALUE:
        return f"{_quoted(change.key)} {_label(change.tab, change.column, declared, lang)}"
    if change.tab not in _PAIRS:
        key = change.key if plain else _quoted(change.key)
        return f"{key} {_label(change.tab, change.column, declared, lang)}"
    if plain and change.column == VALUE:
        return _label(change.tab, change.key, declared, lang)
    return f"{_quoted(change.key)} {change.column}"


def _read_cell(tab: str, key: str, label: str, declared: Declared) -> tuple[str, str]:
    quoted = key.startswith('"')
    if tab in _PAIRS:
        written = _column(tab, label, declared) if tab == "battle" and label != VALUE else label
        return (str(json.loads(key)), written) if quoted else (_column(tab, f"{key} {label}".strip(), declared), VALUE)
    if not key:
        raise ValueError(label)
    return str(json.loads(key)) if quoted else key, _column(tab, label, declared)


def _label(tab: str, column: str, declared: Declared, lang: str) -> str:
    """The header, where it is read back as this column; else the key."""
    labels = _labels(tab, declared)
    if column not in labels.values():
        return column
    shown = header(column, columns_of(model_of(declared, tab))[column], lang)
    return shown if labels.get(fold(shown)) == column else column


def _column(tab: str, label: str, declared: Declared) -> str:
    known = _labels(tab, declared).get(fold(label))
    if known is None and not _PLAIN.fullmatch(label):
        raise ValueError(label)
    return known or label


def _labels(tab: str, declared: Declared) -> Mapping[str, str]:
    return {} if tab in ("campaign", "map") else labels_of(model_of(declared, tab))


def _quoted(key: str) -> str:
    return json.dumps(key, ensure_ascii=False)


def _shown(value: CellValue | CellError, lang: str) -> str:
    if value is None:
        return BLANK
    if isinstance(value, bool):
        return YES_NO[lang][0 if value else 1]
    if isinstance(value, CellError):
        return value.code if _ERROR.fullmatch(value.code) else json.dumps({"error": value.code}, ensure_ascii=False)
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def _read(written: str) -> CellValue | CellError:
    if written in _WORDS:
        return _WORDS[written]
    if _ERROR.fullmatch(written):
        return CellError(written)
    value = read_json(written)
    if isinstance(value, dict) and set(value) == {"error"}:
        return CellError(str(value["error"]))
    if value is None or isinstance(value, (str, int, float, bool)):
        return value
    raise ValueError(written)


def _plain(value: CellValue | CellError) -> CellValue:
    if isinstance(value, CellError):
        raise ValueError(value)
    return value
