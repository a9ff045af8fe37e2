"""The port every home of a campaign offers: read a snapshot, write a reviewed change set, all of it or nothing.

A backend never decides what a cell means: `locate` (pure, given by tables) tells where each change of a set lies in
the snapshot read under the backend's own lock, or why it cannot be made.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from toolkit.messages import Note, text
from toolkit.tables.changes import ChangeSet, Clash, Placement
from toolkit.tables.snapshot import Snapshot

__all__ = [
    "Backend",
    "ChangeSet",
    "Clash",
    "Conflict",
    "Flushed",
    "LaidAside",
    "Locate",
    "Placement",
    "Queued",
    "Snapshot",
    "SourceError",
    "Written",
]


Locate = Callable[[Snapshot, ChangeSet], Placement]


@dataclass(frozen=True, slots=True)
class Written:
    """The set is in the source (or was already, `again`); `snapshot` is what it holds now."""

    snapshot: Snapshot
    again: bool = False


@dataclass(frozen=True, slots=True)
class LaidAside:
    """A set that waited and can no longer be written as it is; it is kept at `path` (blank where there is no file).

    `clashes` stand against it; none: it was played after a set that was laid aside. Without a `change_set` the file
    at `path` is damaged.
    """

    path: str
    change_set: ChangeSet | None
    clashes: tuple[Clash, ...] = ()


@dataclass(frozen=True, slots=True)
class Conflict:
    """Nothing was written: somebody's change, a formula or a protected cell is in the way.

    With `aside`, the clashes are not the set's own: sets that waited before it could not be written, and what was
    reviewed on top of them is not written either. `change_set`: what was to be written, as far as whoever tells of the
    conflict knows it.
    """

    clashes: tuple[Clash, ...]
    snapshot: Snapshot
    aside: tuple[LaidAside, ...] = ()
    change_set: ChangeSet | None = None


@dataclass(frozen=True, slots=True)
class Queued:
    """The source cannot be written now; the set is kept in the outbox. `by` names who has it open, if known."""

    reason: str
    by: str | None = None
    file: str | None = field(default=None, compare=False)
    """The file that is in the way, where the source has several."""


@dataclass(frozen=True, slots=True)
class Flushed:
    """What came of the sets that waited: written now, laid aside, and why the rest still waits."""

    written: tuple[ChangeSet, ...] = ()
    aside: tuple[LaidAside, ...] = ()
    left: Queued | None = None


class SourceError(Exception):
    """The source cannot be read or written at all. `code` is a message code, `facts` its parameters."""

    def __init__(self, code: str, **facts: str | int | Note) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return text(self.code, **self.facts)


class Backend(Protocol):
    """A home of campaigns. Raises `SourceError` when it cannot be reached, damaged, protected …"""

    @property
    def name(self) -> str:
        """What people call the source: the file's name or the sheet's title."""

    def revision(self) -> str:
        """A cheap token that changes whenever the content may have changed."""

    def read(self) -> Snapshot:
        """Everything now in the source."""

    def write(self, change_set: ChangeSet, locate: Locate) -> Written | Conflict | Queued:
        """Put the whole set into the source exactly once, or tell why not. Sets that wait go first."""

    def outbox(self) -> tuple[ChangeSet, ...]:
        """Sets that wait to be written, oldest first; none where they cannot be read, which `remarks` tells."""

    def flush(self, locate: Locate) -> Flushed:
        """Write what waits, oldest first. One that can never go is laid aside, and so are those behind it."""

    def aside(self) -> tuple[LaidAside, ...]:
        """What was laid aside, oldest first, until it is dismissed."""

    def lay_aside(self, change_set: ChangeSet, clashes: Sequence[Clash]) -> None:
        """Keep a set that could not be written because of these, until somebody settles it or dismisses it."""

    def dismiss(self, identifier: str | None = None) -> None:
        """The set of that id, or all that lies aside, has been seen; it is listed no more."""

    def remarks(self) -> tuple[Note, ...]:
        """What else people should know: what waits cannot be read or lies under another name, the source is closed."""

    def changed_by(self) -> str:
        """Who made the last change that was not ours, for people; blank where the source does not tell."""
