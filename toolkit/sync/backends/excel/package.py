"""A workbook file as a zip of parts, opened with limits and without trust.

First the file's opening bytes are looked at (`sniff` names what else it may be), then its table of contents is checked
against the limits, then parts are inflated one by one, each under its own name with forward slashes. XML is parsed
only after its prolog was seen to hold no DTD, so no entity is ever expanded. Nothing here is ever written.
"""

from __future__ import annotations

import re
import zipfile
import zlib
from io import BytesIO
from xml.etree import ElementTree

from toolkit.sync.backends.excel.encodings import as_utf8, codec_of, encoded_back
from toolkit.sync.backends.excel.sniff import foreign_kind, foreign_zip
from toolkit.sync.port import SourceError

MAX_ENTRIES = 20_000
MAX_PART = 400 << 20
MAX_TOTAL = 1 << 30
MAX_RATIO = 2_000
RATIO_COUNTS_FROM = 10 << 20

_TYPES = "[Content_Types].xml"
_PROLOG = re.compile(rb"(?:\xef\xbb\xbf)?(?:\s|<\?.*?\?>|<!--.*?-->)*", re.DOTALL)
_BROKEN = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, OSError, ValueError)


class Package:
    """The parts of one workbook's bytes. Raises `SourceError` for whatever is not a sound, plain OOXML package."""

    def __init__(self, data: bytes) -> None:
        kind = foreign_kind(data)
        if kind:
            raise SourceError(f"sync.{kind}")
        self.data = data
        self._zip = _opened(data)
        self.entries = self._zip.infolist()
        self.directory_start: int = self._zip.start_dir
        self.comment = self._zip.comment
        _check_limits(self.entries)
        self._inflated: dict[str, bytes] = {}
        self._trees: dict[str, ElementTree.Element] = {}
        self._by_part = {part_key(entry.filename): entry for entry in self.entries}
        if _TYPES.lower() not in self._by_part:
            kind = foreign_zip(self._by_part, self.read("mimetype") if "mimetype" in self else b"")
            raise SourceError(f"sync.{kind}", part=_TYPES)

    def __contains__(self, part: str) -> bool:
        return part_key(part) in self._by_part

    def parts(self) -> list[str]:
        """Names of all parts, lower case, forward slashes, in the file's order."""
        return list(self._by_part)

    def entry(self, part: str) -> zipfile.ZipInfo:
        """The zip entry that holds `part`."""
        try:
            return self._by_part[part_key(part)]
        except KeyError:
            raise SourceError("sync.part_missing", part=part) from None

    def read(self, part: str) -> bytes:
        """The part's content; raises `SourceError` when it is missing or damaged."""
        entry = self.entry(part)
        if entry.filename not in self._inflated:
            try:
                self._inflated[entry.filename] = self._zip.read(entry)
            except _BROKEN as error:
                raise SourceError("sync.damaged", part=part) from error
        return self._inflated[entry.filename]

    def read_xml(self, part: str) -> bytes:
        """An XML part in UTF-8, whatever it is kept in, and proven to be free of a DTD."""
        data = self.read(part)
        codec = codec_of(data)
        if codec:
            data = as_utf8(data, codec) or b"\x00"
        if b"\x00" in data[:64]:
            raise SourceError("sync.encoding", part=part)
        prolog = _PROLOG.match(data)
        if data.startswith(b"<!", prolog.end() if prolog else 0):
            raise SourceError("sync.entities", part=part)
        return data

    def damage(self) -> str | None:
        """The name of the first part whose content does not fit its checksum; every part is inflated."""
        try:
            return self._zip.testzip()
        except _BROKEN as error:
            return str(error) or "zip"

    def encoded(self, part: str, xml: bytes) -> bytes:
        """What `read_xml` gave, changed, in the encoding that the part is kept in."""
        codec = codec_of(self.read(part))
        return encoded_back(xml, codec) if codec else xml

    def tree(self, part: str) -> ElementTree.Element:
        """An XML part as a tree, which is not to be changed."""
        if part not in self._trees:
            try:
                self._trees[part] = ElementTree.fromstring(self.read_xml(part), ElementTree.XMLParser(encoding="utf-8"))
            except ElementTree.ParseError as error:
                raise SourceError("sync.damaged", part=part) from error
        return self._trees[part]


def part_key(name: str) -> str:
    """Part names are compared without case; some writers put backslashes or a leading slash."""
    return name.replace("\\", "/").lstrip("/").lower()


def _opened(data: bytes) -> zipfile.ZipFile:
    try:
        return zipfile.ZipFile(BytesIO(data))
    except _BROKEN as error:
        raise SourceError("sync.damaged", part="zip") from error


def _check_limits(entries: list[zipfile.ZipInfo]) -> None:
    if len(entries) > MAX_ENTRIES or sum(entry.file_size for entry in entries) > MAX_TOTAL:
        raise SourceError("sync.too_large", part="zip")
    for entry in entries:
        if entry.flag_bits & 0x1:
            raise SourceError("sync.encrypted")
        ratio = entry.file_size / max(entry.compress_size, 1)
        if entry.file_size > MAX_PART or (entry.file_size > RATIO_COUNTS_FROM and ratio > MAX_RATIO):
            raise SourceError("sync.too_large", part=entry.filename)
