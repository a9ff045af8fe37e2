"""Change sets that still have to reach their source: one file each in a folder, oldest first, safe against crashes.

A set is put in before its source is touched and taken out when it is known to have arrived, so that whatever a crash
leaves behind is tried again; arriving twice is the source's business to notice (`Placement.done`). A set that can
never arrive as it is, or a file that cannot be read, is laid aside in `aside/`, never thrown away.
"""

from __future__ import annotations

import json
import os
import time
from hashlib import sha256
from pathlib import Path
from typing import Any

from toolkit.sync.disk import sync_folder, write_durably
from toolkit.tables.changes import CellChange, ChangeSet, LogRow
from toolkit.tables.snapshot import CellError, CellValue


class Outbox:
    """The sets waiting for one source."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def put(self, change_set: ChangeSet) -> None:
        """Keep the set; putting the same id again changes nothing."""
        self._folder.mkdir(parents=True, exist_ok=True)
        if not self._files(change_set.id):
            name = f"{time.time_ns():020d}-{_mark(change_set.id)}.json"
            write_durably(self._folder / name, json.dumps(_as_json(change_set), ensure_ascii=False).encode())

    def waiting(self) -> tuple[ChangeSet, ...]:
        """All sets, oldest first."""
        found = []
        for file in sorted(self._folder.glob("*.json")):
            try:
                found.append(_from_json(json.loads(file.read_bytes())))
            except FileNotFoundError:
                continue  # another process was quicker
            except (ValueError, KeyError, TypeError):
                self._lay_aside(file)
        return tuple(found)

    def remove(self, identifier: str) -> None:
        """The set has arrived."""
        for file in self._files(identifier):
            file.unlink(missing_ok=True)

    def lay_aside(self, identifier: str) -> None:
        """The set cannot arrive as it is."""
        for file in self._files(identifier):
            self._lay_aside(file)

    def _lay_aside(self, file: Path) -> None:
        aside = self._folder / "aside"
        aside.mkdir(exist_ok=True)
        os.replace(file, aside / file.name)
        sync_folder(aside)

    def _files(self, identifier: str) -> list[Path]:
        return list(self._folder.glob(f"*-{_mark(identifier)}.json"))


def _mark(identifier: str) -> str:
    """A file name for an id, which may hold any characters."""
    return sha256(identifier.encode()).hexdigest()[:16]


def _as_json(change_set: ChangeSet) -> dict[str, Any]:
    changes = [
        [change.tab, change.key, change.column, _packed(change.old), change.new] for change in change_set.changes
    ]
    return {"id": change_set.id, "changes": changes, "log": [dict(row.values) for row in change_set.log]}


def _from_json(data: dict[str, Any]) -> ChangeSet:
    changes = (CellChange(tab, key, column, _unpacked(old), new) for tab, key, column, old, new in data["changes"])
    return ChangeSet(data["id"], tuple(changes), tuple(LogRow(values) for values in data["log"]))


def _packed(value: CellValue | CellError) -> Any:
    return {"error": value.code} if isinstance(value, CellError) else value


def _unpacked(value: Any) -> CellValue | CellError:
    return CellError(value["error"]) if isinstance(value, dict) else value
