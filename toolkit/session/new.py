"""Fresh workbooks: a system's template written where nothing stands yet, and copies of its demo campaign.

A file that exists is never touched. Templates travel with Turnsheet; one that does not is made on the spot.
"""

from __future__ import annotations

import tempfile
from itertools import count
from pathlib import Path

from platformdirs import user_documents_path

from toolkit.assets import asset
from toolkit.systems.registry import system
from toolkit.tables.template import build_template

SUFFIX = ".xlsx"


def new_workbook(file: Path, system_id: str, lang: str, *, demo: bool = False) -> Path:
    """Write a fresh workbook and return its path (`.xlsx` is added where there is no ending).

    Raises `UnknownSystem`, `FileExistsError`, and another `OSError` where it cannot be written.
    """
    data = template(system_id, lang, demo=demo)
    path = file if file.suffix else file.with_suffix(SUFFIX)
    with path.open("xb") as fresh:
        fresh.write(data)
    return path


def copy_demo(system_id: str, lang: str, folder: Path | None = None) -> Path:
    """The demo campaign in a folder of its own: below `folder`, else in the user's documents, else a temporary one."""
    home = _fresh_folder(folder) if folder is not None else _own_folder()
    return new_workbook(home / f"{system_id}-demo{SUFFIX}", system_id, lang, demo=True)


def template(system_id: str, lang: str, *, demo: bool = False) -> bytes:
    """The bytes of a system's template. Raises `UnknownSystem`."""
    ruleset = system(system_id)
    name = "-".join([ruleset.id, *(["demo"] if demo else []), lang])
    try:
        return asset("sheets_templates", name + SUFFIX).read_bytes()
    except FileNotFoundError:
        return build_template(ruleset, lang=lang, demo=demo)


def _own_folder() -> Path:
    try:
        return _fresh_folder(user_documents_path() / "Turnsheet")
    except OSError:
        return Path(tempfile.mkdtemp(prefix="turnsheet-demo-"))


def _fresh_folder(parent: Path) -> Path:
    parent.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        folder = parent / (f"demo-{number}" if number > 1 else "demo")
        try:
            folder.mkdir()
        except FileExistsError:
            continue
        return folder
    raise AssertionError("numbers never end")
