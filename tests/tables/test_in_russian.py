"""A demo in Russian: its people, sides, moves and remarks have no English left in them."""

from __future__ import annotations

import re

import pytest

from toolkit.systems.registry import systems
from toolkit.tables.in_russian import in_russian
from toolkit.tables.template.listing import told_in

LATIN = re.compile(r"[A-Za-z]{3,}")


def test_a_cell_is_told_as_a_whole_or_part_by_part() -> None:
    words = {"Ember": "Искра", "Bite": "Укус", "Hums, loudly.": "Гудит."}
    rows = [{"name": "Ember", "moves": "Ember, Bite", "notes": "Hums, loudly.", "side": "Bank", "level": 3}]
    (row,) = in_russian(rows, words)
    assert told_in(row, "ru") == {
        "name": "Искра",
        "moves": "Искра, Укус",
        "notes": "Гудит.",
        "side": "Bank",
        "level": 3,
    }
    assert told_in(row, "en") == rows[0]


def test_a_list_with_an_unknown_part_stays_whole() -> None:
    (row,) = in_russian([{"moves": "Ember, Bite"}], {"Ember": "Искра"})
    assert told_in(row, "ru") == {"moves": "Ember, Bite"}


@pytest.mark.parametrize("name", systems())
def test_a_russian_demo_has_russian_names_and_remarks(name: str) -> None:
    tabs = systems()[name].demo()
    rows = [told_in(row, "ru") for tab in ("roster", "moves") for row in tabs[tab]]
    cells = [row[key] for row in rows for key in ("name", "side", "owner", "moves", "notes") if row.get(key)]
    assert len(cells) > 20
    assert [cell for cell in cells if LATIN.search(str(cell))] == []
