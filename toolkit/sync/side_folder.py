"""The hidden folder in which Turnsheet keeps what belongs to a source on disk but not into it.

Beside a workbook it is `.NAME.turnsheet/`, inside a folder of CSV files `.turnsheet/`: `lock`, `outbox/`, `backup/` and
new versions in the making. Symbolic links are followed, so all names of a source share one folder. Looking makes none.
"""

from __future__ import annotations

import errno
import os
from hashlib import sha256
from pathlib import Path

from toolkit.sync.port import SourceError

_LONGEST_NAME = 255
"""Bytes of a file's name that every file system takes."""


def real_path(path: Path) -> Path:
    """The file behind all symbolic links."""
    return Path(os.path.realpath(path))


def state_folder(path: str | Path) -> Path:
    """Where everything that belongs to a source but not into it is kept. It is not made here."""
    real = real_path(Path(path))
    if real.is_dir():
        return real / ".turnsheet"
    name = f".{real.name}.turnsheet"
    if len(os.fsencode(name)) > _LONGEST_NAME:
        name = f".{sha256(os.fsencode(real.name)).hexdigest()[:16]}.turnsheet"
    return real.with_name(name)


def made_state_folder(path: str | Path) -> Path:
    """`state_folder`, made if need be. Raises `SourceError` where the folder around it cannot be written to."""
    folder = state_folder(path)
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise folder_error(error, Path(path)) from error
    return folder


def is_closed(folder: Path) -> bool:
    """Whether nothing can be put into the folder."""
    return not os.access(folder, os.W_OK | os.X_OK)


def folder_error(error: OSError | NotImplementedError, path: Path) -> SourceError:
    """What is wrong with the folders a write needs: no room left, the source's own folder, or ours."""
    if isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT):
        return SourceError("sync.disk_full", name=path.name)
    why = (isinstance(error, OSError) and error.strerror) or str(error)
    folder = state_folder(path)
    if is_closed(folder.parent) or not folder.is_dir():
        return SourceError("sync.no_room", name=path.name, why=why)
    return SourceError("sync.side_folder", name=path.name, folder=folder.name, why=why)
