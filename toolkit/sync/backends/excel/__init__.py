"""Excel workbooks: read fast, written exactly, never saved through a library that rewrites them.

`ExcelBackend` is the home of a campaign, `edit_cells` the exact edit of any workbook.
"""

from __future__ import annotations

from pathlib import Path

from toolkit.sync.backends.excel.backend import ExcelBackend
from toolkit.sync.backends.excel.edit import edit_cells
from toolkit.sync.backends.excel.refused import EditRefused, Refusal

KIND = "excel"
SUFFIXES = (".xlsx", ".xlsm", ".xltx", ".xltm")

__all__ = [
    "KIND",
    "SUFFIXES",
    "EditRefused",
    "ExcelBackend",
    "Refusal",
    "accepts",
    "connect",
    "edit_cells",
]


def accepts(source: str) -> bool:
    """Any file, and what may not even be looked at: what it really is, reading will tell."""
    try:
        return Path(source).is_file()
    except PermissionError:
        return True
    except OSError:  # a name no file can have
        return False


def connect(source: str) -> ExcelBackend:
    """The workbook at a path."""
    return ExcelBackend(source)
