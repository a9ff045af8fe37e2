"""However a program names the parts of a workbook, the right one is edited; shared strings stay as they are."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable

import pytest

from tests.sync.zips import calamine_cell, changed_entries, part, sheet_book, with_parts
from toolkit.sync.backends.excel import edit_cells

BOOK = sheet_book('<sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData>')
SHEET = "xl/worksheets/sheet1.xml"


def renamed(name: Callable[[str], str], target: tuple[bytes, bytes] = (b"", b"")) -> bytes:
    """BOOK with its entries named otherwise, and its workbook's relationships led elsewhere."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(BOOK)) as old, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as new:
        for entry in old.namelist():
            content = old.read(entry)
            new.writestr(name(entry), content.replace(*target) if entry.endswith("workbook.xml.rels") else content)
    return out.getvalue()


@pytest.mark.parametrize(
    ("data", "touched"),
    [
        (renamed(str.upper), SHEET.upper()),
        (renamed(str.lower), SHEET),
        (renamed(lambda name: name.replace("/", "\\")), SHEET.replace("/", "\\")),
        (renamed(lambda name: "/" + name), "/" + SHEET),
        (renamed(str, (b'"/xl/worksheets', b'"/XL/Worksheets')), SHEET),
        (renamed(str, (b'"/xl/worksheets', b'"./worksheets')), SHEET),
        (renamed(str, (b'"/xl/worksheets', b'"../xl/worksheets')), SHEET),
        (renamed(lambda name: name.replace("sheet1", "a b"), (b"sheet1", b"a%20b")), "xl/worksheets/a b.xml"),
    ],
)
def test_the_sheet_is_found_and_nothing_else_touched(data: bytes, touched: str) -> None:
    after = edit_cells(data, {"Sheet": {"A1": 5, "B7": "x"}})
    assert changed_entries(data, after) == {touched}
    assert b'<row r="7"><c r="B7" t="inlineStr"><is><t>x</t></is></c></row>' in part(after, touched)


def test_rich_and_annotated_texts_that_cells_share_stay_for_the_others() -> None:
    main, office = "http://schemas.openxmlformats.org/spreadsheetml/2006/main", "http://schemas.openxmlformats.org"
    rich = "<si><r><t>plain</t></r><r><rPr><b/></rPr><t>bold</t></r></si>"
    annotated = '<si><t>炎</t><rPh sb="0" eb="1"><t>ほのお</t></rPh><phoneticPr fontId="1"/></si>'
    kind = f"{office}/officeDocument/2006/relationships/sharedStrings"
    added = f'<Relationship Id="rIdX" Type="{kind}" Target="/xl/sharedStrings.xml"/></Relationships>'
    relations = part(BOOK, "xl/_rels/workbook.xml.rels").decode().replace("</Relationships>", added)
    types = part(BOOK, "[Content_Types].xml").decode()
    known = "application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"
    override = f'<Override PartName="/xl/sharedStrings.xml" ContentType="{known}"/></Types>'
    cells = "".join(
        f'<c r="{cell}" t="s" ph="1"><v>{at}</v></c>' for cell, at in (("A1", 0), ("B1", 0), ("C1", 1), ("D1", 1))
    )
    sheet = part(BOOK, SHEET).replace(b'<c r="A1"><v>1</v></c>', cells.encode())
    before = with_parts(
        BOOK,
        {
            "xl/sharedStrings.xml": f'<sst xmlns="{main}" count="4" uniqueCount="2">{rich}{annotated}</sst>'.encode(),
            "xl/_rels/workbook.xml.rels": relations.encode(),
            "[Content_Types].xml": types.replace("</Types>", override).encode(),
            SHEET: sheet,
        },
    )
    after = edit_cells(before, {"Sheet": {"A1": "mine", "C1": 7}})
    assert changed_entries(before, after) == {SHEET}
    assert [calamine_cell(after, "Sheet", 1, column) for column in (1, 2, 3, 4)] == ["mine", "plainbold", 7, "炎"]
