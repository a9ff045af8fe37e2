"""What was sent and has not yet been seen to stand where it belongs, kept beside the outbox for whoever writes next.

A write is kept before it is sent, and leaves when each value is known to stand in its own row. So a program that is
stopped in between, or loses the service, leaves to the next one what it needs to put right, and nobody goes on from a
row that a sort misplaced. The newest is proven first: what puts one right may itself meet a sort. For the lock's
holder; others only ask whether there is any. Whatever changes the list may raise `OSError`.
"""

from __future__ import annotations

import gzip
import json
import os
import zlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from secrets import token_hex
from typing import Any

from toolkit.sync.backends.google.document import Document
from toolkit.sync.backends.google.kept import as_text, read, written
from toolkit.sync.backends.google.plan import Row
from toolkit.sync.disk import write_private

LATE = 60.0
"""Seconds after which people may have changed by hand what a write changed: only its traces count from then on."""
_SENT, _SURE, _ADDED = ".sent", ".sure", ".added"


@dataclass(frozen=True, slots=True)
class Sent:
    """What was read, then written; `sure`: the service said that it did, else nobody knows; `late`: long ago."""

    before: Document
    rows: Sequence[Row]
    file: Path
    sure: bool = False
    late: bool = False


class Unproven:
    """One file each in a folder, the newest last."""

    def __init__(self, folder: Path, clock: Callable[[], float]) -> None:
        self._folder = folder
        self._clock = clock

    def __bool__(self) -> bool:
        return bool(self._files())

    def newest(self) -> Sent | None:
        """The one to be proven next; a file that is spoilt, or of another version, is done with."""
        for file in reversed(self._files()):
            if (sent := _read(file, self._clock())) is not None:
                return sent
            file.unlink(missing_ok=True)
        return None

    def put(self, before: Document, rows: Sequence[Row]) -> Sent:
        """This is sent now, on that reading."""
        self._folder.mkdir(mode=0o700, exist_ok=True)
        last = max((int(file.name[:6]) for file in self._files()), default=0)
        only = replace(before, pages={name: before.pages[name] for name in sorted({row.tab for row in rows})})
        told = {"at": self._clock(), "before": written(only), "rows": [_shown(row) for row in rows]}
        file = self._folder / f"{last + 1:06d}-{token_hex(4)}{_SENT}"
        write_private(file, gzip.compress(as_text(told).encode(), 1))
        return Sent(only, rows, file)

    def is_written(self, sent: Sent) -> None:
        """The service said that it did this."""
        os.replace(sent.file, sent.file.with_suffix(_SURE))

    def is_right(self, sent: Sent) -> None:
        """The service showed the rows that were there before where they belong; of added ones it cannot."""
        os.replace(sent.file.with_suffix(_SURE), sent.file.with_suffix(_ADDED))

    def drop(self, sent: Sent) -> None:
        """This stands where it belongs, or was never written."""
        for suffix in (_SENT, _SURE, _ADDED):
            sent.file.with_suffix(suffix).unlink(missing_ok=True)

    def _files(self) -> list[Path]:
        with suppress(FileNotFoundError):
            names = sorted(os.listdir(self._folder))
            return [
                self._folder / name for name in names if name.endswith((_SENT, _SURE, _ADDED)) and name[:6].isdecimal()
            ]
        return []


def _shown(row: Row) -> dict[str, Any]:
    return {"tab": row.tab, "number": row.number, "handle": row.handle, "cells": sorted(row.cells.items())}


def _row(told: Mapping[str, Any]) -> Row:
    return Row(told["tab"], told["number"], told["handle"], dict(told["cells"]))


def _read(file: Path, now: float) -> Sent | None:
    with suppress(FileNotFoundError, gzip.BadGzipFile, zlib.error, EOFError, ValueError, LookupError, TypeError):
        told: Any = json.loads(gzip.decompress(file.read_bytes()))
        if (before := read(told["before"])) is not None:
            rows = [_row(row) for row in told["rows"]]
            if file.suffix == _ADDED:
                rows = [row for row in rows if row.number > len(before.tab(row.tab).rows)]
            late = not 0 <= now - told["at"] < LATE
            return Sent(before, rows, file, file.suffix != _SENT, late)
    return None
