"""Training requirements ([000] VIII.04): what a move asks of who knows it. They warn; nothing is refused for them.

A requirement is a level ("Level 40") or words that the Roster's column `training` of that combatant must hold.
"""

from __future__ import annotations

import re

from toolkit.core.names import fold
from toolkit.systems.calpheon.move import Move
from toolkit.systems.calpheon.records import CalpheonCombatant

_LEVEL = re.compile(r"(?:level|lvl?\.?|уровень|ур\.?)\s*([0-9]{1,4})", re.IGNORECASE)


def unmet(row: CalpheonCombatant, move: Move) -> list[str]:
    """The requirements of `move` that the combatant does not meet, as they are written; a blank level meets none."""
    trained = {fold(word) for word in row.training}
    return [needed for needed in move.row.requires if not _met(row, trained, needed)]


def _met(row: CalpheonCombatant, trained: set[str], needed: str) -> bool:
    level = _LEVEL.fullmatch(needed)
    if level is None or fold(needed) in trained:
        return fold(needed) in trained
    return (row.level or 0) >= int(level[1])
