"""Every cell of the text's tables, by enumeration: attack against evasion, effects, status moves, stages."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import floor

import pytest

from tests.systems.d6forum.duel import deed, play, row

STRENGTH = {1: Fraction(0), 2: Fraction(1, 3), 3: Fraction(2, 3), 4: Fraction(1), 5: Fraction(1), 6: Fraction(2)}
LEFT = {1: Fraction(1), 2: Fraction(3, 4), 3: Fraction(1, 2), 4: Fraction(1, 10), 5: Fraction(0), 6: Fraction(0)}
SHIFT = {-4: -2, -3: -2, -2: -1, -1: -1, 0: 0, 1: 1, 2: 1, 3: 2, 4: 2}


@pytest.mark.parametrize(("attack", "dodge"), list(product(range(1, 7), range(1, 7))))
@pytest.mark.parametrize("power", [60, 50, 7])
def test_an_attack_against_an_evasion(attack: int, dodge: int, power: int) -> None:
    moves = [{"name": "Удар", "type": "Fighting", "category": "Physical", "power": power}]
    rolled = attack not in (1, 6)
    answers = {"attack": [attack], "dodge": [dodge] if rolled else []}
    result = play(deed(dodge=True), answers=answers, moves=moves)
    (outcome,) = result["outcomes"]
    assert outcome["damage"] == floor(power * STRENGTH[attack] * (LEFT[dodge] if rolled else 1))
    assert row(result, "Мох")["dodges_left"] == (4 if rolled and dodge != 6 else 5)
    clean = attack == 1 or (rolled and dodge >= 5)
    assert outcome["result"] == ("miss" if clean else "critical" if attack == 6 else "hit")


@pytest.mark.parametrize(("die", "chance"), list(product(range(1, 7), [1, 29, 30, 99, 100])))
def test_an_extra_effect_of_an_attack(die: int, chance: int) -> None:
    moves = [{"name": "Жар", "type": "Fire", "category": "Special", "power": 6, "effect": f"burn {chance}%"}]
    result = play(deed("Жар", dodge=False), answers={"attack": [die]}, moves=moves)
    lands = die == 5 or (die == 4 and chance >= 30)
    assert row(result, "Мох")["status"] == ("Burn 2" if lands else None)


@pytest.mark.parametrize(("own", "foes", "die"), list(product([-4, -2, 0, 1, 3], [-3, -1, 0, 2, 4], range(1, 7))))
def test_attack_and_defense_shift_the_attack_die(own: int, foes: int, die: int) -> None:
    result = play(
        deed(dodge=False), answers={"attack": [die]}, Искра={"attack_stage": own}, Мох={"defense_stage": foes}
    )
    shift = max(-2, min(2, SHIFT[own] - SHIFT[foes]))
    value = max(1, min(6, die + shift))
    assert result["outcomes"][0]["facts"]["value"] == value
    assert result["outcomes"][0]["damage"] == 60 * STRENGTH[value]


@pytest.mark.parametrize(("own", "foes", "first"), list(product([-3, -1, 0, 2], [-3, 0, 1, 3], [False, True])))
def test_speed_accuracy_and_first_strikes_shift_the_evasion_die(own: int, foes: int, first: bool) -> None:
    effect = "first" if first else ""
    moves = [{"name": "Удар", "type": "Fighting", "category": "Physical", "power": 60, "effect": effect}]
    for die in range(1, 7):
        result = play(
            deed(dodge=True),
            answers={"attack": [4], "dodge": [die]},
            moves=moves,
            Искра={"accuracy_stage": foes},
            Мох={"speed_stage": own},
        )
        shift = max(-2, min(2, SHIFT[own] - SHIFT[foes] - first))
        assert result["outcomes"][0]["damage"] == floor(60 * LEFT[max(1, min(6, die + shift))])
