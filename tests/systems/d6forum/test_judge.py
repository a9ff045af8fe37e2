"""The judge has the last word: numbers overruled, dodges taken away, and that the log says why."""

from __future__ import annotations

from typing import Any

from tests.systems.d6forum.duel import MOVES, ROSTER, deed, play, row
from tests.systems.fights import place
from toolkit.core.events import fold
from toolkit.core.rulings import read_rulings
from toolkit.dice import ScriptedReferee
from toolkit.systems.d6forum import RULESET
from toolkit.systems.ruleset import Tables
from toolkit.tables.decode import decode_rows


def _played(entry: dict[str, Any], answers: dict[str, Any], overrides: dict[str, Any]) -> Any:
    rows, _ = decode_rows(RULESET.roster, ROSTER, lambda at, column: place("roster", at, column))
    moves, _ = decode_rows(RULESET.moves, MOVES, lambda at, column: place("moves", at, column))
    state, _ = RULESET.build_state(Tables(rows, moves, RULESET.battle(), read_rulings(RULESET.rulings, {})[0], place))
    action: Any = RULESET.read_action(state, entry, "do[0]")
    resolution = RULESET.resolve(state, action, ScriptedReferee(answers, overrides=overrides))
    return fold(RULESET.apply, state, resolution.events).roster["мох"]


def test_a_dodge_that_makes_no_sense_is_overruled_and_stays_spent() -> None:
    after = _played(deed(dodge=True), {"attack": [4], "dodge": [5]}, {"искра.мох.spared": 1})
    assert (after.hp, after.dodges_left) == (940, 4)


def test_everything_after_an_overruled_number_follows() -> None:
    critical = _played(deed(dodge=True), {"attack": [4]}, {"искра.мох.value": 6})
    assert (critical.hp, critical.dodges_left) == (880, 5)
    super_effective = _played(deed(dodge=False), {"attack": [4]}, {"искра.мох.multiplier": 2})
    assert super_effective.hp == 880


def test_a_correction_carries_its_reason() -> None:
    entry = {"adjust": {"who": "Мох", "set": {"hp": 700}, "why": "уклонение нелогично"}}
    result = play(entry)
    assert row(result, "Мох")["hp"] == 700
    assert "уклонение нелогично" in result["log"][0]


def test_the_odds_of_paralysis_are_told_once_a_battle() -> None:
    blows = [deed(dodge=False)] * 3
    result = play(*blows, answers={"attack": [2] * 3, "paralysis": [4] * 3}, Искра={"status": "Паралич 9"})
    assert sum("25 %" in line for line in result["log"]) == 1


def test_dodges_left_are_said_with_every_attack() -> None:
    result = play(deed(dodge=True), deed(dodge=False), deed(dodge=True), answers={"attack": [4, 4, 6], "dodge": [3]})
    assert sum("Осталось уклонений: 4" in line for line in result["log"]) == 3
