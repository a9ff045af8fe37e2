"""A home of campaigns that lives in memory: for resolving without a file, for trying things out, for tests.

It keeps every promise of the port, conflicts, formulas and waiting sets included. `closed_by` plays somebody who has
the source open: while it is set, sets wait in the outbox.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from toolkit.sync.port import Conflict, Locate, Queued, SourceError, Written
from toolkit.sync.tabs import clashes_against, tab_with
from toolkit.tables.changes import ChangeSet
from toolkit.tables.snapshot import Address, CellValue, Snapshot, Tab

KIND = "memory"
SUFFIXES = ()
PREFIX = "memory:"


class MemoryBackend:
    """Tabs in memory, called `name`."""

    def __init__(self, name: str, tabs: Sequence[Tab] = ()) -> None:
        self._name = name
        self._tabs = {tab.name: tab for tab in tabs}
        self._waiting: dict[str, ChangeSet] = {}
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
        self._waiting.setdefault(change_set.id, change_set)
        earlier = [waiting for waiting in self._waiting.values() if waiting.id != change_set.id]
        for waiting in earlier:
            if not isinstance(self._commit(waiting, locate), Written):
                return self._closed() or Queued("behind")
            del self._waiting[waiting.id]
        outcome = self._commit(change_set, locate)
        if not isinstance(outcome, Queued):
            del self._waiting[change_set.id]
        return outcome

    def outbox(self) -> tuple[ChangeSet, ...]:
        """Sets that wait, oldest first."""
        return tuple(self._waiting.values())

    def flush(self, locate: Locate) -> tuple[Written | Conflict | Queued, ...]:
        """Put in what waits; a set in conflict is told once and waits no longer."""
        outcomes: list[Written | Conflict | Queued] = []
        for waiting in self.outbox():
            outcomes.append(self._commit(waiting, locate))
            if isinstance(outcomes[-1], Queued):
                break
            del self._waiting[waiting.id]
        return tuple(outcomes)

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
    """`memory:` and a name."""
    return source.startswith(PREFIX)


def connect(source: str) -> MemoryBackend:
    """A new, empty one. Raises `SourceError` without a name."""
    name = source.removeprefix(PREFIX)
    if not name:
        raise SourceError("sync.unknown_source", source=source)
    return MemoryBackend(name)
