"""Where the map lies on its tab: from A1 on, or where the numbers around it say."""

from __future__ import annotations

import pytest

from toolkit.tables.drawn_map import drawn_map
from toolkit.tables.snapshot import CellValue, Snapshot, Tab
from toolkit.tables.tabs import MAP_EDGE

Rows = list[list[CellValue]]


def lies(rows: Rows) -> tuple[int, int, int, int]:
    """(rows before it, columns before it, rows, columns) of the map drawn so."""
    found = drawn_map(Snapshot.of("r", [Tab("Map", rows)]))
    assert found is not None
    return found.top, found.left, found.rows, found.columns


@pytest.mark.parametrize(
    ("rows", "where"),
    [
        ([["#", None], [None, "~"]], (0, 0, MAP_EDGE, MAP_EDGE)),
        ([["Bridge"], [None, 1, 2, 3], [None, "#", "", "~"]], (2, 1, MAP_EDGE, 3)),
        ([["1", "2.0", "3"], ["#"]], (1, 0, MAP_EDGE, 3)),
        ([[1, "#"], [2, "#"], ["a key"]], (0, 1, 2, MAP_EDGE)),
        ([[None, None, 1, 2], ["north", 1, "#", ""], [None, 2, "", ""]], (1, 2, 2, 2)),
        ([[2, 3, 4], ["#"]], (0, 0, MAP_EDGE, MAP_EDGE)),
    ],
    ids=["none", "above", "as text", "beside", "both", "not from 1"],
)
def test_numbers_say_where_the_map_lies(rows: Rows, where: tuple[int, int, int, int]) -> None:
    assert lies(rows) == where


def test_a_cell_of_the_map_is_named_by_its_place_on_the_tab() -> None:
    found = drawn_map(Snapshot.of("r", [Tab("Map", [[None, 1, 2], [1, "#", "?"], [2, "", ""]])]))
    assert found is not None
    assert found.cells() == [["#", "?"], ["", ""]]
    assert found.place(0, 1) == "Map!C2"


def test_merged_titles_outside_the_numbers_are_nobodys_business() -> None:
    rows: Rows = [["Bridge", None, None], [None, 1, 2], [1, "#", None]]
    for at, told in (((1, 2), []), ((3, 3), ["Map!C3"])):
        found = drawn_map(Snapshot.of("r", [Tab("Map", rows, locked={at: "merged"})]))
        assert found is not None
        assert [problem.where for problem in found.problems()] == told
