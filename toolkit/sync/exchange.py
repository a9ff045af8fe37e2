"""A file on disk exchanged whole: proven unchanged, replaced in one step, its earlier versions kept.

The new file takes over the old one's permissions, owner and attributes.
"""

from __future__ import annotations

import os
import shutil
import time
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path

from toolkit.sync.disk import TEMPORARY, sync_folder, write_through
from toolkit.sync.versions import mark_of

KEPT_VERSIONS = 20
_PAUSES = (0.1, 0.2, 0.4, 0.8, 1.5)
_COUNT = count()


class InUse(Exception):
    """The system goes on refusing to let the workbook be replaced: another program holds it."""


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
        take_over(path, fresh)
        if path.read_bytes() != old:
            return False
        keep(old, room / "backup", path.suffix)
        replace_file(fresh, path)
    finally:
        fresh.unlink(missing_ok=True)
    sync_folder(path.parent)
    return True


def sweep(room: Path) -> None:
    """Remove versions that a crash left unfinished. Only for the holder of the lock."""
    for stray in (*room.glob(f"new-*{TEMPORARY}"), *(room / "backup").glob(f"*{TEMPORARY}")):
        stray.unlink(missing_ok=True)


def take_over(old: Path, new: Path) -> None:
    """Permissions, attributes and, where the system lets us, the owner; the time of change is now."""
    status = old.stat()
    if hasattr(os, "chown"):
        with suppress(PermissionError):
            os.chown(new, status.st_uid, status.st_gid)
    shutil.copystat(old, new)
    os.utime(new)


def keep(old: bytes, folder: Path, suffix: str) -> None:
    """Put `old` among the earlier versions in `folder`, of which the oldest go; nothing twice in a row."""
    folder.mkdir(exist_ok=True)
    mark = mark_of(old)
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


def replace_file(fresh: Path, path: Path) -> None:
    """Put `fresh` in the place of `path` in one step. Raises `InUse`, and `OSError` where the folder is closed."""
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
