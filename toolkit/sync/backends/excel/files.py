"""A workbook's bytes, read in one go. Reading makes no folder and no file."""

from __future__ import annotations

from pathlib import Path

from toolkit.sync.port import SourceError


def read_book_bytes(path: Path) -> bytes:
    """The file's bytes. Raises `SourceError` naming what stands there instead of a readable file."""
    if path.name.startswith("~$"):
        raise SourceError("sync.owner_file")
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise SourceError("sync.missing", name=path.name) from None
    except IsADirectoryError:
        raise SourceError("sync.folder", name=path.name) from None
    except OSError as error:
        raise SourceError("sync.unreadable", name=path.name, why=error.strerror or type(error).__name__) from error
