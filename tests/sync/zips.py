"""Looking at workbooks as zips: what a person's other programs would see of every entry."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping

from openpyxl import load_workbook
from openpyxl.workbook import Workbook
from python_calamine import CalamineWorkbook


def raw_entries(data: bytes) -> dict[str, bytes]:
    """Each entry's bytes as they lie in the file: local header, name, extra fields, compressed content."""
    with zipfile.ZipFile(io.BytesIO(data)) as book:
        entries = sorted(book.infolist(), key=lambda entry: entry.header_offset)
        ends = [*(entry.header_offset for entry in entries[1:]), book.start_dir]
        return {entry.filename: data[entry.header_offset : end] for entry, end in zip(entries, ends, strict=True)}


def changed_entries(before: bytes, after: bytes) -> set[str]:
    """The entries whose bytes differ; fails when an entry came, went or moved, or is damaged."""
    with zipfile.ZipFile(io.BytesIO(before)) as old, zipfile.ZipFile(io.BytesIO(after)) as new:
        assert new.testzip() is None
        assert new.namelist() == old.namelist()
        assert new.comment == old.comment
        for was, now in zip(old.infolist(), new.infolist(), strict=True):
            assert (was.date_time, was.external_attr, was.create_system) == (
                now.date_time,
                now.external_attr,
                now.create_system,
            )
    was_raw, now_raw = raw_entries(before), raw_entries(after)
    return {name for name in was_raw if was_raw[name] != now_raw[name]}


def part(data: bytes, name: str) -> bytes:
    """One entry's content."""
    with zipfile.ZipFile(io.BytesIO(data)) as book:
        return book.read(name)


def with_parts(data: bytes, parts: Mapping[str, bytes | None], compression: int = zipfile.ZIP_DEFLATED) -> bytes:
    """The workbook with entries exchanged or added, `None` leaving one out."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(out, "w", compression) as new:
        contents: dict[str, bytes | None] = {name: old.read(name) for name in old.namelist()}
        for name, content in (contents | dict(parts)).items():
            if content is not None:
                new.writestr(name, content)
    return out.getvalue()


def opened(data: bytes, results: bool = False) -> Workbook:
    """The workbook through openpyxl; `results` for formulas' cached results."""
    return load_workbook(io.BytesIO(data), data_only=results)


def calamine_cell(data: bytes, sheet: str, row: int, column: int) -> object:
    """One cell through calamine."""
    rows = CalamineWorkbook.from_filelike(io.BytesIO(data)).get_sheet_by_name(sheet).to_python(skip_empty_area=False)
    return rows[row - 1][column - 1]


SHEET = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">{}</worksheet>'


def sheet_book(inside: str, whole: str | None = None) -> bytes:
    """A one-sheet workbook ("Sheet") whose sheet part holds `inside` its root, or is `whole`."""
    out = io.BytesIO()
    Workbook().save(out)
    content = whole if whole is not None else SHEET.format(inside)
    return with_parts(out.getvalue(), {"xl/worksheets/sheet1.xml": content.encode()})


def sheet_xml(data: bytes) -> str:
    """The sheet part of a `sheet_book`."""
    return part(data, "xl/worksheets/sheet1.xml").decode()
