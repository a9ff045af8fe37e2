"""One entry of `do`, read: its form and names checked, nothing yet said about legality.

`{"actor", "use", "on", "with"}`, `{"end_turn": "Name"}`, `{"end_round": true}`, `{"start": true}`, `{"scene": true}`,
`{"day": true}`. All problems of an entry are reported at once, each at its dotted place.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from toolkit.core.lookup import find_combatant
from toolkit.core.names import nearest
from toolkit.core.problems import Problem, did_you_mean, visible
from toolkit.messages import note
from toolkit.systems.ptu.actions import Action, EndTurn, Frame
from toolkit.systems.ptu.needs import missing_numbers
from toolkit.systems.ptu.read_use import KEYS, clock_entry, read_use
from toolkit.systems.ptu.state import Fight

FRAMES = ("start", "end_round", "scene", "day")


def read_action(fight: Fight, entry: Mapping[str, Any], where: str) -> Action | list[Problem]:
    """The action of an entry, or everything that is wrong with it."""
    if any(key in entry for key in ("actor", "use")):
        entry = clock_entry(entry) or entry
    kinds = [key for key in (*FRAMES, "end_turn") if key in entry]
    if any(key in entry for key in KEYS) and not kinds:
        used = read_use(fight, entry, where)
        return used if isinstance(used, list) else missing_numbers(fight, used) or used
    known = (*KEYS, *FRAMES, "end_turn")
    strange = [_unknown(f"{where}.{visible(key)}", key, known) for key in entry if key not in kinds]
    if strange or len(kinds) != 1:
        return strange or [Problem(where, None, note("ptu.expected_entry"))]
    (kind,), value = kinds, entry[kinds[0]]
    if kind == "end_turn":
        found = find_combatant(fight.roster, value, f"{where}.end_turn")
        return [found] if isinstance(found, Problem) else EndTurn(found)
    return Frame(kind, where) if value is True else [Problem(f"{where}.{kind}", value, note("ptu.expected_true"))]  # type: ignore[arg-type]


def _unknown(where: str, key: str, known: tuple[str, ...]) -> Problem:
    return Problem(where, visible(key), note("ptu.expected_key", words=known), did_you_mean(nearest(key, known)))
