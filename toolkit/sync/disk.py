"""Files that must survive a crash: written beside their place, forced to the disk, then moved there whole."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path

_COUNT = count()
TEMPORARY = ".tmp"


def write_durably(path: Path, data: bytes) -> None:
    """Put `data` at `path`: after a crash the file is there whole or not at all."""
    temporary = path.with_name(f"{path.name}-{os.getpid()}-{next(_COUNT)}{TEMPORARY}")
    try:
        write_through(temporary, data)
        os.replace(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)
    sync_folder(path.parent)


def write_private(path: Path, data: bytes) -> None:
    """Put `data` at `path`, whole, for this user's eyes alone; a crash of the machine may lose it."""
    temporary = path.with_name(f"{path.name}-{os.getpid()}-{next(_COUNT)}{TEMPORARY}")
    try:
        with open(os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(data)
        os.replace(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)


def write_through(path: Path, data: bytes) -> None:
    """Write `data` and wait until the disk has it."""
    with path.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Wait until the disk knows the folder's new names; Windows has no such call and needs none."""
    if os.name != "nt":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
