"""Roll ids: the same for the same entry on any machine, another one for a row that anybody edited."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.session.workbooks import TURN, make_campaign
from toolkit.session import open_campaign
from toolkit.session.entries import LogEntry
from toolkit.session.rolls import entry_of_roll, ids_in, roll_id
from toolkit.tables.changes import CellChange
from toolkit.tables.snapshot import CellError

ENTRY = LogEntry(
    id="t-7xk2mq9wd",
    time="2026-11-29T20:41:00+03:00",
    round=2,
    by="Ann",
    action="Cinder: Ember > Mossy",
    result="Mossy loses 12 HP.",
    dice="accuracy 1d100 = 14",
    rulings=("calpheon.rounding=floor",),
    changes=(CellChange("roster", "mossy", "hp", 60, 48), CellChange("roster", "mossy", "sp", CellError("#N/A"), 1)),
    record={"do": {"turn": {}}, "answers": [14]},
)


def test_the_form_of_the_id_is_kept_for_ever() -> None:
    assert roll_id(ENTRY) == "r-gx25-h8pb-n5c7"


@pytest.mark.parametrize(
    "edit",
    [
        {"round": 3},
        {"action": "Cinder: Ember > Pebble"},
        {"result": "Mossy loses 13 HP."},
        {"dice": "accuracy 1d100 = 15"},
        {"rulings": ()},
        {"changes": ENTRY.changes[:1]},
        {"record": {"do": {"turn": {}}, "answers": [15]}},
    ],
)
def test_an_edited_row_no_longer_verifies_and_is_still_found(edit: dict[str, Any]) -> None:
    edited = replace(ENTRY, **edit)
    assert roll_id(edited)[:6] == roll_id(ENTRY)[:6]
    assert entry_of_roll([edited], roll_id(ENTRY)) == (edited, False)


def test_who_did_it_and_when_is_no_part_of_the_dice() -> None:
    assert roll_id(replace(ENTRY, by="Bob", time="", live=False)) == roll_id(ENTRY)


def test_an_id_the_log_never_gave_finds_nothing() -> None:
    assert entry_of_roll([ENTRY], "r-aaaa-bbbb-cccc") == (None, False)


def test_ids_are_found_in_any_text_and_however_they_are_typed() -> None:
    assert ids_in("(R-AAAA-BBBB-CCCC), r-2222-3333-4444; r-aaaa-bbbb-cccc r-aaaa-bbbb") == [
        "r-aaaa-bbbb-cccc",
        "r-2222-3333-4444",
    ]
    assert ids_in("over-load-bear-ing r-o000-1111-llll") == []


def test_the_id_is_the_same_before_and_after_the_workbook(tmp_path: Path) -> None:
    """What waits is read back from rows in memory; another machine reads the file."""
    file = make_campaign(tmp_path / "team.xlsx", damage_formula="1", critical_chance=0)
    campaign = open_campaign(file)
    campaign.commit(campaign.preview(TURN, seed=1))
    assert [roll_id(one) for one in campaign.log()] == [roll_id(one) for one in open_campaign(file, lang="ru").log()]
