"""What a file is when it is no .xlsx, whatever its name says: told from its first bytes, so that people hear the truth.

Nothing is parsed here.
"""

from __future__ import annotations

_OLE2 = bytes.fromhex("d0cf11e0a1b11ae1")
_OWNER_SIZE = 165
_ENCRYPTED_STREAM = "EncryptedPackage".encode("utf-16-le")


def foreign_kind(data: bytes) -> str | None:
    """`None` for a zip; otherwise a word: empty, owner_file, encrypted, xls, markup, text or not_zip."""
    if data[:4] in (b"PK\x03\x04", b"PK\x05\x06"):
        return None
    if not data:
        return "empty"
    if data.startswith(_OLE2):
        return "encrypted" if _ENCRYPTED_STREAM in data else "xls"
    if len(data) == _OWNER_SIZE and data[0] <= 54:
        return "owner_file"
    if data.lstrip(b"\xef\xbb\xbf \r\n\t").startswith(b"<"):
        return "markup"
    return "text" if _is_text(data) else "not_zip"


def _is_text(data: bytes) -> bool:
    head = data[:4096]
    if b"\x00" in head:
        return head[:2] in (b"\xff\xfe", b"\xfe\xff")
    return sum(byte < 32 and byte not in b"\t\r\n\f\x1b" for byte in head) == 0
