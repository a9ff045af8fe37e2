"""Earlier versions of a campaign, seen as a game master sees them: what had been done by then, what going back undoes.

Restoring puts a version in the place of the source, whole; what stood there becomes a version itself, so that
restoring that one takes it back. Pure but for reading versions, and for `restore`, which writes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

from toolkit.session.entries import LogEntry
from toolkit.session.loading import load
from toolkit.session.undo import entries_of
from toolkit.sync.on_disk import OnDisk
from toolkit.sync.port import SourceError
from toolkit.sync.registry import kinds, open_backend
from toolkit.sync.side_folder import state_folder
from toolkit.sync.versions import Version
from toolkit.tables.snapshot import Snapshot, Tab
from toolkit.tables.tabs import role_of

_QUICK = 300_000
"""Bytes up to which a version is looked into when all are listed."""


@dataclass(frozen=True, slots=True)
class Loss:
    """What going back to a version changes: actions that would be gone, and the cells that would be others.

    `cells` does not count the Log's; it is `None` where the source cannot be read as it is.
    """

    actions: tuple[LogEntry, ...]
    cells: int | None


def home_on_disk(source: str) -> OnDisk:
    """The home of a source with versions, even where the source itself is gone. Raises `SourceError`."""
    try:
        home = open_backend(source)
    except SourceError:
        if not (state_folder(source) / "backup").is_dir():
            raise
        home = kinds()["csv" if Path(source).is_dir() else "excel"].connect(source)
    if not isinstance(home, OnDisk):
        raise SourceError("session.no_versions", name=home.name)
    return home


def chosen(versions: Sequence[Version], named: str) -> Version | None:
    """The version of that number (1 is the newest), or whose id begins so; `None` where none or several do."""
    if named.isascii() and named.isdecimal() and 0 < int(named) <= len(versions):
        return versions[int(named) - 1]
    fitting = [version for version in versions if version.id.startswith(named)]
    return fitting[0] if len(fitting) == 1 and len(named) > 3 else None


def newest_sound(home: OnDisk) -> Version | None:
    """The newest version that can be read."""
    return next((version for version in home.versions() if _is_sound(home, version)), None)


def _is_sound(home: OnDisk, version: Version) -> bool:
    try:
        home.shown(version)
    except SourceError:
        return False
    return True


def last_action(home: OnDisk, version: Version) -> str | None:
    """What had been done last by then; blank where nothing had, or where looking would take long; `None`: damaged."""
    if version.path.stat().st_size > _QUICK:
        return ""
    try:
        entries = _entries(home.shown(version))
    except SourceError:
        return None
    return entries[-1].action.replace("\n", "; ") if entries else ""


def loss(home: OnDisk, version: Version) -> Loss:
    """What going back to the version would change. Raises `SourceError` where the version is damaged."""
    then = home.shown(version)
    try:
        now = home.read()
    except SourceError:
        return Loss((), None)
    kept = {entry.id for entry in _entries(then)}
    gone = tuple(entry for entry in _entries(now) if entry.id not in kept)
    names = [name for name in {**now.tabs, **then.tabs} if role_of(name) != "log"]
    return Loss(gone, sum(_different(now.tabs.get(name), then.tabs.get(name)) for name in names))


def _entries(snapshot: Snapshot) -> list[LogEntry]:
    sheet = load(snapshot).sheet
    return entries_of(sheet) if sheet is not None else []


def _different(one: Tab | None, other: Tab | None) -> int:
    """How many cells differ between two tabs."""
    rows = zip_longest(one.rows if one else (), other.rows if other else (), fillvalue=())
    return sum(here != there for mine, theirs in rows for here, there in zip_longest(mine, theirs))
