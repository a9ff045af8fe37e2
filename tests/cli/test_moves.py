"""The ready moves from the command line: looked up, put into a workbook and taken out again, whole lists of them."""

from __future__ import annotations

from pathlib import Path

import openpyxl
import pytest

from tests.cli.conftest import Turnsheet
from toolkit.session import open_campaign


def known(file: Path) -> dict[str, str]:
    """The moves of the Moves tab with their effects."""
    sheet = open_campaign(str(file)).home.sheet
    return {move.name: move.effect for move in sheet.moves}


def test_moves_are_found_by_name_type_tag_or_effect(turnsheet: Turnsheet, file: Path) -> None:
    before = file.read_bytes()
    found = turnsheet("moves", file, "--find", "fang", "--json").json["moves"]
    assert {row["name"] for row in found} >= {"Fire Fang", "Ice Fang", "Psychic Fangs"}
    assert "Fire Fang" in turnsheet("moves", file, "--find", "fang").out
    assert len(turnsheet("moves", file, "--json").json["moves"]) > 800
    assert "zzz" in turnsheet("moves", file, "--find", "zzz").out
    assert file.read_bytes() == before


def test_moves_are_added_below_the_others_logged_and_taken_back(turnsheet: Turnsheet, file: Path) -> None:
    before = known(file)
    ran = turnsheet("moves", file, "add", "fire fang", "Fury-Swipes", "--by", "Ana", "--json")
    assert (ran.status, ran.json["ok"]) == (0, True)
    assert known(file) == {**before, "Fire Fang": "burn 10%; flinch 1 10%", "Fury Swipes": "hits 2-5"}
    (entry,) = open_campaign(str(file)).log()
    assert (entry.by, entry.record) == ("Ana", {"moves": ["Fire Fang", "Fury Swipes"]})
    assert entry.can_undo
    assert turnsheet("check", file).status == 0
    assert turnsheet("undo", file).status == 0
    assert known(file) == before
    assert turnsheet("redo", file).status == 0
    assert list(known(file)) == [*before, "Fire Fang", "Fury Swipes"]


def test_an_added_move_can_be_used_at_once(turnsheet: Turnsheet, tmp_path: Path) -> None:
    assert turnsheet("new", "demo.xlsx", "--system", "calpheon", "--demo").status == 0
    assert turnsheet("moves", "demo.xlsx", "add", "Haze").status == 0
    ran = turnsheet("act", "demo.xlsx", "Cindrake: Haze > Gravlet", "Cindrake: Wait", "Gravlet: Wait", "Gravlet: Wait",
                    "--seed", "1", "--json")  # fmt: skip
    assert ran.status == 0
    assert ran.json["outcomes"][0]["use"] == "Haze"


def test_names_that_are_unknown_or_there_already_are_told_and_nothing_is_written(
    turnsheet: Turnsheet, file: Path
) -> None:
    assert turnsheet("moves", file, "add", "Fire Fang").status == 0
    before = file.read_bytes()
    ran = turnsheet("moves", file, "add", "Ice Fang", "Fire Fang", "Ice Fnag", "--json")
    assert ran.status == 2
    assert [problem["where"] for problem in ran.json["problems"]] == ["moves[1]", "moves[2]"]
    assert "Ice Fang" in ran.json["problems"][1]["hint"]
    assert file.read_bytes() == before
    assert turnsheet("moves", file, "add").status == 2


@pytest.mark.parametrize(("lang", "tab", "effect"), [("en", "Moves", "drain 50%"), ("ru", "Приёмы", "вытягивание 50%")])
def test_a_fresh_workbook_with_all_ready_moves(
    turnsheet: Turnsheet, tmp_path: Path, lang: str, tab: str, effect: str
) -> None:
    assert turnsheet("new", "all.xlsx", "--system", "calpheon", "--moves", "all", "--lang", lang).status == 0
    cells = [row[0] for row in openpyxl.load_workbook(tmp_path / "all.xlsx")[tab].iter_rows(values_only=True)]
    assert {"Absorb", "Zing Zap"} <= set(cells)
    assert known(tmp_path / "all.xlsx")["Absorb"] == effect
    assert len(known(tmp_path / "all.xlsx")) == 847
    assert turnsheet("check", "all.xlsx").status == 0


def test_a_russian_campaign_sees_and_finds_ready_moves_in_its_words(turnsheet: Turnsheet) -> None:
    assert turnsheet("new", "игра.xlsx", "--system", "calpheon", "--lang", "ru").status == 0
    assert "Огонь" in turnsheet("moves", "игра.xlsx", "--find", "fire fang").out
    assert "Poison Tail" in turnsheet("moves", "игра.xlsx", "--find", "яд 10%").out
    said = turnsheet("moves", "игра.xlsx", "add", "Fire Fnag").err
    assert "«Fire Fnag»" in said
    assert "moves[" not in said
