"""What happened to a source, as notes ready to be put into a reader's language. Pure."""

from __future__ import annotations

from toolkit.messages import Note, note
from toolkit.sync.port import LaidAside, Queued, SourceError
from toolkit.tables.changes import ChangeSet, Clash
from toolkit.tables.snapshot import CellError, CellValue


def error_note(error: SourceError) -> Note:
    """Why a source cannot be read or written."""
    return note(error.code, **error.facts)


def queued_note(queued: Queued, name: str) -> Note:
    """Why a change to the source called `name` has to wait, and for whom."""
    name = queued.file or name
    if queued.by:
        return note(f"sync.queued.{queued.reason}_by", name=name, by=queued.by)
    return note(f"sync.queued.{queued.reason}", name=name)


def clash_note(clash: Clash) -> Note:
    """Why one cell was left alone, where, and what stands there."""
    why = note(f"sync.cell.{clash.reason}", found=_shown(clash.found))
    return note("sync.clash", where=clash.where, why=why)


def line_of(change_set: ChangeSet) -> str:
    """What was done, as the first row for the Log tells it; the id where it tells nothing."""
    told = change_set.log[0].values.get("action") if change_set.log else None
    return "; ".join(str(told).splitlines()) if told else change_set.id


def aside_notes(laid: LaidAside) -> list[Note]:
    """What was laid aside and why; then a sentence a cell: where, both values, what stands there now."""
    if laid.change_set is None:
        return [note("sync.aside.damaged", path=laid.path)]
    code = "sync.aside.clash" if laid.clashes else "sync.aside.behind"
    return [note(code, action=line_of(laid.change_set)), *map(_meant, laid.clashes)]


def _meant(clash: Clash) -> Note:
    """`clash_note`, with the change that was meant, if any was."""
    if clash.change.old == clash.change.new:
        return clash_note(clash)
    why = note(f"sync.cell.{clash.reason}", found=_shown(clash.found))
    old, new = _shown(clash.change.old), _shown(clash.change.new)
    return note("sync.aside.cell", where=clash.where, old=old, new=new, why=why)


def _shown(value: CellValue | CellError) -> str:
    value = value.code if isinstance(value, CellError) else value
    return "—" if value is None else str(value)
