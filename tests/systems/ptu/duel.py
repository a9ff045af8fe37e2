"""A small fight for tests of the rules: two combatants, a handful of moves, played from answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.systems.fights import place
from toolkit.core.events import fold
from toolkit.core.outcome import Outcome, Resolution
from toolkit.core.rulings import read_rulings
from toolkit.dice import Referee, ScriptedReferee
from toolkit.systems.ptu import RULESET
from toolkit.systems.ptu.state import Fight
from toolkit.systems.ruleset import Tables
from toolkit.tables.decode import decode_rows

STATS = {"types": "Normal", "level": 20, "max_hp": 100, "attack": 10, "special_attack": 10, "defense": 4, "speed": 0}
ROSTER: Sequence[Mapping[str, Any]] = (
    {"name": "Ash", "side": "A", **STATS},
    {"name": "Bo", "side": "B", **STATS, "special_defense": 4},
    {"name": "Cy", "side": "B", **STATS, "special_defense": 4},
)
MOVES: Sequence[Mapping[str, Any]] = (
    {"name": "Jab", "type": "Bug", "category": "Physical", "ac": 2, "damage_base": 5},
    {"name": "Sweep", "type": "Bug", "category": "Physical", "ac": 2, "damage_base": 6, "tags": "Area"},
    {"name": "Coo", "type": "Normal", "category": "Status", "effect": "attack -1"},
)


def duel(
    moves: Sequence[Mapping[str, Any]] = MOVES, rulings: Mapping[str, Any] | None = None, **changes: Mapping[str, Any]
) -> Fight:
    """The fight, with columns of some combatants changed."""
    rows = [{**row, **changes.get(row["name"], {})} for row in ROSTER]
    in_force, strange = read_rulings(RULESET.rulings, rulings or {})
    roster, unread = decode_rows(RULESET.roster, rows, lambda row, column: place("roster", row, column))
    known, misread = decode_rows(RULESET.moves, moves, lambda row, column: place("moves", row, column))
    fight, problems = RULESET.build_state(Tables(roster, known, RULESET.battle(), in_force, place))
    assert [*strange, *unread, *misread, *problems] == []
    return fight


def use(actor: str, word: Any, *targets: str, **options: Any) -> dict[str, Any]:
    """An entry of `do`."""
    return {"actor": actor, "use": word, "on": list(targets), "with": options}


def play(fight: Fight, entry: Mapping[str, Any], referee: Referee) -> tuple[Fight, Resolution]:
    """The fight after an entry, and what came of it."""
    action: Any = RULESET.read_action(fight, entry, "do[0]")
    assert not isinstance(action, list), action
    resolution = RULESET.resolve(fight, action, referee)
    return fold(RULESET.apply, fight, resolution.events), resolution


def answered(
    fight: Fight, entry: Mapping[str, Any], answers: Mapping[str, Any], overrides: Mapping[str, Any] | None = None
) -> tuple[Fight, tuple[Outcome, ...]]:
    """The fight after an entry played from answers that all have to be used, and its outcomes."""
    referee = ScriptedReferee(answers, overrides=overrides)
    after, resolution = play(fight, entry, referee)
    assert referee.unused() == []
    return after, resolution.outcomes
