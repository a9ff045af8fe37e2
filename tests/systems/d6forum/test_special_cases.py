"""The text's special cases of attacks and its status moves, face by face, against tables retyped from the text."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import floor
from typing import Any

import pytest

from tests.systems.d6forum.duel import deed, play, row

FACES = range(1, 7)
POWER = 60

NOTHING, THIRD, TWO_THIRDS, ALL, DOUBLE = Fraction(0), Fraction(1, 3), Fraction(2, 3), Fraction(1), Fraction(2)
SHARES = {
    "": [NOTHING, THIRD, TWO_THIRDS, ALL, ALL, DOUBLE],
    "cannot miss": [THIRD, THIRD, TWO_THIRDS, ALL, ALL, DOUBLE],
    "high crit": [NOTHING, THIRD, TWO_THIRDS, ALL, DOUBLE, DOUBLE],
    "variable": [NOTHING, Fraction(1, 5), Fraction(2, 5), Fraction(3, 5), Fraction(4, 5), ALL],
}
STRIKES = [0, 1, 2, 3, 4, 5]
TURNS = [None, None, 1, 2, 3, 4]


def _attack(effect: str, power: int = POWER, kind: str = "Physical") -> list[dict[str, Any]]:
    return [{"name": "Удар", "type": "Fighting", "category": kind, "power": power, "effect": effect}]


def _status(effect: str) -> list[dict[str, Any]]:
    return [{"name": "Приём", "type": "Normal", "category": "Status", "effect": effect}]


@pytest.mark.parametrize(("effect", "die"), list(product(SHARES, FACES)))
def test_the_strength_of_each_kind_of_attack(effect: str, die: int) -> None:
    result = play(deed(dodge=False), answers={"attack": [die]}, moves=_attack(effect))
    assert result["outcomes"][0]["damage"] == POWER * SHARES[effect][die - 1]


@pytest.mark.parametrize("die", FACES)
def test_nobody_dodges_a_homing_attack(die: int) -> None:
    result = play(deed(dodge=True), answers={"attack": [die]}, moves=_attack("cannot miss"))
    assert result["ok"]
    assert row(result, "Мох")["dodges_left"] == 5


@pytest.mark.parametrize(("die", "power"), list(product(FACES, [60, 7])))
def test_strikes_and_their_strength_follow_the_die(die: int, power: int) -> None:
    result = play(deed(dodge=False), answers={"attack": [die]}, moves=_attack("hits 2-5", power))
    (outcome,) = result["outcomes"]
    assert outcome["strikes"] == STRIKES[die - 1]
    assert outcome["damage"] == STRIKES[die - 1] * floor(power * SHARES[""][die - 1])


@pytest.mark.parametrize(("die", "choice"), list(product(FACES, ["critical", "status"])))
def test_a_high_critical_chance_with_a_status_is_chosen_at_5(die: int, choice: str) -> None:
    answers = {"attack": [die], "choice": [choice] if die == 5 else []}
    result = play(deed(dodge=False), answers=answers, moves=_attack("high crit; poison 30%"))
    critical = die == 6 or (die == 5 and choice == "critical")
    assert result["outcomes"][0]["damage"] == POWER * (DOUBLE if critical else SHARES[""][die - 1])
    poisoned = die == 4 or (die == 5 and choice == "status")
    assert row(result, "Мох")["status"] == ("Poison 2" if poisoned else None)


@pytest.mark.parametrize("die", FACES)
def test_a_certain_flinch_lands_with_any_success(die: int) -> None:
    result = play(deed(dodge=False), answers={"attack": [die]}, moves=_attack("flinch 100%"))
    assert (row(result, "Мох")["status"] or "").startswith("Flinch") == (die > 1)


@pytest.mark.parametrize(("die", "second"), list(product(FACES, FACES)))
@pytest.mark.parametrize("status", ["Confusion", "Infatuation", "Paralysis"])
def test_the_second_die_of_a_hindrance(status: str, die: int, second: int) -> None:
    answers = {"attack": [die], status.lower(): [second]}
    result = play(deed(dodge=False), answers=answers, Искра={"status": status})
    stopped = second in {"Confusion": (1, 3, 5), "Infatuation": (1, 3, 5), "Paralysis": (1, 2)}[status]
    dealt = POWER * SHARES[""][die - 1]
    own = dealt if stopped and status == "Confusion" else 0
    assert row(result, "Мох")["hp"] == 1000 - (0 if stopped else dealt)
    assert row(result, "Искра")["hp"] == 1000 - own


def test_the_text_against_itself_on_paralysis_is_told_once() -> None:
    answers = {"attack": [4, 4], "paralysis": [6, 6]}
    result = play(deed(dodge=False), deed(dodge=False), answers=answers, Искра={"status": "Paralysis"})
    assert len([said for said in result["log"] if "25" in said]) == 1


@pytest.mark.parametrize("die", FACES)
@pytest.mark.parametrize("status", ["sleep", "poison", "confusion"])
def test_a_status_move_lasts_by_its_die(status: str, die: int) -> None:
    result = play(deed("Приём"), answers={"attack": [die]}, moves=_status(status))
    turns = TURNS[die - 1]
    assert row(result, "Мох")["status"] == (None if turns is None else f"{status.title()} {turns}")
    assert result["outcomes"][0]["result"] == ("failed" if turns is None else "done")


@pytest.mark.parametrize("die", FACES)
def test_weather_comes_for_four_turns(die: int) -> None:
    result = play(deed("Приём", on=None), answers={"attack": [die]}, moves=_status("weather rain"))
    assert result["battle"]["weather"] == ("Rain 4" if die >= 3 else None)


@pytest.mark.parametrize(("stages", "stat", "die"), list(product([1, -1, 2, 3], ["attack", "defense"], FACES)))
@pytest.mark.parametrize("duration", ["die", "battle"])
def test_stages_last_by_the_die_or_the_battle(stages: int, stat: str, die: int, duration: str) -> None:
    moves = _status(f"{stat} {stages:+d}")
    rulings = {"d6.stage_duration": duration}
    result = play(deed("Приём"), answers={"attack": [die]}, moves=moves, rulings=rulings)
    turns = TURNS[die - 1]
    assert row(result, "Мох")[f"{stat}_stage"] == (stages if turns else None)
    told = row(result, "Мох")["stage_turns"]
    assert told == (f"{stat.title()} {turns}" if turns and duration == "die" else None)


@pytest.mark.parametrize(("attack", "barrier"), list(product(FACES, FACES)))
def test_a_barrier_beats_off_what_is_less(attack: int, barrier: int) -> None:
    asked = attack > 1
    answers = {"attack": [attack], "barrier": [barrier] if asked else []}
    result = play(deed(dodge=False), answers=answers, Мох={"barrier": True})
    beaten = asked and barrier > attack
    assert result["outcomes"][0]["damage"] == (0 if beaten else POWER * SHARES[""][attack - 1])
    assert not row(result, "Мох")["barrier"]


@pytest.mark.parametrize("die", FACES)
def test_only_a_6_breaks_a_preparation(die: int) -> None:
    ready = {"preparing": "Удар", "prepared_target": "Искра"}
    result = play(deed(dodge=False), answers={"attack": [die]}, Мох=ready)
    assert bool(row(result, "Мох")["preparing"]) == (die != 6)


@pytest.mark.parametrize("die", FACES)
def test_teleport_counts_as_a_dodge(die: int) -> None:
    moves = _status("uses dodge")
    result = play(deed("Приём", on=None), answers={"attack": [die]}, moves=moves, Искра={"dodges_left": 3})
    assert row(result, "Искра")["dodges_left"] == 2


def test_five_dodges_and_no_more() -> None:
    attacks = [deed(dodge=True) for _ in range(6)]
    result = play(*attacks, answers={"attack": [4] * 6, "dodge": [5] * 5})
    assert [one["damage"] for one in result["outcomes"]] == [0] * 5 + [POWER]
    assert row(result, "Мох")["dodges_left"] == 0
    assert [f"Осталось уклонений: {left}" in " ".join(result["log"]) for left in (4, 3, 2, 1, 0)] == [True] * 5


@pytest.mark.parametrize(("die", "named"), [(1, True), (6, True), (4, False)])
def test_an_evasion_die_that_nobody_needed_is_named(die: int, named: bool) -> None:
    result = play(deed(dodge=3), answers={"attack": [die]}, moves=_attack(""))
    assert ("Кубик уклонения 3 назван зря" in " ".join(result["log"])) is named
