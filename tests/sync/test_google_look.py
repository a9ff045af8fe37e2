"""A new Google Sheet looks as the Excel template does: what the service has stored, against the workbook."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from openpyxl import load_workbook
from openpyxl.worksheet.worksheet import Worksheet

from tests.sheets_service import SheetsService
from toolkit.session.new import template
from toolkit.sync.backends.google import setup
from toolkit.tables.snapshot import column_letter
from toolkit.tables.template.look import TINTS

FIELDS = (
    "sheets(properties,protectedRanges,conditionalFormats,"
    "data(rowData.values(userEnteredFormat,dataValidation,note),rowMetadata(pixelSize),"
    "columnMetadata(pixelSize,hiddenByUser)))"
)
BOTH = [("ptu", "en"), ("odyssey", "ru")]


@pytest.fixture(params=BOTH, ids=" ".join)
def pairs(request: pytest.FixtureRequest, google_place: SheetsService) -> list[tuple[Worksheet, dict[str, Any]]]:
    """Each tab of the workbook, and as the service has it."""
    system_id, lang = request.param
    data = template(system_id, lang, demo=True)
    key = setup.put(data, "Team", lang).rpartition("/")[2]
    stored = setup.signed_client().spreadsheet(key, FIELDS)["sheets"]
    return list(zip(load_workbook(BytesIO(data)).worksheets, stored, strict=True))


def cells(stored: dict[str, Any]) -> dict[str, dict[str, Any]]:
    rows = stored["data"][0].get("rowData", [])
    return {
        f"{column_letter(at)}{number}": cell
        for number, row in enumerate(rows, 1)
        for at, cell in enumerate(row.get("values", []), 1)
    }


def colour(told: dict[str, float] | None) -> str:
    return "".join(f"{round((told or {}).get(name, 0) * 255):02X}" for name in ("red", "green", "blue"))


def test_every_cell_has_its_tint_font_lines_and_note(pairs: list[tuple[Worksheet, dict[str, Any]]]) -> None:
    for sheet, stored in pairs:
        there = cells(stored)
        for cell in (cell for row in sheet.iter_rows() for cell in row if cell.has_style):
            look = there[cell.coordinate]["userEnteredFormat"]
            assert look["textFormat"]["fontFamily"] == cell.font.name
            assert look["textFormat"].get("bold", False) == bool(cell.font.bold)
            if cell.fill.fill_type == "solid":
                assert colour(look["backgroundColor"]) == str(cell.fill.start_color.rgb)[-6:]
            sides = {
                name
                for name in ("top", "bottom", "left", "right")
                if getattr(getattr(cell.border, name), "style", None)
            }
            assert set(look.get("borders", {})) == sides
            assert there[cell.coordinate].get("note") == (cell.comment.text if cell.comment else None)


def test_tabs_rows_and_columns_have_their_sizes_and_colours(pairs: list[tuple[Worksheet, dict[str, Any]]]) -> None:
    for sheet, stored in pairs:
        properties, data = stored["properties"], stored["data"][0]
        tab = sheet.sheet_properties.tabColor
        assert tab is not None
        assert colour(properties["tabColorStyle"]["rgbColor"]) == str(tab.rgb)[-6:]
        frozen = sheet[sheet.freeze_panes] if sheet.freeze_panes else sheet["A1"]
        assert properties["gridProperties"].get("frozenRowCount", 0) == frozen.row - 1
        for number, row in sheet.row_dimensions.items():
            if row.height and number <= sheet.max_row:
                assert data["rowMetadata"][number - 1]["pixelSize"] == round(row.height * 4 / 3)
        for at, column in enumerate(data["columnMetadata"][: sheet.max_column], 1):
            meant = sheet.column_dimensions.get(column_letter(at))
            if meant is not None and meant.width:
                assert column["pixelSize"] == round(meant.width * 7 + 5)
                assert column.get("hiddenByUser", False) == bool(meant.hidden)


def test_lists_limits_warnings_and_conditions_are_there(pairs: list[tuple[Worksheet, dict[str, Any]]]) -> None:
    for sheet, stored in pairs:
        there = cells(stored)
        for check in sheet.data_validations.dataValidation:
            for area in check.sqref.ranges:
                rule = there[f"{column_letter(area.min_col)}{area.min_row}"]["dataValidation"]
                assert rule["strict"] == bool(check.showErrorMessage)
                assert rule["condition"]["type"].startswith("ONE_OF" if check.type == "list" else "NUMBER")
        ours = {
            cell.column - 1
            for row in sheet.iter_rows(max_row=4)
            for cell in row
            if cell.value is not None and str(cell.fill.start_color.rgb)[-6:] == TINTS["toolkit"][0]
        }
        warned = stored.get("protectedRanges", [])
        assert {one["range"].get("startColumnIndex", 0) for one in warned} == ours
        assert all(one["warningOnly"] for one in warned)
        rules = sum(len(area.rules) for area in sheet.conditional_formatting)
        assert len(stored.get("conditionalFormats", [])) == rules
