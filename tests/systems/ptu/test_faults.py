"""Faults seen in other tools of this system, each with the right outcome here; P-01 … are their numbers in the list."""

from __future__ import annotations

from typing import Any

import pytest

from tests.systems.ptu.duel import MOVES, answered, duel, use
from toolkit.core.outcome import Outcome
from toolkit.scenario import resolve
from toolkit.systems.ptu.state import Fight

JAB = use("Ash", "Jab", "Bo")


def once(fight: Fight, answers: dict[str, Any], entry: dict[str, Any] = JAB) -> tuple[Fight, Outcome]:
    after, outcomes = answered(fight, entry, answers)
    return after, outcomes[0]


def move(**more: Any) -> list[dict[str, Any]]:
    return [{**MOVES[0], **more}]


def test_p01_struggle_has_no_stab() -> None:
    _, outcome = once(duel(), {"accuracy": [9], "damage": [[1]]}, use("Ash", "Struggle", "Bo"))
    assert outcome.facts["final_db"] == 4


def test_p02_a_damage_base_typed_as_text_is_a_number() -> None:
    _, outcome = once(duel(move(damage_base="6", type="Normal")), {"accuracy": [9], "damage": [[1, 1]]})
    assert outcome.facts["final_db"] == 8


def test_p03_the_third_type_gives_stab() -> None:
    ash = {"types": "Water/Ground/Bug"}
    _, outcome = once(duel(Ash=ash), {"accuracy": [9], "damage": [[1, 1]]})
    assert outcome.facts["final_db"] == 7


def test_p05_immunity_beats_the_minimum_of_1() -> None:
    _, outcome = once(duel(move(type="Fighting"), Bo={"types": "Ghost"}), {"accuracy": [9], "damage": [[1]]})
    assert (outcome.result, outcome.damage) == ("immune", 0)


def test_p07_a_critical_adds_a_second_roll_and_the_stat_once() -> None:
    fight = duel(move(damage_base=6), Bo={"defense": 0})
    _, outcome = once(fight, {"accuracy": [20], "damage": [[3, 4, 2, 6]]})
    assert outcome.damage == 41


@pytest.mark.parametrize(("die", "bonus", "result"), [(16, 4, "hit"), (1, 20, "miss"), (20, -20, "critical")])
def test_p10_natural_dice_alone_are_natural(die: int, bonus: int, result: str) -> None:
    dice = {"miss": [], "hit": [[1]], "critical": [[1, 1]]}[result]
    fight = duel(move(effect="on 19+: burn"), Ash={"accuracy_bonus": bonus})
    after, outcome = once(fight, {"accuracy": [die], "damage": dice})
    assert outcome.result == result
    assert bool(after.roster["bo"].status) == (die == 20)


def test_p11_no_ac_and_no_damage_base_is_no_crash() -> None:
    fight = duel(move(ac="--", damage_base="--", category="Special", effect="damage level 100%"), Ash={"level": 31})
    _, outcome = once(fight, {})
    assert (outcome.result, outcome.damage) == ("hit", 31)


@pytest.mark.parametrize(("total", "left", "injuries"), [(9, 16, None), (10, 15, 2)])
def test_p13_half_of_31_is_more_than_15(total: int, left: int, injuries: int | None) -> None:
    after, _ = once(duel(Bo={"max_hp": 31}), {"accuracy": [9], "damage": [total]})
    assert (after.roster["bo"].hp, after.roster["bo"].injuries) == (left, injuries)


def test_p15_markers_and_massive_damage_in_one_blow() -> None:
    after, _ = once(duel(move(damage_base=28), Ash={"attack": 14}), {"accuracy": [9], "damage": [150]})
    assert (after.roster["bo"].hp, after.roster["bo"].injuries) == (-60, 4)


def test_p17_a_blank_poison_count_is_the_first_turn() -> None:
    fight = duel(Ash={"status": "Badly Poisoned"})
    fight, _ = answered(fight, use("Ash", "Coo", "Bo"), {})
    fight, _ = answered(fight, {"end_turn": "Ash"}, {})
    assert (fight.roster["ash"].hp, fight.roster["ash"].poison_count) == (95, 1)


def test_p18_temporary_hp_take_what_they_can() -> None:
    after, _ = once(duel(Bo={"temp_hp": 10, "hp": 30}), {"accuracy": [9], "damage": [9]})
    assert (after.roster["bo"].hp, after.roster["bo"].temp_hp) == (25, None)
    after, _ = once(duel(Bo={"temp_hp": 10, "hp": 30, "defense": 15}), {"accuracy": [9], "damage": [9]})
    assert (after.roster["bo"].hp, after.roster["bo"].temp_hp) == (30, 6)


def test_p19_temporary_hp_do_not_add_up() -> None:
    fight = duel([{"name": "Coat", "type": "Normal", "category": "Status", "effect": "temporary hp 5"}])
    after, _ = answered(fight.with_row("ash", temp_hp=10), use("Ash", "Coat"), {})
    assert after.roster["ash"].temp_hp == 10


def test_p21_evasion_from_a_stat_stops_at_6() -> None:
    _, outcome = once(duel(Bo={"defense": 45}), {"accuracy": [2]})
    assert outcome.facts["need"] == 8


@pytest.mark.parametrize("status", ["Vulnerable", "Vulnerable 2", "Sleep", "Burn, Freeze"])
def test_p22_the_helpless_have_no_evasion_wherever_it_stands(status: str) -> None:
    _, outcome = once(duel(Bo={"defense": 45, "status": status}), {"accuracy": [1]})
    assert outcome.facts["need"] == 2


def test_p23_injuries_lower_what_can_be_healed() -> None:
    fight = duel([{"name": "Mend", "type": "Normal", "category": "Status", "effect": "heal 50%"}])
    after, _ = answered(fight.with_row("ash", hp=20, max_hp=50, injuries=3), use("Ash", "Mend"), {})
    assert after.roster["ash"].hp == 35


def test_p26_trapped_adds_nothing_to_a_capture_and_help_helps() -> None:
    tess = {"kind": "human", "level": 5}
    for status, rate in (("Trapped", 30), ("Stuck", 40)):
        fight = duel(Ash=tess, Bo={"status": status})
        entry = use("Ash", "Capture", "Bo", modifier=10)
        _, (outcome,) = answered(fight, entry, {"accuracy": [9], "capture": [rate + 15]})
        assert (outcome.facts["rate"], outcome.result) == (rate, "hit")


@pytest.mark.parametrize(("ruling", "taken"), [("double", [5, 10, 20]), ("add", [5, 10, 15])])
def test_p27_badly_poisoned_by_its_ruling(ruling: str, taken: list[int]) -> None:
    fight, found = duel(rulings={"ptu.badly_poisoned": ruling}, Ash={"status": "Badly Poisoned"}), []
    for _ in taken:
        before = fight.roster["ash"].hp or 0
        fight, _ = answered(fight, use("Ash", "Coo", "Bo"), {})
        fight, _ = answered(fight, {"end_turn": "Ash"}, {})
        found.append(before - (fight.roster["ash"].hp or 0))
    assert found == taken


def test_p29_speed_counts_once_in_initiative() -> None:
    fight = duel(Ash={"speed": 12, "speed_cs": 3}, Bo={"speed": 19}, Cy={"speed": 1})
    after, _ = answered(fight, {"start": True}, {"initiative": [3, 8]})
    assert (after.roster["ash"].initiative, after.battle.turn_order) == (19, ("bo", "ash", "cy"))


def test_p30_a_burns_stages_come_back_after_a_reset_and_end_with_it() -> None:
    burnt = {"defense": 20, "defense_cs": 2, "status": "Burn", "physical_evasion": 0}
    rows = {"name": "Ash", "side": "A", "max_hp": 100, "attack": 10}, {
        "name": "Bo", "side": "B", "max_hp": 100, **burnt
    }  # fmt: skip
    jab = {"actor": "Ash", "use": "Jab", "on": ["Bo"]}
    do = [jab, {"actor": "Bo", "use": "Take a Breather"}, jab, {"adjust": {"who": "Bo", "set": {"status": ""}}}, jab]
    answers = {"accuracy": [9] * 3, "damage": [20] * 3}
    moves = [{**MOVES[0], "damage_base": 9}]
    result = resolve({"system": "ptu", "roster": list(rows), "moves": moves, "do": do, "answers": answers})
    assert [one["damage"] for one in result["outcomes"] if one["use"] == "Jab"] == [10, 14, 10]


def test_w15_and_w16_uses_come_back_and_the_owned_are_not_thrown_at() -> None:
    fight = duel(move(frequency="Scene"), Ash={"kind": "human"}, Bo={"owner": "Cy"})
    fight, _ = answered(fight, JAB, {"accuracy": [1]})
    assert fight.roster["ash"].move_uses == ("Jab scene 1",)
    fight, _ = answered(fight, {"scene": True}, {})
    assert fight.roster["ash"].move_uses == ()
    _, outcomes = answered(fight, use("Ash", "Capture", "Bo"), {})
    assert outcomes == ()
