"""A person at the workbook between our look and our writing: one to four edits of any kind, saved by their program.

`python -m tests.session.people N [SEED]` tries N times and tells how often the action went in and how often it was
flagged; whatever else happens is an error. `test_people_meanwhile` runs a few.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import openpyxl

from tests.session.workbooks import FORMULA, MOVES, ROSTER, TURN
from toolkit.session import Campaign, Committed, open_campaign
from toolkit.session.preview import Preview
from toolkit.sync.port import Conflict

Rows = list[list[Any]]
HEADERS = [
    "ID", "Name", "Side", "Types", "Level", "HP", "Max HP", "Power", "Resilience", "Speed", "SP", "Max SP", "Status",
    "Moves", "Active", "Stages", "Initiative", "My own notes",
]  # fmt: skip
OTHER_NAMES = {"HP": ("hp:", "ОЗ"), "SP": ("Sp", "ОВ"), "Status": ("STATUSES",), "Speed": ("Скорость",)}


def small_campaign(file: Path, ids: bool) -> None:
    """A hand-made campaign: no more tabs and columns than it takes."""
    book = openpyxl.Workbook()
    book.remove(book.active)  # type: ignore[arg-type]
    campaign = book.create_sheet("Campaign")
    for pair in (("System", "calpheon"), ("Language", "en"), ("calpheon.damage_formula", FORMULA)):
        campaign.append(pair)
    roster, moves = book.create_sheet("Roster"), book.create_sheet("Moves")
    roster.append(HEADERS)
    for row in ROSTER:
        roster.append([str(row["Name"]).casefold() if name == "ID" and ids else row.get(name) for name in HEADERS])
    names = list(dict.fromkeys(name for row in MOVES for name in row))
    moves.append(names)
    for row in MOVES:
        moves.append([row.get(name) for name in names])
    battle = book.create_sheet("Battle")
    battle.append(["Round", 1])
    battle.append(["Turn order"])
    book.create_sheet("Log").append(["ID", "Time", "By", "Action", "Result", "Dice", "Changes", "Undoes", "Entry"])
    book.save(file)


def edit_as_a_person(file: Path, chance: random.Random) -> None:
    """One to four edits, then their program saves the whole book."""
    book = openpyxl.load_workbook(file)
    sheet = book["Roster"]
    rows: Rows = [[cell.value for cell in row] for row in sheet.iter_rows()]
    for number in range(chance.randint(1, 4)):
        chance.choice(EDITS)(rows, chance, number)
    sheet.delete_rows(1, sheet.max_row)
    for row, line in enumerate(rows, start=1):
        for column, value in enumerate(line, start=1):
            sheet.cell(row, column, value)
    if chance.random() < 0.1:
        book["Moves"].cell(chance.randint(2, 8), 4, chance.randint(1, 99))
    book.save(file)


def _insert(rows: Rows, chance: random.Random, number: int) -> None:
    line = [f"new{number}" if chance.random() < 0.5 else None, f"Newcomer {number}", chance.choice("AB")]
    rows.insert(chance.randint(1, len(rows)), line + [None] * (len(rows[0]) - 3))
    _set(rows, f"Newcomer {number}", "Max HP", 30)


def _delete(rows: Rows, chance: random.Random, _: int) -> None:
    if len(rows) > 2:
        rows.pop(chance.randrange(1, len(rows)))


def _sort(rows: Rows, chance: random.Random, _: int) -> None:
    rest = rows[1:]
    chance.shuffle(rest)
    rows[1:] = rest


def _move_column(rows: Rows, chance: random.Random, _: int) -> None:
    old, new = chance.randrange(len(rows[0])), chance.randrange(len(rows[0]))
    for row in rows:
        row += [None] * (len(rows[0]) - len(row))
        row.insert(new, row.pop(old))


def _new_column(rows: Rows, chance: random.Random, number: int) -> None:
    at = chance.randrange(len(rows[0]))
    for line, row in enumerate(rows):
        row.insert(at, f"Column {number}" if line == 0 else chance.choice([None, 7, "x"]))


def _rename_column(rows: Rows, chance: random.Random, _: int) -> None:
    name = chance.choice([*OTHER_NAMES, "My own notes"])
    if name in rows[0]:
        rows[0][rows[0].index(name)] = chance.choice(OTHER_NAMES.get(name, ("Remarks",)))


def _edit(rows: Rows, chance: random.Random, _: int) -> None:
    if len(rows) > 1:
        row, column = chance.choice(rows[1:]), chance.randrange(len(rows[0]))
        row[column] = chance.choice([row[column], None, chance.randint(1, 60), "Burn", "Кто-то", "=1+1"])


def _edit_hp(rows: Rows, chance: random.Random, _: int) -> None:
    if len(rows) > 1 and "HP" in rows[0]:
        chance.choice(rows[1:])[rows[0].index("HP")] = chance.randint(1, 60)


def _set(rows: Rows, name: str, header: str, value: Any) -> None:
    if header in rows[0] and "Name" in rows[0]:
        for row in rows[1:]:
            if len(row) == len(rows[0]) and row[rows[0].index("Name")] == name:
                row[rows[0].index(header)] = value


EDITS: list[Callable[[Rows, random.Random, int], None]] = [
    _insert, _delete, _sort, _move_column, _new_column, _rename_column, _edit, _edit_hp, _edit_hp,
]  # fmt: skip


def cells(file: Path) -> dict[tuple[str, int, int], Any]:
    """Every cell of the book but the Log's, formulas as they are written."""
    book = openpyxl.load_workbook(file)
    return {
        (sheet.title, cell.row, cell.column): cell.value
        for sheet in book
        if sheet.title != "Log"
        for row in sheet.iter_rows()
        for cell in row
        if cell.value is not None
    }


def trial(file: Path, chance: random.Random) -> str:
    """One: `written` or `flagged`. Raises `AssertionError` for an edit that was lost or a cell that is not ours."""
    small_campaign(file, ids=chance.random() < 0.5)
    campaign = open_campaign(file)
    preview = campaign.preview(TURN, seed=chance.randrange(10**6))
    assert preview.complete
    edit_as_a_person(file, chance)
    theirs, before = cells(file), file.read_bytes()
    outcome = campaign.commit(preview)
    if isinstance(outcome, Conflict):
        assert file.read_bytes() == before, "nothing may be written"
        return "flagged"
    assert isinstance(outcome, Committed)
    _only_ours(theirs, cells(file), preview, campaign)
    return "written"


def _only_ours(theirs: dict[Any, Any], now: dict[Any, Any], preview: Preview, campaign: Campaign) -> None:
    """Every cell is theirs but those of the action, which stand in the rows of their names and held the old values."""
    state = campaign.home.loaded
    assert preview.state is not None
    assert state.sheet is not None
    table, expected = state.sheet.tables["roster"], dict(theirs)
    names = {row.id: row.name for row in preview.state.roster.values()}
    name_at, id_at = table.columns["name"], table.columns["id"]
    for change in preview.changes:
        if change.tab == "battle":
            at = ("Battle", *state.sheet.pairs["battle"].values[change.key])
        else:
            rows = [row for row in table.rows if theirs.get(("Roster", row, id_at)) == change.key]
            rows = rows or [row for row in table.rows if theirs.get(("Roster", row, name_at)) == names[change.key]]
            if change.column == "id" and not rows:
                continue  # its row was taken away, and it took no part
            assert len(rows) == 1, f"{change}: which row?"
            at = ("Roster", rows[0], table.columns[change.column])
        if change.column == "id" and theirs.get(at):
            continue
        assert theirs.get(at) in (change.old, change.new), f"{change}: {theirs.get(at)} stood there, untold"
        expected[at] = change.new
    assert now == {at: value for at, value in expected.items() if value is not None}


def main(times: int, seed: int) -> None:
    """So many trials, and what came of them."""
    found = {"written": 0, "flagged": 0}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(times):
            one = Path(folder) / f"t{number}.xlsx"
            try:
                found[trial(one, random.Random(seed * 1_000_003 + number))] += 1
            except Exception as error:
                raise AssertionError(f"trial {number} of seed {seed}") from error
    print(found)


if __name__ == "__main__":
    main(int(sys.argv[1]), int((*sys.argv, "1")[2]))
