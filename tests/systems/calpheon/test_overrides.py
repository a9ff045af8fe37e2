"""Numbers a game master may overrule: their keys, and that everything after them follows."""

from __future__ import annotations

from typing import Any

from tests.systems.calpheon.duel import duel, line, turn
from toolkit.core.events import fold
from toolkit.dice import ScriptedReferee
from toolkit.messages import LANGUAGES, has
from toolkit.systems.calpheon import RULESET
from toolkit.systems.calpheon.state import Fight

RAM = turn([line("Cinder", "Ram", "Mossy")])


def play(
    fight: Fight, entry: dict[str, Any], answers: dict[str, Any], **overrides: int
) -> tuple[Fight, ScriptedReferee]:
    referee = ScriptedReferee(answers, overrides={key.replace("__", "."): value for key, value in overrides.items()})
    action: Any = RULESET.read_action(fight, entry, "do[0]")
    resolution = RULESET.resolve(fight, action, referee)
    return fold(RULESET.apply, fight, resolution.events), referee


def test_an_overruled_strike_carries_its_recoil_with_it() -> None:
    after, referee = play(duel(), RAM, {"initiative": [50, 40], "damage": [12]}, A1__strike1__damage=40)
    assert referee.settled == {"A1.strike1.damage": (12, 40)}
    assert (after.roster["mossy"].hp, after.roster["cinder"].hp) == (20, 50)


def test_recoil_itself_may_be_overruled() -> None:
    after, _ = play(duel(), RAM, {"initiative": [50, 40], "damage": [12]}, A1__recoil=0)
    assert after.roster["cinder"].hp == 60


def test_overruled_initiative_changes_the_order() -> None:
    entry = turn([line("Cinder", "Growl", "Mossy")], [line("Mossy", "Growl", "Cinder")])
    after, _ = play(duel(), entry, {"initiative": [50, 40]}, B__mossy__initiative=99)
    assert after.battle.turn_order == ("mossy", "cinder")


def test_no_overruled_number_leaves_its_bounds() -> None:
    after, _ = play(duel(), RAM, {"initiative": [50, 40], "damage": [12]}, A1__strike1__damage=-5, A1__sp=99)
    assert (after.roster["mossy"].hp, after.roster["cinder"].sp) == (60, 0)


def test_the_keys_of_one_action_are_unique_and_their_last_word_has_a_name() -> None:
    moves = [{"name": "Storm", "category": "Special", "power": 20, "sp": 3, "accuracy": 90,
              "effect": "hits 2-5; drain 50%; recoil 25%; heal 10%; lose 10% max self"}]  # fmt: skip
    fight = duel(moves=moves)
    seen: list[str] = []

    class Watching(ScriptedReferee):
        def settle(self, key: str, value: Any) -> Any:
            seen.append(key)
            return value

    answers = {"initiative": [50, 40], "accuracy": [1], "strikes": [50], "damage": [5, 5, 5, 6, 6, 6]}
    action: Any = RULESET.read_action(fight, turn([line("Cinder", "Storm", "Mossy", "Ana")]), "do[0]")
    RULESET.resolve(fight, action, Watching(answers))
    assert len(seen) == len(set(seen))
    words = {key.rsplit(".", 1)[-1].rstrip("0123456789") for key in seen}
    assert {"initiative", "damage", "recoil", "drain", "heal", "lose", "sp", "accuracy", "strikes"} == words
    assert all(has(f"calpheon.number.{word}", lang) for word in words for lang in LANGUAGES)
