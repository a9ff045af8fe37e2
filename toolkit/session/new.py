"""Fresh campaigns: a system's template written where nothing stands yet, copies of its demo, what an older book held.

A file that exists is never touched. Templates travel with Turnsheet; one that does not is made on the spot.
"""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from platformdirs import user_documents_path

from toolkit.assets import asset
from toolkit.sync.backends.csvfolder.fresh import fresh_files
from toolkit.sync.backends.excel.book import Book
from toolkit.sync.backends.excel.fresh import fresh_book
from toolkit.sync.backends.excel.values import read_snapshot
from toolkit.sync.old_books import OldBook
from toolkit.sync.side_folder import state_folder
from toolkit.systems.registry import system
from toolkit.tables.settings import read_settings
from toolkit.tables.snapshot import Tab
from toolkit.tables.template import build_template

SUFFIX = ".xlsx"
_SEPARATORS = {"en": ",", "ru": ";"}
"""What a spreadsheet program of that language expects between the fields of a CSV file."""


def new_workbook(file: Path, system_id: str, lang: str, *, demo: bool = False, ready: bool = False) -> Path:
    """Write a fresh workbook and return its path (`.xlsx` is added where there is no ending).

    Raises `UnknownSystem`, `FileExistsError`, and another `OSError` where it cannot be written.
    """
    data = template(system_id, lang, demo=demo, ready=ready)
    path = file if file.suffix else file.with_suffix(SUFFIX)
    write_new(path, data)
    return path


def new_folder(folder: Path, system_id: str, lang: str, *, demo: bool = False, ready: bool = False) -> Path:
    """The same as CSV files, one for each tab, in a folder that is made if need be."""
    data = template(system_id, lang, demo=demo, ready=ready)
    write_folder(folder, list(read_snapshot(Book(data)).tabs.values()), lang)
    return folder


def save_as_new(old: OldBook, target: Path, *, as_folder: bool) -> Path:
    """What an older book held as a new workbook or as CSV files. Raises as `new_workbook`, and `EditRefused`."""
    tabs = list(old.snapshot.tabs.values())
    if as_folder:
        write_folder(target, tabs, read_settings(old.snapshot).lang)
        return target
    path = target if target.suffix else target.with_suffix(SUFFIX)
    write_new(path, fresh_book(tabs, old.hidden))
    return path


@dataclass(frozen=True, slots=True)
class DemoCopy:
    """A copy of the demo campaign that nobody has played, and the last one before it that somebody has."""

    workbook: Path
    played: Path | None


def demo_copy(system_id: str, lang: str, folder: Path | None = None) -> DemoCopy:
    """A demo to play: the copy that is still as it was made, else a new one, each in a folder of its own.

    They lie below `folder`, else in the user's documents, else in a temporary one. Raises `UnknownSystem`, and
    `OSError` where `folder` cannot be written to.
    """
    data, name = template(system_id, lang, demo=True), f"{system_id}-demo{SUFFIX}"
    if folder is not None:
        return _copy_below(folder, name, data)
    try:
        return _copy_below(user_documents_path() / "Turnsheet", name, data)
    except OSError:
        return _copy_below(Path(tempfile.mkdtemp(prefix="turnsheet-")), name, data)


def template(system_id: str, lang: str, *, demo: bool = False, ready: bool = False) -> bytes:
    """The bytes of a system's template, with its ready moves if wanted. Raises `UnknownSystem`."""
    ruleset = system(system_id)
    if ready:
        return build_template(ruleset, lang=lang, demo=demo, ready=True)
    name = "-".join([ruleset.id, *(["demo"] if demo else []), lang])
    try:
        return asset("sheets_templates", name + SUFFIX).read_bytes()
    except FileNotFoundError:
        return build_template(ruleset, lang=lang, demo=demo)


def _copy_below(parent: Path, name: str, data: bytes) -> DemoCopy:
    played: Path | None = None
    for number in count(1):
        workbook = parent / (f"demo-{number}" if number > 1 else "demo") / name
        if (state_folder(workbook) / "outbox").exists():  # made by the first thing that is written
            played = workbook if workbook.exists() else played
        elif _holds(workbook, data):
            return DemoCopy(workbook, played)
    raise AssertionError("numbers never end")


def _holds(workbook: Path, data: bytes) -> bool:
    """Whether the workbook is just this; written now where nothing stands."""
    try:
        workbook.parent.mkdir(parents=True, exist_ok=True)
        write_new(workbook, data)
    except FileExistsError:
        return workbook.is_file() and workbook.read_bytes() == data
    return True


def write_folder(folder: Path, tabs: Sequence[Tab], lang: str) -> None:
    """All files or none; one that is there already is never touched."""
    files = {folder / name: data for name, data in fresh_files(tabs, _SEPARATORS[lang]).items()}
    for path in files:
        if path.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    folder.mkdir(parents=True, exist_ok=True)
    for path, data in files.items():
        write_new(path, data)


def write_new(path: Path, data: bytes) -> None:
    """A new file. Raises `FileExistsError`, and another `OSError` where it cannot be written."""
    with path.open("xb") as fresh:
        try:
            fresh.write(data)
            fresh.flush()
        except OSError:  # a full disk: half a workbook is worse than none
            path.unlink(missing_ok=True)
            raise
