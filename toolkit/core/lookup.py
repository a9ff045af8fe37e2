"""Who is meant by a name or an id: one way of finding for actions, adjustments and battle keys.

Order: the exact id, the exact name, then either in any spelling (`names.fold`); a whole number is an id or name made
of its digits. Never guesses between several: not between namesakes, nor between somebody's id and another's name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from toolkit.core.names import fold, nearest
from toolkit.core.problems import Problem, did_you_mean
from toolkit.core.state import Combatant
from toolkit.messages import Note, note


def find_combatant(roster: Mapping[str, Combatant], written: Any, where: str) -> str | Problem:
    """The id of the one combatant meant by `written`, or the problem at `where`."""
    name = str(written) if isinstance(written, int) and not isinstance(written, bool) else written
    if not isinstance(name, str) or not name.strip():
        return Problem(where, written, note("core.somebody"))
    named = [key for key, row in roster.items() if row.name == name]
    if name in roster:
        doubtful = bool(named) and name not in named
        return Problem(where, written, _id_and_name(roster, name, named[0])) if doubtful else name
    found = named or [key for key, row in roster.items() if fold(name) in (fold(key), fold(row.name))]
    if len(found) == 1:
        return found[0]
    if found:
        return Problem(where, written, note("core.one_of_several", name=name, ids=found))
    return _unknown(roster.values(), name, where)


def _id_and_name(roster: Mapping[str, Combatant], name: str, other: str) -> Note:
    return note("core.id_and_name", name=name, who=roster[name].name, other=other)


def _unknown(roster: Iterable[Combatant], written: str, where: str) -> Problem:
    near = nearest(written, [row.name for row in roster])
    return Problem(where, written, note("core.somebody"), did_you_mean(near))
