"""Why taking everything back to an action stopped before it: what stands in the Log or in cells by somebody's hand.

It is asked of the campaign as it stands afterwards, when the last action in effect is the one it stopped at. Pure.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from toolkit.messages import Note, note
from toolkit.session.contested import shown_cell
from toolkit.session.entries import LogEntry
from toolkit.session.history import next_undo, reviewed
from toolkit.session.loading import cell, holds, place_of
from toolkit.session.undo import entries_of
from toolkit.tables.changes import CellChange, Clash
from toolkit.tables.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Stop:
    """The action that was not taken back, and its cells that hold something else than it wrote."""

    entry: LogEntry
    cells: tuple[Clash, ...]

    @property
    def blocked(self) -> bool:
        """Whether it cannot be taken back as it stands."""
        return bool(self.cells) or not self.entry.intact

    def notes(self) -> Iterator[Note]:
        """That it stopped and why; a sentence a cell: where, what stands there, what was expected; what to do."""
        action = "; ".join(self.entry.action.splitlines())
        if not self.entry.intact:
            yield note("session.stopped_damaged", action=action, id=self.entry.id)
            return
        yield note("session.stopped", action=action)
        for one in self.cells:
            yield note(
                "session.stopped_cell", where=one.where, found=shown_cell(one.found), wrote=shown_cell(one.change.new)
            )
        yield note("session.stopped_how", count=len(self.cells))


def stop_before(sheet: Sheet, wanted: str) -> Stop | None:
    """The last action in effect, where taking back all since `wanted` stands; `None` once that one is taken back."""
    entries = entries_of(sheet)
    last = next_undo(entries)
    if last is None or not any(entry.id == wanted and entry.kind == "action" and entry.live for entry in entries):
        return None
    return Stop(last, tuple(_moved(sheet, change) for change in reviewed(last) if not holds(sheet, change)))


def _moved(sheet: Sheet, change: CellChange) -> Clash:
    at = change.tab, change.key, change.column
    return Clash(change, "changed", place_of(sheet, *at), cell(sheet, *at))
