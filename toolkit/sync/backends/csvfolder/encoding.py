"""A CSV file's bytes as text and back: the encoding is told from the bytes, and text that was not changed keeps them.

In this order: a byte order mark; UTF-16 without one; UTF-8; then the single-byte code page that the letters fit:
Windows-1252 where they stand alone among plain letters (Pokémon); where they stand side by side as Russian ones do, the
page in which they make the most words: Windows-1251, or what programs call “MS-DOS”, “Macintosh” and KOI8. Nothing is
replaced or dropped: what no encoding explains is refused. Pure.
"""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass

from toolkit.sync.port import SourceError

_MARKS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))
_SIDE_BY_SIDE = re.compile(rb"[\xa8\xb8\xc0-\xff]{2}")
_ALONE = re.compile(rb"[A-Za-z][\x80-\xff](?![\x80-\xff])|(?<![\x80-\xff])[\x80-\xff][A-Za-z]")
_RUSSIAN = ("cp1251", "cp866", "mac-cyrillic", "koi8-r")
_WORD = re.compile(r"(?<![^\W\d_])(?:[А-ЯЁ]?[а-яё]+|[А-ЯЁ]+)(?![^\W\d_])")
_LOOKED_AT = 20_000


@dataclass(frozen=True, slots=True)
class Encoding:
    """A codec and the byte order mark before the text, which may be none."""

    codec: str
    mark: bytes = b""

    def encode(self, text: str) -> bytes:
        """The file's bytes; with characters that the encoding lacks, the file becomes UTF-8 with a mark."""
        try:
            return self.mark + text.encode(self.codec)
        except UnicodeEncodeError:
            return OURS.encode(text)


OURS = Encoding("utf-8", codecs.BOM_UTF8)
"""What new files are written in: every spreadsheet program knows it by its mark."""


def decoded(data: bytes, name: str) -> tuple[str, Encoding]:
    """The text and how it was encoded. Raises `SourceError` for what is no text."""
    encoding = _encoding_of(data)
    try:
        text = data[len(encoding.mark) :].decode(encoding.codec)
    except UnicodeDecodeError:
        raise SourceError("sync.csv_encoding", name=name) from None
    if "\x00" in text or data.startswith((b"PK\x03\x04", b"\xd0\xcf\x11\xe0")):
        raise SourceError("sync.csv_no_text", name=name)
    return text, encoding


def _encoding_of(data: bytes) -> Encoding:
    for mark, codec in _MARKS:
        if data.startswith(mark):
            return Encoding(codec, mark)
    head = data[:400]
    if 0 in head:  # in UTF-16, beside every plain letter and sign; a Russian letter has 4 there
        left, right = (sum(byte in (0, 4) for byte in head[at::2]) for at in (0, 1))
        return Encoding("utf-16-le" if right > left else "utf-16-be")
    try:
        data.decode("utf-8")
        return Encoding("utf-8")
    except UnicodeDecodeError:
        beside, alone = len(_SIDE_BY_SIDE.findall(data)), len(_ALONE.findall(data))
        return Encoding("cp1252" if alone > beside else max(_RUSSIAN, key=lambda codec: _in_words(data, codec)))


def _in_words(data: bytes, codec: str) -> int:
    """How many letters stand in words that are written as Russian ones are: small, capital, or one capital first."""
    return sum(map(len, _WORD.findall(data[:_LOOKED_AT].decode(codec, "ignore"))))
