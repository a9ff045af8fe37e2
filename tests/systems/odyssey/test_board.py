"""What the desk's map is told: ground, tokens, where a Move, an area, a throw and an attack can go from here."""

from __future__ import annotations

from typing import Any

import pytest

from tests.systems.fights import Table, act, demo_state
from tests.systems.odyssey.boards import fight
from toolkit.core.board import Board
from toolkit.messages import LANGUAGES, render
from toolkit.systems.odyssey.state import Fight
from toolkit.systems.registry import systems
from toolkit.systems.ruleset import AnyState

ODYSSEY = systems()["odyssey"]
ACE = {"name": "Ace", "side": "A", "x": 2, "y": 2, "movement": 2, "basic_ranged": "Normal Special"}
MOVES = [
    {"name": "Blast", "kind": "Strike", "range": "Range 3, Burst 1", "against": "Evasion", "damage": "2d6"},
    {"name": "Fan", "kind": "Strike", "range": "Cone 2", "against": "Evasion", "damage": "2d6"},
]
WALLED = """
########
#..~...#
#.:#...#
#......#
########
"""


def stage(*foes: dict[str, Any], **ace: Any) -> Fight:
    return fight(WALLED, {**ACE, "moves": ["Blast", "Fan"], **ace}, *foes, moves=MOVES)


def foe(x: int, y: int, name: str = "Foe", **more: Any) -> dict[str, Any]:
    return {"name": name, "side": "B", "x": x, "y": y, **more}


def seen(state: AnyState, **line: Any) -> Board:
    found = ODYSSEY.board(state, line)
    assert found is not None
    return found


def resolved(state: Fight, line: dict[str, Any]) -> str | None:
    """Why an action is refused, if it is."""
    refusal = act(ODYSSEY, state, line, Table(1))[0].refusal
    return refusal.reason if refusal is not None else None


def test_the_map_as_it_is_drawn_with_everybody_on_it() -> None:
    board = seen(stage(foe(5, 2, size="Large")))
    assert (board.width, board.height) == (8, 5)
    assert board.ground[4, 2] == ("slow",)
    assert board.tokens == {"ace": ((2, 2),), "foe": ((5, 2), (6, 2), (5, 3), (6, 3))}
    assert board.goals == ()


def test_an_actor_alone_has_the_squares_of_a_move_with_their_paths() -> None:
    board = seen(stage(foe(7, 4)), actor="ace")
    paths = {goal.square: goal.squares for goal in board.goals}
    assert board.use == "Move"
    assert paths[4, 4] == ((3, 3), (4, 4))
    assert (4, 2) not in paths  # slow: it takes 3 in all
    assert all(goal.square not in ((2, 2), (4, 3)) for goal in board.goals)


def test_a_chosen_square_has_its_path_and_a_foe_may_be_looked_at_too() -> None:
    state = stage(foe(7, 4))
    assert seen(state, actor="ace", use="Move", **{"with": {"to": [3, 4]}}).path == ((2, 3), (3, 4))
    assert len(seen(state, actor="foe").goals) > 5


def test_who_is_held_fast_has_no_squares_but_a_reason() -> None:
    board = seen(stage(foe(7, 4), status="Stuck"), actor="ace")
    assert board.goals == ()
    assert board.why is not None
    assert all("Ace" in render(board.why, lang, {"ace": "Ace"}) for lang in LANGUAGES)


def test_a_burst_at_range_offers_the_squares_that_meet_somebody() -> None:
    board = seen(stage(foe(5, 2, size="Small"), foe(6, 2, "Next")), actor="ace", use="Blast")
    goals = {goal.square: goal for goal in board.goals}
    assert goals[5, 3].meets == ("foe", "next")
    assert goals[4, 2].meets == ("foe",)
    assert (2, 3) not in goals
    assert (4, 3) not in goals[5, 3].squares  # a wall
    assert (2, 4) in board.reach


def test_a_burst_at_range_may_meet_somebody_with_its_edge_and_its_middle_is_no_wall() -> None:
    state, line = stage(foe(6, 2)), {"actor": "ace", "use": "Blast"}
    assert seen(state, **line).goals[0].square == (5, 2)
    assert (5, 2) in seen(state, **line, on=["foe"]).area
    assert resolved(state, {**line, "on": ["foe"]}) is None
    assert resolved(state, {**line, "on": ["foe"], "with": {"to": [5, 1]}}) == "outside_area"


def test_a_cone_turns_to_the_square_that_is_chosen() -> None:
    board = seen(stage(foe(2, 4)), actor="ace", use="Fan")
    assert {goal.meets for goal in board.goals} == {("foe",)}
    assert (2, 3) in {goal.square for goal in board.goals}
    assert (3, 2) not in {goal.square for goal in board.goals}
    assert (2, 4) in board.area


@pytest.mark.parametrize(
    ("at", "kind"), [((6, 2), "clear"), ((4, 4), "hindered"), ((6, 4), "blocked")], ids=["clear", "rough", "wall"]
)
def test_lines_of_sight_say_how_clear_they_are(at: tuple[int, int], kind: str) -> None:
    (line,) = seen(stage(foe(*at)), actor="ace", use="Basic Ranged").sights
    assert (line.who, line.squares[0], line.squares[-1], line.kind) == ("foe", (2, 2), at, kind)
    assert len(line.squares) == max(at[0] - 2, at[1] - 2) + 1


def test_a_trainer_is_shown_where_the_ball_can_land() -> None:
    state = demo_state(ODYSSEY)
    goals = seen(state, actor="juna", use="Switch", on=["dozeling"]).goals
    taken = [squares for who, squares in seen(state).tokens.items() if who != "mossback"]  # she is recalled
    assert goals
    assert all(goal.square not in squares for goal in goals for squares in taken)
    assert seen(state, actor="juna", use="Switch").goals == ()


def test_without_a_drawn_map_there_is_open_ground_and_without_places_none() -> None:
    placed = fight("", {**ACE}, foe(9, 3))
    assert seen(placed).width > 9
    assert ODYSSEY.board(fight("", {"name": "Ace", "side": "A"}, {"name": "Foe", "side": "B"}), {}) is None


def test_a_line_that_does_not_fit_and_a_system_without_a_map() -> None:
    assert seen(stage(foe(5, 2)), actor="ace", use="Nonsense").goals == ()
    assert seen(stage(foe(5, 2)), actor="nobody").goals == ()
    others = [system for system in systems().values() if system.id != "odyssey"]
    assert [system.board(demo_state(system), {}) for system in others] == [None] * len(others)
