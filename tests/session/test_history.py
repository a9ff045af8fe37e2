"""What undo and redo would take is told by the Log alone."""

from __future__ import annotations

from toolkit.session.entries import LogEntry
from toolkit.session.history import annotate, final, next_redo, next_undo
from toolkit.tables.changes import CellChange


def log(*spec: str) -> list[LogEntry]:
    """`a`, `b` are actions; `u:a` takes back a, as entry `u`."""
    entries = []
    for word in spec:
        key, _, undoes = word.partition(":")
        entries.append(LogEntry(id=key, undoes=undoes))
    return annotate(entries, lambda change: True)


def ids(entry: LogEntry | None) -> str | None:
    return entry.id if entry else None


def test_nothing_to_take_back_in_an_empty_log() -> None:
    assert next_undo(log()) is None
    assert next_redo(log()) is None


def test_undo_takes_the_last_action_then_the_one_before() -> None:
    assert ids(next_undo(log("a", "b"))) == "b"
    assert ids(next_undo(log("a", "b", "u:b"))) == "a"
    assert next_undo(log("a", "b", "u:b", "v:a")) is None


def test_redo_brings_back_what_was_undone_last() -> None:
    assert ids(next_redo(log("a", "b", "u:b", "v:a"))) == "v"
    assert ids(next_redo(log("a", "b", "u:b", "v:a", "r:v"))) == "u"
    assert next_redo(log("a", "b", "u:b", "v:a", "r:v", "s:u")) is None


def test_after_a_redo_the_action_can_be_undone_again() -> None:
    entries = log("a", "u:a", "r:u")
    assert [entry.kind for entry in entries] == ["action", "undo", "redo"]
    assert ids(next_undo(entries)) == "a"
    assert ids(next_redo(log("a", "u:a", "r:u", "w:a"))) == "w"


def test_a_new_action_ends_redo() -> None:
    assert next_redo(log("a", "u:a", "b")) is None


def test_an_older_action_taken_back_by_id_leaves_the_later_one_in_effect() -> None:
    entries = log("a", "b", "u:a")
    assert [entry.live for entry in entries] == [False, True, True]
    assert ids(next_undo(entries)) == "b"


def test_only_actions_in_effect_can_be_undone() -> None:
    assert [entry.can_undo for entry in log("a", "b", "u:b")] == [True, False, False]


def test_an_action_whose_cells_have_moved_on_cannot_be_undone() -> None:
    changed = LogEntry(id="a", changes=(CellChange("roster", "cinder", "hp", 60, 48),))
    assert not annotate([changed], lambda change: False)[0].can_undo


def test_several_changes_of_one_cell_count_from_first_to_last() -> None:
    steps = [CellChange("roster", "c", "hp", 60, 48), CellChange("roster", "c", "hp", 48, 40)]
    back_and_forth = [CellChange("roster", "c", "sp", 5, 4), CellChange("roster", "c", "sp", 4, 5)]
    assert final([*steps, *back_and_forth]) == (CellChange("roster", "c", "hp", 60, 40),)
