"""What is warned of before any die: legal actions that give an opening, hurt nobody, find nobody, or wait."""

from __future__ import annotations

from typing import Any

import pytest

from tests.systems.fights import demo_state
from toolkit.messages import LANGUAGES
from toolkit.systems.odyssey import RULESET as ODYSSEY
from toolkit.systems.ruleset import AnyState, Ruleset

RULESET: Ruleset = ODYSSEY  # type: ignore[assignment]


def warned(state: AnyState, entry: dict[str, Any], lang: str = "en") -> list[str]:
    action = RULESET.read_action(state, entry, "do[0]")
    problems = RULESET.foresee(state, action)
    assert {problem.level for problem in problems} <= {"warning"}
    told = [problem.as_json(lang) for problem in problems]
    assert not any(one["expected"].endswith(".") for one in told)
    return [one["hint"] for one in told]


@pytest.fixture
def state() -> AnyState:
    """The demo with the boss, a Defender, beside Kilnling."""
    found = demo_state(RULESET)
    return found.with_row("tollhorn", x=6, y=8, punishes="")


SHOT = {"actor": "kilnling", "use": "Basic Ranged", "on": ["pinch"]}


def test_who_may_punish_is_told(state: AnyState) -> None:
    assert warned(state, {"actor": "kilnling", "use": "Move"}) == ["This may be punished by Tollhorn."]
    assert warned(state, {"actor": "kilnling", "use": "Move", "with": {"punish": False}}) == []
    assert warned(state, {"actor": "kilnling", "use": "Disengage"}) == []
    assert warned(state, {"actor": "kilnling", "use": "Basic Melee", "on": ["tollhorn"]}) == []
    assert warned(state.with_row("tollhorn", punishes="never"), {"actor": "kilnling", "use": "Move"}) == []
    assert warned(state.with_row("pinch", x=5, y=5), SHOT) == ["This may be punished by Tollhorn."]
    assert warned(state.with_row("pinch", x=30, y=5), SHOT) == []  # refused anyway


def test_the_immune_are_told(state: AnyState) -> None:
    ghost = state.with_row("tollhorn", types=("Ghost",))
    punch = {"actor": "mira", "use": "Basic Melee", "on": ["tollhorn"]}
    told = warned(ghost.with_row("mira", x=7, y=7), punch)
    assert told == ["Tollhorn: immune to Normal; it takes no damage, other effects still happen."]


def test_a_search_for_nobody_and_a_switch_that_waits_are_told(state: AnyState) -> None:
    assert len(warned(state, {"actor": "kilnling", "use": "Search"})) == 1
    hidden = state.with_row("pinch", x=5, y=4, status=state.roster["pinch"].status)
    assert len(warned(hidden, {"actor": "kilnling", "use": "Search"})) == 1
    slow = state.with_row("dozeling", initiative=1)
    switch = {"actor": "juna", "use": "Switch", "on": ["dozeling"]}
    assert warned(slow, switch) == ["Dozeling has a lower Initiative: the rest of the turn waits until 1."]
    assert warned(state, switch) == []
    assert all(warned(slow, switch, lang) for lang in LANGUAGES)
