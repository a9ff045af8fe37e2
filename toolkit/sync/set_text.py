"""Change sets as the bytes of a file and back; whatever else a file holds is `Misshapen`. Pure.

A hash goes with each set: a number that a failing disk or a hand has altered must not reach the sheet.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from toolkit.tables.changes import CellChange, ChangeSet, Clash, LogRow
from toolkit.tables.snapshot import CellError, CellValue


class Misshapen(Exception):
    """The bytes are no change set: torn, empty, altered, or written by something else."""


def show_set(change_set: ChangeSet, clashes: Sequence[Clash] = ()) -> bytes:
    """The set, and what stood against it."""
    kept = {
        "id": change_set.id,
        "changes": [_change(change) for change in change_set.changes],
        "log": [dict(row.values) for row in change_set.log],
        "order": list(change_set.order),
        "clashes": [[_change(clash.change), clash.reason, clash.where, _packed(clash.found)] for clash in clashes],
    }
    return json.dumps({**kept, "hash": _hash(kept)}).encode()


def read_set(data: bytes) -> tuple[ChangeSet, tuple[Clash, ...]]:
    """What `show_set` wrote. Raises `Misshapen`."""
    try:
        kept = json.loads(data)
        if kept.pop("hash") != _hash(kept):
            raise ValueError("altered")
        changes = tuple(_read_change(change) for change in kept["changes"])
        log = tuple(LogRow({_text(key): _plain(value) for key, value in row.items()}) for row in kept["log"])
        clashes = tuple(
            Clash(_read_change(change), _text(reason), _text(where), _cell(found))
            for change, reason, where, found in kept.get("clashes", ())
        )
        order = tuple(_text(one) for one in kept.get("order", ()))
        return ChangeSet(_text(kept["id"]), changes, log, order), clashes
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise Misshapen(str(error)) from None


def _hash(kept: Any) -> str:
    return sha256(json.dumps(kept).encode()).hexdigest()


def _change(change: CellChange) -> list[Any]:
    return [change.tab, change.key, change.column, _packed(change.old), change.new]


def _read_change(kept: Any) -> CellChange:
    tab, key, column, old, new = kept
    return CellChange(_text(tab), _text(key), _text(column), _cell(old), _plain(new))


def _packed(value: CellValue | CellError) -> Any:
    return {"error": value.code} if isinstance(value, CellError) else value


def _cell(value: Any) -> CellValue | CellError:
    return CellError(_text(value["error"])) if isinstance(value, dict) else _plain(value)


def _plain(value: Any) -> CellValue:
    """A value that a cell can hold; no number stands for infinity or for no number at all."""
    if value is not None and not isinstance(value, (str, int, float)):
        raise TypeError("no value of a cell")
    if isinstance(value, float) and not math.isfinite(value):
        raise ValueError("no number")
    return value


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError("no text")
    return value
