"""What holds in any fight, however odd: the same seed is the same fight, a replay by its answers too, what is refused
changes nothing, the sheet alone carries the fight on, nobody acts who cannot, no two stand in one place."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.systems.fights import Table, act
from tests.systems.odyssey.odd_fights import built, odd_scenario
from tests.systems.odyssey.test_long_fights import holds
from toolkit.core.options import UseOption
from toolkit.core.outcome import Resolution
from toolkit.core.problems import Problems
from toolkit.dice import ScriptedReferee
from toolkit.messages import LANGUAGES, render
from toolkit.systems.odyssey import RULESET as ODYSSEY
from toolkit.systems.odyssey.events import ActionBegan, OutOfTurn
from toolkit.systems.odyssey.state import has, is_human, standing
from toolkit.systems.ruleset import AnyState, Ruleset

RULESET: Ruleset = ODYSSEY  # type: ignore[assignment]
CLOCK = ("End Turn", "End Round", "Start")


def line(actor: str, use: UseOption, chance: random.Random) -> dict[str, Any]:
    entry: dict[str, Any] = {"actor": actor, "use": {use.kind: use.use}}
    if use.together and chance.random() < 0.5:
        return {**entry, "on": list(chance.choice(use.together))}
    return {**entry, "on": [chance.choice(use.targets)]} if use.targets else entry


def drawn(state: AnyState, chance: random.Random) -> dict[str, Any]:
    """Mostly something legal, at times what is refused, at times the clock."""
    slots = RULESET.slots(state)
    options = RULESET.options(state, slots[0], {}) if slots else []
    uses = [(one.actor, use) for one in options for use in one.uses if use.use not in CLOCK]
    wanted = [(actor, use) for actor, use in uses if bool(use.refused) is (chance.random() < 0.2)]
    if not wanted or chance.random() < 0.15:
        return {"end_turn": options[0].actor} if state.battle.turn and options else {"end_round": True}
    return line(*chance.choice(wanted), chance)


def acts_ably(state: AnyState, resolution: Resolution) -> None:
    """Whoever begins anything could at that moment."""
    for event in resolution.events:
        if isinstance(event, ActionBegan | OutOfTurn):
            row = state.roster[event.who]
            assert standing(row) or is_human(row), event
            assert not has(row, "Sleep"), event
        state = RULESET.apply(state, event)


def step(state: AnyState, entry: dict[str, Any], seed: int) -> AnyState:
    table = Table(seed)
    resolution, after = act(RULESET, state, entry, table)
    again, same = act(RULESET, state, entry, Table(seed))
    script = ScriptedReferee([one.answer.as_json() for one in table.asked])
    replayed, equal = act(RULESET, state, entry, script)
    assert resolution.events == again.events == replayed.events
    assert after == same == equal
    assert script.unused() == []
    if resolution.refusal is not None:
        assert (resolution.events, table.asked) == ((), [])
        assert all(render(resolution.refusal.said, lang, state.names()) for lang in LANGUAGES)
    acts_ably(state, resolution)
    holds(after)
    return after


@pytest.mark.parametrize("seed", [3, 10, 39])
def test_whatever_happens(seed: int) -> None:
    scenario, chance = odd_scenario(seed), random.Random(seed)
    _, state = act(RULESET, built(scenario), {"start": True}, Table(seed))
    for number in range(30):
        entry = drawn(state, chance)
        try:
            state = step(state, entry, seed * 1000 + number)
        except Problems:  # a number that a cell lacks, or nobody of that name
            continue
        back = built(scenario, state)
        assert [row.model_dump() for row in back.roster.values()] == [row.model_dump() for row in state.roster.values()]


def test_an_area_of_somebody_without_a_place_covers_nobody_by_itself() -> None:
    scenario = odd_scenario(3)
    state = built({**scenario, "moves": [{**move, "range": "Line 4"} for move in scenario["moves"]]})
    bare = next(iter(state.roster))
    state = state.with_row(bare, x=None, y=None)
    for one in RULESET.options(state, RULESET.slots(state)[0], {}):
        assert all(not use.together for use in one.uses if one.actor == bare)
