"""Change sets that still have to reach their source: one file each in a folder, in the order they were put in.

A set is put in before its source is touched and taken out when it is known to have arrived, so that whatever a crash
leaves behind is tried again; arriving twice is the source's business to notice (`Placement.done`). Files are numbered:
no clock has a say in their order. Which set a file holds is read from the file alone, never from its name. A set that
can never arrive as it is, with the reason, and a file that cannot be understood, lie in `aside/` until somebody has
seen them, then in `seen/`; nothing is ever thrown away. Every call may raise `OSError`.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from toolkit.sync.disk import TEMPORARY, sync_folder, write_durably
from toolkit.sync.port import LaidAside
from toolkit.sync.set_text import Misshapen, read_set, show_set
from toolkit.tables.changes import ChangeSet, Clash

_SUFFIX = ".json"
_OLD_SECONDS = 3600.0
"""A temporary file this old was left by a crash; a younger one may be another program's, still in the making."""


class Outbox:
    """The sets waiting for one source, and those laid aside."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._aside = folder / "aside"

    def put(self, change_set: ChangeSet) -> None:
        """Keep the set behind all others; putting the same id again changes nothing."""
        self._folder.mkdir(parents=True, exist_ok=True)
        if not self._files(change_set.id):
            write_durably(self._folder / self._named(change_set), show_set(change_set))

    def waiting(self) -> tuple[ChangeSet, ...]:
        """All sets, in order, each once. What cannot be understood is laid aside, where the folder allows it."""
        found: dict[str, ChangeSet] = {}
        for file in _sets_in(self._folder):
            try:
                one = _set_in(file)
            except Misshapen:
                with suppress(OSError):
                    self._move(file, self._aside)
                continue
            if one is not None:
                found.setdefault(one.id, one)
        return tuple(found.values())

    def remove(self, identifier: str) -> None:
        """The set has arrived."""
        for file in self._files(identifier):
            file.unlink(missing_ok=True)

    def lay_aside(self, change_set: ChangeSet, clashes: Sequence[Clash] = ()) -> LaidAside:
        """The set cannot arrive as it is, because of these; without any, because of one before it."""
        self._aside.mkdir(parents=True, exist_ok=True)
        waiting = self._files(change_set.id)
        there = self._aside_of(change_set.id)
        place = there[0] if there else self._aside / (waiting[0].name if waiting else self._named(change_set))
        write_durably(place, show_set(change_set, clashes))
        for file in waiting:
            file.unlink(missing_ok=True)
        return LaidAside(str(place), change_set, tuple(clashes))

    def aside(self) -> tuple[LaidAside, ...]:
        """What was laid aside and nobody has dismissed; files that could not be moved there too."""
        return (*map(_read_aside, _sets_in(self._aside)), *self._stuck())

    def dismiss(self, identifier: str | None = None) -> None:
        """All that lies aside has been seen, or the set of that id."""
        for file in _sets_in(self._aside) if identifier is None else self._aside_of(identifier):
            self._move(file, self._folder / "seen")

    def strays(self) -> list[Path]:
        """What a crash left half written."""
        found = [*self._folder.glob(f"*{TEMPORARY}"), *self._aside.glob(f"*{TEMPORARY}")]
        return [stray for stray in found if _is_old(stray)]

    def sweep(self) -> None:
        """Remove what a crash left half written."""
        for stray in self.strays():
            stray.unlink(missing_ok=True)

    def _stuck(self) -> list[LaidAside]:
        told = map(_read_aside, _sets_in(self._folder))
        return [one for one in told if one.change_set is None]

    def _move(self, file: Path, folder: Path) -> None:
        folder.mkdir(exist_ok=True)
        os.replace(file, folder / file.name)
        sync_folder(folder)

    def _named(self, change_set: ChangeSet) -> str:
        """A file name behind all others, those laid aside as well."""
        numbers = (file.stem.partition("-")[0] for file in (*_sets_in(self._folder), *_sets_in(self._aside)))
        last = max((int(number) for number in numbers if number.isascii() and number.isdecimal()), default=0)
        return f"{last + 1:020d}-{_mark(change_set.id)}{_SUFFIX}"

    def _files(self, identifier: str) -> list[Path]:
        """The files in which the set of that id waits."""
        return _holding(self._folder, identifier)

    def _aside_of(self, identifier: str) -> list[Path]:
        return _holding(self._aside, identifier)


def _is_old(stray: Path) -> bool:
    with suppress(FileNotFoundError):  # its maker was quicker
        return time.time() - stray.stat().st_mtime > _OLD_SECONDS
    return False


def _sets_in(folder: Path) -> list[Path]:
    """The files of sets, in order. Raises `OSError` where the folder may not be read, which `glob` would hide."""
    try:
        names = sorted(os.listdir(folder))
    except FileNotFoundError:
        return []
    return [folder / name for name in names if name.endswith(_SUFFIX)]


def _holding(folder: Path, identifier: str) -> list[Path]:
    """The files that hold the set of that id, whatever they are called: programs that share folders copy them."""
    found = []
    for file in _sets_in(folder):
        with suppress(Misshapen):
            one = _set_in(file)
            found += [file] if one is not None and one.id == identifier else []
    return found


def _set_in(file: Path) -> ChangeSet | None:
    """The set a file holds; `None` where another process was quicker. Raises `Misshapen`."""
    try:
        return read_set(file.read_bytes())[0]
    except FileNotFoundError:
        return None


def _read_aside(file: Path) -> LaidAside:
    try:
        return LaidAside(str(file), *read_set(file.read_bytes()))
    except (Misshapen, FileNotFoundError):
        return LaidAside(str(file), None)


def _mark(identifier: str) -> str:
    """A file name for an id, which may hold any characters."""
    return sha256(identifier.encode("utf-8", "surrogatepass")).hexdigest()[:16]
