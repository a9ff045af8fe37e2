"""What was sent and has not yet been seen to stand where it belongs, kept beside the outbox for whoever writes next.

A write is kept before it is sent, and leaves when each value is known to stand in its own row. So a program that is
stopped in between, or loses the service, leaves to the next one what it needs to put right, and nobody goes on from a
row that a sort misplaced. The newest is proven first: what puts one right may itself meet a sort. For the lock's
holder; others only ask whether there is any. Whatever changes the list may raise `OSError`.
"""

from __future__ import annotations

import gzip
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from secrets import token_hex

from toolkit.sync.backends.google.document import Document
from toolkit.sync.backends.google.plan import Row
from toolkit.sync.backends.google.slip import UNREADABLE, Slip, packed, unpacked
from toolkit.sync.disk import write_private

LATE = 60.0
"""Seconds after which people may have changed by hand what a write changed: only its traces count from then on."""
_SENT, _SURE, _ADDED, _OTHERS = _ALL = (".sent", ".sure", ".added", ".others")


@dataclass(frozen=True, slots=True)
class Sent:
    """What was read, then written; `sure`: the service said that it did, else nobody knows; `late`: long ago."""

    before: Document
    rows: Sequence[Row]
    file: Path
    sure: bool = False
    late: bool = False
    by_others: bool = False
    """Whether another machine wrote it; what of it has no place any more, that one tells."""


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
        data = packed(before, rows, self._clock())
        return Sent(before, rows, self._put(data, token_hex(4) + _SENT))

    def adopt(self, slip: Slip) -> None:
        """Another machine wrote this and it stands in the wrong place: it is ours to put right."""
        mark = sha256(slip.name.encode("utf-8", "surrogatepass")).hexdigest()[:16]
        if not any(mark in file.name for file in self._files()):
            self._put(packed(slip.before, slip.rows, slip.at), mark + _OTHERS)

    def is_written(self, sent: Sent) -> None:
        """The service said that it did this."""
        os.replace(sent.file, sent.file.with_suffix(_SURE))

    def is_right(self, sent: Sent) -> None:
        """The service showed the rows that were there before where they belong; of added ones it cannot."""
        os.replace(sent.file.with_suffix(_SURE), sent.file.with_suffix(_ADDED))

    def drop(self, sent: Sent) -> None:
        """This stands where it belongs, or was never written."""
        for suffix in _ALL:
            sent.file.with_suffix(suffix).unlink(missing_ok=True)

    def _put(self, data: bytes, name: str) -> Path:
        self._folder.mkdir(mode=0o700, exist_ok=True)
        last = max((int(file.name[:6]) for file in self._files()), default=0)
        file = self._folder / f"{last + 1:06d}-{name}"
        write_private(file, data)
        return file

    def _files(self) -> list[Path]:
        with suppress(FileNotFoundError):
            names = sorted(os.listdir(self._folder))
            return [self._folder / name for name in names if name.endswith(_ALL) and name[:6].isdecimal()]
        return []


def _read(file: Path, now: float) -> Sent | None:
    with suppress(FileNotFoundError, *UNREADABLE):
        told, before, rows = unpacked(gzip.decompress(file.read_bytes()))
        if file.suffix == _ADDED:
            rows = [row for row in rows if row.number > len(before.tab(row.tab).rows)]
        others = file.suffix == _OTHERS
        late = others or not 0 <= now - told["at"] < LATE
        return Sent(before, rows, file, file.suffix != _SENT, late, others)
    return None
