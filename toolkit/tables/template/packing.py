"""A workbook's bytes, in memory, the same for the same content whenever and wherever they are made."""

from __future__ import annotations

import io
import re
import zipfile

from openpyxl import Workbook

_MOMENT = (2026, 1, 1, 0, 0, 0)
_STAMP = re.compile(rb"(<dcterms:(created|modified)[^>]*>)[^<]*(</dcterms:)")


def packed(book: Workbook) -> bytes:
    """The .xlsx file of a workbook, with one fixed moment in place of the clock's."""
    raw, made = io.BytesIO(), io.BytesIO()
    book.save(raw)
    with zipfile.ZipFile(raw) as parts, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as target:
        for name in parts.namelist():
            entry = zipfile.ZipInfo(name, _MOMENT)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3
            target.writestr(entry, _STAMP.sub(rb"\g<1>2026-01-01T00:00:00Z\g<3>", parts.read(name)))
    return made.getvalue()
