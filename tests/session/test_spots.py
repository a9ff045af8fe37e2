"""What is wrong in an action is told where people find it; programs keep the path."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.session.workbooks import TURN, make_campaign
from toolkit.session import Campaign, open_campaign
from toolkit.session.new import new_workbook


@pytest.fixture(scope="module")
def campaign(tmp_path_factory: pytest.TempPathFactory) -> Campaign:
    return open_campaign(make_campaign(tmp_path_factory.mktemp("spots") / "team.xlsx"))


def places(campaign: Campaign, action: Any, lang: str = "en", **more: Any) -> dict[str, str]:
    """Path -> the place in words."""
    return {problem.where: problem.place(lang) for problem in campaign.preview(action, **more).problems}


@pytest.mark.parametrize(
    ("line", "path", "place"),
    [
        ("Cindr: Ember > Mossy", "actions[1].actor", "Action 2 (“Cindr: Ember > Mossy”), who acts"),
        ("Cinder: Embr > Mossy", "actions[1].use", "Action 2 (“Cinder: Embr > Mossy”), what is used"),
        ("Cinder: Ember > Mosy", "actions[1].on[0]", "Action 2 (“Cinder: Ember > Mosy”), the target"),
        ("Cinder: Ember [acc]", "actions[1].with.acc", "Action 2 (“Cinder: Ember [acc]”), “acc” in [ ]"),
        ("Cinder Ember", "actions[1]", "Action 2 (“Cinder Ember”)"),
        ("replace C Pebble", "actions[1].replace.side", "Action 2 (“replace C Pebble”), the side"),
        ("replace A Pebbl", "actions[1].replace.with", "Action 2 (“replace A Pebbl”), who comes in"),
    ],
)
def test_a_typed_line_is_named_with_its_part(campaign: Campaign, line: str, path: str, place: str) -> None:
    assert places(campaign, [TURN[0], line]) == {path: place}


def test_a_planned_line_is_shown_as_it_would_be_typed(campaign: Campaign) -> None:
    plan = [{"actor": "cinder", "use": "Growl"}, {"actor": "cinder", "use": "Ember", "on": ["mosy"]}]
    assert places(campaign, {"turn": {"A": plan, "B": "all"}}) == {
        "do.turn.A[1].on[0]": "A, Action 2 (“Cinder: Ember > mosy”), the target",
        "do.turn.B": "Side B",
    }


def test_what_is_set_by_hand_is_named_by_its_header(campaign: Campaign) -> None:
    wrong = {"adjust": {"who": "mossy", "set": {"hp": "x", "макс. озз": 3}}}
    assert places(campaign, wrong) == {
        "do.adjust.set.hp": "HP of Mossy",
        "do.adjust.set.макс. озз": "“макс. озз” of Mossy",
    }
    assert places(campaign, {"adjust": {"who": "battle", "set": {"round": "x"}}}, "ru") == {
        "do.adjust.set.round": "Раунд (бой)"
    }
    assert places(campaign, {"adjust": {"who": "Mosy", "set": {"hp": 1}}}) == {"do.adjust.who": "The combatant"}


def test_answers_and_numbers(campaign: Campaign) -> None:
    answers = {"initiative": [5, 600]}
    found = places(campaign, TURN, answers=answers, seed=3)
    assert found == {"answers.initiative[1]": "Answer initiative, no. 2"}
    assert places(campaign, TURN, answers=[5, 900]) == {"answers[1]": "Answer 2"}
    assert places(campaign, TURN, seed=3, answers={"damage": [5]}, overrides={"x.y": 3}) == {
        "overrides.x.y": "The number x.y"
    }


@pytest.mark.parametrize(
    "entry", [{"turn": []}, {"turn": {"A": [[]]}}, {"adjust": 3}, {"nonsense": 1}, {"replace": {}}]
)
def test_a_path_that_leads_nowhere_stays(campaign: Campaign, entry: Any) -> None:
    found = campaign.preview(entry).problems
    assert found
    assert all(problem.place("ru") for problem in found)


def test_a_replacement_may_stand_among_the_lines(tmp_path: Path) -> None:
    campaign = open_campaign(make_campaign(tmp_path / "team.xlsx"))
    campaign.commit(campaign.preview({"adjust": {"who": "Mossy", "set": {"hp": 0}}}))
    made = campaign.preview(["Cinder: Growl > Уголёк", "replace B Уголёк", "Уголёк: Wait"], seed=1)
    assert made.problems == []
    assert made.state is not None
    assert made.state.roster["уголёк"].active


@pytest.mark.parametrize(
    ("action", "path", "place"),
    [
        ("Ilse: Hold [foo=1]", "do.with.foo", "Action 1 (“Ilse: Hold [foo=1]”), “foo” in [ ]"),
        ({"actor": "ilse", "use": "Capturo"}, "do.use", "Action 1 (“Ilse: Capturo”), what is used"),
    ],
)
def test_an_action_by_itself_is_named_with_its_part(tmp_path: Path, action: Any, path: str, place: str) -> None:
    mill = open_campaign(new_workbook(tmp_path / "mill.xlsx", "ptu", "en", demo=True))
    assert places(mill, action) == {path: place}


def test_what_is_odd_about_an_action_names_it_too(tmp_path: Path) -> None:
    mill = open_campaign(new_workbook(tmp_path / "mill.xlsx", "ptu", "en", demo=True))
    mill.commit(mill.preview({"start": True}, seed=1))
    warned = mill.preview("Ilse: Struggle > Pondling", seed=1).warnings
    assert [problem.place("en") for problem in warned] == ["Action 1 (“Ilse: Struggle > Pondling”)"]


def test_a_deed_of_the_battles_frame_is_named_as_it_was_typed(campaign: Campaign) -> None:
    assert places(campaign, "end round") == {"do.end_round": "Action 1 (“end round”)"}
