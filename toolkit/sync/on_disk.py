"""What every home on this machine's disk does alike, beside what every home does (`InTurn`).

The outbox and the lock lie beside the source. A set is tried again when somebody changed the source in the very middle
of it. How it gets into the source is each kind's own business: `_waits` and `_attempt`.
"""

from __future__ import annotations

from abc import abstractmethod
from pathlib import Path

from toolkit.sync.exchange import sweep
from toolkit.sync.in_turn import InTurn, Outcome
from toolkit.sync.port import Locate, Queued, SourceError
from toolkit.sync.side_folder import folder_error, made_state_folder, state_folder
from toolkit.tables.changes import ChangeSet

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
    def _waits(self) -> Queued | None:
        """Why nothing can be written just now."""

    @abstractmethod
    def _attempt(self, change_set: ChangeSet, locate: Locate) -> Outcome | None:
        """Put the set in, under the lock; `None` when somebody changed the source in the very middle of it."""

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
