"""Numbers a game master may overrule: everything after them follows, target by target."""

from __future__ import annotations

from typing import Any

from tests.systems.ptu.duel import MOVES, answered, duel, use
from toolkit.dice import Answer, Ask, SeededReferee
from toolkit.messages import LANGUAGES, has
from toolkit.systems.ptu import RULESET

SWEEP = use("Ash", "Sweep", "Bo", "Cy")


def test_one_target_of_two_made_critical_leaves_the_other_alone() -> None:
    plain, _ = answered(duel(), SWEEP, {"accuracy": [9], "damage": [[1, 2]]})
    after, outcomes = answered(duel(), SWEEP, {"accuracy": [9], "damage": [[1, 2], [3, 4]]}, {"act.bo.critical": 1})
    assert [outcome.result for outcome in outcomes] == ["critical", "hit"]
    assert after.roster["cy"].hp == plain.roster["cy"].hp == 100 - 11 - 6
    assert after.roster["bo"].hp == 100 - 11 - 15 - 6


def test_a_critical_taken_back_keeps_its_first_dice() -> None:
    answers = {"accuracy": [20], "damage": [[1, 2, 6, 6]]}
    after, outcomes = answered(duel(), SWEEP, answers, {"act.cy.critical": 0})
    assert [outcome.result for outcome in outcomes] == ["critical", "hit"]
    assert (after.roster["bo"].hp, after.roster["cy"].hp) == (100 - 31 - 6, 100 - 11 - 6)


def test_single_and_mass_give_equal_numbers() -> None:
    together, _ = answered(duel(), SWEEP, {"accuracy": [9], "damage": [[5, 6]]})
    for who in ("bo", "cy"):
        alone, _ = answered(duel(), use("Ash", "Sweep", who), {"accuracy": [9], "damage": [[5, 6]]})
        assert alone.roster[who].hp == together.roster[who].hp


def test_an_overruled_multiplier_and_stat_carry_on() -> None:
    jab, answers = use("Ash", "Jab", "Bo"), {"accuracy": [9], "damage": [[1]]}
    doubled, _ = answered(duel(), jab, answers, {"act.bo.multiplier": 2})
    bare, _ = answered(duel(), jab, answers, {"act.bo.defense": 0})
    assert (doubled.roster["bo"].hp, bare.roster["bo"].hp) == (100 - 30, 100 - 19)


def test_every_number_of_a_use_has_its_words() -> None:
    effect = "five strike; drain 50%; recoil 25%; lose 10% max self; temporary hp 5 self"
    fight = duel(
        [{**MOVES[0], "name": "Vamp", "effect": effect}],
        Ash={"hp": 40, "injuries": 5},
        Bo={"injuries": 5, "damage_reduction": 1},
    )
    action: Any = RULESET.read_action(fight, use("Ash", "Vamp", "Bo"), "do[0]")
    words = {key.rpartition(".")[2].rstrip("0123456789") for key in RULESET.resolve(fight, action, Seeded(3)).numbers}
    assert {"need", "strikes", "db", "roll", "multiplier", "damage", "drain", "recoil", "lose", "heavy"} <= words
    assert [word for word in words for lang in LANGUAGES if not has(f"ptu.number.{word}", lang)] == []


class Seeded(SeededReferee):
    """Dice of a seed, the first one a hit."""

    def ask(self, ask: Ask) -> Answer:
        return Answer(10) if ask.name == "accuracy" else super().ask(ask)
