"""Folders of CSV files: one file a tab, written so that every row that did not change keeps its bytes.

`CsvFolder` is the home of a campaign.
"""

from __future__ import annotations

from pathlib import Path

from toolkit.sync.backends.csvfolder.backend import CsvFolder
from toolkit.sync.backends.csvfolder.naming import csv_names, tab_name
from toolkit.tables.tabs import role_of

KIND = "csv"
SUFFIXES = ()
_BOOKS = (".xlsx", ".xlsm", ".xltx", ".xltm", ".xls", ".ods")

__all__ = ["KIND", "SUFFIXES", "CsvFolder", "accepts", "connect"]


def accepts(source: str) -> bool:
    """A folder with CSV files; where workbooks lie beside them, one of the files has to be named as a tab of ours."""
    folder = Path(source)
    try:
        names = csv_names(folder) if folder.is_dir() else []
        has_books = any(entry.suffix.lower() in _BOOKS for entry in (folder.iterdir() if names else ()))
    except OSError:  # a folder that may not be listed, a name no file can have
        return False
    return any(not has_books or role_of(tab_name(Path(name).stem)) for name in names)


def connect(source: str) -> CsvFolder:
    """The folder at a path."""
    return CsvFolder(source)
