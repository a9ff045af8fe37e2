"""Seeded attacks against exact probabilities."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from fractions import Fraction

from tests.systems.ptu.duel import duel, play, use
from toolkit.dice import Referee, SeededReferee, enumerate_chances

JAB = use("Ash", "Jab", "Bo")
ATTACKS = 10_000


def test_ten_thousand_seeded_attacks_fall_as_often_as_they_should() -> None:
    fight = duel(Bo={"physical_evasion": 4}, Ash={"crit_bonus": 1})

    def result(referee: Referee) -> str:
        return play(fight, JAB, referee)[1].outcomes[0].result

    exact: dict[str, Fraction] = defaultdict(Fraction)
    for chance, found in enumerate_chances(result):
        exact[found] += chance
    assert exact == {"miss": Fraction(5, 20), "hit": Fraction(13, 20), "critical": Fraction(2, 20)}
    referee = SeededReferee(20)
    seen = Counter(result(referee) for _ in range(ATTACKS))
    for found, chance in exact.items():
        spread = math.sqrt(ATTACKS * chance * (1 - chance))
        assert abs(seen[found] - ATTACKS * chance) < 4 * spread, (found, seen)


def test_damage_of_a_hit_is_spread_as_its_dice_are() -> None:
    fight = duel()
    dealt: dict[int, Fraction] = defaultdict(Fraction)
    for chance, lost in enumerate_chances(lambda referee: play(fight, JAB, referee)[1].outcomes[0].damage):
        dealt[lost] += chance
    assert sum(dealt.values()) == 1
    assert dealt[0] == Fraction(1, 20)
    assert {dealt[lost] for lost in range(15, 23)} == {Fraction(18, 160)}
