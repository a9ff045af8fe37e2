"""The Log tab as the journal: entries to rows and rows back to entries, exactly.

`log_rows` writes an entry as one row, or as several of the same id where a text is too long for a cell: the pieces
stand one below the other and `action` says "part 2 of 3". `read_log` joins them again by number, whatever order the
rows are in now. Rows without an id are the game master's own notes. Nothing here reads or writes a sheet.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from toolkit.messages import text
from toolkit.session.change_text import Unreadable, read_changes, read_json, show_changes
from toolkit.session.entries import LogEntry
from toolkit.tables.battles import KEY
from toolkit.tables.changes import LogRow
from toolkit.tables.snapshot import CellError, CellValue
from toolkit.tables.tabs import Declared

COLUMNS = (
    "id", "time", "round", "by", "actor", "action", "target", "result", "dice", "rulings", "changes", "undoes",
    "battle", "entry",
)  # fmt: skip
PIECE = 16_000
"""Characters a cell is given: 32,767 UTF-16 units fit, and a character takes two at most."""

_SPLIT = ("result", "dice", "rulings", "changes", "entry")
_PART = re.compile(r"\D+(\d+)\D+(\d+)\D*")

Cells = Mapping[str, CellValue | CellError]
Texts = tuple[str, ...]
"""A row's cells as text, in the order of `COLUMNS`; blank for what is none."""


def log_rows(entry: LogEntry, declared: Declared, lang: str) -> tuple[LogRow, ...]:
    """The rows that tell of an entry, in order."""
    whole = _cells(entry, declared, lang)
    parts = max(-(-len(str(whole[column])) // PIECE) for column in _SPLIT) or 1
    first = {**whole, **{column: _piece(whole[column], 1) for column in _SPLIT}}
    rest = [_further(entry.id, whole, number, parts, lang) for number in range(2, parts + 1)]
    return tuple(LogRow({key: row.get(key) for key in COLUMNS}) for row in [first, *rest])


def read_log(rows: Iterable[Cells], declared: Declared) -> list[LogEntry]:
    """Entries in the order of their first rows."""
    by_id: dict[str, list[Texts]] = {}
    for row in rows:
        key = _text(row.get("id")).strip()
        if key:
            by_id.setdefault(key, []).append(tuple(_text(row.get(column)) for column in COLUMNS))
    rules: Any = declared
    return [_entry(key, tuple(found), rules) for key, found in by_id.items()]


def _cells(entry: LogEntry, declared: Declared, lang: str) -> dict[str, CellValue]:
    record = {**entry.record, "cells": len(entry.changes)}
    return {
        "id": entry.id,
        "time": entry.time,
        "round": entry.round,
        "by": entry.by[:PIECE],
        "actor": entry.actor[:PIECE],
        "action": entry.action[:PIECE],
        "target": entry.target[:PIECE],
        "result": entry.result,
        "dice": entry.dice,
        "rulings": "\n".join(" ".join(ruling.split()) for ruling in entry.rulings),
        "changes": show_changes(entry.changes, declared, lang),
        "undoes": entry.undoes,
        "battle": entry.record.get(KEY),
        "entry": json.dumps(record, ensure_ascii=False, allow_nan=False, separators=(",", ":")),
    }


def _further(key: str, whole: Mapping[str, CellValue], number: int, parts: int, lang: str) -> dict[str, CellValue]:
    part = text("session.part", lang, number=number, of=parts)
    return {"id": key, "action": part, **{column: _piece(whole[column], number) for column in _SPLIT}}


def _piece(value: CellValue, number: int) -> CellValue:
    return str(value)[(number - 1) * PIECE : number * PIECE] or None


@lru_cache(4096)
def _entry(key: str, rows: Sequence[Texts], declared: Declared) -> LogEntry:
    """The entry of these rows; kept, for after each action the whole Log is read again."""
    first, pieces = _in_order([dict(zip(COLUMNS, row, strict=True)) for row in rows])
    joined = {column: "".join(row[column] for row in pieces) for column in _SPLIT}
    number = first["round"].strip()
    record: Any
    try:
        record = read_json(joined["entry"])
        changes = read_changes(joined["changes"], declared)
        intact = isinstance(record, dict) and record.pop("cells", None) == len(changes)
    except (Unreadable, ValueError, RecursionError):
        record, changes, intact = {}, (), False
    return LogEntry(
        id=key,
        time=first["time"],
        round=int(number) if number.isascii() and number.isdecimal() and len(number) < 9 else None,
        by=first["by"],
        actor=first["actor"],
        action=first["action"],
        target=first["target"],
        result=joined["result"],
        dice=joined["dice"],
        rulings=tuple(ruling for ruling in joined["rulings"].split("\n") if ruling),
        changes=changes,
        undoes=first["undoes"].strip(),
        record=record if isinstance(record, dict) else {},
        intact=intact,
    )


def _in_order(rows: Sequence[Mapping[str, str]]) -> tuple[Mapping[str, str], list[Mapping[str, str]]]:
    """The first row of an entry and all its rows by number of part."""
    numbered = []
    for row in rows:
        part = None if row["time"] else _PART.fullmatch(row["action"])
        numbered.append((int(part[1]) if part else 1, row))
    numbered.sort(key=lambda pair: pair[0])
    return numbered[0][1], [row for _, row in numbered]


def _text(cell: CellValue | CellError) -> str:
    return "" if cell is None or isinstance(cell, CellError) else str(cell)
