"""What comes in and goes out of the process: always UTF-8, whatever the console's own code page is.

A byte order mark at the start of input is skipped, and UTF-16 (what some Windows shells make of `>`) is understood.
"""

from __future__ import annotations

import codecs
import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

_UTF16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


def speak_utf8() -> None:
    """Make standard output and standard error UTF-8; what cannot be encoded is shown as an escape."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


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
