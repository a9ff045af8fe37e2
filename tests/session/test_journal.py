"""Entries of the Log become rows and rows become the same entries, however long they are."""

from __future__ import annotations

import json
import random

import pytest

from toolkit.session.entries import LogEntry
from toolkit.session.journal import PIECE, log_rows, read_log
from toolkit.systems.registry import systems
from toolkit.tables.changes import CellChange

CALPHEON = systems()["calpheon"]
CHANGES = (CellChange("roster", "cinder", "hp", 60, 48), CellChange("roster", "cinder", "status", None, "Burn"))


def entry(**changed: object) -> LogEntry:
    plain: dict[str, object] = {
        "id": "t-1",
        "time": "2026-11-29T20:41:00+03:00",
        "round": 3,
        "by": "Аня",
        "actor": "Cinder",
        "action": "Cinder: Ember > Mossy",
        "target": "Mossy",
        "result": "Cinder uses Ember.\nMossy loses 12 HP.",
        "dice": "initiative Cinder 1d100 = 55",
        "rulings": ("calpheon.damage_formula=manual",),
        "changes": CHANGES,
        "record": {"do": {"start": True}, "answers": [55], "overrides": {}, "seed": None},
    }
    return LogEntry(**{**plain, **changed})  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_an_entry_comes_back_from_its_row(lang: str) -> None:
    rows = log_rows(entry(), CALPHEON, lang)
    assert len(rows) == 1
    assert read_log([row.values for row in rows], CALPHEON) == [entry()]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_long_change_goes_on_in_further_rows_of_the_same_id(lang: str) -> None:
    many = tuple(CellChange("roster", f"combatant-{n}", "status", None, "😀" * 30) for n in range(2000))
    long = entry(changes=many)
    rows = log_rows(long, CALPHEON, lang)
    assert {row.values["id"] for row in rows} == {"t-1"}
    assert rows[1].values["action"] in (f"part 2 of {len(rows)}", f"часть 2 из {len(rows)}")
    for row in rows:
        for cell in row.values.values():
            assert len(str(cell).encode("utf-16-le")) // 2 <= 32_767
    shuffled = [row.values for row in rows]
    random.Random(3).shuffle(shuffled)
    assert read_log(shuffled, CALPHEON) == [long]


def test_a_lost_part_makes_the_entry_unusable_but_still_shown() -> None:
    many = tuple(CellChange("roster", f"c{n}", "hp", n, n + 1) for n in range(3000))
    rows = [row.values for row in log_rows(entry(changes=many), CALPHEON, "en")]
    (read,) = read_log(rows[:-1], CALPHEON)
    assert not read.intact
    assert read.action == "Cinder: Ember > Mossy"


def test_a_deleted_line_of_the_changes_is_noticed() -> None:
    (row,) = log_rows(entry(), CALPHEON, "en")
    edited = {**row.values, "changes": "Roster cinder HP: 60 → 48"}
    assert not read_log([edited], CALPHEON)[0].intact


def test_rows_without_an_id_are_the_game_masters_own() -> None:
    (row,) = log_rows(entry(), CALPHEON, "en")
    assert read_log([{"result": "They camped here."}, row.values, {"id": "  ", "by": "me"}], CALPHEON) == [entry()]


def test_text_is_cut_in_characters_not_in_the_middle_of_one() -> None:
    long = entry(result="😀" * (PIECE + 5))
    assert read_log([row.values for row in log_rows(long, CALPHEON, "en")], CALPHEON) == [long]


@pytest.mark.parametrize("odd", ["NaN", "Infinity", "-Infinity", "1e999"])
def test_a_number_that_json_has_not_makes_the_entry_unusable_but_still_shown(odd: str) -> None:
    (row,) = log_rows(entry(), CALPHEON, "en")
    for column, held in (("entry", '"seed":null'), ("changes", "60")):
        written = str(row.values[column])
        assert held in written
        edited = {**row.values, column: written.replace(held, held.replace("null", odd).replace("60", odd))}
        (read,) = read_log([edited], CALPHEON)
        assert not read.intact
        assert odd not in json.dumps([dict(read.record), repr(read.changes)])
        assert read.action == entry().action
