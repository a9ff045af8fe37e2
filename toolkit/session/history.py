"""What the Log as a whole tells: which entries are in effect, what undo and redo would take, all of it pure.

An entry that takes back an action is an undo; one that takes back an undo is a redo. Nothing is ever deleted from the
Log, so an entry is in effect until a later entry in effect takes it back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from itertools import chain, count, pairwise

from toolkit.session.entries import Kind, LogEntry
from toolkit.session.ids import sealed_kind
from toolkit.tables.changes import CellChange, unreviewed


def in_order(entries: Sequence[LogEntry]) -> list[LogEntry]:
    """The entries, oldest first. Rows go on at the end, so their own order counts, never the clocks of many machines.

    A Log that somebody sorted newest first is turned round: only where what the rows hold says so (cells go on from
    the row below, an entry takes back one below it) and no time speaks against it. Rows of people's own, with neither
    a time nor an entry, are no actions.
    """
    mine = [entry for entry in entries if entry.time or entry.record]
    times = [_moment(entry) for entry in mine]
    falling = all(one >= two for one, two in pairwise(times))
    return mine[::-1] if falling and _goes_on_upwards(mine) else mine


def _goes_on_upwards(entries: Sequence[LogEntry]) -> bool:
    """Whether more cells and undos go on from the row below than from the row above."""
    last: dict[tuple[str, str, str], CellChange] = {}
    above: set[str] = set()
    ids = {entry.id for entry in entries}
    up = down = 0
    for entry in entries:
        for undone in ids.intersection(entry.takes_back):
            up, down = (up, down + 1) if undone in above else (up + 1, down)
        above.add(entry.id)
        for change in entry.changes:
            before = last.get((change.tab, change.key, change.column))
            if before is not None:
                up, down = up + (before.old == change.new), down + (before.new == change.old)
            last[change.tab, change.key, change.column] = change
    return up > down


def _moment(entry: LogEntry) -> float:
    try:
        return datetime.fromisoformat(entry.time).timestamp()
    except (ValueError, OverflowError, OSError):
        return 0.0


def annotate(entries: Sequence[LogEntry], holds: Callable[[CellChange], bool]) -> list[LogEntry]:
    """The entries with `kind`, `live` and `can_undo`; `holds` tells whether a change's new value still stands."""
    kinds = _kinds(entries)
    dead: set[str] = set()
    for entry in reversed(entries):
        if entry.id not in dead:
            dead.update(entry.takes_back)
    return [
        replace(entry, kind=kinds[entry.id], live=entry.id not in dead)
        if entry.id in dead or kinds[entry.id] != "action"
        else replace(entry, can_undo=entry.intact and all(map(holds, reviewed(entry))))
        for entry in entries
    ]


def reviewed(entry: LogEntry) -> list[CellChange]:
    """What an undo would have to find as it was written; ids go or stay as they are needed."""
    return [change for change in final(entry.changes) if not unreviewed(change)]


def _kinds(entries: Sequence[LogEntry]) -> dict[str, Kind]:
    kinds: dict[str, Kind] = {}
    for entry in entries:
        if (sealed := sealed_kind(entry.id)) is not None:
            kinds[entry.id] = sealed
            continue
        back: Kind = "redo" if any(kinds.get(one) == "undo" for one in entry.takes_back) else "undo"
        kinds[entry.id] = back if entry.undoes else "action"
    return kinds


def next_undo(entries: Sequence[LogEntry]) -> LogEntry | None:
    """The last action in effect (annotated entries)."""
    return next((entry for entry in reversed(entries) if entry.kind == "action" and entry.live), None)


def next_redo(entries: Sequence[LogEntry]) -> LogEntry | None:
    """The last undo in effect, unless something new was done after it (annotated entries)."""
    for entry in reversed(entries):
        if entry.kind == "action":
            return None
        if entry.kind == "undo" and entry.live:
            return entry
    return None


def next_id(entries: Sequence[LogEntry], wanted: str) -> str:
    """`wanted`, or the next of `wanted-2`, `wanted-3` … that is not undone: an id is used again only by what stands."""
    undone = {entry.id for entry in entries if entry.kind == "action" and not entry.live}
    ids = chain([wanted], (f"{wanted}-{number}" for number in count(2)))
    return next(one for one in ids if one not in undone)


def final(changes: Sequence[CellChange]) -> tuple[CellChange, ...]:
    """One change a cell, from its first old to its last new value; cells that end as they began fall out."""
    cells: dict[tuple[str, str, str], CellChange] = {}
    for change in changes:
        cell = (change.tab, change.key, change.column)
        cells[cell] = replace(change, old=cells[cell].old) if cell in cells else change
    return tuple(change for change in cells.values() if change.old != change.new)
