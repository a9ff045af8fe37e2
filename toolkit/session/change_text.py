"""Cell changes as lines a person can read and a program can read back exactly.

    Roster "cinder" hp: 60 → 48

Tab, record key, column, old and new value; key and values are JSON literals, `null` is a blank cell, `{"error": …}` one
that showed an error. One line a change: JSON escapes line ends. `show_changes` and `read_changes` are inverse.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

from toolkit.tables.changes import CellChange
from toolkit.tables.snapshot import CellError, CellValue

_ARROW = " → "
_START = re.compile(r"(\w+) (?=\")")
_COLUMN = re.compile(r" (\w+): ")
_JSON = json.JSONDecoder()


class Unreadable(ValueError):
    """A line that is no change: somebody edited the Log by hand."""


def show_changes(changes: Iterable[CellChange]) -> str:
    """One line a change, in order."""
    return "\n".join(show_change(change) for change in changes)


def read_changes(written: str) -> tuple[CellChange, ...]:
    """The changes of `show_changes`. Raises `Unreadable`."""
    return tuple(read_change(line) for line in written.split("\n") if line.strip())


def show_change(change: CellChange) -> str:
    """The change as a line."""
    tab = change.tab[:1].upper() + change.tab[1:]
    return f"{tab} {_literal(change.key)} {change.column}: {_literal(change.old)}{_ARROW}{_literal(change.new)}"


def read_change(line: str) -> CellChange:
    """The change a line tells of. Raises `Unreadable`."""
    line = line.strip()
    start = _START.match(line)
    if start is None:
        raise Unreadable(line)
    try:
        key, after = _JSON.raw_decode(line, start.end())
        column = _COLUMN.match(line, after)
        if column is None:
            raise Unreadable(line)
        old, after = _JSON.raw_decode(line, column.end())
        if not line.startswith(_ARROW, after):
            raise Unreadable(line)
        new = json.loads(line[after + len(_ARROW) :])
    except ValueError:
        raise Unreadable(line) from None
    tab = start[1][:1].lower() + start[1][1:]
    return CellChange(tab, key, column[1], _cell(old, line), _plain(new, line))


def _literal(value: CellValue | CellError) -> str:
    shown = {"error": value.code} if isinstance(value, CellError) else value
    return json.dumps(shown, ensure_ascii=False, allow_nan=False)


def _cell(value: Any, line: str) -> CellValue | CellError:
    if isinstance(value, dict) and set(value) == {"error"}:
        return CellError(str(value["error"]))
    return _plain(value, line)


def _plain(value: Any, line: str) -> CellValue:
    if value is None or isinstance(value, (str, int, float, bool)):
        return value
    raise Unreadable(line)
