"""Earlier versions of a source on disk: which are kept, and when each was the newest. Read only.

A version is what the source held before a change, whole; its file's name says when it was kept.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

_STAMP = "%Y%m%dT%H%M%S%f"


@dataclass(frozen=True, slots=True)
class Version:
    """One earlier version: its id, the time until which it was the newest (local), and its file."""

    id: str
    until: datetime
    path: Path


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
