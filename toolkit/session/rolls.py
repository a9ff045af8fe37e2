"""Roll ids: a short mark of an entry of the Log, from which anybody can tell whether the entry is still the same.

`r-k7m2-q9wd-x4h8`: the first four signs come from the action's id alone and find the entry; the other eight from all
that the entry says of action, dice and results. So a row that was edited keeps its first four and no longer verifies,
and an id that the Log never gave finds nothing. What goes in, and in which form, is ADR 0010; who did it, and when,
does not. Pure.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from hashlib import sha256
from typing import Any

from toolkit.session.entries import LogEntry
from toolkit.tables.changes import CellChange
from toolkit.tables.snapshot import CellError

_SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"
_FINDS, _PROVES = "turnsheet action 1", "turnsheet roll 1"
_ID = re.compile(rf"\br-([{_SIGNS}]{{4}})-([{_SIGNS}]{{4}})-([{_SIGNS}]{{4}})\b", re.IGNORECASE)


def roll_id(entry: LogEntry) -> str:
    """The id of an entry as the Log holds it now; "" for one that is told without."""
    if entry.mark is not None:
        return entry.mark
    proof = _signs([_PROVES, *_facts(entry)], 8)
    return f"r-{_found_by(entry)}-{proof[:4]}-{proof[4:]}"


def ids_in(written: str) -> list[str]:
    """Every roll id in a text, each once, in order."""
    return list(dict.fromkeys(found[0].lower() for found in _ID.finditer(written)))


def entry_of_roll(entries: Iterable[LogEntry], identifier: str) -> tuple[LogEntry | None, bool]:
    """The entry a roll id was given for, and whether it still says the same; nothing for an id the Log never gave."""
    near = [entry for entry in entries if _found_by(entry) == identifier[2:6]]
    same = next((entry for entry in near if roll_id(entry) == identifier), None)
    return same or next(iter(near), None), same is not None


def _found_by(entry: LogEntry) -> str:
    return _signs([_FINDS, entry.id], 4)


def _facts(entry: LogEntry) -> list[Any]:
    return [
        entry.id,
        entry.round,
        _lines(entry.action),
        _lines(entry.result),
        _lines(entry.dice),
        list(entry.rulings),
        [_change(change) for change in entry.changes],
        dict(entry.record),
    ]


def _lines(written: str) -> list[str]:
    """Line by line without outer spaces, which programs that carry a sheet may drop or turn."""
    return [line.strip() for line in written.splitlines() if line.strip()]


def _change(change: CellChange) -> list[Any]:
    old = {"error": change.old.code} if isinstance(change.old, CellError) else change.old
    return [change.tab, change.key, change.column, old, change.new]


def _signs(facts: list[Any], count: int) -> str:
    said = json.dumps(facts, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    number = int.from_bytes(sha256(said.encode("utf-8", "surrogatepass")).digest())
    signs = []
    for _ in range(count):
        number, sign = divmod(number, len(_SIGNS))
        signs.append(_SIGNS[sign])
    return "".join(signs)
