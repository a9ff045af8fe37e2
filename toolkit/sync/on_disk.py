"""What every home on this machine's disk does alike, beside what every home does (`InTurn`).

The outbox and the lock lie beside the source. A set is tried again when somebody changed the source in the very middle
of it. How it gets into the source is each kind's own business: `in_the_way` and `_attempt`.
"""

from __future__ import annotations

import errno
import os
from abc import abstractmethod
from pathlib import Path

from filelock import Timeout

from toolkit.sync.disk import TEMPORARY
from toolkit.sync.exchange import sweep
from toolkit.sync.in_turn import InTurn, Outcome
from toolkit.sync.port import Locate, Queued, SourceError
from toolkit.sync.side_folder import folder_error, is_closed, made_state_folder, state_folder
from toolkit.sync.versions import Version, versions_in
from toolkit.tables.changes import ChangeSet
from toolkit.tables.snapshot import Snapshot

__all__ = ["OnDisk", "Outcome"]

_TRIES = 3


class OnDisk(InTurn):
    """A source at a path."""

    def __init__(self, path: str | Path) -> None:
        self._path = Path(path)
        super().__init__(state_folder(self._path))

    @property
    def name(self) -> str:
        """The file's or folder's name."""
        return self._path.name

    @abstractmethod
    def in_the_way(self) -> Queued | None:
        """Why nothing can be written just now; nothing is put right."""

    def _waits(self) -> Queued | None:
        """The same under the lock, once what a crash left is put right."""
        return self.in_the_way()

    @abstractmethod
    def _attempt(self, change_set: ChangeSet, locate: Locate) -> Outcome | None:
        """Put the set in, under the lock; `None` when somebody changed the source in the very middle of it."""

    @abstractmethod
    def shown(self, version: Version) -> Snapshot:
        """What an earlier version holds. Raises `SourceError` when it is damaged."""

    @abstractmethod
    def _put_back(self, data: bytes) -> Queued | None:
        """Under the lock: put an earlier version in the place of the source, which becomes one itself."""

    @property
    def path(self) -> Path:
        """Where the source lies."""
        return self._path

    def changed_by(self) -> str:
        """Nobody knows: a file names whoever saved it only if that program cared to."""
        return ""

    def damage(self) -> str | None:
        """The first part of it that is damaged, those too that reading has no need of; `None` when all are sound."""
        return None

    def read_only(self) -> list[str]:
        """The files of it that no change can be written to, where it is many and the others may be written."""
        return []

    def room_fault(self) -> SourceError | None:
        """Why nothing could be written though the source itself is free: its folder or the side folder is closed."""
        if any(
            folder.exists() and is_closed(folder) for folder in (self._room.parent, self._room, self._room / "outbox")
        ):
            return folder_error(PermissionError(errno.EACCES, os.strerror(errno.EACCES)), self._path)
        return None

    def leftovers(self) -> list[str]:
        """Names of what a crash left unfinished in the side folder; the next write puts it right."""
        unfinished = [*self._room.glob(f"*{TEMPORARY}"), *(self._room / "backup").glob(f"*{TEMPORARY}")]
        found = {*unfinished, *self._outbox.strays(), *self._room.glob("exchange*")}
        return sorted(str(path.relative_to(self._room)) for path in found)

    def versions(self) -> list[Version]:
        """Earlier versions, newest first."""
        return versions_in(self._room / "backup")

    def restore(self, version: Version) -> Version | Queued:
        """Put an earlier version back, whole; what stood there is kept as the version that is returned.

        A source that is gone is there again, one that is torn is whole. What waits in the outbox goes on waiting.
        Raises `SourceError` where the version is damaged.
        """
        with self._side_folder():
            self.shown(version)
            data = version.data()
            try:
                with self._locked():
                    waits = self._waits()
                    if waits is None or waits.reason in ("away", "torn"):
                        waits = self._put_back(data)
            except Timeout:
                return Queued("busy")
        return waits or self.versions()[0]

    def _put_right(self) -> None:
        sweep(self._room)

    def _made_room(self) -> None:
        made_state_folder(self._path)

    def _room_error(self, error: OSError | NotImplementedError) -> SourceError:
        return folder_error(error, self._path)

    def _commit(self, change_set: ChangeSet, locate: Locate) -> Outcome:
        for _ in range(_TRIES):
            outcome = self._waits() or self._attempt(change_set, locate)
            if outcome:
                return outcome
        return Queued("busy")
