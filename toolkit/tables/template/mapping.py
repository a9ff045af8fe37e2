"""The Map tab: a cell a square from A1 on, square cells, lists of the letters, their colours as they are typed."""

from __future__ import annotations

from collections.abc import Sequence

from openpyxl.formatting.rule import Rule
from openpyxl.styles import Alignment, Border, Font, PatternFill, Side
from openpyxl.styles.differential import DifferentialStyle
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from toolkit.messages import note
from toolkit.tables.snapshot import CellValue
from toolkit.tables.tabs import MAP_EDGE
from toolkit.tables.template.checks import offer
from toolkit.tables.template.look import FONT

LETTERS = ("#", "~", ":", "c", "~:", "~c", ":c")
"""What a cell may hold, the likeliest first; further combinations are fine."""

_COLOURS = (("#", "5B5B5B", "FFFFFF"), ("c", "C9A97A", "3A2A10"), (":", "BFD8A6", "27401A"), ("~", "BBD6EA", "12384F"))
_EDGE = Side(style="hair", color="9AA3AD")


def add_map(sheet: Worksheet, rows: Sequence[Sequence[CellValue]], lang: str) -> None:
    """The squares of the largest map there may be, with what is drawn on it."""
    last = get_column_letter(MAP_EDGE)
    for number in range(1, MAP_EDGE + 1):
        sheet.column_dimensions[get_column_letter(number)].width = 3.6
        sheet.row_dimensions[number].height = 20
    for down, row in enumerate(rows, start=1):
        for right, letters in enumerate(row, start=1):
            cell = sheet.cell(down, right, letters or None)
            cell.border = Border(_EDGE, _EDGE, _EDGE, _EDGE)
            cell.font = Font(name=FONT)
            cell.alignment = Alignment(horizontal="center", vertical="center")
            cell.number_format = "@"
    check = offer(LETTERS, note("tables.map_letters"), lang)
    check.add(f"A1:{last}{MAP_EDGE}")
    sheet.add_data_validation(check)
    for letter, ground, ink in _COLOURS:
        look = DifferentialStyle(font=Font(color=ink), fill=PatternFill(bgColor=ground))
        sought = "~~" if letter == "~" else letter
        rule = Rule(type="expression", dxf=look, formula=[f'ISNUMBER(SEARCH("{sought}",A1))'])
        sheet.conditional_formatting.add(f"A1:{last}{MAP_EDGE}", rule)
    sheet.page_setup.orientation = "landscape"
    sheet.sheet_properties.tabColor = "3E6B3A"
