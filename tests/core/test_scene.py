"""A resolution under way: asks, events folded at once, rulings noted, numbers overruled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from toolkit.core.events import Adjusted, Event, Told, fold
from toolkit.core.outcome import Outcome, Refusal
from toolkit.core.rulings import Rulings
from toolkit.core.scene import Scene
from toolkit.core.state import State
from toolkit.dice import Ask, Dice, Pending, ScriptedReferee
from toolkit.messages import Note, Who, note, render
from toolkit.tables.rows import BattleRow, RosterRow

Fight = State[RosterRow, Any, BattleRow]


@dataclass(frozen=True, slots=True)
class Struck(Event):
    who: Who
    left: int


def _apply(state: Fight, event: Event) -> Fight:
    return state.with_row(event.who, hp=event.left) if isinstance(event, Struck) else state


@pytest.fixture
def fight() -> Fight:
    roster = {name.lower(): RosterRow(id=name.lower(), name=name, hp=20) for name in ("Cinder", "Mossy")}
    return State(roster, {}, BattleRow(), Rulings({"calpheon.rounding.recoil": "ceil"}))


def test_what_happens_is_seen_by_the_next_rule(fight: Fight) -> None:
    scene = Scene(fight, ScriptedReferee([12]), _apply)
    damage = scene.settle("damage", scene.ask(Ask("damage", "cinder", dice=Dice(2, 6))).number)
    scene.emit(Struck(Who("mossy"), 20 - damage))
    assert scene.state.roster["mossy"].hp == 8
    assert fight.roster["mossy"].hp == 20
    assert fold(_apply, fight, scene.result().events) == scene.state


def test_a_missing_answer_stops_the_scene(fight: Fight) -> None:
    with pytest.raises(Pending):
        Scene(fight, ScriptedReferee(), _apply).ask(Ask("damage", "cinder", dice=Dice(2, 6)))


def test_a_question_carries_what_was_resolved_before_it(fight: Fight) -> None:
    scene = Scene(fight, ScriptedReferee(), _apply)
    scene.emit(Struck(Who("mossy"), 8))
    with pytest.raises(Pending) as pending:
        scene.ask(Ask("damage", "cinder", dice=Dice(2, 6)))
    assert pending.value.so_far == scene.result()


def test_a_settled_number_tells_which_events_it_went_into(fight: Fight) -> None:
    scene = Scene(fight, ScriptedReferee(overrides={"damage": 3}), _apply)
    scene.emit(Struck(Who("mossy"), 8))
    assert scene.settle("damage", 5) == 3
    scene.emit(Struck(Who("mossy"), 5))
    assert scene.result().numbers == {"damage": 1}


def test_rulings_are_noted_once_in_order_of_use(fight: Fight) -> None:
    scene = Scene(fight, ScriptedReferee(), _apply)
    assert [scene.ruling("calpheon.rounding.recoil") for _ in range(2)] == ["ceil", "ceil"]
    assert scene.result().rulings == ("calpheon.rounding.recoil",)


def test_outcomes_are_found_among_the_events(fight: Fight) -> None:
    scene = Scene(fight, ScriptedReferee(), _apply)
    outcome = Outcome(Who("cinder"), "Ember", Who("mossy"), "miss")
    scene.emit(outcome)
    scene.tell("core.somebody")
    assert scene.result().outcomes == (outcome,)
    assert scene.result().events[1] == Told(note("core.somebody"))


def test_the_game_masters_word_is_told_with_names() -> None:
    adjusted = Adjusted("cinder", {"hp": 12}, "the tree fell", ("hp 20 → 12",))
    said = adjusted.note()
    assert isinstance(said, Note)
    assert render(said, "en", {"cinder": "Cinder"}) == "Cinder: hp 20 → 12 (set by the game master: the tree fell)."
    assert "Cinder: hp 20 → 12" in render(said, "ru", {"cinder": "Cinder"})


def test_a_refusal_names_its_reason() -> None:
    assert Refusal(note("calpheon.plan.two_damaging")).reason == "two_damaging"
