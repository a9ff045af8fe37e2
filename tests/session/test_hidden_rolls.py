"""A hidden roll: its dice are kept beside, the Log holds a commitment; undo, redo, replay and reveal go from there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import openpyxl
import pytest

from tests.session import veils
from tests.session.workbooks import FORMULA, TURN, cells, make_campaign
from toolkit.core.outcome import Refusal
from toolkit.session import Campaign, Committed, LogEntry, open_campaign
from toolkit.session.hidden_text import MARK, commitment
from toolkit.session.replay import replay
from toolkit.session.rolls import roll_id
from toolkit.session.viewer import GM, Viewer
from toolkit.sync.registry import open_backend
from toolkit.systems.registry import ids

PLAYER = Viewer("player", "A")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return make_campaign(tmp_path / "team.xlsx", damage_formula=FORMULA, critical_chance=5)


def act(campaign: Campaign) -> LogEntry:
    """A hidden turn, the players seeing all numbers otherwise; its row in the Log."""
    made = campaign.preview(TURN, seed=4)
    outcome = campaign.commit(made, hidden=True)
    assert isinstance(outcome, Committed)
    return campaign.log()[-1]


def dice_of(campaign: Campaign) -> str:
    return campaign.told(GM)[-1].dice


def test_the_workbook_holds_a_commitment_and_no_die(file: Path) -> None:
    campaign = open_campaign(file)
    made = campaign.preview(TURN, seed=4)
    entry = act(campaign)
    row = json.dumps([entry.dice, entry.result, entry.action, entry.rulings, dict(entry.record)], default=str)
    assert entry.record.keys() == {"do", MARK}
    assert len(entry.record[MARK]) == 64
    for one in made.asked:
        for key in ("rolled", "1d100", f"= {one.answer.value}"):
            assert key not in row
    assert "Mossy is hurt" in entry.result
    assert not any(character.isdigit() for character in entry.result.replace("Turn 2", ""))
    assert "initiative" in dice_of(campaign)
    assert dice_of(campaign).startswith("hidden from players:")


def test_it_is_undone_redone_and_played_again_after_a_restart(file: Path) -> None:
    before = open_backend(str(file)).read()
    act(open_campaign(file))
    campaign = open_campaign(file)
    after = cells(open_backend(str(file)).read())
    again = replay(before, campaign.told(GM))
    assert cells(again) == after
    assert cells(replay(before, campaign.log())) == after, "by the changes alone, where the dice are not at hand"
    assert isinstance(campaign.undo(), Committed)
    assert not campaign.told(PLAYER)
    assert isinstance(campaign.redo(), Committed)
    assert cells(open_backend(str(file)).read()) == after


def test_players_hear_the_outcome_and_after_the_reveal_the_dice(file: Path) -> None:
    campaign = open_campaign(file)
    entry = act(campaign)
    (told,) = campaign.told(PLAYER)
    assert not told.dice
    assert "Mossy is hurt" in told.result
    assert "HP" not in told.result
    assert roll_id(told) == ""
    known = dice_of(campaign).partition(": ")[2]
    assert isinstance(campaign.hidden.reveal(entry.id), Committed)
    assert campaign.log()[-1].dice == known
    shown = json.loads(json.dumps(campaign.log()[-1].record["shown"]))
    assert commitment(shown) == entry.record[MARK]
    assert next(one for one in campaign.told(GM) if one.id == entry.id).dice == known
    again = campaign.hidden.reveal(entry.id)
    assert isinstance(again, Committed)
    assert again.again
    assert isinstance(campaign.undo(campaign.log()[-1].id), Refusal)


def test_an_altered_opening_shows_nothing(file: Path) -> None:
    campaign = open_campaign(file)
    entry = act(campaign)
    assert isinstance(campaign.hidden.reveal(entry.id), Committed)
    book = openpyxl.load_workbook(file)
    cell = next(one for row in book["Log"].iter_rows() for one in row if '"shown"' in str(one.value))
    cell.value = str(cell.value).replace("initiative", "initiatife")
    book.save(file)
    campaign.refresh()
    assert "initiati" not in json.dumps([one.dice for one in campaign.told(PLAYER)])


def test_on_another_machine_it_is_told_calmly_and_undone_all_the_same(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = act(open_campaign(file))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "elsewhere"))
    campaign = open_campaign(file)
    assert campaign.told(GM)[-1].dice == "a hidden roll; its dice are where it was made"
    refused = campaign.hidden.reveal(entry.id)
    assert isinstance(refused, Refusal)
    assert refused.reason == "elsewhere"
    assert isinstance(campaign.undo(), Committed)


@pytest.mark.parametrize("system", ids())
def test_in_every_system_nothing_of_the_dice_reaches_others(
    system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    side = veils.plant(tmp_path / "team.xlsx", system, see="numbers")
    campaign = open_campaign(tmp_path / "team.xlsx")
    veils.play(campaign, 3, hidden=True)
    kept: list[Any] = [one.dice for one in campaign.told(GM) if MARK not in one.record]
    assert any("=" in dice or ":" in dice for dice in kept)
    for viewer in (Viewer("spectator"), Viewer("player", side)):
        for told in campaign.told(viewer):
            assert not told.dice
            assert not told.record
            assert "rolled" not in told.result
