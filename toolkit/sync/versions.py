"""Earlier versions of a source on disk: which are kept, and when each was the newest. Read only.

A version is what the source held before a change, whole; its file's name says when it was kept and how its hash begins.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from pathlib import Path

from toolkit.sync.port import SourceError

_STAMP = "%Y%m%dT%H%M%S%f"


@dataclass(frozen=True, slots=True)
class Version:
    """One earlier version: its id, the time until which it was the newest (local), and its file."""

    id: str
    until: datetime
    path: Path

    def data(self) -> bytes:
        """What the source held. Raises `SourceError` when the file is not what it was when it was kept."""
        try:
            data = self.path.read_bytes()
        except OSError as error:
            raise SourceError("sync.unreadable", name=self.path.name, why=error.strerror or "") from error
        if mark_of(data) != self.id.rpartition("-")[2]:
            raise SourceError("sync.damaged", part=self.path.name)
        return data


def mark_of(data: bytes) -> str:
    """What tells one version from another: how its hash begins."""
    return sha256(data).hexdigest()[:12]


def versions_in(folder: Path) -> list[Version]:
    """The versions in a folder, newest first; other files are nobody's business."""
    try:
        names = sorted((path for path in folder.iterdir() if path.is_file()), reverse=True)
    except OSError:  # there is none yet, or it may not be listed
        return []
    return [version for path in names if (version := _version(path))]


def _version(path: Path) -> Version | None:
    try:
        return Version(path.stem, datetime.strptime(path.stem.partition("-")[0], _STAMP), path)
    except ValueError:
        return None
