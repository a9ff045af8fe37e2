"""What all programs of this user share of one spreadsheet: when it was looked at last, and the last reading.

Ten pages on one sheet look as often as one would: whoever looks next leaves the version, who moved it, and the reading
for the others. The same reading is what is shown when a sheet is opened while the service cannot be reached. The files
are this user's alone; where they cannot be kept, each program looks for itself.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from secrets import token_hex
from typing import Any

from filelock import FileLock, Timeout

from toolkit.sync.backends.google.document import Document
from toolkit.sync.backends.google.kept import as_text, read, written
from toolkit.sync.disk import write_private

LOOK_EACH = 3.0
AT_ONCE = 4
"""So many looks may follow each other at once, for one who asks now and then."""


@dataclass(frozen=True, slots=True)
class Look:
    """What the last look found: the version, who made it (blank: ourselves, or unknown), and why it failed, if so."""

    version: str = ""
    by: str = ""
    full_at: float = 0.0
    """When so many looks as may follow at once can be had again."""
    trouble: str = ""
    facts: Mapping[str, str | int] = field(default_factory=dict)
    lags: bool = False
    """Whether this service was seen to tell of a new version late."""
    step: int = 0
    """By how much one change of ours raises the version, at the least; 0: not known yet."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A reading, when it was made and of which version; `assumed`: with what we wrote since. No version: unknown."""

    doc: Document
    at: float
    version: str = ""
    assumed: bool = False


class Shared:
    """The files in `room`; `clock` is the time of day, which all programs know alike."""

    def __init__(self, room: Path, clock: Callable[[], float]) -> None:
        self._room = room
        self._clock = clock
        self._lock = FileLock(room / "look.lock", mode=0o600)
        self._own = Look()
        """For where nothing can be shared."""
        self._held: tuple[tuple[int, int], Kept | None] | None = None

    @contextmanager
    def alone(self, patience: float) -> Iterator[bool]:
        """Look while no other program does; `False` where one goes on looking for that long."""
        try:
            self._room.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._lock.acquire(timeout=patience)
        except Timeout:
            yield False
            return
        except (OSError, NotImplementedError):  # nothing can be shared here
            yield True
            return
        try:
            yield True
        finally:
            self._lock.release()

    def look(self) -> Look:
        """What was found last."""
        with suppress(OSError, ValueError, TypeError):
            return Look(**json.loads((self._room / "look.json").read_text(encoding="utf-8")))
        return self._own

    def looked(self, look: Look) -> None:
        """Leave what was found, for the others."""
        self._own = look
        self._put("look.json", as_text(asdict(look)).encode())

    def room_to_look(self, look: Look) -> float | None:
        """Nothing where so much was asked lately that this look is left out; else `full_at` once it is made."""
        now = self._clock()
        full_at = look.full_at if now < look.full_at <= now + LOOK_EACH * AT_ONCE else now
        return None if full_at - now > LOOK_EACH * (AT_ONCE - 1) else full_at + LOOK_EACH

    def kept(self) -> Kept | None:
        """The last reading, if there is one."""
        path = self._room / "reading.json.gz"
        try:
            status = path.stat()
            stamp = status.st_ino, status.st_mtime_ns
            if self._held is None or self._held[0] != stamp:
                self._held = stamp, _kept_in(path.read_bytes())
        except OSError:
            return None
        return self._held[1]

    def keep(self, kept: Kept) -> None:
        """Keep a reading in the place of the last one."""
        told = {"at": kept.at, "version": kept.version, "assumed": kept.assumed, "document": written(kept.doc)}
        self._put("reading.json.gz", gzip.compress(as_text(told).encode(), 1))

    def writes(self) -> str:
        """Another text whenever a program on this machine has written, or may have."""
        with suppress(OSError):
            return (self._room / "writes").read_text(encoding="ascii")
        return ""

    def wrote(self) -> None:
        """Something is sent now that changes the sheet."""
        self._put("writes", token_hex(8).encode())

    def _put(self, name: str, data: bytes) -> None:
        with suppress(OSError):
            self._room.mkdir(parents=True, exist_ok=True, mode=0o700)
            write_private(self._room / name, data)


def _kept_in(data: bytes) -> Kept | None:
    try:
        told: Any = json.loads(gzip.decompress(data))
        doc = read(told["document"])
        return Kept(doc, float(told["at"]), str(told["version"]), bool(told["assumed"])) if doc else None
    except (OSError, EOFError, ValueError, LookupError, TypeError):
        return None
