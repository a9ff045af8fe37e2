"""What was sent and has not yet been seen to stand where it belongs, kept beside the outbox for whoever writes next.

A write is kept before it is sent, and leaves when each value is known to stand in its own row. So a program that is
stopped in between, or loses the service, leaves to the next one what it needs to put right, and nobody goes on from a
row that a sort misplaced. The newest is proven first: what puts one right may itself meet a sort. Where the sheet has a
place for the slip, it says which write was the last: whoever made that one had proven all that went before, so nothing
older is proven again, on what has long since changed. For the lock's holder; others only ask whether there is any.
Whatever changes the list may raise `OSError`.
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
_LETTERS = 16
"""So many has the mark of a write that left a slip."""
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

    @property
    def mark(self) -> str:
        """What its slip is known by here; blank where it left none."""
        return _marked(self.file)


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

    def put(self, before: Document, rows: Sequence[Row], name: str) -> Sent:
        """This is sent now, on that reading; `name` is what its slip is called, blank where it leaves none."""
        data = packed(before, rows, self._clock())
        return Sent(before, rows, self._put(data, (mark_of(name) if name else token_hex(4)) + _SENT))

    def adopt(self, slip: Slip) -> None:
        """Somebody else wrote this and it stands in the wrong place: it is ours to put right."""
        self._put(packed(slip.before, slip.rows, slip.at), mark_of(slip.name) + _OTHERS)

    def holds(self, name: str) -> bool:
        """Whether the write whose slip is called so is among these."""
        return any(_marked(file) == mark_of(name) for file in self._files())

    def heed(self, name: str) -> None:
        """The sheet's slip is called so: what was sent after it did not arrive; one not among these followed them."""
        marked = list(filter(_marked, self._files()))
        last = max((place for place, file in enumerate(marked, 1) if _marked(file) == mark_of(name)), default=0)
        for file in marked[last:]:
            file.unlink(missing_ok=True)

    def is_written(self, sent: Sent) -> None:
        """The service said that it did this."""
        os.replace(sent.file, sent.file.with_suffix(_SURE))

    def is_right(self, sent: Sent) -> None:
        """The service showed the rows that were there before where they belong; of added ones it cannot."""
        added = f"{sent.file.name[:6]}-{token_hex(4)}{_ADDED}"  # the slip says nothing of these
        os.replace(sent.file.with_suffix(_SURE), sent.file.with_name(added))

    def drop(self, sent: Sent) -> None:
        """This was never written, or stands where it belongs."""
        for suffix in _ALL:
            sent.file.with_suffix(suffix).unlink(missing_ok=True)

    def is_proven(self, sent: Sent) -> None:
        """This stands where it belongs; what it put right is looked at once more, as of now."""
        self.drop(sent)
        rest = list(filter(_marked, self._files()))
        for file in rest[-1:] if sent.mark else ():
            os.replace(file, file.with_name(f"{file.name[:6]}-{sent.mark}{file.suffix}"))

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
        late = not 0 <= now - told["at"] < LATE
        return Sent(before, rows, file, file.suffix != _SENT, late, others)
    return None


def mark_of(name: str) -> str:
    """How a file tells of a write whose slip is called so."""
    return sha256(name.encode("utf-8", "surrogatepass")).hexdigest()[:_LETTERS]


def _marked(file: Path) -> str:
    mark = file.stem.partition("-")[2]
    return mark if len(mark) == _LETTERS else ""
