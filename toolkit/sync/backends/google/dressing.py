"""The look of a worksheet as requests of Google's: sizes, tints, lists, limits, colours by condition, warnings. Pure.

Columns that Turnsheet itself fills are protected with a warning only: whoever types there is asked once more, nobody is
kept out.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Any

from toolkit.tables.snapshot import column_number
from toolkit.tables.template.look import TINTS

if TYPE_CHECKING:
    from openpyxl.styles.styleable import StyleableObject
    from openpyxl.worksheet.cell_range import CellRange
    from openpyxl.worksheet.datavalidation import DataValidation
    from openpyxl.worksheet.worksheet import Worksheet

Request = dict[str, Any]
_OURS = TINTS["toolkit"][0]
_BETWEEN = {
    "between": "NUMBER_BETWEEN",
    "greaterThanOrEqual": "NUMBER_GREATER_THAN_EQ",
    "lessThanOrEqual": "NUMBER_LESS_THAN_EQ",
}
_SIDES = {"left": "LEFT", "center": "CENTER", "right": "RIGHT", "top": "TOP", "bottom": "BOTTOM"}


def dressed(sheet: Worksheet, number: int) -> Iterator[Request]:
    """Everything about the tab of that id but its cells."""
    yield from _columns(sheet, number)
    yield from _rows(sheet, number)
    if paper := _colour(sheet.sheet_properties.tabColor):
        told = {"sheetId": number, "tabColorStyle": {"rgbColor": paper}}
        yield {"updateSheetProperties": {"properties": told, "fields": "tabColorStyle"}}
    for area in sheet.merged_cells.ranges:
        yield {"mergeCells": {"range": _area(area, number), "mergeType": "MERGE_ALL"}}
    for check in sheet.data_validations.dataValidation:
        yield from _checked(check, number)
    yield from _conditions(sheet, number)
    yield from _warnings(sheet, number)


def cell_format(target: StyleableObject) -> dict[str, Any]:
    """Font, fill, alignment and number format of a cell or a column."""
    look: dict[str, Any] = {}
    font, fill, placed = target.font, target.fill, target.alignment
    text: dict[str, Any] = {name: True for name in ("bold", "italic", "strike") if getattr(font, name)}
    text = {("strikethrough" if name == "strike" else name): value for name, value in text.items()}
    if font.name:
        text["fontFamily"] = str(font.name)
    if font.size:
        text["fontSize"] = int(font.size)
    if ink := _colour(font.color):
        text["foregroundColor"] = ink
    if text:
        look["textFormat"] = text
    if fill.fill_type == "solid" and (paper := _colour(fill.start_color)):
        look["backgroundColor"] = paper
    if placed.horizontal in _SIDES:
        look["horizontalAlignment"] = _SIDES[placed.horizontal]
    if placed.vertical:
        look["verticalAlignment"] = _SIDES.get(placed.vertical, "MIDDLE") if placed.vertical != "center" else "MIDDLE"
    if placed.wrap_text:
        look["wrapStrategy"] = "WRAP"
    if placed.indent:
        look["padding"] = {"left": round(3 + 9 * placed.indent), "right": 3, "top": 2, "bottom": 2}
    if lines := _borders(target):
        look["borders"] = lines
    if kind := _number_kind(str(target.number_format)):
        look["numberFormat"] = {"type": kind, "pattern": str(target.number_format)}
    return look


def _borders(target: StyleableObject) -> dict[str, Any]:
    sides = {name: getattr(target.border, name) for name in ("top", "bottom", "left", "right")}
    drawn = {name: side for name, side in sides.items() if side is not None and side.style}
    return {
        name: {"style": "SOLID", "colorStyle": {"rgbColor": _colour(side.color) or {}}} for name, side in drawn.items()
    }


def _number_kind(pattern: str) -> str:
    if pattern == "General":
        return ""
    if pattern == "@":
        return "TEXT"
    dated, timed = any(sign in pattern for sign in "yd"), "h" in pattern
    return {(True, True): "DATE_TIME", (True, False): "DATE", (False, True): "TIME"}.get((dated, timed), "NUMBER")


def _colour(colour: Any) -> dict[str, float] | None:
    code = getattr(colour, "rgb", None)
    if not isinstance(code, str) or len(code) not in (6, 8):
        return None
    red, green, blue = (int(code[-6:][at : at + 2], 16) / 255 for at in (0, 2, 4))
    return {"red": red, "green": green, "blue": blue}


def _columns(sheet: Worksheet, number: int) -> Iterator[Request]:
    first = _first_row(sheet)
    for letter, column in sheet.column_dimensions.items():
        at = column_number(letter) - 1
        if at >= max(sheet.max_column + 2, 12):
            continue
        if column.width:
            place = {"sheetId": number, "dimension": "COLUMNS", "startIndex": at, "endIndex": at + 1}
            wide = {"pixelSize": round(column.width * 7 + 5), "hiddenByUser": bool(column.hidden)}
            yield {
                "updateDimensionProperties": {"range": place, "properties": wide, "fields": "pixelSize,hiddenByUser"}
            }
        if column.has_style and (look := cell_format(column)):
            where = {
                "sheetId": number,
                "startRowIndex": max(first, sheet.max_row),
                "startColumnIndex": at,
                "endColumnIndex": at + 1,
            }
            yield {"repeatCell": {"range": where, "cell": {"userEnteredFormat": look}, "fields": "userEnteredFormat"}}


def _rows(sheet: Worksheet, number: int) -> Iterator[Request]:
    """Heights, of neighbours that are alike in one."""
    tall = ((at, row.height) for at, row in sorted(sheet.row_dimensions.items()) if row.height and at <= sheet.max_row)
    runs = groupby(enumerate(tall), key=lambda one: (one[1][0] - one[0], one[1][1]))
    for (_, height), rows in runs:
        first, *others = [at for _, (at, _) in rows]
        place = {"sheetId": number, "dimension": "ROWS", "startIndex": first - 1, "endIndex": first + len(others)}
        wide = {"pixelSize": round(height * 4 / 3)}
        yield {"updateDimensionProperties": {"range": place, "properties": wide, "fields": "pixelSize"}}


def _first_row(sheet: Worksheet) -> int:
    """The rows above the first record: those that are frozen."""
    return int(sheet[sheet.freeze_panes].row) - 1 if sheet.freeze_panes else 0


def _area(area: CellRange, number: int) -> dict[str, Any]:
    return {
        "sheetId": number,
        "startRowIndex": area.min_row - 1,
        "endRowIndex": area.max_row,
        "startColumnIndex": area.min_col - 1,
        "endColumnIndex": area.max_col,
    }


def _open_below(area: CellRange, number: int) -> dict[str, Any]:
    """The same, to the end of the tab where it is long: a sheet grows."""
    where = _area(area, number)
    if area.max_row - area.min_row > 100:
        del where["endRowIndex"]
    return where


def _checked(check: DataValidation, number: int) -> Iterator[Request]:
    condition = _condition(check)
    if condition is None:
        return
    rule: dict[str, Any] = {"condition": condition, "strict": bool(check.showErrorMessage), "showCustomUi": True}
    if check.prompt:
        rule["inputMessage"] = check.prompt
    for area in check.sqref.ranges:
        yield {"setDataValidation": {"range": _open_below(area, number), "rule": rule}}


def _condition(check: DataValidation) -> dict[str, Any] | None:
    first = str(check.formula1 or "")
    if check.type == "list" and first.startswith('"'):
        words = [word.strip() for word in first.strip('"').split(",")]
        return {"type": "ONE_OF_LIST", "values": [{"userEnteredValue": word} for word in words]}
    if check.type == "list" and first:
        return {"type": "ONE_OF_RANGE", "values": [{"userEnteredValue": "=" + first.lstrip("=")}]}
    if check.type in ("whole", "decimal") and (check.operator or "between") in _BETWEEN:
        limits = [first, str(check.formula2)] if (check.operator or "between") == "between" else [first]
        kind = _BETWEEN[check.operator or "between"]
        return {"type": kind, "values": [{"userEnteredValue": limit} for limit in limits]}
    return None


def _conditions(sheet: Worksheet, number: int) -> Iterator[Request]:
    index = 0
    for areas in sheet.conditional_formatting:
        for rule in sorted(areas.rules, key=lambda rule: rule.priority):
            if rule.type != "expression" or not rule.dxf:
                continue
            look: dict[str, Any] = {}
            if rule.dxf.fill and (paper := _colour(rule.dxf.fill.start_color)):
                look["backgroundColor"] = paper
            if rule.dxf.font and (ink := _colour(rule.dxf.font.color)):
                look["textFormat"] = {"foregroundColor": ink, "bold": bool(rule.dxf.font.bold)}
            holds = {"type": "CUSTOM_FORMULA", "values": [{"userEnteredValue": f"={_in_any_locale(rule.formula[0])}"}]}
            ranges = [_open_below(area, number) for area in areas.cells.ranges]
            told = {"ranges": ranges, "booleanRule": {"condition": holds, "format": look}}
            yield {"addConditionalFormatRule": {"rule": told, "index": index}}
            index += 1


def _in_any_locale(formula: str) -> str:
    """With semicolons between arguments: it is read as if typed, and where 1,5 is a number a comma parts nothing."""
    pieces = formula.split('"')  # every second one is a text
    return '"'.join(piece if at % 2 else piece.replace(",", ";") for at, piece in enumerate(pieces))


def _warnings(sheet: Worksheet, number: int) -> Iterator[Request]:
    first = _first_row(sheet)
    for cell in sheet[first] if first else ():
        if cell.value is not None and cell.fill.fill_type == "solid" and str(cell.fill.start_color.rgb)[-6:] == _OURS:
            at = cell.column - 1
            where = {"sheetId": number, "startRowIndex": first - 1, "startColumnIndex": at, "endColumnIndex": at + 1}
            kept = {"range": where, "description": "Turnsheet", "warningOnly": True}
            yield {"addProtectedRange": {"protectedRange": kept}}
