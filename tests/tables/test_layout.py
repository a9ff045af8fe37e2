"""A tab is laid out once, whoever asks; what is changed in a copy of it is seen."""

from __future__ import annotations

from dataclasses import replace

from toolkit.tables.layout import lay_out
from toolkit.tables.rows import RosterRow
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
