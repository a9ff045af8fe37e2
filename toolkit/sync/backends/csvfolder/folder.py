"""The files of a folder as last seen: all of one moment, each parsed once for each content, the revision cheap.

An exchange that a crash or another program left under way is read as if it were finished. Nothing here writes.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from toolkit.messages import Note, note
from toolkit.sync.backends.csvfolder.file import CsvFile
from toolkit.sync.backends.csvfolder.naming import csv_names, tabs_of
from toolkit.sync.backends.csvfolder.together import LIST, Exchange, Torn
from toolkit.sync.port import SourceError
from toolkit.sync.seen import Seen, Stamp, stamp_of
from toolkit.sync.side_folder import state_folder
from toolkit.tables.snapshot import Snapshot, Tab
from toolkit.tables.tabs import role_of

_TRIES = 5
_PAUSE = 0.1


@dataclass(frozen=True, slots=True)
class Held:
    """What the folder held at one moment: each file's bytes, each tab's file, and what they show.

    `unread`: why files that are none of ours cannot be read; they are left alone.
    """

    data: Mapping[str, bytes]
    files: Mapping[str, CsvFile]
    snapshot: Snapshot
    unread: tuple[Note, ...] = ()


class WatchedFolder:
    """The folder at `path`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._list = state_folder(path) / LIST
        self._seen = Seen()
        self._held: Held | None = None

    def revision(self) -> str:
        """A hash of all files, worked out again only when a time stamp, size, name or identity moved."""
        return self._seen.revision(self._stamp()) or _revision(self.data())

    def read(self) -> Held:
        """What it holds now. Raises `SourceError`."""
        data = self.data()
        if self._held is None or self._held.data != data:
            self._held = understood(data, self._held, self._path.name)
        return self._held

    def _stamp(self) -> Stamp:
        return stamp_of([*(self._path / name for name in self._names()), self._list])

    def _names(self) -> list[str]:
        try:
            return csv_names(self._path)
        except FileNotFoundError:
            raise SourceError("sync.missing", name=self._path.name) from None
        except OSError as error:
            raise SourceError("sync.unreadable", name=self._path.name, why=error.strerror or "") from error

    def data(self) -> dict[str, bytes]:
        """All files of one moment: read again while somebody is at them. Raises `SourceError`."""
        for _ in range(_TRIES):
            stamp = self._stamp()
            data = self._read_once()
            if self._stamp() == stamp:
                if data is None:
                    raise SourceError("sync.csv_torn", name=self._path.name)
                self._seen.remember(stamp, _revision(data))
                return data
            time.sleep(_PAUSE)
        raise SourceError("sync.csv_restless", name=self._path.name)

    def lying(self) -> dict[str, bytes]:
        """The files as they lie there, whatever exchange is under way. Raises `SourceError`."""
        data = {}
        for name in self._names():
            try:
                data[name] = (self._path / name).read_bytes()
            except FileNotFoundError:  # just gone
                continue
            except OSError as error:
                raise SourceError("sync.unreadable", name=name, why=error.strerror or "") from error
        return data

    def _read_once(self) -> dict[str, bytes] | None:
        """All files, an exchange under way seen to its end; `None` where it is torn, or moved on meanwhile."""
        try:
            exchange = Exchange.under_way(self._list.parent)
            data = self.lying()
            return exchange.shown(data) if exchange else data
        except Torn:
            return None


def understood(data: Mapping[str, bytes], before: Held | None = None, name: str = "") -> Held:
    """What files show; those that are as they were `before` are not parsed again. Raises `SourceError`."""
    if not data:
        raise SourceError("sync.folder", name=name)
    files, unread = _files(data, before)
    shown = Counter(file.separator for file in files.values() if file.is_telling)
    common = max(sorted(shown), key=lambda separator: shown[separator], default=",")
    files = {tab: file if file.is_telling else file.separated_by(common) for tab, file in files.items()}
    tabs = [_tab(tab, file, before) for tab, file in files.items()]
    return Held(data, files, Snapshot.of(_revision(data), tabs), unread)


def _files(data: Mapping[str, bytes], before: Held | None) -> tuple[dict[str, CsvFile], tuple[Note, ...]]:
    """Tab -> file, and why any others cannot be read. Raises `SourceError` for one of ours."""
    files, unread = {}, []
    for tab, name in tabs_of(data).items():
        try:
            files[tab] = _file(name, data[name], before)
        except SourceError as error:
            if role_of(tab):
                raise
            unread.append(note(error.code, **error.facts))
    return files, tuple(unread)


def _file(name: str, data: bytes, before: Held | None) -> CsvFile:
    known = (file for file in before.files.values() if file.name == name) if before else ()
    kept = next(iter(known), None) if before and before.data.get(name) == data else None
    return kept or CsvFile.of(name, data)


def _tab(name: str, file: CsvFile, before: Held | None) -> Tab:
    if before is not None and before.files.get(name) is file:
        return before.snapshot.tabs[name]
    return file.tab(name)


def _revision(data: Mapping[str, bytes]) -> str:
    digest = sha256()
    for name, content in sorted(data.items()):
        digest.update(f"{len(content)} {name}\n".encode())
        digest.update(content)
    return digest.hexdigest()
