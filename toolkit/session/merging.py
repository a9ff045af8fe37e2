"""An action that somebody's change stands in the way of, made into one that can be written: as its reader chooses.

In this order: the entry is resolved again on the cells of now, with its own dice, if it is an action; each contested
cell gets what was chosen for it; the entry tells so in a line a cell. `reapply` for all takes the whole action as it
comes out now. Pure: nothing is written here, and what is written is checked once more under the source's lock.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from toolkit.core.names import fold
from toolkit.messages import Note, note, render
from toolkit.session.again import again, as_reviewed, entry_in
from toolkit.session.applying import applied, plain_locate
from toolkit.session.battles import battle_of
from toolkit.session.contested import CellOf, Contested, Keep, Rerun, contested, contested_note, shown_cell
from toolkit.session.entries import LogEntry
from toolkit.session.loading import Loaded, load
from toolkit.session.outline import with_lines
from toolkit.session.preview import Preview
from toolkit.session.seal_checks import as_sealed
from toolkit.session.telling import entry_of
from toolkit.session.undo import Deed, entries_of, still_standing
from toolkit.tables.changes import CellChange, ChangeSet, Clash
from toolkit.tables.sheet import Sheet
from toolkit.tables.snapshot import CellError, CellValue, Snapshot


@dataclass(frozen=True, slots=True)
class Own:
    """A value of the game master's own for a contested cell."""

    value: CellValue


Choice = Keep | Own
Choices = Mapping[CellOf, Choice]


class Merge:
    """One set on the campaign as it stands now.

    Raises `ValueError` for a set that tells of no action, and for rows that come or go: those are planned anew.
    """

    def __init__(self, loaded: Loaded, change_set: ChangeSet) -> None:
        entry = entry_in(change_set, loaded.system) if loaded.system is not None else None
        if entry is None or loaded.sheet is None or not entry.intact or {"rows", "removed"} & entry.record.keys():
            raise ValueError(change_set.id)
        self.entry: LogEntry = entry
        self.change_set = change_set
        battle = battle_of(entry)
        elsewhere = bool(battle) and fold(battle) != fold(loaded.sheet.chosen)
        self._loaded = load(loaded.snapshot, battle) if elsewhere else loaded
        self._sheet: Sheet = self._loaded.sheet or loaded.sheet

    @cached_property
    def fresh(self) -> Preview | None:
        """The action as it comes out now; `None` for an undo and the like."""
        return again(self._loaded, self.entry, self.change_set.order)

    @cached_property
    def cells(self) -> list[Contested]:
        """The contested cells."""
        return contested(self._sheet, entries_of(self._sheet), self.entry, self._rerun)

    @property
    def can_rerun(self) -> bool:
        """Whether `reapply` is there for the whole of it."""
        if self.fresh is not None:
            return self.fresh.complete
        return all("reapply" in one.values for one in self.cells)

    @property
    def outdated(self) -> bool:
        """Whether it cannot be written, or not any more as it was reviewed."""
        return bool(self.cells) or (self.fresh is not None and not as_reviewed(self.fresh, self.entry))

    def notes(self) -> list[Note]:
        """A sentence a contested cell."""
        return [contested_note(one, self.entry.by) for one in self.cells]

    def merged(self, keep: Keep | None, choices: Choices, deed: Deed) -> LogEntry | Note:
        """The entry to write, or why there is none: a cell without a choice, or one that it cannot have."""
        if keep is None and not choices and self.outdated:
            return note("session.choose_all")
        if keep == "theirs" and not any(one.touched for one in self.cells):
            keep = "reapply"  # what they set is no cell of the action's own, and the action follows it
        whole = keep == "reapply" and self.fresh is not None
        if whole and not self.can_rerun:
            return note("session.no_reapply")
        entry = self._anew(deed) if whole else self.entry
        kept: dict[CellOf, CellValue] = {}
        for one in self.cells:
            choice = choices.get(one.cell, keep)
            if choice is None or (isinstance(choice, str) and choice not in one.values):
                return note("session.choose", where=one.where)
            kept[one.cell] = choice.value if isinstance(choice, Own) else _plain(one.values[choice])
        told = self._telling(replace(entry, changes=tuple(self._changes(entry, kept))), kept, whole, deed.by)
        own = any(isinstance(choice, Own) for choice in choices.values())
        return (self._unfit(told) if own else None) or told

    def check(self, snapshot: Snapshot) -> tuple[Clash, ...]:
        """What else must hold under the lock: a sealed turn is what was sealed, what is undone was not undone yet."""
        if self.fresh is not None:
            return as_sealed(self.fresh)(snapshot)
        if self.entry.undoes:
            return still_standing(self.entry.takes_back, "", self._sheet.declared)(snapshot)
        return ()

    def _unfit(self, entry: LogEntry) -> Note | None:
        """Why the campaign could not be played with the entry in it: a cell cannot hold what somebody typed."""
        assert self._loaded.system is not None
        place = plain_locate(self._loaded.system)
        then = applied(place, self._loaded.snapshot, ChangeSet(entry.id, entry.changes))
        problems = load(then, self._loaded.battle).problems if isinstance(then, Snapshot) else ()
        faults = (one for one in problems if one.level == "error" and one not in self._loaded.problems)
        fault = next(faults, None)
        if fault is None:
            return None
        return note("session.unfit", where=fault.where, value=shown_cell(fault.value), expected=fault.expected)

    @property
    def _rerun(self) -> Rerun | None:
        if self.fresh is None or not self.fresh.complete:
            return None
        return {(one.tab, one.key, one.column): one for one in self.fresh.changes}

    def _anew(self, deed: Deed) -> LogEntry:
        assert self.fresh is not None
        assert self._loaded.state is not None
        assert self._loaded.system is not None
        fresh = replace(self.fresh, by=self.entry.by)
        return entry_of(fresh, self._loaded.state, self._loaded.system, deed.now, self._loaded.settings.lang)

    def _changes(self, entry: LogEntry, kept: Mapping[CellOf, CellValue]) -> list[CellChange]:
        """What is written: contested cells from theirs to what was chosen, none where theirs stays."""
        changes = {(one.tab, one.key, one.column): one for one in entry.changes}
        for one in self.cells:
            now, chosen = one.theirs, kept[one.cell]
            changes[one.cell] = replace(one.change, old=now, new=chosen)
            if _plain(now) == chosen and not isinstance(now, CellError):
                del changes[one.cell]
        return list(changes.values())

    def _telling(self, entry: LogEntry, kept: Mapping[CellOf, CellValue], whole: bool, by: str) -> LogEntry:
        lang = self._loaded.settings.lang
        said = [render(self._settled(one, kept[one.cell], by), lang) for one in self.cells]
        record: dict[str, Any] = {**entry.record}
        if "outline" in record:
            record["outline"] = with_lines(record["outline"], len(said))
        if not whole or any(kept[one.cell] != _plain(one.values["reapply"]) for one in self.cells):
            record["by_hand"] = True
        return replace(entry, result="\n".join(filter(None, [entry.result, *said])), record=record)

    def _settled(self, one: Contested, kept: CellValue, by: str) -> Note:
        """What stood against the action in a cell, what was kept there, and by whom unless it was the action's own."""
        facts = {"what": contested_note(one, self.entry.by), "kept": shown_cell(kept)}
        if by in ("", self.entry.by):
            return note("session.merged", **facts)
        return note("session.merged_by", **facts, by=by)


def _plain(value: Any) -> CellValue:
    return None if isinstance(value, CellError) else value
