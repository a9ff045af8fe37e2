"""Who is meant by a name or an id: one way of finding for actions, adjustments and battle keys.

Order: the exact id, the exact name, then either in any spelling (`names.fold`). Never guesses between several.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from toolkit.core.names import fold, nearest
from toolkit.core.problems import Problem, did_you_mean
from toolkit.core.state import Combatant
from toolkit.messages import note


def find_combatant(roster: Mapping[str, Combatant], written: Any, where: str) -> str | Problem:
    """The id of the one combatant meant by `written`, or the problem at `where`."""
    if not isinstance(written, str) or not written.strip():
        return Problem(where, written, note("core.somebody"))
    if written in roster:
        return written
    found = [key for key, row in roster.items() if row.name == written]
    if not found:
        meant = fold(written)
        found = [key for key, row in roster.items() if meant in (fold(key), fold(row.name))]
    if len(found) == 1:
        return found[0]
    if found:
        return Problem(where, written, note("core.one_of_several", name=written, ids=found))
    return _unknown(roster.values(), written, where)


def _unknown(roster: Iterable[Combatant], written: str, where: str) -> Problem:
    near = nearest(written, [row.name for row in roster])
    return Problem(where, written, note("core.somebody"), did_you_mean(near))
