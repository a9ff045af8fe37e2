"""A tab is laid out once, whoever asks; what is changed in a copy of it is seen; what strayed is told."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.tables.books import LOG, ROSTER, book, errors, read, said
from toolkit.tables.layout import free_rows, lay_out
from toolkit.tables.rows import LogRecord, RosterRow
from toolkit.tables.snapshot import CellError, CellValue, Tab

ROWS: list[list[CellValue | CellError]] = [["Name", "HP", "HP"], ["Ann", 3, None]]


def test_a_tab_laid_out_again_is_the_same_table() -> None:
    tab = Tab("Roster", ROWS)
    first, problems = lay_out(tab, RosterRow)
    assert problems
    told = list(problems)
    problems.clear()
    again, problems = lay_out(tab, RosterRow)
    assert again == first
    assert again is not None
    assert again.tab is tab
    assert problems == told
    assert tab == Tab("Roster", ROWS)


def test_a_changed_tab_is_laid_out_anew() -> None:
    tab = Tab("Roster", ROWS)
    lay_out(tab, RosterRow)
    table, _ = lay_out(replace(tab, rows=[*ROWS, ["Ben", 4, None]]), RosterRow)
    assert table is not None
    assert table.texts("name") == ["Ann", "Ben"]


def stray(**cells: Any) -> list[Any]:
    """A row of the Roster in which nothing else stands."""
    return [cells.get(name.replace(" ", "_")) for name in ROSTER]


def test_what_play_left_in_a_blank_row_is_told_and_no_record() -> None:
    rows = (ROSTER, ["a", "Ann", "A", None, 3, 9], stray(HP=17, Status="Burn"), ["b", "Ben", "A", None, 4, 9])
    sheet, problems = read(roster=rows)
    assert [row.name for row in sheet.roster] == ["Ann", "Ben"]
    assert errors(problems) == []
    said_so = "nothing; this row has no name, so nobody reads what play left here / Empty this cell."
    told = [line for line in said(problems) if said_so in line]
    assert [line.partition(" / ")[0] for line in told] == ["Roster!E3 (HP): 17", "Roster!G3 (Status): Burn"]
    assert "write the name into row 3" in told[0]


@pytest.mark.parametrize("cell", [{"ID": "c"}, {"Side": "A"}, {"Max HP": 9}, {"GM": "mine"}])
def test_a_row_with_anything_of_the_gms_still_needs_a_name(cell: dict[str, Any]) -> None:
    row = [{"HP": 17, **cell}.get(name) for name in ROSTER]
    _, problems = read(roster=(ROSTER, row))
    assert any(line.startswith("Roster!B2 (Name): None / something;") for line in errors(problems))


def test_a_new_row_goes_past_what_strayed() -> None:
    tab = book(roster=(ROSTER, ["a", "Ann"], stray(HP=17), stray(), stray(Status="Burn"))).tabs["Roster"]
    table, _ = lay_out(tab, RosterRow)
    assert table is not None
    free = free_rows(table)
    assert [next(free), next(free)] == [4, 6]


def test_rows_of_the_log_need_no_name() -> None:
    table, problems = lay_out(Tab("Log", [LOG, [None, "12:00", 1]]), LogRecord)
    assert (table is not None and table.rows, problems) == ((2,), [])
