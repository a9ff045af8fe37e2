"""The slip: what was written last and on which reading, in the sheet itself, for whoever reads it on another machine.

It lies in the only row of a hidden tab and is written in the very request that writes the cells: whoever reads them
reads with them which rows they were meant for. So also a machine that knows nothing of the one that wrote, which may
have lost its connection at that moment, finds what a sort misplaced and puts it right before it plays on (`unproven`).
Whoever writes has proven what the slip told before, and puts its own in the place. What only adds rows leaves no more
than its name: nothing of it can be misplaced. The tab is nobody's: neither read with the campaign nor copied. Pure.
"""

from __future__ import annotations

import base64
import gzip
import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from secrets import token_hex
from typing import Any

from toolkit.sync.backends.google.document import SLIP, Document
from toolkit.sync.backends.google.kept import as_text, read, written
from toolkit.sync.backends.google.plan import Row, marked

TITLE = "turnsheet"
FRESH = 600.0
"""Seconds for which a slip is believed: later, people may long since have set by hand what looks misplaced."""
_CELLS, _LETTERS = 8, 30_000
"""So many cells hold a slip, each with so many letters; a longer one is not left at all."""
_LONGEST = 20_000_000
UNREADABLE = (zlib.error, EOFError, ValueError, LookupError, TypeError, OverflowError, RecursionError, gzip.BadGzipFile)


@dataclass(frozen=True, slots=True)
class Slip:
    """What a machine wrote, when by its clock, and on which reading."""

    name: str
    at: float
    before: Document
    rows: Sequence[Row]


def slip_row(doc: Document, rows: Sequence[Row], machine: str, at: float) -> Row | None:
    """The row of the slip that goes with these rows; nothing where the sheet has no place for it."""
    if doc.slip is None or len(doc.slip.handles) != 1:
        return None
    edited = [row for row in rows if row.number <= len(doc.tab(row.tab).rows)]
    text = base64.b64encode(packed(doc, edited, at)).decode() if edited else ""
    told = edited and len(text) <= _CELLS * _LETTERS
    parts = {part + 2: text[part * _LETTERS : (part + 1) * _LETTERS] if told else "" for part in range(_CELLS)}
    ((number, handle),) = doc.slip.handles.items()
    return Row(doc.slip.tab.name, number, handle, {1: f"{machine} {token_hex(8)}", **parts})


def name_of(doc: Document) -> str:
    """What the last write is called, its machine first; blank before any."""
    return str((_cells(doc) or [""])[0] or "")


def slip_of(doc: Document, now: float) -> Slip | None:
    """What the slip tells, while it is fresh; nothing where it is blank or cannot be understood."""
    try:
        text = "".join(str(cell) for cell in _cells(doc)[1:] if cell is not None)
        told, before, rows = unpacked(_unzipped(base64.b64decode(text)))
        slip = Slip(name_of(doc), float(told["at"]), before, rows)
    except UNREADABLE:
        return None
    return slip if abs(now - slip.at) < FRESH else None


def _cells(doc: Document) -> Sequence[object]:
    rows = doc.slip.tab.rows if doc.slip is not None else ()
    number = min(doc.slip.handles, default=0) if doc.slip is not None else 0
    return rows[number - 1] if 0 < number <= len(rows) else ()


def making(doc: Document, number: int, token: str) -> list[dict[str, Any]]:
    """The requests that make the place of the slip, a tab of that id; none where there is one."""
    if doc.slip is not None:
        return []
    title = TITLE if TITLE not in doc.pages else f"{TITLE} {token}"
    grid = {"rowCount": 1, "columnCount": _CELLS + 1}
    made = {"sheetId": number, "title": title, "hidden": True, "gridProperties": grid}
    return [{"addSheet": {"properties": made}}, marked(number, 1, doc.key, SLIP + token)]


def packed(before: Document, rows: Sequence[Row], at: float) -> bytes:
    """What is written, on which reading (of that only the tabs it touches), and when."""
    only = {name: before.pages[name] for name in sorted({row.tab for row in rows})}
    kept = replace(before, pages=only, slip=None, keys={})
    told = {"at": at, "before": written(kept), "rows": list(map(_shown, rows))}
    return gzip.compress(as_text(told).encode(), 1, mtime=0)


def unpacked(text: bytes) -> tuple[Mapping[str, Any], Document, list[Row]]:
    """The same again, unzipped: all that was told, the reading, the rows. Raises one of `UNREADABLE`."""
    told: Any = json.loads(text)
    before, rows = read(told["before"]), [_row(row) for row in told["rows"]]
    if before is None or any(row.tab not in before.pages for row in rows):
        raise ValueError("another version's, or none of ours")
    return told, before, rows


def _unzipped(data: bytes) -> bytes:
    """What people could put there themselves must not grow beyond all bounds."""
    return zlib.decompressobj(wbits=31).decompress(data, _LONGEST)


def _shown(row: Row) -> dict[str, Any]:
    return {"tab": row.tab, "number": row.number, "handle": row.handle, "cells": sorted(row.cells.items())}


def _row(told: Mapping[str, Any]) -> Row:
    return Row(
        str(told["tab"]), int(told["number"]), str(told["handle"]), {int(at): value for at, value in told["cells"]}
    )
