"""Changes that wait for a workbook which is gone: most likely it was renamed or moved while they waited. Read only."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from toolkit.sync.side_folder import real_path

_FRONT, _END = ".", ".turnsheet"
_BOOKS = (".xlsx", ".xlsm", ".xltx", ".xltm")


def strays(path: Path) -> list[tuple[str, int]]:
    """Names of workbooks beside this one that are gone while changes wait for them, and how many; by name."""
    try:
        return sorted(_strays(real_path(path).parent))
    except OSError:  # a folder that may not be listed
        return []


def _strays(folder: Path) -> Iterator[tuple[str, int]]:
    for side in folder.glob(f"{_FRONT}*{_END}"):
        name = side.name.removeprefix(_FRONT).removesuffix(_END)
        if name.lower().endswith(_BOOKS) and not (folder / name).exists():
            count = sum(1 for _ in (side / "outbox").glob("*.json"))
            if count:
                yield name, count
