"""Taking an action back, and doing it again: the old values return to every cell that still holds the new ones.

What is taken back is found in the Log alone, so any machine that opens the sheet can do it. Ids that an action gave to
rows go blank again with it, unless a later action in effect may know the rows by them; then they stay until that one
is taken back too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from toolkit.core.outcome import Refusal
from toolkit.messages import Note, note, text
from toolkit.session.applying import Check
from toolkit.session.battles import battle_of, marked, of_battle
from toolkit.session.entries import LogEntry
from toolkit.session.history import annotate, final, in_order, next_redo, next_undo
from toolkit.session.ids import sealed_kind
from toolkit.session.journal import read_log
from toolkit.session.loading import holds
from toolkit.session.telling import stamp
from toolkit.tables.changes import CellChange, Clash, added_rows, gives_id
from toolkit.tables.layout import lay_out
from toolkit.tables.rows import LogRecord
from toolkit.tables.sheet import Sheet
from toolkit.tables.snapshot import Snapshot
from toolkit.tables.tabs import Declared, find_tabs


def entries_of(sheet: Sheet) -> list[LogEntry]:
    """The Log of a sheet as far as it is about its battle, oldest first, with what it tells as a whole."""
    return of_battle(_all_entries(sheet), sheet.chosen)


def _all_entries(sheet: Sheet) -> list[LogEntry]:
    table = sheet.tables.get("log")
    read = read_log(table.records() if table else (), sheet.declared)
    return annotate(in_order(read), lambda change: holds(sheet, change))


@dataclass(frozen=True, slots=True)
class Deed:
    """Who does something to the Log, when, in which language, and the new entry's id."""

    id: str
    by: str
    now: datetime
    lang: str


def undo_entry(sheet: Sheet, wanted: str | None, deed: Deed) -> LogEntry | Refusal:
    """The entry that takes back the action `wanted`, or the last one in effect; or why there is none."""
    entries = entries_of(sheet)
    target = next_undo(entries) if wanted is None else _find(entries, wanted)
    elsewhere = _find(_all_entries(sheet), wanted) if wanted is not None and target is None else None
    if elsewhere is not None:
        return _refused(note("session.undo.elsewhere", id=elsewhere.id, battle=battle_of(elsewhere) or "none"))
    if target is None:
        return _refused(note("session.undo.nothing") if wanted is None else note("session.undo.unknown", id=wanted))
    if sealed_kind(target.id) == "reveal":
        return _refused(note("session.undo.reveal", id=target.id))
    if sealed_kind(target.id):
        return _refused(note("session.undo.seal", id=target.id))
    if target.kind != "action":
        return _refused(note("session.undo.no_action", id=target.id))
    if not target.live:
        return _refused(note("session.undo.already", action=target.action))
    if not target.intact:
        return _refused(note("session.undo.damaged", id=target.id))
    changes = tuple(_back(target.changes, _ids_given(entries, target.id, sheet)))
    return _entry(sheet, target, text("session.undone", deed.lang, action=_line(target.action)), changes, deed)


def redo_entry(sheet: Sheet, deed: Deed) -> LogEntry | Refusal:
    """The entry that does again what was taken back last; or why there is none."""
    entries = entries_of(sheet)
    target = next_redo(entries)
    if target is None:
        return _refused(note("session.redo.nothing"))
    if not target.intact:
        return _refused(note("session.undo.damaged", id=target.id))
    action = next((entry.action for entry in entries if entry.id == target.undoes), "")
    told = text("session.redone", deed.lang, action=_line(action))
    return _entry(sheet, target, told, tuple(_back(target.changes, ())), deed)


def still_standing(target: str, base_revision: str, declared: Declared) -> Check:
    """The check of an undo or redo: nobody else may have taken the same entry back meanwhile."""

    def check(snapshot: Snapshot) -> tuple[Clash, ...]:
        if snapshot.revision == base_revision:
            return ()
        tab = find_tabs(snapshot)[0].get("log")
        table = lay_out(tab, LogRecord)[0] if tab else None
        entries = annotate(in_order(read_log(table.records() if table else (), declared)), lambda change: True)
        found = _find(entries, target)
        if found is not None and found.live:
            return ()
        other = next((entry.id for entry in entries if entry.undoes == target), None)
        return (Clash(CellChange("log", target, "undoes", None, None), "changed" if found else "gone", "Log", other),)

    return check


def _entry(sheet: Sheet, target: LogEntry, told: str, changes: tuple[CellChange, ...], deed: Deed) -> LogEntry:
    return LogEntry(
        id=deed.id,
        time=stamp(deed.now),
        round=sheet.battle.round,
        by=deed.by,
        actor=target.actor,
        action=told,
        target=target.target,
        changes=changes,
        undoes=target.id,
        record=marked({"undoes": target.id}, battle_of(target)),
    )


def _line(action: str) -> str:
    return action.replace("\n", "; ")


def _back(changes: Sequence[CellChange], ids: Sequence[CellChange]) -> Iterator[CellChange]:
    """The changes from new to old, and ids taken away; those that `changes` gave are among `ids` if they go.

    The id of a row that `changes` added goes with the row.
    """
    added = added_rows(changes)
    for change in final(changes):
        if not gives_id(change) or change.key in added:
            yield replace(change, old=change.new, new=_plain(change))
    for change in ids:
        yield replace(change, old=change.new, new=None)


def _ids_given(entries: Sequence[LogEntry], undone: str, sheet: Sheet) -> list[CellChange]:
    """Ids still standing that no action in effect after their giver may need, once `undone` is taken back.

    Where two actions raced and both gave an id, it stays while either is in effect.
    """
    found: dict[str, CellChange] = {}
    needed = False
    for entry in reversed(entries):
        if entry.kind != "action":
            continue
        if not needed and entry.intact and (entry.id == undone or not entry.live):
            found |= {change.key: change for change in _lent(entry) if holds(sheet, change)}
        needed = needed or (entry.live and entry.id != undone)
    kept = {
        change.key
        for entry in entries
        if entry.kind == "action" and entry.live and entry.id != undone
        for change in _lent(entry)
    }
    return [change for key, change in found.items() if key not in kept]


def _lent(entry: LogEntry) -> list[CellChange]:
    """The ids that an entry gave to rows that were there before."""
    added = added_rows(entry.changes)
    return [change for change in entry.changes if gives_id(change) and change.key not in added]


def _plain(change: CellChange) -> str | int | float | bool | None:
    """The value to return to; a cell that showed an error cannot be given that again."""
    return change.old if isinstance(change.old, (str, int, float, bool)) else None


def _find(entries: Sequence[LogEntry], wanted: str) -> LogEntry | None:
    return next((entry for entry in entries if entry.id == wanted), None)


def _refused(said: Note) -> Refusal:
    return Refusal(said)
