"""One entry of `do`, read: its form and names checked, nothing yet said about legality (that is `limits`').

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
from toolkit.systems.odyssey.actions import Action, EndTurn, Frame, Use
from toolkit.systems.odyssey.read_use import KEYS, read_use
from toolkit.systems.odyssey.state import Fight

FRAMES = ("end_round", "start", "scene", "day")
_CLOCK = {"End Round": "end_round", "Start": "start"}


def read_action(fight: Fight, entry: Mapping[str, Any], where: str) -> Action | list[Problem]:
    """The action of an entry, or everything that is wrong with it."""
    if "actor" in entry or "use" in entry:
        read = read_use(fight, entry, where)
        return _clock(read) if isinstance(read, Use) else read
    known = ("end_turn", *FRAMES)
    strange = [_unknown_key(f"{where}.{visible(key)}", key, (*KEYS, *known)) for key in entry if key not in known]
    kinds = [key for key in entry if key in known]
    if strange or not kinds:
        return strange or [Problem(where, None, note("odyssey.expected_entry"))]
    if len(kinds) > 1:
        return [Problem(f"{where}.{key}", key, note("odyssey.expected_alone")) for key in kinds[1:]]
    return _frame(fight, kinds[0], entry[kinds[0]], f"{where}.{kinds[0]}")


def _frame(fight: Fight, kind: str, value: Any, where: str) -> Action | list[Problem]:
    if kind == "end_turn":
        found = find_combatant(fight.roster, value, where)
        return [found] if isinstance(found, Problem) else EndTurn(found)
    if value is not True:
        return [Problem(where, value, note("odyssey.expected_true"))]
    return Frame(kind, where.rpartition(".")[0])  # type: ignore[arg-type]


def _clock(used: Use) -> Action:
    if used.move or used.use not in ("End Turn", *_CLOCK):
        return used
    return EndTurn(used.actor) if used.use == "End Turn" else Frame(_CLOCK[used.use], used.where)  # type: ignore[arg-type]


def _unknown_key(where: str, key: str, known: tuple[str, ...]) -> Problem:
    return Problem(where, visible(key), note("odyssey.expected_key", words=known), did_you_mean(nearest(key, known)))
