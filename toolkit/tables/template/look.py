"""How templates look: colours, fonts, widths, paper. Who fills a column is told by tint and by words, not tint alone.

Navy headers are the GM's, teal ones are the GM's and change in play, grey ones are the toolkit's.
"""

from __future__ import annotations

from openpyxl.comments import Comment
from openpyxl.styles import Alignment, Border, Font, PatternFill, Side
from openpyxl.styles.styleable import StyleableObject
from openpyxl.worksheet.worksheet import Worksheet

from toolkit.tables.columns import Writer
from toolkit.tables.heights import lines, points

HEADER_ROW = 4
"""Of every tab but Campaign."""
FIRST_ROW = HEADER_ROW + 1

FONT = "Calibri"
TINTS: dict[Writer, tuple[str, str]] = {
    "gm": ("1F3A5F", "FFFFFF"), "both": ("0F6E66", "E6F4F1"), "toolkit": ("5B6470", "EEF0F2"),
}  # fmt: skip
"""Who writes -> (header, cells below)."""

_LINE = Side(style="thin", color="B8BEC6")


def fill(color: str) -> PatternFill:
    """A plain colour."""
    return PatternFill("solid", start_color=color, end_color=color)


def title(sheet: Worksheet, words: str, below: str = "", column: int = 1) -> None:
    """The tab's title in A1, and a line that says what the tab is for, from a column that scrolls: it is never cut."""
    sheet["A1"].value = words
    sheet["A1"].font = Font(name=FONT, size=16, bold=True, color="1F3A5F")
    sheet.row_dimensions[1].height = 24
    if below:
        cell = sheet.cell(2, column, below)
        cell.font = Font(name=FONT, size=11, italic=True, color="5B6470")


def header_cell(
    sheet: Worksheet, row: int, column: int, words: str, writer: Writer, said: str = "", *, centred: bool = False
) -> None:
    """A header in the colour of who fills the column; `said` is shown when the mouse rests on it."""
    cell = sheet.cell(row, column, words)
    cell.font = Font(name=FONT, bold=True, color="FFFFFF")
    cell.fill = fill(TINTS[writer][0])
    cell.alignment = Alignment(horizontal="center" if centred else "left", vertical="center", wrap_text=True)
    cell.border = Border(right=Side(style="thin", color="FFFFFF"))
    if said:
        cell.comment = Comment(said, "Turnsheet", height=18 * lines(said, 42) + 12, width=280)


def column_style(sheet: Worksheet, letter: str, width: int, writer: Writer, number_format: str) -> None:
    """Width, tint and format of a whole column, so that rows typed later look like the first."""
    sheet.column_dimensions[letter].width = width
    dress(sheet.column_dimensions[letter], width, writer, number_format)


def dress(target: StyleableObject, width: int, writer: Writer, number_format: str) -> None:
    """The look of a column, or of a cell in it: a cell that exists does not take it from its column."""
    target.font = Font(name=FONT)
    target.alignment = Alignment(
        horizontal="center" if number_format == "0" else None, vertical="top", wrap_text=width >= 16
    )
    target.number_format = number_format
    if writer != "gm":
        target.fill = fill(TINTS[writer][1])
        target.border = Border(bottom=_LINE, left=_LINE, right=_LINE)


def row_height(sheet: Worksheet, row: int, most_lines: int) -> None:
    """Room for so many lines: not every program makes it by itself."""
    sheet.row_dimensions[row].height = points(most_lines)


def clear_above(sheet: Worksheet, columns: int) -> None:
    """Keep the columns' tints below the headers."""
    for row in range(1, HEADER_ROW):
        for column in range(1, columns + 1):
            cell = sheet.cell(row, column)
            if cell.value is None:
                cell.font = Font(name=FONT)


def paper(sheet: Worksheet, header_row: int, freeze: str, *, pages: int = 1) -> None:
    """Frozen headers; printed on A4 across, so many pages wide, headers and names on every page."""
    sheet.freeze_panes = freeze
    sheet.page_setup.orientation = "landscape"
    sheet.page_setup.paperSize = 9
    sheet.page_setup.fitToWidth = pages
    sheet.page_setup.fitToHeight = 0
    sheet.sheet_properties.pageSetUpPr.fitToPage = True  # type: ignore[union-attr]
    sheet.print_title_rows = f"{header_row}:{header_row}"
    sheet.page_margins.left = sheet.page_margins.right = 0.4
    sheet.page_margins.top = sheet.page_margins.bottom = 0.5
    sheet.oddFooter.center.text = "&A  ·  &P / &N"  # type: ignore[union-attr]
