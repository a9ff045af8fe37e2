"""No viewer is told what is kept from them, whatever is hidden, in any system; their own side they know wholly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.session import veils
from toolkit.scenario.result import show_row
from toolkit.session import Campaign, LogEntry, open_campaign
from toolkit.session.posts import FORMATS, story
from toolkit.session.rolls import roll_id
from toolkit.session.veil_rows import battle, roster
from toolkit.session.viewer import GM, Viewer
from toolkit.systems.registry import ids

SPECTATOR = Viewer("spectator")


@pytest.fixture(autouse=True)
def _own_state(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def rendered(campaign: Campaign, viewer: Viewer) -> str:
    """Everything there is for a viewer, in one text: as programs get it, and as posts."""
    veil, log = campaign.veil(viewer), campaign.told(viewer)
    assert campaign.state is not None
    told: list[Any] = [show_row(one.row) | {"own": one.own, "tenths": one.tenths} for one in roster(veil)]
    told += [
        show_row(battle(veil, campaign.state.battle)),
        {veil.alias(who): name for who, name in veil.names.items()},
        [_facts(entry) for entry in log],
    ]
    posts = [story(log, form, campaign.lang, campaign.system.id) for form in FORMATS]
    return "\n".join([json.dumps(told, ensure_ascii=False, default=str), *posts])


def _facts(entry: LogEntry) -> list[Any]:
    record = dict(entry.record)
    return [entry.id, entry.actor, entry.action, entry.target, entry.result, entry.dice, record, roll_id(entry)]


@pytest.mark.parametrize("system", ids())
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_who_is_hidden_altogether_is_in_nothing(system: str, lang: str, tmp_path: Path) -> None:
    side = veils.plant(tmp_path / "team.xlsx", system, "all", see="numbers")
    campaign = open_campaign(tmp_path / "team.xlsx", lang=lang)
    veils.play(campaign)
    assert campaign.state is not None
    others = [one for one in dict.fromkeys(row.side for row in campaign.state.roster.values()) if one not in ("", side)]
    for viewer in [SPECTATOR, Viewer("player"), *(Viewer("player", one) for one in others)]:
        told = rendered(campaign, viewer)
        assert not veils.leaks(told), viewer
        assert not campaign.veil(viewer).alias(veils.foe_id(campaign))
    assert veils.leaks(rendered(campaign, GM)), "the scan finds what is there"
    assert veils.NAME in rendered(campaign, Viewer("player", side))
    assert veils.NOTE not in rendered(campaign, Viewer("player", side)), "notes are the game master's alone"


@pytest.mark.parametrize("system", ids())
@pytest.mark.parametrize(
    ("hidden", "see"), [("name", "bar"), ("name, hp, moves", "numbers"), ("name status", "nothing")]
)
def test_a_covered_foe_is_told_of_under_its_number(system: str, hidden: str, see: str, tmp_path: Path) -> None:
    veils.plant(tmp_path / "team.xlsx", system, hidden, see=see)
    campaign = open_campaign(tmp_path / "team.xlsx")
    veils.play(campaign)
    told = rendered(campaign, SPECTATOR)
    assert not veils.leaks(told)
    if hidden != "name status":  # an unknown word: everything is kept back
        assert "Unknown Pokémon 1" in told
        assert "unknown-1" in told


@pytest.mark.parametrize("system", ids())
def test_without_any_column_others_see_bars_and_no_numbers(system: str, tmp_path: Path) -> None:
    side = veils.plant(tmp_path / "team.xlsx", system)
    campaign = open_campaign(tmp_path / "team.xlsx")
    veils.play(campaign)
    veil = campaign.veil(SPECTATOR)
    foe = next(one for one in roster(veil) if one.row.name == veils.NAME)
    assert (foe.tenths, foe.row.hp, foe.row.max_hp) == (10, None, None)
    told = rendered(campaign, SPECTATOR)
    assert veils.NAME in told
    assert [one for one in veils.leaks(told) if one != veils.NAME] == []
    assert str(veils.HP) in rendered(campaign, Viewer("player", side)), "of one's own side everything is known"


def test_a_number_stays_when_others_are_revealed_or_sorted(tmp_path: Path) -> None:
    campaign, later = _two_covered(tmp_path)
    names = campaign.veil(SPECTATOR).names
    assert sorted(name for name in names.values() if "Unknown" in name) == ["Unknown Pokémon 1", "Unknown Pokémon 2"]
    second = next(who for who, name in names.items() if name.endswith("2"))
    first = next(who for who, name in names.items() if name.endswith("1"))
    later(first)
    assert campaign.refresh()
    names = campaign.veil(SPECTATOR).names
    assert names[second] == "Unknown Pokémon 2"
    assert "Unknown" not in names[first]


def _two_covered(tmp_path: Path) -> tuple[Campaign, Any]:
    import openpyxl

    from tests.session.workbooks import make_campaign

    file = make_campaign(tmp_path / "team.xlsx")

    def hide(*whom: str) -> None:
        book = openpyxl.load_workbook(file)
        sheet = book["Roster"]
        header = next(row for row in sheet.iter_rows(max_row=12) if "Name" in [cell.value for cell in row])
        at = next((cell.column for cell in header if cell.value == "Hidden"), sheet.max_column + 1)
        name = next(cell.column or 1 for cell in header if cell.value == "Name")
        sheet.cell(header[0].row or 1, at or 1, "Hidden")
        for row in range((header[0].row or 1) + 1, sheet.max_row + 1):
            sheet.cell(row, at or 1).value = "name" if sheet.cell(row, name).value in whom else None
        book.save(file)

    hide("Mossy", "Уголёк")
    campaign = open_campaign(file)
    assert campaign.state is not None
    known = campaign.state.names()
    return campaign, lambda who: hide(*({"Mossy", "Уголёк"} - {known[who]}))


def test_a_word_nobody_knows_hides_everything_and_is_told(tmp_path: Path) -> None:
    veils.plant(tmp_path / "team.xlsx", "calpheon", "nam")
    campaign = open_campaign(tmp_path / "team.xlsx")
    assert [problem.value for problem in campaign.problems] == ["nam"]
    assert campaign.state is not None
    assert not veils.leaks(rendered(campaign, SPECTATOR))


def test_an_action_of_those_who_are_known_stands_as_it_is(tmp_path: Path) -> None:
    veils.plant(tmp_path / "team.xlsx", "ptu", see="numbers")
    campaign = open_campaign(tmp_path / "team.xlsx")
    veils.play(campaign)
    seen = campaign.told(SPECTATOR)
    assert [entry.result for entry in seen] == [entry.result for entry in campaign.log()]
    assert [roll_id(entry) for entry in seen] == [roll_id(entry) for entry in campaign.log()]
    assert not any(entry.by or entry.changes or entry.rulings for entry in seen)


def test_no_number_is_missing_for_whoever_is_hidden_altogether(tmp_path: Path) -> None:
    import openpyxl

    veils.plant(tmp_path / "team.xlsx", "ptu", "name")
    book = openpyxl.load_workbook(tmp_path / "team.xlsx")
    sheet = book["Roster"]
    hidden = next(cell.column or 1 for row in sheet.iter_rows() for cell in row if cell.value == "Hidden")
    other = next(cell.row or 1 for row in sheet.iter_rows() for cell in row if cell.value == "Pondling")
    sheet.cell(other, hidden, "all")
    book.save(tmp_path / "team.xlsx")
    names = open_campaign(tmp_path / "team.xlsx").veil(SPECTATOR).names
    assert [name for name in names.values() if "Unknown" in name] == ["Unknown Pokémon 1"]
    assert "Pondling" not in names.values()
