"""Real campaigns for tests: a workbook from the template, filled as a person's script would, and its twin in memory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import openpyxl
from openpyxl.worksheet.worksheet import Worksheet

from toolkit.session.new import new_workbook
from toolkit.sync.backends.memory import MemoryBackend
from toolkit.sync.registry import open_backend
from toolkit.tables.snapshot import Snapshot

Row = Mapping[str, Any]

STATS: Row = {"Level": 20, "HP": 60, "Max HP": 60, "Power": 10, "Resilience": 10, "SP": 20, "Max SP": 20}
ROSTER: Sequence[Row] = (
    {"Name": "Cinder", "Side": "A", "Speed": 24, "Types": "Fire", "Moves": "Ember, Growl", "Active": "yes", **STATS},
    {"Name": "Pebble", "Side": "A", "Speed": 8, "Types": "Rock", "Moves": "Flurry, Mend", "Active": "no", **STATS},
    {"Name": "Mossy", "Side": "B", "Speed": 30, "Types": "Grass", "Moves": "Leer, Sap", "Active": "yes", **STATS},
    {"Name": "Уголёк", "Side": "B", "Speed": 15, "Types": "Fire", "Moves": "Slam, Ember", "Active": "no", **STATS},
)
MOVES: Sequence[Row] = (
    {
        "Name": "Ember",
        "Type": "Fire",
        "Category": "Special",
        "Power": 40,
        "Accuracy": 100,
        "SP": 2,
        "Effect": "burn 30%",
    },
    {
        "Name": "Flurry",
        "Type": "Rock",
        "Category": "Physical",
        "Power": 20,
        "Accuracy": 80,
        "SP": 3,
        "Effect": "hits 2-5",
    },
    {
        "Name": "Sap",
        "Type": "Grass",
        "Category": "Special",
        "Power": 45,
        "Accuracy": 90,
        "SP": 4,
        "Effect": "drain 50%",
    },
    {
        "Name": "Slam",
        "Type": "Normal",
        "Category": "Physical",
        "Power": 70,
        "Accuracy": 85,
        "SP": 5,
        "Effect": "recoil 25%",
    },
    {"Name": "Mend", "Type": "Normal", "Category": "Status", "SP": 4, "Effect": "heal 50%", "Range": "Self"},
    {"Name": "Growl", "Type": "Normal", "Category": "Status", "SP": 1, "Effect": "power -1", "Tags": "Sound"},
    {"Name": "Leer", "Type": "Normal", "Category": "Status", "SP": 1, "Effect": "resilience -1"},
)
FORMULA = "move_power * power / (4 * resilience) + 1d6"
TURN = ["Cinder: Ember > Mossy", "Cinder: Growl > Mossy", "Mossy: Leer > Cinder", "Mossy: Wait"]


def make_campaign(
    file: Path, *, roster: Sequence[Row] = ROSTER, moves: Sequence[Row] = MOVES, lang: str = "en", **rulings: Any
) -> Path:
    """A workbook from the template with these rows in it; rulings by the last part of their key."""
    new_workbook(file, "calpheon", lang)
    book = openpyxl.load_workbook(file)
    names = book.sheetnames
    fill(book[names[1]], roster)
    fill(book[names[2]], moves)
    for key, value in rulings.items():
        beside(book[names[0]], f"calpheon.{key}", value)
    book.save(file)
    return file


def fill(sheet: Worksheet, rows: Sequence[Row]) -> None:
    """Write rows under the headers, which are in English or stand in the same order as the English ones."""
    header = next(row for row in sheet.iter_rows(max_row=12) if sum(cell.value is not None for cell in row) > 3)
    columns = {name: at for at, name in enumerate(_english(sheet, header), start=1)}
    for number, row in enumerate(rows, start=(header[0].row or 0) + 1):
        for name, value in row.items():
            sheet.cell(number, columns[name], value)


def _english(sheet: Worksheet, header: Sequence[Any]) -> list[str]:
    from toolkit.systems.registry import system
    from toolkit.tables.columns import columns_of, english_header
    from toolkit.tables.headers import folded, labels_of

    calpheon = system("calpheon")
    models: list[Any] = [calpheon.roster, calpheon.moves]
    best = max(models, key=lambda model: sum(folded(cell.value) in labels_of(model) for cell in header))
    assert columns_of(best)
    return [english_header(labels_of(best).get(folded(cell.value), "")) for cell in header]


def beside(sheet: Worksheet, key: str, value: Any) -> None:
    """Set the cell to the right of the one that holds `key`."""
    cell = next(cell for row in sheet.iter_rows() for cell in row if cell.value == key)
    sheet.cell(cell.row or 1, (cell.column or 1) + 1, value)


def set_cell(file: Path, tab: str, name: str, header: str, value: Any) -> None:
    """A person's edit: the cell of a combatant (or move) under a header."""
    book = openpyxl.load_workbook(file)
    sheet = book[tab]
    at = {str(cell.value): cell.column for row in sheet.iter_rows(max_row=12) for cell in row if cell.value}
    row = next(
        cell.row for cells in sheet.iter_rows() for cell in cells if cell.value == name and (cell.column or 0) < 4
    )
    sheet.cell(row or 1, at[header] or 1, value)
    book.save(file)


def reverse_roster(file: Path) -> None:
    """A person sorts the four rows of the Roster the other way round."""
    book = openpyxl.load_workbook(file)
    sheet = book["Roster"]
    rows = [[cell.value for cell in row] for row in sheet.iter_rows(min_row=5, max_row=8)]
    for number, row in enumerate(reversed(rows), start=5):
        for column, value in enumerate(row, start=1):
            sheet.cell(number, column).value = value
    book.save(file)


def in_memory(file: Path) -> MemoryBackend:
    """The same cells in a backend that lives in memory."""
    return MemoryBackend(file.name, list(open_backend(str(file)).read().tabs.values()))


def cells(snapshot: Snapshot, *, but: str = "Log") -> dict[tuple[str, int, int], Any]:
    """Every cell that holds anything, of every tab except one."""
    return {
        (name, row, column): cell
        for name, tab in snapshot.tabs.items()
        if name != but
        for row, line in enumerate(tab.rows, start=1)
        for column, cell in enumerate(line, start=1)
        if cell not in (None, "")
    }
