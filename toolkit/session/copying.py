"""A campaign carried from one home to another: workbook, CSV files, Google Sheet, in every direction.

Everything the tables hold goes along: values, formulas, tabs of one's own. A workbook that becomes a workbook is the
same file; one that becomes a Google Sheet keeps its look as far as Google has it. What is there already is never
touched: a file that exists, a Google Sheet with anything in it.
"""

from __future__ import annotations

import os
from pathlib import Path

from toolkit.session.new import SUFFIX, write_folder, write_new
from toolkit.sync.backends import google
from toolkit.sync.backends.excel.fresh import fresh_book
from toolkit.sync.registry import kinds, open_backend
from toolkit.tables.settings import read_settings

NEW_SHEET = "google"
"""As a target: a new Google Sheet, called as the source is."""


def copy_campaign(source: str, target: str) -> str:
    """Carry `source` over; the path or address of what was made.

    Raises `SourceError`, `FileExistsError`, another `OSError`, and `EditRefused` where a workbook cannot hold a cell.
    """
    if target == NEW_SHEET or google.accepts(target):
        from toolkit.sync.backends.google.setup import put

        backend = open_backend(source)
        title = Path(backend.name).stem if Path(source).exists() else backend.name
        return put(_workbook(source), title if target == NEW_SHEET else target, read_settings(backend.read()).lang)
    if target.endswith(("/", os.sep)) or Path(target).is_dir():
        snapshot = open_backend(source).read()
        write_folder(Path(target), list(snapshot.tabs.values()), read_settings(snapshot).lang)
        return target
    path = Path(target) if Path(target).suffix else Path(target).with_suffix(SUFFIX)
    write_new(path, _workbook(source))
    return str(path)


def _workbook(source: str) -> bytes:
    """The source as the bytes of a workbook."""
    if google.accepts(source):
        from toolkit.sync.backends.google.setup import carried

        tabs, formulas = carried(source)
        return fresh_book(tabs, formulas=formulas)
    if kinds()["excel"].accepts(source):
        return Path(source).read_bytes()
    return fresh_book(list(open_backend(source).read().tabs.values()))
