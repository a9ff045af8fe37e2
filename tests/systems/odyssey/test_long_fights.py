"""A whole fight by seed with reactions on, as far as anybody stands: what has to hold after every action."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.systems.fights import Table, act, demo_state
from toolkit.systems.odyssey import RULESET as ODYSSEY
from toolkit.systems.odyssey.state import present, squares
from toolkit.systems.ruleset import AnyState, Ruleset

RULESET: Ruleset = ODYSSEY  # type: ignore[assignment]


def entry(state: AnyState, chance: random.Random) -> dict[str, Any]:
    """Something legal that is no waiting, mostly; else the turn ends."""
    slots = RULESET.slots(state)
    if not slots:
        return {"end_round": True}
    options = RULESET.options(state, slots[0], {})
    legal = [(one.actor, use) for one in options for use in one.uses if not use.refused]
    acting = [(actor, use) for actor, use in legal if use.use not in ("End Turn", "End Round", "Start", "Hold")]
    if not acting or chance.random() < 0.1:
        return {"end_turn": options[0].actor} if state.battle.turn else {"end_round": True}
    actor, use = chance.choice(acting)
    line = {"actor": actor, "use": {use.kind: use.use}}
    return {**line, "on": [chance.choice(use.targets)]} if use.targets else line


def holds(state: Any) -> None:
    filled: list[tuple[int, int]] = []
    for row in state.roster.values():
        assert 0 <= (row.hp or 0) <= (row.max_hp or 0)
        assert row.ap is None or 0 <= row.ap <= 2
        assert (row.ap_debt or 0) <= 2
        assert ("Defeated" in {held.name for held in row.status}) == (row.hp == 0)
        if present(row):
            assert not any(state.ground.blocked(square) for square in squares(row))
            filled += squares(row)
    assert len(filled) == len(set(filled))


@pytest.mark.parametrize("seed", [2, 3])
def test_fifty_rounds_or_the_end(seed: int) -> None:
    state = demo_state(RULESET)
    for who in state.roster:
        state = state.with_row(who, hp=300, max_hp=300)  # enough to see many rounds
    chance, table, done = random.Random(seed), Table(seed), dict.fromkeys(("punished", "moved", "switched"), 0)
    _, state = act(RULESET, state, {"start": True}, table)
    for _ in range(350):
        if (state.battle.round or 0) > 50:
            break
        resolution, state = act(RULESET, state, entry(state, chance), table)
        assert resolution.refusal is None, resolution.refusal
        holds(state)
        told = [event.code for event in resolution.events]
        done["punished"] += "odyssey.out_of_turn" in told
        done["moved"] += "odyssey.moved" in told
        done["switched"] += "odyssey.switched" in told
    assert min(done["punished"], done["moved"]) > 0, done
