"""A home of campaigns that lives in memory: for resolving without a file, for trying things out, for tests.

It keeps every promise of the port, conflicts, formulas and waiting sets included. `closed_by` plays somebody who has
the source open: while it is set, sets wait in the outbox.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from toolkit.messages import Note
from toolkit.sync.port import Conflict, Flushed, LaidAside, Locate, Queued, Written
from toolkit.sync.tabs import clashes_against, tab_with
from toolkit.tables.changes import ChangeSet, Clash
from toolkit.tables.snapshot import Address, CellValue, Snapshot, Tab

KIND = "memory"
SUFFIXES = ()


class MemoryBackend:
    """Tabs in memory, called `name`."""

    def __init__(self, name: str, tabs: Sequence[Tab] = ()) -> None:
        self._name = name
        self._tabs = {tab.name: tab for tab in tabs}
        self._waiting: dict[str, ChangeSet] = {}
        self._aside: list[LaidAside] = []
        self.closed_by: str | None = None

    @property
    def name(self) -> str:
        """What it was called."""
        return self._name

    def revision(self) -> str:
        """A hash of all cells."""
        cells = [(tab.name, [list(row) for row in tab.rows]) for tab in self._tabs.values()]
        return sha256(repr(cells).encode()).hexdigest()

    def read(self) -> Snapshot:
        """Everything in it now."""
        return Snapshot.of(self.revision(), list(self._tabs.values()))

    def write(self, change_set: ChangeSet, locate: Locate) -> Written | Conflict | Queued:
        """Put the whole set in exactly once, or tell why not."""
        earlier = self.flush(locate)
        if earlier.aside:
            return Conflict(earlier.aside[0].clashes, self.read(), earlier.aside)
        outcome = self._commit(change_set, locate)
        if isinstance(outcome, Queued):
            self._waiting.setdefault(change_set.id, change_set)
        else:
            self._waiting.pop(change_set.id, None)
        return outcome

    def outbox(self) -> tuple[ChangeSet, ...]:
        """Sets that wait, oldest first."""
        return tuple(self._waiting.values())

    def flush(self, locate: Locate) -> Flushed:
        """Put in what waits; one in conflict is laid aside with all behind it."""
        written: list[ChangeSet] = []
        aside: list[LaidAside] = []
        for waiting in self.outbox():
            outcome = Conflict((), self.read()) if aside else self._commit(waiting, locate)
            if isinstance(outcome, Queued):
                return Flushed(tuple(written), left=outcome)
            if isinstance(outcome, Conflict):
                aside.append(LaidAside("", waiting, outcome.clashes))
            else:
                written.append(waiting)
            del self._waiting[waiting.id]
        self._aside += aside
        return Flushed(tuple(written), tuple(aside))

    def aside(self) -> tuple[LaidAside, ...]:
        """What was laid aside."""
        return tuple(self._aside)

    def lay_aside(self, change_set: ChangeSet, clashes: Sequence[Clash]) -> None:
        """Keep a set that could not be written."""
        self.dismiss(change_set.id)
        self._aside.append(LaidAside("", change_set, tuple(clashes)))

    def dismiss(self, identifier: str | None = None) -> None:
        """What lies aside has been seen, or the set of that id."""
        left = self._aside if identifier is not None else []
        self._aside = [laid for laid in left if laid.change_set and laid.change_set.id != identifier]

    def remarks(self) -> tuple[Note, ...]:
        """Nothing: what waits is here."""
        return ()

    def changed_by(self) -> str:
        """Nobody but this program."""
        return ""

    def _closed(self) -> Queued | None:
        return Queued("open_excel", self.closed_by) if self.closed_by else None

    def _commit(self, change_set: ChangeSet, locate: Locate) -> Written | Conflict | Queued:
        if closed := self._closed():
            return closed
        snapshot = self.read()
        placement = locate(snapshot, change_set)
        if placement.done:
            return Written(snapshot, again=True)
        clashes = placement.clashes or clashes_against(change_set, placement, snapshot, self._why_not)
        if clashes:
            return Conflict(clashes, snapshot)
        for name, cells in placement.cells.items():
            self._tabs[name] = tab_with(self._tabs[name], cells)
        return Written(self.read())

    def _why_not(self, name: str, address: Address, value: CellValue) -> str | None:
        tab = self._tabs.get(name)
        if tab is None:
            return "no_sheet"
        return "formula" if address in tab.formulas else tab.locked.get(address)


def accepts(source: str) -> bool:
    """Nothing that anybody could type: what lives in memory has no address."""
    return False


def connect(source: str) -> MemoryBackend:
    """A new, empty one of that name."""
    return MemoryBackend(source)
