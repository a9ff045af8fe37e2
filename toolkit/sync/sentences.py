"""What happened to a source, as notes ready to be put into a reader's language. Pure."""

from __future__ import annotations

from toolkit.messages import Note, note
from toolkit.sync.port import Queued, SourceError
from toolkit.tables.changes import Clash
from toolkit.tables.snapshot import CellError


def error_note(error: SourceError) -> Note:
    """Why a source cannot be read or written."""
    return note(error.code, **error.facts)


def queued_note(queued: Queued, name: str) -> Note:
    """Why a change to the source called `name` has to wait, and for whom."""
    if queued.by:
        return note(f"sync.queued.{queued.reason}_by", name=name, by=queued.by)
    return note(f"sync.queued.{queued.reason}", name=name)


def clash_note(clash: Clash) -> Note:
    """Why one cell was left alone, where, and what stands there."""
    found = clash.found.code if isinstance(clash.found, CellError) else clash.found
    shown = "—" if found is None else str(found)
    return note("sync.clash", where=clash.where, why=note(f"sync.cell.{clash.reason}", found=shown))
