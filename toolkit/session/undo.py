"""Taking an action back, and doing it again: the old values return to every cell that still holds the new ones.

What is taken back is found in the Log alone, so any machine that opens the sheet can do it. Ids that an action gave to
rows go blank again with it, unless a later action in effect may know the rows by them; then they stay until that one
is taken back too. Several actions, from the last back to one, are taken back by one entry; one redo does them again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import chain

from toolkit.core.outcome import Refusal
from toolkit.messages import Note, note, text
from toolkit.session.applying import Check
from toolkit.session.battles import battle_of, marked, of_battle
from toolkit.session.entries import LogEntry
from toolkit.session.history import annotate, final, in_order, next_redo, next_undo, reviewed
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


def undo_entry(sheet: Sheet, wanted: str | None, deed: Deed, since: bool = False) -> LogEntry | Refusal:
    """The entry that takes back the action `wanted`, or the last one in effect; or why there is none.

    `since`: with all in effect after it, as far back as they hang together (see `_run`).
    """
    entries = entries_of(sheet)
    target = next_undo(entries) if wanted is None else _find(entries, wanted)
    elsewhere = _find(_all_entries(sheet), wanted) if wanted is not None and target is None else None
    if elsewhere is not None:
        return _refused(note("session.undo.elsewhere", id=elsewhere.id, battle=battle_of(elsewhere) or "none"))
    if target is None:
        return _refused(note("session.undo.nothing") if wanted is None else note("session.undo.unknown", id=wanted))
    targets = _run(entries, target.id, sheet) if since and target.kind == "action" and target.live else [target]
    why = _obstacle(targets[0])
    if why is not None:
        return _refused(why)
    undone = {one.id for one in targets}
    back = [*chain.from_iterable(_back(one.changes) for one in targets), *_ids_back(entries, undone, sheet)]
    told = _told_of("undone", [one.action for one in targets], deed.lang)
    return _entry(sheet, targets, told, final(back) if len(targets) > 1 else tuple(back), deed)


def _obstacle(target: LogEntry) -> Note | None:
    """Why an entry cannot be taken back."""
    if sealed_kind(target.id) == "reveal":
        return note("session.undo.reveal", id=target.id)
    if sealed_kind(target.id):
        return note("session.undo.seal", id=target.id)
    if target.kind != "action":
        return note("session.undo.no_action", id=target.id)
    if not target.live:
        return note("session.undo.already", action=target.action)
    return None if target.intact else note("session.undo.damaged", id=target.id)


def _run(entries: Sequence[LogEntry], wanted: str, sheet: Sheet) -> list[LogEntry]:
    """The actions in effect from the last back to `wanted`, the newest first, as far as they hang together: until a row
    of the Log was edited, or somebody set a cell by hand after one that is not the newest."""
    run: list[LogEntry] = []
    before: dict[tuple[str, str, str], object] = {}

    def kept(change: CellChange) -> bool:
        cell = (change.tab, change.key, change.column)
        return before[cell] == change.new if cell in before else holds(sheet, change)

    for entry in reversed(entries):
        if entry.kind != "action" or not entry.live:
            continue
        changes = reviewed(entry)
        if run and not (entry.intact and all(map(kept, changes))):
            break
        run.append(entry)
        before |= {(one.tab, one.key, one.column): one.old for one in changes}
        if entry.id == wanted:
            break
    return run


def redo_entry(sheet: Sheet, deed: Deed) -> LogEntry | Refusal:
    """The entry that does again what was taken back last; or why there is none."""
    entries = entries_of(sheet)
    target = next_redo(entries)
    if target is None:
        return _refused(note("session.redo.nothing"))
    if not target.intact:
        return _refused(note("session.undo.damaged", id=target.id))
    actions = {entry.id: entry.action for entry in entries}
    told = _told_of("redone", [actions.get(one, "") for one in target.takes_back], deed.lang)
    return _entry(sheet, [target], told, tuple(_back(target.changes)), deed)


def still_standing(targets: Sequence[str], base_revision: str, declared: Declared) -> Check:
    """The check of an undo or redo: nobody else may have taken the same entries back meanwhile; nor may an undo that is
    to be done again be no more the last thing done, where that is known (`base_revision`)."""

    def check(snapshot: Snapshot) -> tuple[Clash, ...]:
        if snapshot.revision == base_revision:
            return ()
        tab = find_tabs(snapshot)[0].get("log")
        table = lay_out(tab, LogRecord)[0] if tab else None
        entries = annotate(in_order(read_log(table.records() if table else (), declared)), lambda change: True)
        fallen = filter(None, (_fallen(entries, target, bool(base_revision)) for target in targets))
        return tuple({(one.reason, one.found): one for one in fallen}.values())  # who stands in the way is told once

    return check


def _fallen(entries: Sequence[LogEntry], target: str, newest: bool) -> Clash | None:
    """What stands against taking `target` back: it is gone, or another entry has done so or (`newest`) come after."""
    found = _find(entries, target)
    told = of_battle(entries, battle_of(found)) if found is not None else entries
    later = newest and found is not None and found.kind == "undo" and next_redo(told) is not found
    if found is not None and found.live and not later:
        return None
    other = next((entry.id for entry in entries if target in entry.takes_back), told[-1].id if later else None)
    return Clash(CellChange("log", target, "undoes", None, None), "changed" if found else "gone", "Log", other)


def taken_back(entry: LogEntry, by_id: Mapping[str, LogEntry], lang: str, told: Callable[[LogEntry], str]) -> str:
    """What an undo took back or a redo did again, in a line; `told` tells what each of those was."""
    ids, done = entry.takes_back, "undone"
    undone = by_id.get(ids[0]) if ids else None
    if undone is not None and undone.undoes:
        ids, done = undone.takes_back, "redone"
    return _told_of(done, [told(by_id[one]) if one in by_id else "" for one in ids], lang) if ids else ""


def _told_of(done: str, actions: Sequence[str], lang: str) -> str:
    """What was taken back or done again (the newest first), in a line."""
    if len(actions) == 1:
        return text(f"session.{done}", lang, action=_line(actions[0]))
    first, last = _line(actions[-1]), _line(actions[0])
    return text(f"session.{done}_several", lang, count=len(actions), first=first, last=last)


def _entry(
    sheet: Sheet, targets: Sequence[LogEntry], told: str, changes: tuple[CellChange, ...], deed: Deed
) -> LogEntry:
    undoes = ", ".join(one.id for one in targets)
    return LogEntry(
        id=deed.id,
        time=stamp(deed.now),
        round=sheet.battle.round,
        by=deed.by,
        actor=_names(one.actor for one in targets),
        action=told,
        target=_names(one.target for one in targets),
        changes=changes,
        undoes=undoes,
        record=marked({"undoes": undoes}, battle_of(targets[0])),
    )


def _names(lists: Iterable[str]) -> str:
    """The names in several lists of them, each once."""
    return ", ".join(dict.fromkeys(name for names in lists for name in names.split(", ") if name))


def _line(action: str) -> str:
    return action.replace("\n", "; ")


def _back(changes: Sequence[CellChange]) -> Iterator[CellChange]:
    """The changes from new to old, without the ids they gave; the id of a row that they added goes with the row."""
    added = added_rows(changes)
    for change in final(changes):
        if not gives_id(change) or change.key in added:
            yield replace(change, old=change.new, new=_plain(change))


def _ids_back(entries: Sequence[LogEntry], undone: Collection[str], sheet: Sheet) -> list[CellChange]:
    """Ids still standing go that no action in effect after their giver may need, once `undone` are taken back.

    Where two actions raced and both gave an id, it stays while either is in effect.
    """
    found: dict[str, CellChange] = {}
    needed = False
    for entry in reversed(entries):
        if entry.kind != "action":
            continue
        if not needed and entry.intact and (entry.id in undone or not entry.live):
            found |= {change.key: change for change in _lent(entry) if holds(sheet, change)}
        needed = needed or (entry.live and entry.id not in undone)
    kept = {
        change.key
        for entry in entries
        if entry.kind == "action" and entry.live and entry.id not in undone
        for change in _lent(entry)
    }
    return [replace(change, old=change.new, new=None) for key, change in found.items() if key not in kept]


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
