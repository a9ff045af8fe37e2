"""XML parts in other encodings than UTF-8: read as UTF-8, and written back as they were. Pure.

Nearly all parts are UTF-8. Of the rest only those are taken whose bytes come out the same when written back, so that an
edit changes nothing but what was meant.
"""

from __future__ import annotations

import re

_MARKS = ((b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"), (b"<\x00", "utf-16-le"), (b"\x00<", "utf-16-be"))
_DECLARED = re.compile(rb"<\?xml[^>]*?\sencoding\s*=\s*[\"']([\w.\-]+)[\"']")
_USUAL = (b"utf-8", b"utf8", b"us-ascii")


def codec_of(data: bytes) -> str | None:
    """How a part is encoded; `None` for UTF-8 and what is part of it."""
    for mark, codec in _MARKS:
        if data.startswith(mark):
            return codec
    declared = _DECLARED.match(data)
    return None if declared is None or declared[1].lower() in _USUAL else declared[1].decode()


def as_utf8(data: bytes, codec: str) -> bytes | None:
    """The part in UTF-8, its declaration as it stands; `None` when it would not come back the same."""
    try:
        text = data.decode(codec)
        return text.encode() if text.encode(codec) == data else None
    except (LookupError, ValueError):
        return None


def encoded_back(xml: bytes, codec: str) -> bytes:
    """The reverse; characters the encoding lacks become references, which mean the same."""
    return xml.decode().encode(codec, "xmlcharrefreplace")
