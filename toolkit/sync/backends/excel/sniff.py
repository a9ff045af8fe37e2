"""What a file is when it is no .xlsx, whatever its name says, so that people hear the truth: told from its first bytes,
or from the names of what a zip holds. Nothing is parsed here.
"""

from __future__ import annotations

from collections.abc import Container

_OLE2 = bytes.fromhex("d0cf11e0a1b11ae1")
_OWNER_SIZE = 165
_STREAMS = (("EncryptedPackage", "encrypted"), ("WordDocument", "document"), ("PowerPoint Document", "document"))
_STARTS = (
    (b"%PDF-", "document"),
    (b"{\\rtf", "document"),
    (b"\x89PNG", "picture"),
    (b"\xff\xd8\xff", "picture"),
    (b"GIF8", "picture"),
    (b"Rar!", "archive"),
    (b"7z\xbc\xaf", "archive"),
    (b"\x1f\x8b", "archive"),
)


def foreign_kind(data: bytes) -> str | None:
    """`None` for a zip; otherwise a word, which is a message code too: empty, zeros, owner_file, encrypted, xls …"""
    if data[:4] in (b"PK\x03\x04", b"PK\x05\x06"):
        return None
    if not data:
        return "empty"
    if data.startswith(_OLE2):
        return next((kind for stream, kind in _STREAMS if stream.encode("utf-16-le") in data), "xls")
    if len(data) == _OWNER_SIZE and data[0] <= 54:
        return "owner_file"
    if not data.strip(b"\x00"):
        return "zeros"
    return next((kind for start, kind in _STARTS if data.startswith(start)), None) or _written(data)


def foreign_zip(parts: Container[str], mimetype: bytes) -> str:
    """What a zip is that is no OOXML package: ods, document, apple, part_missing or archive."""
    if "content.xml" in parts:
        return "document" if mimetype and b"spreadsheet" not in mimetype else "ods"
    if "index/document.iwa" in parts or "index.zip" in parts:
        return "apple"
    return "part_missing" if "xl/workbook.xml" in parts else "archive"


def _written(data: bytes) -> str:
    if data.lstrip(b"\xef\xbb\xbf \r\n\t").startswith(b"<"):
        return "markup"
    return "text" if _is_text(data) else "not_zip"


def _is_text(data: bytes) -> bool:
    head = data[:4096]
    if b"\x00" in head:
        return head[:2] in (b"\xff\xfe", b"\xfe\xff")
    return sum(byte < 32 and byte not in b"\t\r\n\f\x1b" for byte in head) == 0
