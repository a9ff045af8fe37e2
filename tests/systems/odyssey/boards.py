"""Small maps for tests, drawn as text: a character a square, a dot for free ground."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from toolkit.core.rulings import read_rulings
from toolkit.systems.odyssey import RULESET
from toolkit.systems.odyssey.field import Field, read_field
from toolkit.systems.odyssey.records import OdysseyCombatant, OdysseyMove
from toolkit.systems.odyssey.state import Fight
from toolkit.systems.ruleset import Tables
from toolkit.tables.rows import BattleRow

LETTERS = {".": "", "o": ":c"}


def cells(drawing: str) -> list[list[str]]:
    return [[LETTERS.get(letter, letter) for letter in row] for row in drawing.split()]


def field(drawing: str) -> Field:
    found, problems = read_field(cells(drawing), lambda row, column: f"{row}:{column}")
    assert problems == []
    return found


def fight(drawing: str, *rows: dict[str, Any], moves: Sequence[dict[str, Any]] = ()) -> Fight:
    """A fight on a map; rows need a name, a side and a place."""
    common = {"max_hp": 40, "movement": 6, "level": 8, "evasion": 10, "vigor": 10, "resolve": 10}
    roster = [OdysseyCombatant.model_validate({**common, "basic_melee": "Normal Physical", **row}) for row in rows]
    known = [OdysseyMove.model_validate(row) for row in moves]
    in_force, _ = read_rulings(RULESET.rulings, {})
    tables = Tables(
        roster, known, BattleRow(), in_force, lambda *where: ".".join(map(str, where)), {"map": cells(drawing)}
    )
    state, problems = RULESET.build_state(tables)
    assert [problem for problem in problems if problem.level == "error"] == []
    return state
