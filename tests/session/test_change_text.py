"""A change written into the Log can be read by a person and read back exactly by us."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toolkit.session.change_text import Unreadable, read_change, read_changes, show_change, show_changes
from toolkit.systems.registry import systems
from toolkit.tables.changes import CellChange
from toolkit.tables.columns import columns_of
from toolkit.tables.snapshot import CellError

CALPHEON = systems()["calpheon"]
LANGUAGES = st.sampled_from(["en", "ru"])

values = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**9), 10**9),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(),
    st.sampled_from(["yes", "—", "#N/A", "null", 'a" → "b', "1"]),
)
old_values = st.one_of(values, st.builds(CellError, st.sampled_from(["#N/A", "#DIV/0!", "#что-то: 1 → 2"])))
rows = st.builds(
    CellChange,
    tab=st.just("roster"),
    key=st.one_of(st.text(min_size=1), st.sampled_from(["cinder", "cinder-2", "уголёк"])),
    column=st.sampled_from(list(columns_of(CALPHEON.roster))),
    old=old_values,
    new=values,
)
keys = st.builds(
    CellChange,
    tab=st.just("battle"),
    key=st.sampled_from(list(columns_of(CALPHEON.battle))),
    column=st.just("value"),
    old=old_values,
    new=values,
)
rulings = st.builds(
    CellChange,
    tab=st.just("campaign"),
    key=st.one_of(st.text(min_size=1), st.sampled_from([ruling.key for ruling in CALPHEON.rulings])),
    column=st.just("value"),
    old=old_values,
    new=values,
)
changes = st.one_of(rows, keys, rulings)


def exactly(change: CellChange) -> tuple[object, ...]:
    """True is not 1 and 1 is not 1.0 here."""
    return (change, type(change.old), type(change.new))


@pytest.mark.parametrize(
    ("change", "english", "russian"),
    [
        (CellChange("roster", "cinder", "hp", 60, 48), "Roster cinder HP: 60 → 48", "Состав cinder ОЗ: 60 → 48"),
        (
            CellChange("roster", "Mr. X", "max_sp", None, 20),
            'Roster "Mr. X" Max SP: — → 20',
            'Состав "Mr. X" Макс. ОВ: — → 20',
        ),
        (
            CellChange("roster", "уголёк", "status", "Burn", None),
            'Roster уголёк Status: "Burn" → —',
            'Состав уголёк Состояние: "Burn" → —',
        ),
        (
            CellChange("battle", "turn_order", "value", None, "a, b"),
            'Battle Turn Order: — → "a, b"',
            'Бой Порядок ходов: — → "a, b"',
        ),
        (
            CellChange("campaign", "calpheon.rest_amount", "value", CellError("#REF!"), True),
            "Campaign calpheon.rest_amount: #REF! → yes",
            "Кампания calpheon.rest_amount: #REF! → да",
        ),
    ],
)
def test_a_change_reads_like_a_sentence(change: CellChange, english: str, russian: str) -> None:
    assert show_change(change, CALPHEON, "en") == english
    assert show_change(change, CALPHEON, "ru") == russian


@given(st.lists(changes), LANGUAGES)
def test_reading_gives_back_exactly_what_was_written(written: list[CellChange], lang: str) -> None:
    back = read_changes(show_changes(written, CALPHEON, lang), CALPHEON)
    assert [exactly(change) for change in back] == [exactly(change) for change in written]


@given(changes, LANGUAGES)
def test_a_change_is_one_line(change: CellChange, lang: str) -> None:
    assert "\n" not in show_change(change, CALPHEON, lang)


@pytest.mark.parametrize("name", systems())
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_column_of_every_system_is_read_back_by_its_header(name: str, lang: str) -> None:
    system = systems()[name]
    written = [CellChange("roster", "a", key, None, 1) for key in columns_of(system.roster)]
    written += [CellChange("battle", key, "value", None, 1) for key in columns_of(system.battle)]
    assert list(read_changes(show_changes(written, system, lang), system)) == written


@pytest.mark.parametrize(
    ("line", "change"),
    [
        ('Roster "cinder" hp: 60 → null', CellChange("roster", "cinder", "hp", 60, None)),
        ('Roster "cinder" max_sp: null → "x: 1 → 2"', CellChange("roster", "cinder", "max_sp", None, "x: 1 → 2")),
        ('Battle "turn_order" value: null → "a"', CellChange("battle", "turn_order", "value", None, "a")),
        ('Campaign "a.b" value: true → false', CellChange("campaign", "a.b", "value", True, False)),
        ('Roster "a" hp: {"error": "#N/A"} → 1.0', CellChange("roster", "a", "hp", CellError("#N/A"), 1.0)),
    ],
)
def test_rows_of_earlier_versions_are_read(line: str, change: CellChange) -> None:
    assert exactly(read_change(line, CALPHEON)) == exactly(change)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "hello",
        'Roster "cinder" hp: 60',
        'Roster "cinder" hp: 60 -> 48',
        'Roster "cinder" hp: 60 → 48 and more',
        "Roster cinder HP: 60 → 48 and more",
        "Roster cinder: 60 → 48",
        "Roster cinder HP: 60 → Burn",
        "Roster cinder Hit Points: 60 → 48",
        "Nowhere cinder HP: 60 → 48",
        'Roster "cinder" hp: [1] → 48',
        'Roster "cinder" hp: 1 → NaN',
        'Roster "cinder" hp: 1 → 1e999',
        'Roster "cinder" hp: 60 → {"error": "#N/A"}',
        "Roster cinder HP: 60 → #N/A",
    ],
)
def test_a_line_changed_by_hand_is_not_guessed_at(line: str) -> None:
    with pytest.raises(Unreadable):
        read_change(line, CALPHEON)
