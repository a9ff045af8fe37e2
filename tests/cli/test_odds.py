"""`turnsheet odds`: tables for people in both languages, JSON for programs, of a campaign or of a scenario."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.chances.scenes import d6forum, ptu
from tests.cli.conftest import Turnsheet


@pytest.fixture
def forum(turnsheet: Turnsheet, tmp_path: Path) -> Path:
    assert turnsheet("new", "forum.xlsx", "--system", "d6forum", "--demo").status == 0
    return tmp_path / "forum.xlsx"


FLARE = "Lampling: Wick Flare > Rustcrab"


def test_odds_are_told_in_tables_and_nothing_is_written(turnsheet: Turnsheet, forum: Path) -> None:
    before = forum.read_bytes()
    told = turnsheet("odds", forum, FLARE)
    assert told.status == 0, told.err
    assert "critical hit    16.7%" in told.out
    assert "Taken for granted:" in told.out
    russian = turnsheet("odds", forum, FLARE, "--lang", "ru").out
    assert "критическое попадание   16,7%" in russian
    assert "Потеря ОЗ" in russian
    assert forum.read_bytes() == before


def test_json_is_of_the_cells_as_they_stand(turnsheet: Turnsheet, forum: Path) -> None:
    def out() -> Fraction:
        return Fraction(turnsheet("odds", forum, FLARE, "--json").json["knocked_out"]["Rustcrab"])

    assert out() == 0
    assert turnsheet("adjust", forum, "Rustcrab", "hp=60").status == 0
    hurt = out()
    assert hurt > 0
    undodged = turnsheet("odds", forum, f"{FLARE} [dodge=no]", "--json").json
    assert Fraction(undodged["knocked_out"]["Rustcrab"]) > hurt
    assert undodged["assumed"] == []
    known = turnsheet("odds", forum, FLARE, "--answer", "attack=6", "--json").json
    assert known["result"] == {"Rustcrab": {"critical": "1"}}


def test_a_turn_of_several_lines_and_a_number_overruled(turnsheet: Turnsheet, file: Path) -> None:
    lines = ["Cinder: Ember > Mossy", "Mossy: Sap > Cinder"]
    missed = turnsheet("odds", file, *lines, "--json").json["result"]
    assert (missed["Cinder"]["miss"], "miss" in missed["Mossy"]) == ("1/10", False)
    sure = turnsheet("odds", file, *lines, "--override", "B1.accuracy=100", "--json").json["result"]
    assert "miss" not in sure["Cinder"]


def test_a_scenario_is_answered_as_json(turnsheet: Turnsheet, tmp_path: Path) -> None:
    (tmp_path / "scene.json").write_text(json.dumps(ptu()), "utf-8")
    assert turnsheet("odds", "--scenario", "scene.json").json["result"]["Mossy"]["critical"] == "1/20"
    piped = turnsheet("odds", "--scenario", "-", stdin=json.dumps(d6forum()).encode())
    assert piped.json["exact"] is True


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "SOURCE"),
        (["team.xlsx"], "ACTION"),
        (["--scenario", "nothing.json"], "nothing.json"),
        (["forum.xlsx", "Lampling: Wick Flare > Nobody"], "Action 1 (“Lampling: Wick Flare > Nobody”)"),
        (["forum.xlsx", FLARE, "--answer", "attack=7"], "Answer attack “7”"),
    ],
)
def test_what_stands_against_it_is_told(turnsheet: Turnsheet, forum: Path, arguments: list[Any], said: str) -> None:
    ran = turnsheet("odds", *arguments)
    assert ran.status == 2
    assert said in ran.err
