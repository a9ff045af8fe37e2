"""One action on a workbook with 1,000 roster rows, against openpyxl loading and saving the same file.

The workbook is a fresh one from the template, filled with openpyxl as a person's script would: as a roster is begun,
with every column filled, and with a long Log. One action means everything a game master's click does: the file is
read, the turn resolved, and the changes and the Log row written.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import openpyxl
from openpyxl.worksheet.worksheet import Worksheet

import toolkit
from benchmarks.ratio import Ratio, measure

ROWS = 1000
LOG_ROWS = 300
TURN = ["Fighter 1: Growl > Fighter 2", "Fighter 1: Wait", "Fighter 2: Growl > Fighter 1", "Fighter 2: Wait"]


REST: dict[str, str | int] = {
    **dict.fromkeys(("Recharging", "Destiny Bond", "Must Wait", "Repositioned"), "no"),
    **dict.fromkeys(("X", "Y", "Initiative", "Protect Streak", "Substitute HP"), 1),
    "Kind": "pokemon",
    "Owner": "Ann",
    "Abilities": "Swarm",
    "Notes": "Likes rain",
    "Stages": "Power +1",
}


def one_action(folder: Path) -> list[Ratio]:
    plain = full_workbook(folder / "plain.xlsx")
    return [
        acted_on(plain, f"{ROWS} roster rows"),
        acted_on(every_column_filled(plain), f"{ROWS} roster rows, every column filled"),
        acted_on(long_log(plain), f"{ROWS} roster rows, {LOG_ROWS} Log rows"),
    ]


def acted_on(book: Path, what: str) -> Ratio:
    acted, saved = book.with_stem("acted"), book.with_stem("saved")
    shutil.copy(book, acted)

    def load_and_save() -> None:
        openpyxl.load_workbook(book).save(saved)

    return measure(f"one action on {what} / openpyxl load and save", lambda: act(acted), load_and_save, 1 / 5, rounds=9)


def act(book: Path) -> None:
    campaign = toolkit.open_campaign(book)
    preview = campaign.preview(TURN, seed=1)
    assert preview.changes, (campaign.problems, preview)
    campaign.commit(preview)


def full_workbook(file: Path) -> Path:
    """A new Calpheon workbook with so many combatants, the first two of them in the battle."""
    new = [sys.executable, "-m", "toolkit.cli", "new", str(file), "--system", "calpheon"]
    subprocess.run(new, check=True, stdout=subprocess.DEVNULL)
    book = openpyxl.load_workbook(file)
    fill(book["Roster"], [fighter(number) for number in range(1, ROWS + 1)])
    fill(book["Moves"], [{"Name": "Growl", "Type": "Normal", "Category": "Status", "SP": 0, "Effect": "power -1"}])
    book.save(file)
    return file


def every_column_filled(plain: Path) -> Path:
    """The same with something in nearly every cell of a row."""
    book = openpyxl.load_workbook(plain)
    fill(book["Roster"], [{"ID": f"fighter-{number}", **REST} for number in range(1, ROWS + 1)])
    book.save(file := plain.with_stem("filled"))
    return file


def long_log(plain: Path) -> Path:
    """The same after one action, its Log row repeated."""
    shutil.copy(plain, file := plain.with_stem("logged"))
    act(file)
    book = openpyxl.load_workbook(file)
    told = [cell.value for cell in book["Log"][book["Log"].max_row]]
    for number in range(1, LOG_ROWS):
        book["Log"].append([f"again-{number}", *told[1:]])
    book.save(file)
    return file


def fighter(number: int) -> dict[str, str | int]:
    return {
        "Name": f"Fighter {number}",
        "Side": "A" if number % 2 else "B",
        "Types": "Normal",
        "Moves": "Growl",
        "Active": "yes" if number <= 2 else "no",
        "Speed": number % 40,
        **dict.fromkeys(("Level", "HP", "Max HP", "Power", "Resilience", "SP", "Max SP"), 20),
    }


def fill(sheet: Worksheet, rows: list[dict[str, str | int]]) -> None:
    """Write the rows under the sheet's headers, over whatever examples are there."""
    header = next(row for row in sheet.iter_rows(max_row=12) if any(cell.value == "Name" for cell in row))
    columns = {str(cell.value): cell.column for cell in header if cell.value}
    for at, row in enumerate(rows, start=(header[0].row or 0) + 1):
        for name, value in row.items():
            sheet.cell(at, columns[name], value)
