"""A change written into the Log can be read by a person and read back exactly by us."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toolkit.session.change_text import Unreadable, read_change, read_changes, show_change, show_changes
from toolkit.tables.changes import CellChange
from toolkit.tables.snapshot import CellError

values = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**9), 10**9),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(),
)
changes = st.builds(
    CellChange,
    tab=st.sampled_from(["roster", "battle", "campaign"]),
    key=st.text(min_size=1),
    column=st.sampled_from(["hp", "status", "protect_streak", "id"]),
    old=st.one_of(values, st.builds(CellError, st.sampled_from(["#N/A", "#DIV/0!"]))),
    new=values,
)


def exactly(change: CellChange) -> tuple[object, ...]:
    """True is not 1 and 1 is not 1.0 here."""
    return (change, type(change.old), type(change.new))


def test_a_change_reads_like_a_sentence() -> None:
    assert show_change(CellChange("roster", "cinder", "hp", 60, 48)) == 'Roster "cinder" hp: 60 → 48'


def test_blank_cells_and_names_in_russian_stand_as_they_are() -> None:
    change = CellChange("roster", "уголёк", "status", None, "Burn")
    assert show_change(change) == 'Roster "уголёк" status: null → "Burn"'


@given(st.lists(changes))
def test_reading_gives_back_exactly_what_was_written(written: list[CellChange]) -> None:
    back = read_changes(show_changes(written))
    assert [exactly(change) for change in back] == [exactly(change) for change in written]


@given(changes)
def test_a_change_is_one_line(change: CellChange) -> None:
    assert "\n" not in show_change(change)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "hello",
        'Roster "cinder" hp: 60',
        'Roster "cinder" hp: 60 -> 48',
        'Roster "cinder" hp: 60 → 48 and more',
        "Roster cinder hp: 60 → 48",
        'Roster "cinder" hp: [1] → 48',
        'Roster "cinder" hp: 60 → {"error": "#N/A"}',
    ],
)
def test_a_line_changed_by_hand_is_not_guessed_at(line: str) -> None:
    with pytest.raises(Unreadable):
        read_change(line)
