"""A workbook file on disk: found, read in one go, watched cheaply, exchanged whole, its earlier versions kept.

Everything Turnsheet keeps for a workbook lies in one hidden folder beside it, `.NAME.turnsheet/`: `lock`, `outbox/`,
`backup/` and new versions in the making. Symbolic links are followed, so all names of a book share one folder; the
new file takes over the old one's permissions, owner and attributes. Reading makes no folder and no file.
"""

from __future__ import annotations

import errno
import os
import shutil
import time
from contextlib import suppress
from datetime import datetime
from hashlib import sha256
from itertools import count
from pathlib import Path

from toolkit.sync.disk import TEMPORARY, sync_folder, write_through
from toolkit.sync.port import SourceError

KEPT_VERSIONS = 20
_PAUSES = (0.1, 0.2, 0.4, 0.8, 1.5)
_COUNT = count()
_LONGEST_NAME = 255
"""Bytes of a file's name that every file system takes."""


def real_path(path: Path) -> Path:
    """The file behind all symbolic links."""
    return Path(os.path.realpath(path))


def state_folder(path: str | Path) -> Path:
    """Where everything that belongs to a workbook but not into it is kept. It is not made here."""
    real = real_path(Path(path))
    name = f".{real.name}.turnsheet"
    if len(os.fsencode(name)) > _LONGEST_NAME:
        name = f".{sha256(os.fsencode(real.name)).hexdigest()[:16]}.turnsheet"
    return real.with_name(name)


def made_state_folder(path: str | Path) -> Path:
    """`state_folder`, made if need be. Raises `SourceError` where the workbook's folder cannot be written to."""
    folder = state_folder(path)
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise folder_error(error, Path(path)) from error
    return folder


class InUse(Exception):
    """The system goes on refusing to let the workbook be replaced: another program holds it."""


def folder_error(error: OSError | NotImplementedError, path: Path) -> SourceError:
    """What is wrong with the folders a write needs: no room left, the workbook's own folder, or ours beside it."""
    if isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT):
        return SourceError("sync.disk_full", name=path.name)
    why = (isinstance(error, OSError) and error.strerror) or str(error)
    folder = state_folder(path)
    if not os.access(folder.parent, os.W_OK | os.X_OK) or not folder.is_dir():
        return SourceError("sync.no_room", name=path.name, why=why)
    return SourceError("sync.side_folder", name=path.name, folder=folder.name, why=why)


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


def is_read_only(path: Path) -> bool:
    """Whether the file is marked as not to be written; the mark counts even for a user who could override it."""
    return not path.stat().st_mode & 0o222 or not os.access(path, os.W_OK)


def exchange(path: Path, old: bytes, new: bytes, room: Path) -> bool:
    """Put `new` in the place of a file that holds `old`, in one step; keep `old` among the earlier versions.

    `False`, and nothing done, when the file no longer holds `old`. Raises `InUse`, and `OSError` where the room or the
    workbook's folder cannot be written to.
    """
    fresh = room / f"new-{os.getpid()}-{next(_COUNT)}{TEMPORARY}"
    try:
        write_through(fresh, new)
        _take_over(path, fresh)
        if path.read_bytes() != old:
            return False
        _keep(old, room / "backup", path.suffix)
        _replace(fresh, path)
    finally:
        fresh.unlink(missing_ok=True)
    sync_folder(path.parent)
    return True


def sweep(room: Path) -> None:
    """Remove versions that a crash left unfinished. Only for the holder of the lock."""
    for stray in (*room.glob(f"new-*{TEMPORARY}"), *(room / "backup").glob(f"*{TEMPORARY}")):
        stray.unlink(missing_ok=True)


def _take_over(old: Path, new: Path) -> None:
    """Permissions, attributes and, where the system lets us, the owner; the time of change is now."""
    status = old.stat()
    if hasattr(os, "chown"):
        with suppress(PermissionError):
            os.chown(new, status.st_uid, status.st_gid)
    shutil.copystat(old, new)
    os.utime(new)


def _keep(old: bytes, folder: Path, suffix: str) -> None:
    folder.mkdir(exist_ok=True)
    mark = sha256(old).hexdigest()[:12]
    versions = sorted(folder.glob(f"*{suffix}"))
    if not (versions and versions[-1].stem.endswith(mark)):
        name = f"{datetime.now():%Y%m%dT%H%M%S%f}-{mark}{suffix}"
        unfinished = folder / f"{name}{TEMPORARY}"
        try:
            unfinished.write_bytes(old)
            os.replace(unfinished, folder / name)
        finally:
            unfinished.unlink(missing_ok=True)
        versions.append(folder / name)
    for version in versions[:-KEPT_VERSIONS]:
        version.unlink(missing_ok=True)


def _replace(fresh: Path, path: Path) -> None:
    for pause in _PAUSES:
        try:
            os.replace(fresh, path)
            return
        except PermissionError:  # Windows: somebody has it open
            if not os.access(path.parent, os.W_OK):
                raise
            time.sleep(pause)
    try:
        os.replace(fresh, path)
    except PermissionError as error:
        if not os.access(path.parent, os.W_OK):
            raise
        raise InUse from error
