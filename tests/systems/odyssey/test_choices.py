"""What can be chosen at the desk and in a state: whose turn it is, legal targets, squares that are asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.systems.fights import Table, act, demo_state
from tests.systems.odyssey.boards import fight
from toolkit.core.options import UseOption
from toolkit.dice import Pending, ScriptedReferee
from toolkit.session.new import new_workbook
from toolkit.systems.odyssey import RULESET as ODYSSEY
from toolkit.systems.ruleset import AnyState, Ruleset
from toolkit.ui.desk import answering, choosing, saving
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.step import Step
from toolkit.ui.desk.view import look

RULESET: Ruleset = ODYSSEY  # type: ignore[assignment]

ME: dict[str, Any] = {"name": "Me", "side": "A", "initiative": 9, "x": 1, "y": 1}
FOE: dict[str, Any] = {"name": "Foe", "side": "B", "initiative": 4, "x": 5, "y": 1}


def uses(state: AnyState, actor: str) -> dict[str, UseOption]:
    options = RULESET.options(state, RULESET.slots(state)[0], {})
    return {use.use: use for one in options if one.actor == actor for use in one.uses}


def test_before_a_battle_everybody_may_act_and_once_it_began_the_pair_whose_turn_it_is() -> None:
    state = demo_state(RULESET)
    slot = RULESET.slots(state)[0]
    assert len(RULESET.options(state, slot, {})) == 12
    _, state = act(RULESET, state, {"start": True}, Table(1))
    assert [one.actor for one in RULESET.options(state, RULESET.slots(state)[0], {})] == ["reedwing", "tal"]


def test_targets_are_those_in_reach_and_a_refused_use_says_why() -> None:
    state = fight("......\n......", ME, FOE)
    assert uses(state, "me")["Basic Melee"].refused is not None
    near = fight("......\n......", ME, {**FOE, "x": 2})
    assert uses(near, "me")["Basic Melee"].targets == ("foe",)


def test_who_is_out_of_reach_is_barred_with_the_reason_and_of_nobody_in_reach_the_nearest_says_why() -> None:
    state = fight("......", ME, {**FOE, "x": 2}, {**FOE, "name": "Far", "x": 6})
    blow = uses(state, "me")["Basic Melee"]
    assert (blow.targets, [who for who, _ in blow.barred]) == (("foe",), ["far"])
    state = fight("......", ME, {**FOE, "name": "Far", "x": 6}, {**FOE, "x": 4})
    refused = uses(state, "me")["Basic Melee"].refused
    assert refused is not None
    assert refused.facts["who"] == "foe"


def test_an_area_shows_whom_it_covers_at_once() -> None:
    wave = {"name": "Wave", "kind": "Strike", "against": "Evasion", "damage": "2d6", "range": "Cone 2"}
    foes = ({**FOE, "x": 3, "y": 1}, {**FOE, "name": "Two", "x": 2, "y": 3}, {**FOE, "name": "Far", "x": 6})
    state = fight("......\n......\n......", {**ME, "y": 2, "moves": "Wave"}, *foes, moves=[wave])
    use = uses(state, "me")["Wave"]
    assert use.targets == ("foe", "two")
    assert use.together == ()
    near = fight("......\n......\n......", {**ME, "y": 2, "moves": "Wave"}, foes[0], {**foes[1], "x": 3}, moves=[wave])
    assert uses(near, "me")["Wave"].together == (("foe", "two"),)


def test_a_number_that_a_cell_lacks_is_told_not_raised() -> None:
    state = fight("......", {**ME, "movement": None}, FOE)
    refused = uses(state, "me")["Move"].refused
    assert refused is not None
    assert refused.code == "odyssey.refused.lacking"


def test_the_squares_asked_for_are_the_legal_ones() -> None:
    state = fight("...\n.#.", {**ME, "movement": 1}, {**FOE, "x": None})
    with pytest.raises(Pending) as pending:
        act(RULESET, state, {"actor": "Me", "use": "Move"}, ScriptedReferee())
    assert set(pending.value.ask.options or ()) == {"2:1", "1:2"}


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(str(new_workbook(tmp_path / "bridge.xlsx", "odyssey", "en", demo=True)))


def do(desk: Desk, actor: str, use: str, *answers: str) -> None:
    choosing.pick(desk, "act", actor=actor)
    choosing.pick(desk, "act", use=use)
    answering.roll(desk, f"roll {use}")
    for number, typed in enumerate(answers):
        answering.answer(desk, typed, f"answer {use} {number}")
    assert look(desk).step is Step.COMMIT
    saving.commit(desk, f"commit {use}")


def test_the_desk_plays_one_action_at_a_time_and_takes_it_back(desk: Desk) -> None:
    do(desk, "reedwing", "Start")
    do(desk, "reedwing", "Move", "7:4")
    assert desk.state is not None
    assert (desk.state.roster["reedwing"].x, desk.state.roster["reedwing"].y) == (7, 4)
    do(desk, "reedwing", "End Turn")
    assert desk.state.battle.turn == "kilnling"
    for _ in range(2):
        saving.undo(desk, look(desk).undo_id or "")
    assert (desk.state.battle.turn, desk.state.roster["reedwing"].x) == ("reedwing", 5)
