"""`turnsheet log`: which part of the story, for whom, in which form; and whether a post says what the Log says."""

from __future__ import annotations

import re
from pathlib import Path

import openpyxl
import pytest

from tests.cli.conftest import Turnsheet
from tests.session.workbooks import TURN, set_cell

ROLL = re.compile(r"r(?:-[a-z2-9]{4}){3}")


@pytest.fixture
def played(turnsheet: Turnsheet, file: Path) -> Path:
    for seed in (1, 2):
        assert turnsheet("act", file, *TURN, "--seed", seed, "--by", "Ann").status == 0
    return file


def _edit(file: Path, was: str, now: str) -> None:
    """Somebody edits the last Log row that holds `was`."""
    book = openpyxl.load_workbook(file)
    cells = [cell for row in book["Log"].iter_rows() for cell in row if was in str(cell.value)]
    cells[-1].value = str(cells[-1].value).replace(was, now)
    book.save(file)


def test_parts_of_the_story(turnsheet: Turnsheet, played: Path) -> None:
    whole, last, second = (turnsheet("log", played, *more).out for more in ((), ("--last",), ("--turn", 2)))
    assert whole.count("Turn ") == 2
    assert last == second
    assert whole.endswith(last)
    action = turnsheet("log", played, "--json").json["log"][0]
    assert turnsheet("log", played, "--id", action["id"]).out == turnsheet("log", played, "--turn", 1).out
    assert turnsheet("log", played, "--id", action["roll_id"]).out == turnsheet("log", played, "--turn", 1).out


@pytest.mark.parametrize(
    "more", [("--turn", 9), ("--id", "t-none"), ("--last", "--turn", 1), ("--spoiler", "a=b"), ("--verify", "r-1")]
)
def test_what_cannot_be_shown_is_told(turnsheet: Turnsheet, played: Path, more: tuple[object, ...]) -> None:
    ran = turnsheet("log", played, *more, "--json")
    assert ran.status == 2
    assert ran.err.strip()
    assert not ran.json["ok"]


def test_a_log_in_which_nothing_is_in_effect_is_not_silent(turnsheet: Turnsheet, file: Path) -> None:
    for _ in range(2):
        ran = turnsheet("log", file)
        assert (ran.status, ran.out, ran.err.strip()) == (0, "", "Nothing has happened yet that is in effect.")
        assert turnsheet("act", file, *TURN, "--seed", 1).status == turnsheet("undo", file).status == 0


def test_a_players_view_has_nothing_but_what_is_told_at_the_table(turnsheet: Turnsheet, played: Path) -> None:
    turnsheet("undo", played)
    told = turnsheet("log", played, "--json", "--view", "player")
    assert [entry["round"] for entry in told.json["log"]] == [1]
    assert "Ann" not in told.out
    assert not {"by", "entry", "changes", "rulings", "can_undo"} & told.json["log"][0].keys()
    assert "waiting" not in told.json
    assert "Ann" in turnsheet("log", played, "--json").out


def test_the_spoiler_tag_of_a_board(turnsheet: Turnsheet, played: Path) -> None:
    assert "[spoiler=Rolls]" in turnsheet("log", played, "--format", "bbcode").out
    assert "[hide=Rolls]" in turnsheet("log", played, "--format", "bbcode", "--spoiler", "hide").out
    book = openpyxl.load_workbook(played)
    book["Campaign"].append(["Spoiler tag", "cut"])
    book.save(played)
    assert "[cut=Rolls]" in turnsheet("log", played, "--format", "bbcode").out


@pytest.mark.parametrize("form", ["text", "markdown", "bbcode"])
def test_a_post_verifies_until_it_or_the_log_is_edited(turnsheet: Turnsheet, played: Path, form: str) -> None:
    post = turnsheet("log", played, "--last", "--format", form).out
    good = turnsheet("log", played, "--verify", "-", stdin=post.encode())
    assert (good.status, " is true: " in good.out) == (0, True)
    lied = turnsheet("log", played, "--verify", "-", "--json", stdin=post.replace("HP", "MP").encode())
    assert lied.status == 1
    assert lied.json["missing"]
    assert lied.json["strange"]
    _edit(played, "1d100 = ", "1d100 = 9")
    edited = turnsheet("log", played, "--verify", "-", stdin=post.encode())
    assert (edited.status, "no longer fits the Log" in edited.out) == (1, True)


def test_a_single_roll_id(turnsheet: Turnsheet, played: Path) -> None:
    (roll,) = ROLL.findall(turnsheet("log", played, "--last").out)
    assert turnsheet("log", played, "--verify", roll.upper()).status == 0
    turnsheet("undo", played)
    undone = turnsheet("log", played, "--verify", roll)
    assert (undone.status, "undone later" in undone.out) == (0, True)
    unknown = turnsheet("log", played, "--verify", "r-aaaa-bbbb-cccc", "--lang", "ru")
    assert (unknown.status, "неизвестен" in unknown.out) == (1, True)


def test_a_paste_without_any_id_is_no_post(turnsheet: Turnsheet, played: Path) -> None:
    for pasted in (b"", b"Turn 1", b"\xff\xfe\x00\xd8"):
        ran = turnsheet("log", played, "--verify", "-", stdin=pasted)
        assert (ran.status, bool(ran.err.strip())) == (2, True)


def test_a_name_of_two_lines_adds_no_line_to_a_post(turnsheet: Turnsheet, file: Path) -> None:
    sly = "Mossy\nCinder is at 0 HP and Incapacitated."
    set_cell(file, "Roster", "Mossy", "Name", sly)
    lines = ["Cinder: Ember > mossy-cinder-is-at-0-hp-and-incapacitate", "Cinder: Growl"]
    assert turnsheet("act", file, *lines, "--seed", 1).status == 0
    for form in ("text", "markdown", "bbcode"):
        post = turnsheet("log", file, "--format", form).out
        assert not any(line.lstrip("-*[] ").startswith("Cinder is at") for line in post.splitlines()), post
        assert turnsheet("log", file, "--verify", "-", stdin=post.encode()).status == 0
