"""`act`, `undo`, `redo`, `adjust`, `ruling`, `start`: what is written, what is said, how it ends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import openpyxl
import pytest

from tests.cli.conftest import Turnsheet
from tests.session.workbooks import ROSTER, TURN, cells, make_campaign, set_cell
from toolkit.sync.registry import open_backend


def sheet(file: Path) -> dict[Any, Any]:
    return cells(open_backend(str(file)).read())


def row(result: Any, name: str) -> Any:
    return next(row for row in result["roster"] if row["name"] == name)


def test_a_turn_is_told_in_sentences_and_written(turnsheet: Turnsheet, file: Path) -> None:
    ran = turnsheet("act", file, *TURN, "--seed", 7, "--by", "Аня")
    assert ran.status == 0, ran.err
    assert "Cinder uses Ember" in ran.out
    assert "Dice: initiative Cinder 1d100 = " in ran.out
    assert f"Written to {file.name}" in ran.out
    assert ran.err == ""
    log = openpyxl.load_workbook(file)["Log"]
    assert any(cell.value == "Аня" for cells in log.iter_rows() for cell in cells)


def test_json_has_the_shape_of_resolve_and_the_cells(turnsheet: Turnsheet, file: Path) -> None:
    result = turnsheet("act", file, *TURN, "--seed", 7, "--json").json
    assert result["ok"] is True
    assert result["written"] is True
    assert result["seed"] == 7
    assert [outcome["use"] for outcome in result["outcomes"]] != []
    assert {"id", "asked", "rulings", "log", "changes", "roster", "battle"} <= set(result)
    fresh = turnsheet("show", file, "--json").json
    assert fresh["roster"] == result["roster"]
    assert fresh["battle"] == result["battle"]
    for change in result["changes"]:
        if change["tab"] == "roster":
            assert next(r for r in fresh["roster"] if r["id"] == change["key"])[change["column"]] == change["new"]


def test_a_preview_writes_nothing(turnsheet: Turnsheet, file: Path) -> None:
    before = file.read_bytes()
    ran = turnsheet("act", file, *TURN, "--seed", 7, "--preview")
    assert ran.status == 0
    assert "Mossy, HP: 60 → " in ran.out
    assert "nothing was written" in ran.out
    result = turnsheet("act", file, *TURN, "--seed", 7, "--preview", "--json").json
    assert result["written"] is False
    assert file.read_bytes() == before
    assert not list(file.parent.glob(".*"))


def test_a_missing_answer_ends_with_3_and_tells_how_to_give_it(turnsheet: Turnsheet, tmp_path: Path) -> None:
    file = make_campaign(tmp_path / "manual.xlsx")
    before = file.read_bytes()
    ran = turnsheet("act", file, *TURN)
    assert ran.status == 3
    assert "Mossy" in ran.err
    assert "--answer damage=…" in ran.err
    assert file.read_bytes() == before
    seed = ran.err.split("--seed ")[1].split()[0]
    first = turnsheet("act", file, *TURN, "--seed", seed, "--json")
    assert first.status == 3
    assert first.json["needs"]["ask"] == "damage"
    assert first.json["needs"]["for"] == "Cinder"
    done = turnsheet("act", file, *TURN, "--seed", seed, "--answer", "damage=17", "--json").json
    assert done["asked"][: len(first.json["asked"])] == first.json["asked"]
    assert row(done, "Mossy")["hp"] == 43


def test_answers_one_by_one_come_to_the_same_point(turnsheet: Turnsheet, tmp_path: Path) -> None:
    file = make_campaign(tmp_path / "manual.xlsx")
    answers: list[str] = []
    asked = []
    for value in (55, 40, 100, 12, 1, 1, 1):
        ran = turnsheet("act", file, *TURN, *answers, *(() if answers else ("--answer", "initiative=55")), "--json")
        if ran.status == 0:
            break
        assert ran.status == 3
        asked.append(ran.json["needs"]["ask"])
        if not answers:
            answers += ["--answer", "initiative=55"]
            continue
        answers += ["--answer", f"{ran.json['needs']['ask']}={value}"]
    assert ran.status == 0
    assert asked[0] == "initiative"
    assert "damage" in asked


def test_several_lists_of_faces_are_read(turnsheet: Turnsheet, tmp_path: Path) -> None:
    file = make_campaign(tmp_path / "dice.xlsx", damage_formula="2d6 + 8", critical_chance=0)
    result = turnsheet("act", file, *TURN, "--seed", 1, "--answer", "damage=3,5", "--json").json
    assert row(result, "Mossy")["hp"] == 60 - 16
    assert {"ask": "damage", "for": "Cinder", "dice": "2d6", "answer": [3, 5]} in result["asked"]
    bad = turnsheet("act", file, *TURN, "--seed", 1, "--answer", "damage=3,7", "--json")
    assert bad.status == 2
    assert bad.json["problems"][0]["where"] == "answers.damage[0]"


def test_the_same_seed_gives_the_same_fight(turnsheet: Turnsheet, file: Path) -> None:
    one, two = (turnsheet("act", file, *TURN, "--seed", 5, "--preview", "--json").json for _ in range(2))
    assert {**one, "id": ""} == {**two, "id": ""}


def test_a_number_can_be_overruled(turnsheet: Turnsheet, file: Path) -> None:
    result = turnsheet("act", file, *TURN, "--seed", 7, "--override", "A1.strike1.damage=9", "--json").json
    assert row(result, "Mossy")["hp"] == 51
    wrong = turnsheet("act", file, *TURN, "--seed", 7, "--override", "A1.strik.damage=9")
    assert wrong.status == 2
    assert "A1.strike1.damage" in wrong.err


def test_a_refused_turn_says_why_and_ends_with_2(turnsheet: Turnsheet, file: Path) -> None:
    before = file.read_bytes()
    turn = [TURN[0], TURN[0], *TURN[2:]]
    ran = turnsheet("act", file, *turn)
    assert ran.status == 2
    assert "damaging" in ran.err
    result = turnsheet("act", file, *turn, "--json").json
    assert result["ok"] is False
    assert result["refused"]["reason"]
    assert result["outcomes"][0]["result"] == "refused"
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["Cinder: Embr > Mossy", *TURN[1:]], "Embr"),
        (["Cinder: Ember > Nobody", *TURN[1:]], "Nobody"),
        (["Cinder Ember", *TURN[1:]], "colon"),
        (["start", *TURN[1:]], "start"),
        (["{not json"], "JSON"),
    ],
)
def test_wrong_lines_are_named_and_change_nothing(
    turnsheet: Turnsheet, file: Path, lines: list[str], said: str
) -> None:
    before = file.read_bytes()
    ran = turnsheet("act", file, *lines)
    assert ran.status == 2
    assert said in ran.err
    assert ran.out == ""
    assert turnsheet("act", file, *lines, "--json").json["ok"] is False
    assert file.read_bytes() == before


def test_all_that_is_wrong_is_told_at_once(turnsheet: Turnsheet, file: Path) -> None:
    ran = turnsheet("act", file, "Cinder: Embr > Mosy", "Cindr: Wait", *TURN[2:])
    assert ran.status == 2
    assert all(word in ran.err for word in ("Embr", "Mosy", "Cindr", "Did you mean"))


def test_an_entry_as_json_is_taken_too(turnsheet: Turnsheet, file: Path) -> None:
    ran = turnsheet("act", file, '{"adjust": {"who": "Mossy", "set": {"hp": 5}, "why": "the tree"}}', "--json")
    assert row(ran.json, "Mossy")["hp"] == 5


def test_undo_and_redo(turnsheet: Turnsheet, file: Path) -> None:
    before = sheet(file)
    turnsheet("act", file, *TURN, "--seed", 7)
    after = sheet(file)
    ran = turnsheet("undo", file)
    assert ran.status == 0
    assert "Undone: Cinder: Ember > Mossy" in ran.out
    assert sheet(file) == before
    again = turnsheet("redo", file, "--json").json
    assert again["ok"] is True
    assert again["changes"]
    assert sheet(file) == after
    turnsheet("undo", file)
    for command in (("undo", file), ("undo", file, "--id", "t-unknown")):
        nothing = turnsheet(*command)
        assert nothing.status == 2
        assert nothing.err.strip()
        assert turnsheet(*command, "--json").json["refused"]["reason"]


def test_undo_over_an_edit_is_a_conflict(turnsheet: Turnsheet, file: Path) -> None:
    turnsheet("act", file, *TURN, "--seed", 7)
    set_cell(file, "Roster", "Mossy", "HP", 1)
    before = file.read_bytes()
    ran = turnsheet("undo", file)
    assert ran.status == 4
    assert "HP" in ran.err
    result = turnsheet("undo", file, "--json").json
    assert result["conflict"][0]["found"] == 1
    assert file.read_bytes() == before


def test_a_book_that_is_open_elsewhere_ends_with_5_and_waits(turnsheet: Turnsheet, file: Path) -> None:
    lock = file.with_name(f".~lock.{file.name}#")
    lock.write_text(",Ann,host,29.11.2026 20:41,file:///home/ann;", "utf-8")
    before = file.read_bytes()
    ran = turnsheet("act", file, *TURN, "--seed", 7)
    assert ran.status == 5
    assert "LibreOffice by Ann" in ran.err
    assert f'turnsheet outbox "{file}"' in ran.err
    assert file.read_bytes() == before
    looked = turnsheet("check", file)
    assert looked.status == 0
    assert "1 action waits to be written" in looked.err
    assert f'turnsheet outbox "{file}"' in looked.err
    assert turnsheet("outbox", file).status == 5
    assert len(turnsheet("outbox", file, "--json").json["waiting"]) == 1
    lock.unlink()
    sent = turnsheet("outbox", file)
    assert sent.status == 0
    assert "Cinder: Ember > Mossy" in sent.out
    assert len(turnsheet("log", file, "--json").json["log"]) == 1
    assert file.read_bytes() != before


def test_what_waited_in_vain_is_told(turnsheet: Turnsheet, file: Path) -> None:
    lock = file.with_name(f".~lock.{file.name}#")
    lock.write_text(",Ann,host,29.11.2026 20:41,file:///home/ann;", "utf-8")
    turnsheet("act", file, *TURN, "--seed", 7)
    set_cell(file, "Roster", "Mossy", "HP", 33)
    lock.unlink()
    ran = turnsheet("act", file, *TURN, "--seed", 8)
    assert ran.status == 4
    assert "“Cinder: Ember > Mossy; " in ran.err
    assert "can no longer be written" in ran.err
    assert "HP" in ran.err
    assert "33 stands there now" in ran.err
    assert turnsheet("log", file, "--json").json["log"] == []
    listed = turnsheet("outbox", file)
    assert "Cinder: Ember > Mossy" in listed.out
    assert "33 stands there now" in listed.out
    assert "--dismiss" in listed.out
    assert turnsheet("act", file, *TURN, "--seed", 8).status == 0
    turnsheet("outbox", file, "--dismiss")
    assert "Ember" not in turnsheet("outbox", file).out


def test_what_waited_goes_in_before_the_next_action_and_is_told(turnsheet: Turnsheet, file: Path) -> None:
    lock = file.with_name(f".~lock.{file.name}#")
    lock.write_text(",Ann,host,29.11.2026 20:41,file:///home/ann;", "utf-8")
    turnsheet("act", file, *TURN, "--seed", 7)
    lock.unlink()
    ran = turnsheet("adjust", file, "Pebble", "hp=3")
    assert ran.status == 0
    assert "1 action that had waited is written now" in ran.err
    assert "Cinder: Ember > Mossy" in ran.err
    assert len(turnsheet("log", file, "--json").json["log"]) == 2


def test_adjust_is_logged_and_undone(turnsheet: Turnsheet, file: Path) -> None:
    before = sheet(file)
    ran = turnsheet("adjust", file, "Уголёк", "hp=12", "status=Burn, Sleep 2", "--why", "упало дерево", "--json")
    assert row(ran.json, "Уголёк")["hp"] == 12
    assert row(ran.json, "Уголёк")["status"] == "Burn, Sleep 2"
    assert "упало дерево" in turnsheet("log", file).out
    turnsheet("undo", file)
    assert sheet(file) == before


@pytest.mark.parametrize("arguments", [("Nobody", "hp=1"), ("Mossy", "hp=many"), ("Mossy", "hp"), ("Mossy", "hpp=3")])
def test_an_adjustment_that_cannot_be(turnsheet: Turnsheet, file: Path, arguments: tuple[str, str]) -> None:
    before = file.read_bytes()
    ran = turnsheet("adjust", file, *arguments)
    assert ran.status == 2
    assert ran.err.strip()
    assert file.read_bytes() == before


def test_an_adjustment_to_what_stands_there_writes_nothing(turnsheet: Turnsheet, file: Path) -> None:
    before = file.read_bytes()
    ran = turnsheet("adjust", file, "Mossy", "hp=60")
    assert ran.status == 0
    assert "Mossy: nothing changes" in ran.out
    assert "nothing was written" in ran.out
    assert turnsheet("adjust", file, "Mossy", "hp=60", "--json").json["written"] is False
    assert turnsheet("ruling", file, "calpheon.rest_amount", 6).status == 0
    assert file.read_bytes() == before


def test_more_than_the_maximum_is_set_and_warned_of(turnsheet: Turnsheet, file: Path) -> None:
    ran = turnsheet("adjust", file, "Mossy", "hp=999")
    assert ran.status == 0
    assert "Note, HP of Mossy “999”: expected at most the maximum, 60." in ran.out
    again = turnsheet("adjust", file, "Mossy", "hp=998", "--json").json
    assert again["warnings"][0]["where"] == "do.adjust.set.hp"


@pytest.mark.parametrize("formula", ["hello world", "powr * 2 + 1d8", "move_power *"])
def test_a_formula_is_checked_before_it_is_written(turnsheet: Turnsheet, file: Path, formula: str) -> None:
    before = file.read_bytes()
    ran = turnsheet("ruling", file, "calpheon.damage_formula", formula)
    assert ran.status == 2
    assert "The ruling calpheon.damage_formula" in ran.err
    assert "formula" in ran.err
    problems = turnsheet("ruling", file, "calpheon.damage_formula", formula, "--json").json["problems"]
    assert [problem["where"] for problem in problems] == ["rulings.calpheon.damage_formula"]
    assert file.read_bytes() == before
    assert turnsheet("ruling", file, "calpheon.damage_formula", "move_power + 1d6").status == 0


def test_rulings_are_shown_and_set(turnsheet: Turnsheet, file: Path) -> None:
    assert "calpheon.rest_amount = 6" in turnsheet("ruling", file).out
    assert turnsheet("ruling", file, "calpheon.rest_amount", 9).status == 0
    shown = turnsheet("ruling", file, "calpheon.rest_amount", "--json").json["rulings"]
    assert [(one["key"], one["value"]) for one in shown] == [("calpheon.rest_amount", "9")]
    assert shown[0]["meaning"]
    for wrong in (("calpheon.rest_amoun", "9"), ("calpheon.accuracy_rule", "sometimes"), ("calpheon.nothing",)):
        ran = turnsheet("ruling", file, *wrong)
        assert ran.status == 2
        assert ran.err.startswith(f"The ruling {wrong[0]}")


def test_somebody_without_a_side_cannot_act(turnsheet: Turnsheet, tmp_path: Path) -> None:
    stray = {**ROSTER[0], "Name": "Stray", "Side": None}
    file = make_campaign(tmp_path / "team.xlsx", roster=[*ROSTER, stray])
    ran = turnsheet("act", file, "Stray: Wait")
    assert ran.status == 2
    assert "Action 1 (“Stray: Wait”), who acts" in ran.err
    assert "the Roster gives Stray none" in ran.err


@pytest.mark.parametrize("kind", ["start", "scene", "day"])
def test_the_frame_of_a_battle(turnsheet: Turnsheet, file: Path, kind: str) -> None:
    ran = turnsheet(kind, file, "--json")
    assert ran.status == 0, ran.err
    assert ran.json["ok"] is True
    assert len(turnsheet("log", file, "--json").json["log"]) == 1


def test_the_log_in_every_form(turnsheet: Turnsheet, file: Path) -> None:
    turnsheet("act", file, *TURN, "--seed", 7)
    turnsheet("adjust", file, "Pebble", "hp=3")
    turnsheet("undo", file)
    assert "Cinder uses Ember" in turnsheet("log", file).out
    assert "### Turn 1" in turnsheet("log", file, "--format", "markdown").out
    assert "[b]Turn 1[/b]" in turnsheet("log", file, "--format", "bbcode").out
    entries = turnsheet("log", file, "--format", "json").json["log"]
    assert [(entry["kind"], entry["live"]) for entry in entries] == [
        ("action", True),
        ("action", False),
        ("undo", True),
    ]
    assert "Pebble" not in turnsheet("log", file).out


def test_a_russian_campaign(turnsheet: Turnsheet, tmp_path: Path) -> None:
    file = make_campaign(tmp_path / "игра.xlsx", lang="ru", damage_formula="2d6", critical_chance=0)
    ran = turnsheet("act", file, *TURN, "--seed", 7)
    assert ran.status == 0, ran.err
    assert "Записано в игра.xlsx" in ran.out
    assert "инициатива" in ran.out
    english = turnsheet("act", file, *TURN, "--seed", 7, "--lang", "en", "--preview")
    assert "Initiative" in english.out
    assert all(word in turnsheet("show", file).out for word in ("Огонь", "Трава"))
    assert all(word in turnsheet("show", file, "moves").out for word in ("Статусный", "Физический"))
    adjusted = turnsheet("adjust", file, "Cinder", "status=Sleep 2", "active=no", "--preview").out
    assert "Состояние – → Сон 2, В бою да → нет" in adjusted
    wrong = turnsheet("act", file, "Cinder: Эмбер > Mossy", *TURN[1:])
    assert wrong.status == 2
    assert "ожидалось" in wrong.err


def test_how_to_bring_somebody_in_is_told_when_a_side_has_nobody_standing(turnsheet: Turnsheet, file: Path) -> None:
    ran = turnsheet("adjust", file, "Mossy", "hp=0")
    assert "B has nobody standing in battle" in ran.out
    assert "“replace B Уголёк”" in ran.out
    failed = turnsheet("act", file, "Cinder: Ember > Mossy", "--seed", 7, "--preview")
    assert "“replace B Уголёк”" in failed.out
    brought = turnsheet("act", file, "replace B Уголёк", "Cinder: Ember > Уголёк", "--seed", 7)
    assert brought.status == 0, brought.err
    assert "Уголёк comes in for Mossy" in brought.out
    assert "nobody standing" not in brought.out


def test_the_help_of_act_shows_every_form_of_a_line(turnsheet: Turnsheet) -> None:
    shown = turnsheet("act", "--help").out
    for form in ("Ember > Mossy", "Rest", "Switch > ", "Tamer Attack > ", "replace B ", "[accuracy=14]", "Wait"):
        assert form in shown
    assert max(map(len, shown.splitlines())) <= 120


def test_the_advice_keeps_answers_that_were_not_asked_for_yet(turnsheet: Turnsheet, file: Path) -> None:
    ran = turnsheet("act", file, *TURN, "--answer", "accuracy=14")
    assert ran.status == 3
    assert "--answer accuracy=14" in ran.err
    asked = turnsheet("act", file, *TURN, "--answer", "accuracy=14", "--json").json
    assert asked["answers"]["accuracy"] == [14]
