"""Which files of a folder are tabs, what the tabs are called, and their order. Pure but for listing the folder.

A file's name without its ending is the tab's, or what stands behind the campaign's name where a program saved every
tab of a workbook as `Team - Roster.csv`. Our own tabs come first, in the order of a workbook, then the others by name.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from pathlib import Path

from toolkit.tables.tabs import TAB_NAMES, role_of

ENDINGS = (".csv", ".tsv")
_BEHIND = (" - ", "-", "_")


def csv_names(folder: Path) -> list[str]:
    """The names of its CSV files. Raises `OSError`."""
    found = (entry.name for entry in folder.iterdir() if entry.is_file())
    return sorted(name for name in found if name.lower().endswith(ENDINGS) and not name.startswith((".", "~$")))


def tabs_of(files: Iterable[str]) -> dict[str, str]:
    """Tab -> file name, in the order of tabs; a name that two files would have stays with the shorter one."""
    found: dict[str, str] = {}
    for file in sorted(files, key=lambda name: (len(name), name)):
        stem = unicodedata.normalize("NFC", Path(file).stem)
        tab = next((one for one in (tab_name(stem), stem, file) if one not in found), file)
        found[tab] = file
    return dict(sorted(found.items(), key=lambda pair: _order(pair[0])))


def tab_name(stem: str) -> str:
    """What the tab of a file is called."""
    if role_of(stem):
        return stem
    tails = (stem.rpartition(separator)[2].strip() for separator in _BEHIND if separator in stem)
    return next((tail for tail in tails if role_of(tail)), stem)


def _order(tab: str) -> tuple[int, str]:
    roles = list(TAB_NAMES)
    role = role_of(tab)
    return (roles.index(role) if role else len(roles), tab)
