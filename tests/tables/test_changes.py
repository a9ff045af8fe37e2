"""What play altered, as cells of the sheet of this moment: nothing else is ever written, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tables.books import CINDER, LOG, MOSSY, ROSTER, SYSTEM, book, said
from toolkit.core.problems import Problem
from toolkit.core.state import State
from toolkit.tables.cells import Status
from toolkit.tables.changes import CellChange, ChangeSet, LogRow, Placement
from toolkit.tables.diff import diff
from toolkit.tables.locate import locate
from toolkit.tables.placing import same
from toolkit.tables.sheet import Sheet, read_sheet
from toolkit.tables.snapshot import CellError, Snapshot, Tab

Play = Callable[[State[Any, Any, Any]], State[Any, Any, Any]]


def state_of(sheet: Sheet) -> State[Any, Any, Any]:
    """The state as a system would build it: a blank HP stands for the maximum, state columns that are blank for 0."""
    rows = {
        row.id: row.model_copy(update={"hp": row.max_hp if row.hp is None else row.hp, "active": bool(row.active)})
        for row in sheet.roster
    }
    return State(rows, {}, sheet.battle, sheet.rulings)


def played(play: Play, **changes: Any) -> tuple[tuple[CellChange, ...], list[Problem], Snapshot]:
    """What `play` changes in the book of `changes`."""
    snapshot = book(**changes)
    sheet, _ = read_sheet(snapshot, SYSTEM)
    before = state_of(sheet)
    found, problems = diff(sheet, before, play(before))
    return found, problems, snapshot


def cells(changes: Sequence[CellChange]) -> list[tuple[Any, ...]]:
    return [(change.tab, change.key, change.column, change.old, change.new) for change in changes]


# ---- diff ------------------------------------------------------------------------------------------


def test_only_what_play_altered() -> None:
    changes, problems, _ = played(lambda state: state.with_row("cinder", hp=12, status=(Status("Sleep", 2),)))
    assert problems == []
    assert cells(changes) == [
        ("roster", "cinder", "hp", 44, 12),
        ("roster", "cinder", "status", None, "Sleep 2"),
    ]


def test_nothing_played_nothing_written() -> None:
    roster = [ROSTER, [*CINDER[:4], "1,234", 2000, *CINDER[6:]], [*MOSSY[:4], None, *MOSSY[5:]]]
    assert played(lambda state: state.with_row("cinder", hp=1234).with_row("mossy", hp=40), roster=roster)[:2] == (
        (),
        [],
    )


def test_a_blank_hp_is_written_once_somebody_is_hurt() -> None:
    changes, _, _ = played(
        lambda state: state.with_row("mossy", hp=7), roster=[ROSTER, CINDER, [*MOSSY[:4], None, *MOSSY[5:]]]
    )
    assert cells(changes) == [("roster", "mossy", "hp", None, 7)]


def test_statuses_that_end_leave_a_blank_cell() -> None:
    changes, _, _ = played(lambda state: state.with_row("mossy", status=(), stages={"power": 1, "speed": -2}))
    assert cells(changes) == [
        ("roster", "mossy", "status", "Burn, Sleep 3", None),
        ("roster", "mossy", "stages", None, "Power +1, Speed -2"),
    ]


def test_values_are_shown_in_the_campaigns_language() -> None:
    changes, _, _ = played(
        lambda state: state.with_row("mossy", status=(Status("Sleep", 2),), stages={"power": 1}, active=True),
        campaign=[["System", "calpheon"], ["Language", "ru"]],
    )
    assert [change.new for change in changes] == ["Сон 2", "да", "Сила +1"]


@pytest.mark.parametrize(("held", "shown"), [(True, False), ("yes", "no"), (1, "no")])
def test_yes_and_no_as_the_column_has_them(held: Any, shown: Any) -> None:
    roster = [ROSTER, [*CINDER[:8], held, *CINDER[9:]], MOSSY]
    changes, _, _ = played(lambda state: state.with_row("cinder", active=False), roster=roster)
    assert cells(changes) == [("roster", "cinder", "active", held, shown)]


def test_in_state_columns_nothing_and_blank_are_one() -> None:
    assert played(lambda state: state.with_row("cinder", substitute_hp=0))[:2] == ((), [])


def test_missing_ids_are_filled() -> None:
    changes, _, _ = played(lambda state: state.with_row("mossy", hp=1), roster=[ROSTER, CINDER, [None, *MOSSY[1:]]])
    assert cells(changes) == [("roster", "mossy", "id", None, "mossy"), ("roster", "mossy", "hp", 40, 1)]


def test_a_value_without_a_column_is_a_problem_not_a_loss() -> None:
    changes, problems, _ = played(lambda state: state.with_row("cinder", hp=3, charging="Solar Beam"))
    assert cells(changes) == [("roster", "cinder", "hp", 44, 3)]
    [line] = said(problems)
    assert line == (
        "Roster!1 (Charging): Solar Beam / a column Charging (or Заряжает) / "
        "Cinder now has Solar Beam there. Add the column, and nothing is lost."
    )


def test_a_column_of_the_gms_is_never_written() -> None:
    changes, problems, _ = played(lambda state: state.with_row("cinder", max_hp=50))
    assert changes == ()
    assert [(problem.where, problem.expected.code) for problem in problems] == [("Roster!F2 (Max HP)", "tables.yours")]


def test_the_battle_by_its_keys() -> None:
    changes, problems, _ = played(lambda state: state.with_battle(round=2, weather="Rain 4", turn_order=("a", "b")))
    assert problems == []
    assert cells(changes) == [
        ("battle", "round", "value", 1, 2),
        ("battle", "turn_order", "label", None, "Turn Order"),  # the book has no such line yet
        ("battle", "turn_order", "value", None, "a, b"),
        ("battle", "weather", "value", None, "Rain 4"),
    ]


# ---- locate ----------------------------------------------------------------------------------------


def put(snapshot: Snapshot, placement: Placement) -> Snapshot:
    """The snapshot with a placement's cells set, as a backend would."""
    assert placement.clashes == ()
    tabs = []
    for name, tab in snapshot.tabs.items():
        rows = [list(row) for row in tab.rows]
        for (row, column), value in placement.cells.get(name, {}).items():
            rows += [[] for _ in range(row - len(rows))]
            rows[row - 1] += [None] * (column - len(rows[row - 1]))
            rows[row - 1][column - 1] = value
        tabs.append(Tab(name, rows, tab.formulas, tab.locked))
    return Snapshot.of("r2", tabs)


HURT = CellChange("roster", "cinder", "hp", 44, 12)


def a_set(
    *changes: CellChange, log: Sequence[dict[str, Any]] = ({"id": "a1", "actor": "Cinder", "entry": "{}"},)
) -> ChangeSet:
    return ChangeSet("a1", changes, tuple(LogRow(values) for values in log))


def clash(snapshot: Snapshot, change: CellChange) -> tuple[str, str, Any]:
    placement = locate(SYSTEM, snapshot, a_set(change))
    assert (placement.located, placement.cells) == ((), {})
    [found] = placement.clashes
    return found.reason, found.where, found.found


def test_a_set_goes_where_its_records_are_now() -> None:
    rows: list[list[Any]] = [
        ["Notes"],
        [],
        ["GM", "HP", *ROSTER[:4], *ROSTER[5:12]],
        ["x", 40, *MOSSY[:4], *MOSSY[5:12]],
    ]
    rows.append(["y", 44, *CINDER[:4], *CINDER[5:12]])
    placement = locate(SYSTEM, book(roster=rows), a_set(HURT))
    assert placement.cells == {"Roster": {(5, 2): 12}, "Log": {(2, 1): "a1", (2, 5): "Cinder", (2, 13): "{}"}}
    assert [(item.tab, item.address) for item in placement.located] == [("Roster", (5, 2))]


def test_a_set_that_the_log_holds_is_done() -> None:
    first = locate(SYSTEM, book(), a_set(HURT))
    again = locate(SYSTEM, put(book(), first), a_set(HURT))
    assert again == Placement((), {}, (), done=True)


def test_an_id_may_still_be_only_a_name() -> None:
    roster: list[list[Any]] = [ROSTER, [None, *CINDER[1:]], MOSSY]
    placement = locate(SYSTEM, book(roster=roster), a_set(CellChange("roster", "cinder", "id", None, "cinder"), HURT))
    assert placement.cells["Roster"] == {(2, 1): "cinder", (2, 5): 12}
    filled = locate(SYSTEM, book(), a_set(CellChange("roster", "cinder", "id", None, "cinder"), HURT))
    assert filled.cells["Roster"] == {(2, 5): 12}


@pytest.mark.parametrize("held", [43, "44", 44.5, None, True, CellError("#N/A")])
def test_somebody_elses_value_is_never_overwritten(held: Any) -> None:
    snapshot = book(roster=[ROSTER, [*CINDER[:4], held, *CINDER[5:]], MOSSY])
    assert clash(snapshot, HURT) == ("changed", "Roster!E2 (HP)", held)


def test_a_value_that_stands_there_already_is_not_written_again() -> None:
    placement = locate(SYSTEM, book(roster=[ROSTER, [*CINDER[:4], 12, *CINDER[5:]], MOSSY]), a_set(HURT))
    assert placement.clashes == ()
    assert list(placement.cells) == ["Log"]


def test_what_is_gone_or_double() -> None:
    assert clash(book(roster=[ROSTER, MOSSY]), HURT)[:2] == ("gone", "Roster (cinder, HP)")
    assert clash(book(roster=[[*ROSTER[:4], "Health", *ROSTER[5:]], CINDER]), HURT)[0] == "gone"
    assert clash(book(without=["roster"]), HURT)[:2] == ("gone", "Roster")
    assert clash(book(roster=[ROSTER, CINDER, CINDER]), HURT)[:2] == ("double", "Roster!E3 (HP)")
    assert clash(book(roster=[[*ROSTER[:12], "ОЗ"], CINDER]), HURT)[0] == "double"


def test_cells_that_must_not_be_written() -> None:
    assert clash(book(formulas={"roster": frozenset({(2, 5)})}), HURT) == ("formula", "Roster!E2 (HP)", 44)
    assert clash(book(locked={"roster": {(2, 5): "merged"}}), HURT) == ("merged", "Roster!E2 (HP)", 44)


def test_one_clash_stops_the_whole_set() -> None:
    placement = locate(SYSTEM, book(), a_set(HURT, CellChange("roster", "mossy", "hp", 39, 1)))
    assert (placement.located, placement.cells, len(placement.clashes)) == ((), {}, 1)


def test_log_rows_go_below_everything_and_missing_headers_to_the_right() -> None:
    log: list[list[Any]] = [["My log"], LOG[:12], ["a0", "then"], [None, None, None, "a note"]]
    rows: list[dict[str, Any]] = [
        {"id": "a1", "result": "hit", "entry": "{}"},
        {"id": "a1", "result": "…", "dice": None},
    ]
    placement = locate(SYSTEM, book(log=log), a_set(log=rows))
    assert placement.cells == {
        "Log": {(2, 13): "Entry", (5, 1): "a1", (5, 8): "hit", (5, 13): "{}", (6, 1): "a1", (6, 8): "…"}
    }


def test_without_a_log_nothing_is_played() -> None:
    assert clash(book(without=["log"]), HURT)[:2] == ("gone", "Log")
    assert clash(book(log=[]), HURT)[:2] == ("gone", "Log")
    locked = book(locked={"log": {(2, 1): "protected"}})
    assert clash(locked, HURT)[:2] == ("protected", "Log!A2 (ID)")


def test_keys_that_a_tab_lacks_are_added_below() -> None:
    changes = (
        CellChange("battle", "terrain", "value", None, "Grassy 5"),
        CellChange("battle", "phase", "value", None, "1"),
    )
    placement = locate(
        SYSTEM, book(campaign=[["Language", "ru"]], battle=[[], [None, "Раунд", 1], ["note"]]), a_set(*changes)
    )
    assert placement.cells["Battle"] == {(4, 2): "Поле", (4, 3): "Grassy 5", (5, 2): "Фаза", (5, 3): "1"}


def test_a_ruling_is_set_beside_its_key() -> None:
    ruling = CellChange("campaign", "calpheon.counter.base", "value", "sum", "last")
    snapshot = book(campaign=[["System", "calpheon"], [], ["calpheon.counter.base", "sum", "meaning"]])
    assert locate(SYSTEM, snapshot, a_set(ruling)).cells["Campaign"] == {(3, 2): "last"}
    added = CellChange("campaign", "calpheon.rest_amount", "value", None, 5)
    assert locate(SYSTEM, snapshot, a_set(added)).cells["Campaign"] == {(4, 1): "calpheon.rest_amount", (4, 2): 5}


@pytest.mark.parametrize(
    ("one", "other", "equal"),
    [
        (None, "", True), (None, "  ", True), (None, 0, False), (1, True, False), (0, False, False), (12, 12.0, True),
        (0.1 + 0.2, 0.3, True), (2**53, 2**53 - 1, False), ("1,234", 1234, False), ("a", "A", False), ("a", "a", True),
        (CellError("#N/A"), CellError("#N/A"), True), (CellError("#N/A"), "#N/A", False),
    ],
)  # fmt: skip
def test_when_two_cells_are_the_same(one: Any, other: Any, equal: bool) -> None:
    assert same(one, other) is same(other, one) is equal


# ---- people meanwhile ------------------------------------------------------------------------------

IDS = [f"c{n}" for n in range(6)]
EDIT = st.one_of(
    st.tuples(st.just("sort"), st.permutations(range(6))),
    st.tuples(st.just("insert"), st.integers(0, 6)),
    st.tuples(st.just("delete"), st.integers(0, 5)),
    st.tuples(st.just("hp"), st.integers(0, 5)),
    st.tuples(st.just("column"), st.integers(0, 4)),
)


def edited(rows: list[list[Any]], edit: tuple[str, Any]) -> list[list[Any]]:
    """The roster after a person's edit."""
    kind, what = edit
    header, body = rows[0], rows[1:]
    if kind == "sort":
        return [header, *(body[index] for index in what if index < len(body))]
    if kind == "insert":
        return [header, *body[:what], [None] * len(header), *body[what:]]
    if kind == "delete":
        return [header, *body[:what], *body[what + 1 :]]
    if kind == "column":
        return [[*row[:what], "own" if row is header else "x", *row[what:]] for row in rows]
    hp = header.index("HP")
    return [header, *([*row[:hp], 99, *row[hp + 1 :]] if index == what else row for index, row in enumerate(body))]


@given(st.lists(EDIT, max_size=4), st.sampled_from(IDS), st.booleans())
def test_whatever_people_do_meanwhile_the_right_record_is_written_or_none(edits: Any, who: str, with_ids: bool) -> None:
    rows: list[list[Any]] = [
        ["ID", "Name", "HP", "Max HP"],
        *[[key if with_ids else None, key.upper(), 40, 40] for key in IDS],
    ]
    for edit in edits:
        rows = edited(rows, edit)
    snapshot = book(roster=rows)
    placement = locate(SYSTEM, snapshot, a_set(CellChange("roster", who, "hp", 40, 7)))
    before = {row.name: row.hp for row in read_sheet(snapshot, SYSTEM)[0].roster}
    if placement.clashes:
        assert before.get(who.upper()) != 40
        return
    after = {row.name: row.hp for row in read_sheet(put(snapshot, placement), SYSTEM)[0].roster}
    assert after == {**before, who.upper(): 7}


@given(
    st.dictionaries(st.sampled_from(["hp", "sp"]), st.integers(0, 99)),
    st.lists(st.builds(Status, st.sampled_from(["Burn", "Sleep"]), st.none() | st.integers(0, 9)), max_size=3).map(
        tuple
    ),
    st.sampled_from(["en", "ru"]),
)
def test_what_is_written_is_read_as_the_state_and_undone_exactly(numbers: Any, status: Any, lang: str) -> None:
    snapshot = book(campaign=[["System", "calpheon"], ["Language", lang]])
    sheet, _ = read_sheet(snapshot, SYSTEM)
    before = state_of(sheet)
    after = before.with_row("mossy", status=status, **numbers)
    changes, problems = diff(sheet, before, after)
    assert problems == []
    written = put(snapshot, locate(SYSTEM, snapshot, ChangeSet("a1", changes)))
    assert state_of(read_sheet(written, SYSTEM)[0]).roster == after.roster
    olds: list[Any] = [item.old for item in changes]
    back = tuple(CellChange(c.tab, c.key, c.column, c.new, old) for c, old in zip(changes, olds, strict=True))
    undone = put(written, locate(SYSTEM, written, ChangeSet("a2", back)))
    assert {name: tab.rows for name, tab in undone.tabs.items()} == {
        name: [list(row) for row in tab.rows] for name, tab in snapshot.tabs.items()
    }
