"""The desk's choices: what is offered, what is refused given the other slot, what is warned of."""

from __future__ import annotations

from typing import Any

import pytest

from tests.systems.calpheon.duel import MOVES, build, duel, line, turn
from toolkit.core.events import fold
from toolkit.core.options import UseOption
from toolkit.dice import SeededReferee
from toolkit.messages import render
from toolkit.systems.calpheon import RULESET
from toolkit.systems.calpheon.actions import Replace
from toolkit.systems.calpheon.apply import apply
from toolkit.systems.calpheon.state import Fight


def options(fight: Fight, slot: str, chosen: dict[str, Any] | None = None) -> dict[tuple[str, str, str], UseOption]:
    """(actor, kind, use) -> option."""
    wanted = next(item for item in RULESET.slots(fight) if item.key == slot)
    return {
        (actor.actor, use.kind, use.use): use
        for actor in RULESET.options(fight, wanted, chosen or {})
        for use in actor.uses
    }


def reason(option: UseOption) -> str:
    return option.refused.code.rsplit(".", 1)[-1] if option.refused else ""


def warning(option: UseOption) -> str:
    return str(option.warning.facts["why"].code).rsplit(".", 1)[-1] if option.warning else ""


def test_two_slots_a_side() -> None:
    assert [(slot.key, slot.side, render(slot.label)) for slot in RULESET.slots(duel())] == [
        ("A1", "A", "Action 1"),
        ("A2", "A", "Action 2"),
        ("B1", "B", "Action 1"),
        ("B2", "B", "Action 2"),
    ]


def test_who_comes_in_for_the_fallen_is_the_only_choice_and_an_entry_of_its_own() -> None:
    fight = duel(Cinder={"hp": 0})
    (slot,) = RULESET.slots(fight)
    assert (slot.key, render(slot.label, "en", fight.names())) == ("A.replace", "Cinder is down: who comes in?")
    newcomer = options(fight, "A.replace")["cinder", "action", "Replace"]
    assert (newcomer.targets, newcomer.likely) == (("newt",), "newt")
    chosen = {"B1": line("Mossy", "Wait"), "A.replace": line("Cinder", "Replace", "newt")}
    assert RULESET.assemble(fight, chosen) == {"replace": {"A": "newt"}}


def test_once_the_newcomer_is_in_both_sides_see_it() -> None:
    fallen = duel(Cinder={"hp": 0})
    fight = fold(apply, fallen, RULESET.resolve(fallen, Replace({"A": "newt"}), SeededReferee(1)).events)
    assert {who for who, _, _ in options(fight, "A1")} == {"newt", "ana"}
    attack = options(fight, "B1")["mossy", "move", "Tackle"]
    assert (attack.targets, attack.likely) == (("newt", "ana"), "newt")


def test_a_side_whose_bench_is_empty_fights_on_without() -> None:
    fight = duel(Cinder={"hp": 0}, Newt={"hp": 0})
    assert [slot.key for slot in RULESET.slots(fight)] == ["A1", "A2", "B1", "B2"]
    assert {who for who, _, _ in options(fight, "A1")} == {"ana"}
    attack = options(fight, "B1")["mossy", "move", "Tackle"]
    assert (attack.targets, attack.likely) == (("ana",), None)


def test_a_side_without_anybody_may_send_somebody_in_or_leave_it() -> None:
    fight = duel(Cinder={"active": False}, Newt={"active": False})
    assert [slot.key for slot in RULESET.slots(fight)] == ["A.replace", "A1", "A2", "B1", "B2"]
    assert options(fight, "A.replace")["cinder", "action", "Replace"].targets == ("cinder", "newt")
    assert "turn" in RULESET.assemble(fight, {"A1": line("Ana", "Wait")})
    alone = duel(Mossy={"active": False})
    assert [slot.key for slot in RULESET.slots(alone)] == ["A1", "A2", "B.replace"]


def test_whom_the_other_side_means_to_switch_in_can_be_aimed_at() -> None:
    switch = {"A1": line("Ana", "Switch", "Newt")}
    attack = options(duel(), "B1", switch)["mossy", "move", "Tackle"]
    assert (attack.targets, attack.likely) == (("cinder", "newt", "ana"), "cinder")
    assert "newt" not in options(duel(), "A2", switch)["ana", "action", "Tamer Attack"].targets[:1]


def test_a_pokemon_is_offered_its_own_moves_or_all_and_every_action() -> None:
    offered = options(duel(Cinder={"moves": "Tackle, Growl"}), "A1")
    assert [use for actor, kind, use in offered if (actor, kind) == ("cinder", "move")] == ["Tackle", "Growl"]
    assert len([use for actor, kind, use in options(duel(), "A1") if (actor, kind) == ("cinder", "move")]) == 8
    assert ("cinder", "action", "Recover") in offered
    assert ("cinder", "action", "Tamer Attack") not in offered
    assert ("ana", "action", "Tamer Attack") in offered


def test_each_move_tells_its_cost_and_priority() -> None:
    moves = [{"name": "Dash", "category": "Physical", "sp": 3, "priority": 1, "actions": 2}]
    detail = options(duel(moves=moves), "A1")["cinder", "move", "Dash"].detail
    assert detail is not None
    assert render(detail) == "Physical · 3 SP · Priority +1 · both Actions"
    assert render(detail, "ru") == "Физический · 3 ОВ · приоритет +1 · оба действия"


@pytest.mark.parametrize(
    ("slot", "other", "use", "expected"),
    [
        ("A2", line("Cinder", "Tackle", "Mossy"), ("cinder", "move", "Ram"), "two_damaging"),
        ("A1", line("Cinder", "Tackle", "Mossy"), ("ana", "action", "Tamer Attack"), "two_damaging"),
        ("A2", line("Cinder", "Mend"), ("cinder", "move", "Mend"), "two_healing"),
        ("A2", line("Cinder", "Mend"), ("cinder", "action", "Rest"), "healing_and_rest"),
        ("A1", line("Cinder", "Growl", "Mossy"), ("cinder", "move", "Sky Fall"), "too_many_actions"),
        ("A2", line("Cinder", "Sky Fall", "Mossy"), ("cinder", "action", "Reposition"), "too_many_actions"),
        ("A2", line("Cinder", "Sky Fall", "Mossy"), ("cinder", "action", "Wait"), ""),
        ("A2", line("Cinder", "Tackle", "Mossy"), ("cinder", "move", "Sunbeam"), ""),
        ("A2", line("Cinder", "Sunbeam", "Mossy"), ("cinder", "move", "Sunbeam"), ""),
    ],
    ids=str,
)
def test_refused_given_the_other_slot(
    slot: str, other: dict[str, Any], use: tuple[str, str, str], expected: str
) -> None:
    chosen = {"A1" if slot == "A2" else "A2": other}
    assert reason(options(duel(), slot, chosen)[use]) == expected


def test_a_release_beside_an_attack_is_refused_in_either_slot() -> None:
    fight = duel(Cinder={"charging": "Sunbeam"})
    attack = line("Cinder", "Tackle", "Mossy")
    assert reason(options(fight, "A2", {"A1": attack})["cinder", "move", "Sunbeam"]) == "two_damaging"
    assert reason(options(fight, "A1", {"A2": attack})["cinder", "move", "Sunbeam"]) == "two_damaging"


@pytest.mark.parametrize(
    ("changed", "chosen", "use", "expected"),
    [
        ({"sp": 2}, {}, ("cinder", "move", "Tackle"), "not_enough_sp"),
        ({"sp": 5}, {"A1": line("Cinder", "Tackle", "Mossy")}, ("cinder", "move", "Mend"), ""),
        ({"sp": 4}, {"A1": line("Cinder", "Tackle", "Mossy")}, ("cinder", "move", "Mend"), "not_enough_sp"),
        ({"sp": 0}, {"A1": line("Cinder", "Rest")}, ("cinder", "move", "Tackle"), ""),
        ({"status": "Trapped"}, {}, ("cinder", "action", "Switch"), "trapped"),
        ({"status": "Trapped"}, {}, ("ana", "action", "Flee"), "trapped"),
        ({"status": "Heal Block 2"}, {}, ("cinder", "move", "Mend"), "heal_block"),
        ({"recharging": True}, {}, ("cinder", "move", "Growl"), "owes_recovery"),
        ({"recharging": True}, {"A1": line("Cinder", "Recover")}, ("cinder", "move", "Growl"), ""),
        ({}, {}, ("cinder", "action", "Recover"), "nothing_owed"),
        ({"must_wait": True}, {}, ("cinder", "move", "Tackle"), ""),
    ],
    ids=str,
)
def test_warned_of_what_would_fail(
    changed: dict[str, Any], chosen: dict[str, Any], use: tuple[str, str, str], expected: str
) -> None:
    assert warning(options(duel(Cinder=changed), "A2" if chosen else "A1", chosen)[use]) == expected


def test_a_warning_says_that_it_is_about_what_is_to_come() -> None:
    warned = options(duel(Cinder={"sp": 0}), "A1")["cinder", "move", "Tackle"].warning
    assert warned is not None
    said = render(warned, "en", {"cinder": "Cinder"})
    assert said.startswith("as things stand Tackle will fail. It costs ")
    assert said.endswith(" SP and Cinder has 0; no SP are spent on it.")


def test_a_switch_hands_the_second_slot_to_the_newcomer() -> None:
    offered = options(duel(), "A2", {"A1": line("Ana", "Switch", "Newt")})
    assert {actor for actor, _, _ in offered} == {"newt", "ana"}


def test_without_a_bench_nobody_can_be_switched_in() -> None:
    assert reason(options(duel(), "B1")["mossy", "action", "Switch"]) == "no_bench"


def test_aimed_moves_offer_opponents_first() -> None:
    offered = options(duel(), "B1")
    assert offered["mossy", "move", "Tackle"].targets == ("cinder", "ana")
    assert offered["mossy", "move", "Mend"].targets == ()


def test_empty_slots_wait() -> None:
    entry = RULESET.assemble(duel(), {"A1": line("Ana", "Interact")})
    waits = {"actor": "mossy", "use": "Wait"}
    assert entry["turn"]["B"] == [waits, waits]
    assert entry["turn"]["A"] == [{"actor": "Ana", "use": "Interact"}, {"actor": "cinder", "use": "Wait"}]


FLY = {
    "name": "Fly",
    "type": "Flying",
    "category": "Physical",
    "power": 90,
    "sp": 5,
    "effect": "charge; hides airborne",
}
GUST = {"name": "Gust", "type": "Flying", "category": "Special", "power": 40, "sp": 3, "effect": "reaches airborne"}


def test_what_cannot_meet_somebody_out_of_reach_is_warned_of() -> None:
    uses = options(duel(moves=[*MOVES, FLY, GUST], Mossy={"charging": "Fly"}), "A1")
    assert {use: warning(uses["cinder", "move", use]) for use in ("Tackle", "Gust", "Mend", "Fly")} == {
        "Tackle": "hidden",
        "Gust": "",
        "Mend": "",
        "Fly": "",
    }
    assert warning(uses["ana", "action", "Tamer Attack"]) == "hidden"


def test_what_an_actor_is_not_ready_for_is_warned_of_and_not_refused() -> None:
    demanding = {**GUST, "requires": "Level 30, Ferry License"}
    fight, _ = build(moves=[*MOVES, demanding], Cinder={"training": "Ferry License"}, Mossy={"level": 30})
    for slot, lacks in (("A1", "Level 30"), ("B1", "Ferry License")):
        gust = options(fight, slot)["cinder" if slot == "A1" else "mossy", "move", "Gust"]
        assert gust.refused is None
        assert gust.warning is not None
        assert lacks in render(gust.warning, "en", fight.names())


def test_a_flight_that_never_works_is_warned_of() -> None:
    assert warning(options(duel(rulings={"flee": 0}), "A1")["ana", "action", "Flee"]) == "caught"
    assert warning(options(duel(rulings={"flee": 1}), "A1")["ana", "action", "Flee"]) == ""


@pytest.mark.parametrize(
    ("rule", "sure"),
    [
        (100, True),
        (99, False),
        ("manual", False),
        ("d20 + speed > foe_speed - 1", True),
        ("d20 + speed > foe_speed + 1", False),
        ("d100: 1-50 away; 51-60 caught; 61-100 away", False),
        ("d100: 1-50 away, lose 10% max; 51-100 away", True),
    ],
)
def test_after_a_flight_that_always_works_its_pokemon_is_not_there(rule: Any, sure: bool) -> None:
    fight = duel(rulings={"flee": rule})
    plan = RULESET.read_action(fight, turn([line("ana", "Flee"), line("cinder", "Growl", "mossy")]), "do[0]")
    assert not isinstance(plan, list)
    assert [problem.where for problem in RULESET.foresee(fight, plan)] == ["do[0].turn.A[1]"] * sure
    second = options(fight, "A2", {"A1": line("ana", "Flee")})
    assert {actor for actor, _, _ in second} == ({"ana"} if sure else {"cinder", "ana"})


def test_a_creative_action_needs_no_target_and_takes_words() -> None:
    creative = options(duel(), "A1")["ana", "action", "Creative"]
    assert (creative.target_needed, creative.worded, creative.refused) == (False, True, None)
    assert creative.targets[0] == "mossy"
