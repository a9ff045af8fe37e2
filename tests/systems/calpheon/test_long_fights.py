"""Fights of 300 turns from random rosters: nothing breaks, nothing leaves its bounds, and nothing fails unwarned."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from tests.systems.calpheon.long_fights import MORE_MOVES, costing, scenario
from tests.systems.fights import Table, act, choices
from toolkit.scenario.prepare import prepare
from toolkit.systems.registry import system
from toolkit.systems.ruleset import AnyState

CALPHEON = system("calpheon")
TURNS = 300
MOVES: list[Mapping[str, Any]] = [*CALPHEON.demo()["moves"], *MORE_MOVES, *costing(CALPHEON.ready_moves())]


def fight(seed: int, turns: int) -> Iterator[tuple[AnyState, Mapping[str, Any], Any, AnyState]]:
    """State, plan, resolution and state after it, one a turn or replacement."""
    prepared = prepare(scenario(seed, MOVES))
    assert prepared.playable, prepared.problems
    assert prepared.state is not None
    state, lot, table = prepared.state, random.Random(seed), Table(seed)
    for _ in range(turns):
        entry = _entry(state, lot)
        resolution, after = act(CALPHEON, state, entry, table)
        yield state, entry, resolution, after
        state = _healed(after, lot)


def _entry(state: AnyState, lot: random.Random) -> Mapping[str, Any]:
    chosen: dict[str, Any] = {}
    for slot in CALPHEON.slots(state):
        offered = choices(CALPHEON, state, slot, chosen, legal=True)
        if offered:
            chosen[slot.key] = lot.choice(offered)
    return CALPHEON.assemble(state, chosen)


def _healed(state: AnyState, lot: random.Random) -> AnyState:
    """Now and then somebody is set right, so that the fight goes on."""
    for who, row in state.roster.items():
        if not row.hp and lot.random() < 0.2:
            state = state.with_row(who, hp=row.max_hp, sp=row.max_sp)
    return state


@pytest.mark.parametrize("seed", [0, 1, 3, 4])
def test_nothing_leaves_its_bounds_in_a_long_fight(seed: int) -> None:
    played = 0
    for _, _, resolution, after in fight(seed, TURNS):
        assert resolution.refusal is None
        played += 1
        for row in after.roster.values():
            assert 0 <= row.hp <= row.max_hp
            assert row.sp is None or 0 <= row.sp <= row.max_sp
            assert all(status.turns is None or status.turns > 0 for status in row.status)
        assert all(outcome.damage >= 0 and outcome.healed >= 0 for outcome in resolution.outcomes)
    assert played == TURNS


@pytest.mark.parametrize("seed", [0, 1, 3, 4])
def test_what_is_known_to_fail_was_warned_of(seed: int) -> None:
    """An Action that fails for the same reason when nobody else does anything was bound to fail."""
    warned_of = 0
    for state, entry, resolution, _ in fight(seed, TURNS):
        if "turn" not in entry:
            continue
        warned = {problem.where for problem in CALPHEON.foresee(state, CALPHEON.read_action(state, entry, "do[0]"))}
        for side, number, reason in _bound_to_fail(state, entry, resolution):
            assert f"do[0].turn.{side}[{number}]" in warned, (reason, entry["turn"][side], number, seed)
            warned_of += 1
    assert warned_of > 5


def _bound_to_fail(state: AnyState, entry: Mapping[str, Any], resolution: Any) -> Iterator[tuple[str, int, str]]:
    """Side, place in the plan and reason of what fails also against a side that only waits, whatever the dice."""
    really = _failures(state, entry, resolution)
    for side, plan in entry["turn"].items():
        if any(state.roster[who].side == side for line in plan[:1] for who in line.get("on", ())):
            continue  # what somebody does to their own people is a matter of dice
        alone = {"turn": {side: plan}}
        tries = [act(CALPHEON, state, alone, Table(seed))[0] for seed in range(4)]
        fails = really.intersection(*(_failures(state, alone, found) for found in tries))
        yield from sorted(failure for failure in fails if failure[0] == side)


def _certain(outcome: Any) -> bool:
    """Not for want of luck (in a flight as elsewhere), nor of an opponent's blow to answer."""
    chancy = outcome.reason in ("nothing_to_answer", "hindered", "caught")
    return not chancy and not outcome.facts.get("chance")


def _failures(state: AnyState, entry: Mapping[str, Any], resolution: Any) -> set[tuple[str, int, str]]:
    """The failed Actions of a plan whose outcome can be told apart by actor and use."""
    failed = {(o.actor, str(o.use), o.reason) for o in resolution.outcomes if o.result == "failed" and _certain(o)}
    found = set()
    dying = {move["name"] for move in MOVES if "self-destruct" in move.get("effect", "")}
    for side, plan in entry["turn"].items():
        uses = [(line["actor"], next(iter(line["use"].values()))) for line in plan if isinstance(line["use"], dict)]
        for number, use in enumerate(uses):
            ends_itself = number == 1 and uses[0][0] == use[0] and uses[0][1] in dying
            reasons = {reason for actor, done, reason in failed if (actor, done) == use and uses.count(use) == 1}
            reasons -= {"not_in_battle"} if uses[0][1] == "Flee" else set()  # most flight is a matter of dice too
            found |= {(side, number, r) for r in reasons if ends_itself or not _by_chance(state, plan[number], r)}
    return found


def _by_chance(state: AnyState, line: Mapping[str, Any], reason: str) -> bool:
    """Who stood when the turn began may fall within it, and that is no failure known beforehand."""
    present = [who for who, row in state.roster.items() if row.hp and (row.active or row.kind == "human")]
    if reason == "fallen":
        return line["actor"] in present
    return reason in ("target_gone", "no_target") and any(who in present for who in line.get("on", present))
