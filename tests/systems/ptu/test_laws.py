"""Laws of damage and injuries, over random numbers and random fights."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.systems.fights import Table, act, demo_state, draw_entry
from tests.systems.ptu.duel import answered, duel, use
from toolkit.systems.ptu.procedures.chart import MULTIPLIERS, multiplier
from toolkit.systems.ptu.procedures.hit_points import markers_reached
from toolkit.systems.ptu.procedures.stages import staged
from toolkit.systems.ptu.records import PtuCombatant
from toolkit.systems.registry import system
from toolkit.tables.words import TYPES

PTU = system("ptu")

few = settings(max_examples=40, suppress_health_check=list(HealthCheck))
numbers = st.integers(0, 200)
types = st.lists(st.sampled_from(sorted(TYPES.words)), max_size=3, unique=True)
rulings = st.sampled_from(("both", "post_defense", "final"))


def dealt(ruling: str = "both", multiplier: Fraction | None = None, **changes: Any) -> int:
    """HP that Bo loses to a Jab of 9."""
    fight = duel(rulings={"ptu.min_damage": ruling}, **{"Bo": {"max_hp": 9999}, **changes})
    overrides = {} if multiplier is None else {"act.bo.multiplier": multiplier}
    _, (outcome,) = answered(fight, use("Ash", "Jab", "Bo"), {"accuracy": [19], "damage": [9]}, overrides)
    return outcome.damage


@few
@given(attack=numbers, more=st.integers(0, 50), defense=numbers, ruling=rulings)
def test_more_attack_never_deals_less(attack: int, more: int, defense: int, ruling: str) -> None:
    bo = {"max_hp": 9999, "defense": defense}
    low, high = (dealt(ruling, Ash={"attack": value}, Bo=bo) for value in (attack, attack + more))
    assert 0 <= low <= high


@few
@given(attack=numbers, defense=numbers, reduction=st.integers(0, 50), ruling=rulings)
def test_damage_rises_with_the_multiplier_and_is_at_least_1_unless_ruled_so(
    attack: int, defense: int, reduction: int, ruling: str
) -> None:
    bo = {"max_hp": 9999, "defense": defense, "damage_reduction": reduction}
    found = [dealt(ruling, factor, Ash={"attack": attack}, Bo=bo) for factor in sorted(MULTIPLIERS.values())]
    assert found == sorted(found)
    assert min(found) >= (0 if ruling == "post_defense" else 1)
    assert dealt(ruling, Fraction(0), Ash={"attack": attack}, Bo=bo) == 0


@given(value=st.integers(0, 9999), stage=st.integers(-6, 6))
def test_a_stage_is_a_tenth_or_two_tenths_rounded_down(value: int, stage: int) -> None:
    factor = Fraction(10 + (2 * stage if stage > 0 else stage), 10)
    assert staged(value, stage) == (value * factor).__floor__()


@given(attack=st.sampled_from(sorted(TYPES.words)), held=types)
def test_a_multiplier_is_one_of_the_books_or_none(attack: str, held: list[str]) -> None:
    found = multiplier(attack, held)
    assert found in {*MULTIPLIERS.values(), Fraction(0)}
    assert multiplier(attack, reversed(held)) == found
    assert found == 0 or multiplier(attack, held, -1) <= found


@given(most=st.integers(1, 400), hp=st.integers(-200, 400), first=st.integers(0, 300), second=st.integers(0, 300))
def test_two_blows_reach_as_many_markers_as_one(most: int, hp: int, first: int, second: int) -> None:
    row = PtuCombatant(name="Bo", max_hp=most, hp=min(hp, most))
    between = row.model_copy(update={"hp": (row.hp or 0) - first})
    after = (row.hp or 0) - first - second
    assert markers_reached(row, after) == markers_reached(row, between.hp or 0) + markers_reached(between, after)


@few
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_in_a_fight_injuries_never_fall_and_damage_never_raises_hp(data: st.DataObject, seed: int) -> None:
    state = demo_state(PTU)
    for step in range(data.draw(st.integers(1, 6))):
        entry = draw_entry(data.draw, PTU, state, legal=True)
        resolution, after = act(PTU, state, entry, Table(seed + step))
        healed = {outcome.actor for outcome in resolution.outcomes if outcome.healed}
        for who, row in after.roster.items():
            before = state.roster[who]
            assert (row.injuries or 0) >= (before.injuries or 0)
            assert who in healed or row.hp <= before.hp
            assert all(isinstance(row.__dict__[column], int | None) for column in ("hp", "temp_hp", "poison_count"))
            assert all(status.turns is None or status.turns > 0 for status in row.status)
        assert all(outcome.damage >= 0 and outcome.healed >= 0 for outcome in resolution.outcomes)
        state = after
