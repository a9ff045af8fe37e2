"""Cells that an action means to set and somebody else has set meanwhile: every value, whose it is, the choices.

Which choice is proposed follows from the policy that the cell's column declares (`tables.columns`). Pure.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from toolkit.messages import Note, note
from toolkit.session.entries import LogEntry
from toolkit.session.loading import cell, place_of
from toolkit.tables.changes import CellChange, ChangeSet, unreviewed
from toolkit.tables.columns import Column, Policy, columns_of
from toolkit.tables.headers import Cell
from toolkit.tables.locate import locate
from toolkit.tables.placing import same
from toolkit.tables.sheet import Sheet
from toolkit.tables.snapshot import CellError
from toolkit.tables.tabs import model_of

Keep = Literal["mine", "theirs", "reapply"]
KEEPS: tuple[Keep, ...] = ("mine", "theirs", "reapply")
_PROPOSED: Mapping[Policy, Keep] = {"delta": "reapply", "ours": "mine", "never": "theirs"}

CellOf = tuple[str, str, str]
"""Tab, key, column."""
Rerun = Mapping[CellOf, CellChange]
"""What an action changes when it is resolved again on the cells of now."""


@dataclass(frozen=True, slots=True)
class Contested:
    """One cell: `change.old` is the value that was reviewed, `change.new` the action's, `theirs` what stands there now.

    `values` holds what each possible choice leaves in the cell; `proposed` is the column's policy, nothing where nobody
    but a person can tell. `theirs_by` is known where the Log tells who put it there.
    """

    change: CellChange
    where: str
    theirs: Cell
    values: Mapping[Keep, Cell]
    theirs_by: str = ""
    proposed: Keep | None = None

    @property
    def cell(self) -> CellOf:
        """Which cell it is."""
        return (self.change.tab, self.change.key, self.change.column)

    @property
    def touched(self) -> bool:
        """Whether somebody set this very cell; else one that its new value follows from."""
        return not same(self.theirs, self.change.old)


def contested(sheet: Sheet, entries: Sequence[LogEntry], entry: LogEntry, rerun: Rerun | None) -> list[Contested]:
    """The entry's changes that cannot be made as they were reviewed, or would be others now.

    `rerun`: `None` where the entry cannot be resolved again.
    """
    changes = [*entry.changes, *_further(entry, rerun or {})]
    looked_at = (_look(sheet, entries, change, rerun) for change in changes if not unreviewed(change))
    return [one for one in looked_at if one is not None]


def contested_note(one: Contested, by: str) -> Note:
    """Where, what was reviewed, theirs and the action's with whose they are, and what re-applying it gives."""
    again = shown_cell(one.values["reapply"]) if "reapply" in one.values else "none"
    values = {"base": shown_cell(one.change.old), "theirs": shown_cell(one.theirs), "mine": shown_cell(one.change.new)}
    unknown = note("session.no_name")
    whose = {"by": by or unknown, "theirs_by": one.theirs_by or unknown}
    return note(
        "session.contested" if one.touched else "session.follows", where=one.where, again=again, **whose, **values
    )


def declared_of(sheet: Sheet, change: CellChange) -> Column | None:
    """How the column of a change is declared; nothing for a ruling."""
    if change.tab == "campaign":
        return None
    return columns_of(model_of(sheet.declared, change.tab)).get(change.said)


def _further(entry: LogEntry, rerun: Rerun) -> list[CellChange]:
    """Cells that were to stay as they were, and would not now."""
    meant = {(change.tab, change.key, change.column) for change in entry.changes}
    further = (made for cell, made in rerun.items() if cell not in meant and not unreviewed(made))
    return [replace(made, new=None if isinstance(made.old, CellError) else made.old) for made in further]


def _look(sheet: Sheet, entries: Sequence[LogEntry], change: CellChange, rerun: Rerun | None) -> Contested | None:
    theirs = cell(sheet, change.tab, change.key, change.column)
    made = rerun.get((change.tab, change.key, change.column)) if rerun is not None else None
    free = not locate(sheet.declared, sheet.snapshot, ChangeSet("?", (replace(change, old=theirs),))).clashes
    otherwise = rerun is not None and (made is None or not same(made.new, change.new))
    if not otherwise and (same(theirs, change.new) or (free and same(theirs, change.old))):
        return None
    again = _counted(sheet, change, theirs) if rerun is None else made.new if made is not None else theirs
    values: dict[Keep, Cell] = {"theirs": theirs}
    if free:
        values |= {"mine": change.new}
    if free and (rerun is not None or again is not None):
        values |= {"reapply": again}
    if free and same(theirs, change.old):  # nobody set this cell, but another one that it follows from
        values |= {"theirs": again}
    declared = declared_of(sheet, change)
    wanted = _PROPOSED.get(declared.policy) if declared is not None else None
    place = place_of(sheet, change.tab, change.key, change.column)
    author = _author(entries, change, theirs)
    return Contested(change, place, theirs, values, author, wanted if wanted in values else None)


def _counted(sheet: Sheet, change: CellChange, theirs: Cell) -> int | None:
    """Their number with the difference that a change makes, within the column's bounds, if it is such a column."""
    declared = declared_of(sheet, change)
    if declared is None or not declared.counted:
        return None
    most = _whole(cell(sheet, change.tab, change.key, declared.most), None) if declared.most else declared.high
    blank = most if declared.most else None if declared.zero_counts else 0
    old, new, now = (_whole(value, blank) for value in (change.old, change.new, theirs))
    if old is None or new is None or now is None:
        return None
    moved = now + new - old
    moved = moved if most is None else min(moved, max(most, now))
    return moved if declared.least is None else max(moved, min(declared.least, now))


def _whole(value: Cell, blank: int | None) -> int | None:
    if value is None or value == "":
        return blank
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _author(entries: Sequence[LogEntry], change: CellChange, theirs: Cell) -> str:
    """Who put that value there, if the Log tells."""
    where = (change.tab, change.key, change.column)
    for entry in reversed(entries):
        for one in entry.changes:
            if (one.tab, one.key, one.column) == where:
                return entry.by if same(one.new, theirs) else ""
    return ""


def shown_cell(value: Cell) -> str:
    """A cell's value for people."""
    value = value.code if isinstance(value, CellError) else value
    return "—" if value is None or value == "" else str(value)
