"""The tabs Statuses and Field: what their rows may say, what is told of other rows, what the planner warns of."""

from __future__ import annotations

from typing import Any

import pytest

from tests.systems.calpheon.duel import MOVES, duel, line
from tests.systems.calpheon.test_choices import options
from toolkit.messages import render
from toolkit.scenario import resolve

ROSTER = [
    {"name": "Cinder", "side": "A", "max_hp": 60, "speed": 10, "sp": 20, "max_sp": 20},
    {"name": "Mossy", "side": "B", "max_hp": 60, "speed": 10, "sp": 20, "max_sp": 20},
]
WAIT: dict[str, Any] = {"turn": {"A": [], "B": []}}


def result(**parts: Any) -> Any:
    scenario = {"system": "calpheon", "roster": ROSTER, "do": [WAIT], "answers": {"initiative": [50, 40]}}
    return resolve({**scenario, **parts})


def told(**parts: Any) -> list[tuple[str, str, str]]:
    """Where, what was expected, the hint, of every problem."""
    found = result(**parts)
    listed = found.get("problems") or found.get("warnings") or []
    return [(problem["where"], problem["expected"], problem.get("hint") or "") for problem in listed]


@pytest.mark.parametrize(
    ("row", "where", "says"),
    [
        ({"name": "Burn", "effect": "end of turn: loose 10% max"}, "statuses[0].effect", "character 14"),
        ({"name": "Burn", "effect": "lose 10% max"}, "statuses[0].effect", "a moment before the colon"),
        ({"name": "Burn", "effect": "end of turn: speed x1/2"}, "statuses[0].effect", "no moment before this effect"),
        ({"name": "Burn", "effect": "end of turn: lose 10% max self"}, "statuses[0].effect", "no self here"),
        ({"name": "Burn", "effect": "", "ends": "on rain"}, "statuses[0].ends", "character 1"),
        ({"name": "Burn, slow", "effect": ""}, "statuses[0].name", "without commas"),
        ({"name": "Burn 3", "effect": ""}, "statuses[0].name", "no number at its end"),
        ({"name": "Burn", "effect": "", "turns": 0}, "statuses[0].turns", "from 1 to 99"),
        ({"effect": "blocks action"}, "statuses[0].name", "may not be blank"),
    ],
)
def test_what_a_row_cannot_say_is_told_at_its_cell(row: dict[str, Any], where: str, says: str) -> None:
    ((place, expected, _),) = told(statuses=[row])
    assert place == where
    assert says in expected


def test_a_slip_names_the_nearest_words() -> None:
    ((_, _, hint),) = told(statuses=[{"name": "Burn", "effect": "end of turn: loose 10% max"}])
    assert "lose" in hint


def test_each_name_once_and_a_field_row_needs_its_kind() -> None:
    statuses = [{"name": "Burn", "effect": ""}, {"name": "ожог", "effect": ""}]
    field = [{"name": "Rain", "effect": ""}, {"name": "Rain", "kind": "Sky", "effect": ""}]
    places = {place for place, _, _ in told(statuses=statuses, field=field)}
    assert places == {"statuses[1].name", "field[0].kind", "field[1].kind"}


def test_only_statuses_grow_drain_or_bring_something_at_their_end() -> None:
    for effect in ("end of turn: lose 5% max growing", "end of turn: drain 5% max", "on ending: burn"):
        assert told(statuses=[{"name": "Burn", "effect": effect}]) == []
        ((place, _, _),) = told(field=[{"name": "Rain", "kind": "Weather", "effect": effect}])
        assert place == "field[0].effect"


def test_a_name_that_means_something_else_in_effects_is_warned_of() -> None:
    ((place, expected, _),) = told(statuses=[{"name": "Charge", "effect": "power x2"}])
    assert place == "statuses[0].name"
    assert "another name" in expected


def test_names_of_the_rows_are_known_words() -> None:
    """In the roster, in moves and in other rows; without the row they are none."""
    roster = [{**ROSTER[0], "status": "frostbite 3"}, ROSTER[1]]
    moves = [{"name": "Chill", "category": "Status", "effect": "frostbite 3; hazard glue; weather ash fall 4"}]
    statuses = [{"name": "Frostbite", "effect": "end of turn: lose 5"}]
    field = [
        {"name": "Glue", "kind": "Hazard", "effect": "on switch in: frostbite 2"},
        {"name": "Ash Fall", "kind": "Weather", "effect": "immune frostbite"},
    ]
    battle = {"weather": "Ash Fall 3"}
    assert told(roster=roster, moves=moves, statuses=statuses, field=field, battle=battle) == []
    assert result(roster=roster, statuses=statuses)["roster"][0]["hp"] == 55
    without = {place for place, _, _ in told(roster=roster, moves=moves)}
    assert without >= {"moves[0].effect"}


def test_an_unknown_status_in_a_move_names_the_nearest_of_the_rows() -> None:
    moves = [{"name": "Chill", "category": "Status", "effect": "frostbyte 3"}]
    ((place, _, hint),) = told(moves=moves, statuses=[{"name": "Frostbite", "effect": ""}])
    assert place == "moves[0].effect"
    assert "frostbite" in hint.lower()


def test_a_guide_is_a_list_of_objects() -> None:
    assert [place for place, _, _ in told(statuses="Burn")] == ["statuses"]
    assert [place for place, _, _ in told(statuses=[7])] == ["statuses[0]"]


def test_russian_rows_mean_the_same() -> None:
    english = {"name": "Burn", "effect": "power x1/2; end of turn: lose 10% max; spares fire", "ends": "on fire move"}
    russian = {
        "Название": "Ожог",
        "Эффект": "сила x1/2; в конце хода: теряет 10% максимума; щадит огненный",
        "Заканчивается": "при огненном приёме",
    }
    roster = [{**ROSTER[0], "status": "Burn"}, ROSTER[1]]
    first, second = (result(roster=roster, statuses=[row]) for row in (english, russian))
    assert first["ok"]
    assert first["roster"][0]["hp"] == 54
    assert first["roster"] == second["roster"]


def test_the_log_names_cause_and_order_in_both_languages() -> None:
    roster = [{**ROSTER[0], "status": "Burn"}, ROSTER[1]]
    parts: dict[str, Any] = {
        "roster": roster,
        "battle": {"terrain": "Grassy 3"},
        "statuses": [{"name": "Burn", "effect": "end of turn: lose 10% max"}],
        "field": [{"name": "Grassy", "kind": "Terrain", "effect": "end of turn: lose 1"}],
    }
    english, russian = (result(**parts, language=lang)["log"] for lang in ("en", "ru"))
    assert [said for said in english if "loses" in said] == [
        "Cinder loses 1 HP (59 left): Grassy.",
        "Mossy loses 1 HP (59 left): Grassy.",
        "Cinder loses 6 HP (53 left): Burn.",
    ]
    assert "Ожог" in "".join(russian)


GUIDES = {
    "statuses": [
        {"name": "Sleep", "effect": "blocks action"},
        {"name": "Paralysis", "effect": "blocks action 25%"},
        {"name": "Taunt", "effect": "blocks status moves"},
        {"name": "Rooted", "effect": "blocks switch"},
    ]
}


@pytest.mark.parametrize(
    ("status", "use", "says"),
    [
        ("Sleep 2", ("move", "Tackle"), "as things stand Tackle will fail. Sleep blocks this action."),
        ("Sleep 2", ("action", "Switch"), None),
        ("Taunt", ("move", "Growl"), "as things stand Growl will fail. Taunt blocks this move."),
        ("Taunt", ("move", "Tackle"), None),
        ("Paralysis", ("move", "Tackle"), "Paralysis (25%) may keep Cinder from Tackle."),
        ("Rooted", ("action", "Switch"), "as things stand Switch will fail. Rooted keeps Cinder where it is."),
    ],
)
def test_the_planner_warns_of_what_is_certain_and_names_what_may_be(
    status: str, use: tuple[str, str], says: str | None
) -> None:
    cinder = {"status": status, "moves": "Tackle, Growl"}
    fight = duel(moves=MOVES, guides=GUIDES, Cinder=cinder)
    option = options(fight, "A1")["cinder", *use]
    assert (option.warning and render(option.warning, "en", fight.names())) == says


def test_a_status_that_was_slept_off_by_the_first_action_is_not_warned_of() -> None:
    """Who is switched in by the first Action has statuses of its own."""
    fight = duel(moves=MOVES, guides=GUIDES, Cinder={"status": "Sleep 2"}, Newt={"moves": "Tackle"})
    later = options(fight, "A2", {"A1": line("Cinder", {"action": "Switch"}, "newt")})
    assert later["newt", "move", "Tackle"].warning is None
