"""Properties of play, over random plans drawn from what can be chosen, legal or not."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.systems.fights import Table, act, demo_state, draw_entry
from toolkit.dice import Pending, ScriptedReferee
from toolkit.scenario import resolve
from toolkit.systems.registry import systems
from toolkit.systems.ruleset import AnyState, Ruleset

SYSTEMS = list(systems().values())

pytestmark = pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: system.id)

few = settings(max_examples=40, suppress_health_check=list(HealthCheck))

seeds = st.integers(0, 2**32)

BELOW_0 = ("ptu",)
"""Systems in which HP go on below 0."""

ONE_IN_BATTLE = ("calpheon",)
"""Systems in which a side has one Pokémon in battle."""

BY_HAND = tuple(f"calpheon.{key}" for key in ("damage_formula", "critical_chance", "rest_amount"))


@st.composite
def fights(draw: st.DrawFn, system: Ruleset) -> tuple[AnyState, Any]:
    """A state some turns into the demo, and an entry to resolve on it."""
    state = demo_state(system, without=draw(st.sampled_from([(), BY_HAND])))
    for _ in range(draw(st.integers(0, 3))):
        _, state = act(system, state, draw_entry(draw, system, state, legal=True), Table(draw(seeds)))
    return state, draw_entry(draw, system, state, legal=draw(st.booleans()))


@few
@given(data=st.data(), seed=seeds)
def test_the_same_seed_gives_the_same_fight(system: Ruleset, data: st.DataObject, seed: int) -> None:
    state, entry = data.draw(fights(system))
    assert act(system, state, entry, Table(seed)) == act(system, state, entry, Table(seed))


@few
@given(data=st.data(), seed=seeds)
def test_resolving_changes_no_state(system: Ruleset, data: st.DataObject, seed: int) -> None:
    state, entry = data.draw(fights(system))
    before = pickle.dumps((state.roster, state.battle))
    given_entry = copy.deepcopy(entry)
    act(system, state, entry, Table(seed))
    assert pickle.dumps((state.roster, state.battle)) == before
    assert entry == given_entry


@few
@given(data=st.data(), seed=seeds)
def test_a_refused_action_asks_nothing_and_changes_nothing(system: Ruleset, data: st.DataObject, seed: int) -> None:
    state, entry = data.draw(fights(system))
    table = Table(seed)
    resolution, after = act(system, state, entry, table)
    if resolution.refusal is not None:
        assert table.asked == []
        assert resolution.events == ()
        assert after == state


@few
@given(data=st.data(), seed=seeds)
def test_answers_so_far_lead_to_the_next_question(system: Ruleset, data: st.DataObject, seed: int) -> None:
    state, entry = data.draw(fights(system))
    table = Table(seed)
    whole = act(system, state, entry, table)
    answers = [item.answer.as_json() for item in table.asked]
    for count, item in enumerate(table.asked):
        with pytest.raises(Pending) as pending:
            act(system, state, entry, ScriptedReferee(answers[:count]))
        assert pending.value.ask == item.ask
    assert act(system, state, entry, ScriptedReferee(answers)) == whole


@few
@given(data=st.data(), seed=seeds)
def test_a_fight_stays_within_bounds(system: Ruleset, data: st.DataObject, seed: int) -> None:
    state, entry = data.draw(fights(system))
    resolution, after = act(system, state, entry, Table(seed))
    for who, row in after.roster.items():
        assert row.hp <= row.max_hp
        stamina = getattr(row, "sp", None)
        assert stamina is None or 0 <= stamina <= row.max_sp
        others = [other for other in after.roster.values() if other.side == row.side and other.kind == "pokemon"]
        assert system.id not in ONE_IN_BATTLE or sum(bool(other.active) for other in others) <= 1
        dealt = sum(outcome.damage for outcome in resolution.outcomes if outcome.target == who)
        healed = sum(outcome.healed for outcome in resolution.outcomes)
        assert system.id in BELOW_0 or (row.hp >= 0 and dealt <= state.roster[who].hp + healed)


@few
@given(data=st.data(), seed=seeds)
def test_the_results_sheet_carries_on_the_fight(system: Ruleset, data: st.DataObject, seed: int) -> None:
    """Two turns at once, or the second on the roster and battle that the first one's result shows."""
    state, tables = demo_state(system), [Table(seed), Table(seed + 1)]
    entries = []
    for table in tables:
        entries.append(draw_entry(data.draw, system, state, legal=True))
        _, state = act(system, state, entries[-1], table)
    first, second = ([item.answer.as_json() for item in table.asked] for table in tables)
    rows = system.demo()
    campaign = {
        "system": system.id,
        "moves": rows["moves"],
        **({"map": rows["map"]} if "map" in rows else {}),
        "rulings": {r["key"]: r["value"] for r in rows["campaign"]},
        **{role: rows[role] for role in system.guides if role in rows},
    }
    at_once = resolve({**campaign, "roster": rows["roster"], "do": entries, "answers": [*first, *second]})
    begun = resolve({**campaign, "roster": rows["roster"], "do": entries[:1], "answers": first})
    later = {"roster": begun["roster"], "battle": begun["battle"], "do": entries[1:], "answers": second}
    carried_on = resolve({**campaign, **later})
    assert [carried_on[key] for key in ("roster", "battle")] == [at_once[key] for key in ("roster", "battle")]
    assert [*begun["outcomes"], *carried_on["outcomes"]] == at_once["outcomes"]
