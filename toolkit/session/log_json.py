"""Log entries and cell changes as JSON."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from toolkit.session.entries import LogEntry
from toolkit.session.rolls import roll_id
from toolkit.session.veiled_log import UNTOLD
from toolkit.tables.changes import CellChange, Clash
from toolkit.tables.snapshot import CellError, CellValue


def entry_json(entry: LogEntry, view: str = "gm") -> dict[str, Any]:
    """Every column of an entry that may be seen, its roll id, and what the whole Log tells of it."""
    told = {
        "id": entry.id,
        "time": entry.time,
        "round": entry.round,
        "by": entry.by,
        "actor": entry.actor,
        "action": entry.action,
        "target": entry.target,
        "result": entry.result.split("\n") if entry.result else [],
        "dice": entry.dice,
        "rulings": list(entry.rulings),
        "changes": changes_json(entry.changes),
        "undoes": entry.undoes or None,
        "entry": dict(entry.record),
        "kind": entry.kind,
        "live": entry.live,
        "can_undo": entry.can_undo,
        "roll_id": (roll_id(entry) or None) if entry.kind == "action" else None,
    }
    return {key: value for key, value in told.items() if view == "gm" or key not in UNTOLD}


def changes_json(changes: Iterable[CellChange]) -> list[dict[str, Any]]:
    """`{"tab", "key", "column", "old", "new"}` each."""
    return [
        {"tab": one.tab, "key": one.key, "column": one.column, "old": _cell(one.old), "new": one.new} for one in changes
    ]


def clashes_json(clashes: Iterable[Clash]) -> list[dict[str, Any]]:
    """The change that could not be made, where, why, and what stands there now (`found`, `theirs`) in place of `base`.

    A cell that was only looked at has nothing meant for it: `new` is then what somebody made of `old`.
    """
    return [_clash(clash, _cell(clash.found)) for clash in clashes]


def _clash(clash: Clash, found: CellValue) -> dict[str, Any]:
    told = {"where": clash.where, "reason": clash.reason, "found": found, **changes_json([clash.change])[0]}
    new = found if told["old"] == told["new"] else told["new"]
    return {**told, "new": new, "base": told["old"], "theirs": found}


def _cell(value: CellValue | CellError) -> CellValue:
    return value.code if isinstance(value, CellError) else value
