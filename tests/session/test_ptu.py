"""A campaign of Pokémon Tabletop United in a workbook: twelve in a fight, every step written, told and undone."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import openpyxl
import pytest

from tests.session.workbooks import cells
from toolkit.session import Campaign, Committed, open_campaign
from toolkit.session.new import new_workbook
from toolkit.session.replay import replay
from toolkit.sync.registry import open_backend

STATS = {"Level": 10, "HP Stat": 10, "Attack": 9, "Defense": 6, "Special Attack": 9, "Special Defense": 6}
MOVES = (
    {"Name": "Sweep", "Type": "Bug", "Category": "Physical", "AC": 2, "Damage Base": 8, "Tags": "Area",
     "Effect": "on 15+: burn", "Frequency": "EOT"},
    {"Name": "Dose", "Type": "Poison", "Category": "Status", "AC": 2, "Effect": "badly poisoned", "Frequency": "Scene"},
)  # fmt: skip


def rows() -> list[dict[str, Any]]:
    """Two trainers with five Pokémon each, fastest first."""
    found = []
    for side, letters in (("Red", "ABCDE"), ("Blue", "VWXYZ")):
        found.append({"Name": f"{side} Trainer", "Side": side, "Kind": "human", "Speed": 1, **STATS})
        for at, letter in enumerate(letters):
            found.append({"Name": f"{letter}-mon", "Side": side, "Types": "Normal", "Speed": 30 - at, **STATS})
    return found


STEPS: tuple[tuple[Any, Mapping[str, Any]], ...] = (
    ({"start": True}, {"initiative": [*range(1, 13)]}),
    ("A-mon: Sweep > V-mon + W-mon + X-mon", {"accuracy": [16], "damage": [[8, 8]]}),
    ("end turn A-mon", {}),
    ("V-mon: Dose > B-mon", {"accuracy": [9]}),
    ("end turn V-mon", {}),
    ("B-mon: Struggle > V-mon", {"accuracy": [20], "damage": [[8, 8]]}),
    ("end turn B-mon", {}),
    ("W-mon: Take a Breather", {}),
    ("Red Trainer: Capture > X-mon", {"accuracy": [12], "capture": [100]}),
    ("end round", {}),
    ("scene", {}),
    ("day", {}),
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = new_workbook(tmp_path / "Brawl.xlsx", "ptu", "en")
    book = openpyxl.load_workbook(path)
    for tab, found in (("Roster", rows()), ("Moves", MOVES)):
        sheet = book[tab]
        header = next(row for row in sheet.iter_rows(max_row=12) if "Name" in [cell.value for cell in row])
        at = {cell.value: cell.column or 0 for cell in header}
        for number, row in enumerate(found, start=(header[0].row or 0) + 1):
            for name, value in row.items():
                sheet.cell(number, at[name], value)
    book.save(path)
    return path


def sheet(file: Path) -> dict[Any, Any]:
    return cells(open_backend(str(file)).read())


def play(campaign: Campaign, action: Any, answers: Mapping[str, Any]) -> None:
    made = campaign.preview(action, answers=answers)
    assert (list(made.problems), made.needs, made.refusal) == ([], None, None)
    assert isinstance(campaign.commit(made), Committed)


def held(campaign: Campaign, name: str, *columns: str) -> list[Any]:
    """What some columns of a combatant hold."""
    row = next(row for row in campaign.roster.to_dict("records") if row["name"] == name)
    return [row[column] for column in columns]


def test_every_step_of_a_fight_of_twelve_is_written_and_undone(file: Path) -> None:
    start = open_backend(str(file)).read()
    campaign, stood = open_campaign(file), [sheet(file)]
    for action, answers in STEPS:
        play(campaign, action, answers)
        stood.append(sheet(file))
    assert held(campaign, "X-mon", "owner") == ["Red Trainer"]
    assert held(campaign, "V-mon", "injuries")[0] >= 2
    assert cells(replay(start, campaign.log())) == sheet(file)
    for before in reversed(stood[:-1]):
        assert isinstance(campaign.undo(), Committed)
        assert sheet(file) == before


def test_undo_restores_temporary_hp_and_injuries(file: Path) -> None:
    campaign = open_campaign(file)
    play(campaign, {"adjust": {"who": "V-mon", "set": {"hp": 30, "temp_hp": 10, "injuries": 1}}}, {})
    play(campaign, "A-mon: Struggle > V-mon", {"accuracy": [12], "damage": [12]})
    assert held(campaign, "V-mon", "hp", "injuries") == [30 + 10 - (12 + 9 - 6), 2]
    assert isinstance(campaign.undo(), Committed)
    assert held(campaign, "V-mon", "hp", "temp_hp", "injuries") == [30, 10, 1]
