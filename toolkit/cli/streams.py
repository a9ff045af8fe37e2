"""What comes in and goes out of the process: always UTF-8, whatever the console's own code page is.

A byte order mark at the start of input is skipped, and UTF-16 (what some Windows shells make of `>`) is understood.
Output that nobody takes (a closed pipe, a full disk behind `>`) never stops a command: by then its work may be done.
"""

from __future__ import annotations

import codecs
import io
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO, TextIO

_UTF16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


class Outlet(io.TextIOWrapper):
    """A stream of text that outlives its reader: what can no longer be delivered is dropped, and `lost` says why."""

    lost: OSError | None = None

    def write(self, written: str, /) -> int:
        """Write, unless the way out was lost."""
        with self._kept():
            super().write(written)
        return len(written)

    def flush(self) -> None:
        """Hand on what is in the buffer."""
        with self._kept():
            super().flush()

    @contextmanager
    def _kept(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            self.lost = error
            with suppress(OSError, ValueError):  # the buffer is tried again at the end of the process
                os.dup2(os.open(os.devnull, os.O_WRONLY), self.fileno())


def speak_utf8() -> None:
    """Make the output streams UTF-8, with escapes for what cannot be encoded; a stream that was closed is nowhere."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    sys.stdout = _outlet(sys.stdout)
    sys.stderr = _outlet(sys.stderr)


def _outlet(stream: TextIO | None) -> TextIO:
    if stream is None:
        stream = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if type(stream) is not io.TextIOWrapper:
        return stream
    live = stream.line_buffering
    return Outlet(stream.detach(), encoding="utf-8", errors="backslashreplace", line_buffering=live)


def lost_output() -> OSError | None:
    """Why standard output takes no more, if it does not."""
    sys.stdout.flush()
    return sys.stdout.lost if isinstance(sys.stdout, Outlet) else None


def say_json(value: Any, *, indent: int | None = 2) -> None:
    """One JSON value on standard output, at once. Floats that are no numbers never get here."""
    print(json.dumps(value, ensure_ascii=False, indent=indent, allow_nan=False), flush=True)


def read_text(path: str) -> str:
    """All of a file, or of standard input for `-`. Raises OSError, and UnicodeDecodeError for what is no text."""
    return _decode(sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes())


def read_lines(path: str) -> Iterator[bytes]:
    """The lines of a file or of standard input, each as soon as it is there, without its end. Raises OSError."""
    if path == "-":
        yield from _lines(sys.stdin.buffer)
        return
    with Path(path).open("rb") as file:
        yield from _lines(file)


def _lines(file: BinaryIO) -> Iterator[bytes]:
    first = file.readline()
    if first.startswith(_UTF16):
        yield from (line.encode() for line in _decode(first + file.read()).splitlines())
        return
    yield first.removeprefix(codecs.BOM_UTF8).rstrip(b"\r\n")
    for line in file:
        yield line.rstrip(b"\r\n")


def _decode(raw: bytes) -> str:
    return raw.decode("utf-16" if raw.startswith(_UTF16) else "utf-8-sig")
