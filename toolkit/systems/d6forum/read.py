"""One entry of `do`, read: its form and names checked, nothing yet said about legality (that is `legality`'s).

`{"actor", "use", "on", "with"}`, `{"end_turn": name}`, `{"end_round": true}`, `{"replace": {"side", "with"}}` (the same
as Send), `{"post": [entries]}`, `{"start": true}`, `{"scene": true}`, `{"day": true}`. All problems of an entry are
reported at once, each at its dotted place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from toolkit.core.lookup import find_combatant
from toolkit.core.names import fold, nearest
from toolkit.core.problems import Problem, did_you_mean, visible
from toolkit.messages import note
from toolkit.systems.d6forum.actions import Action, Deed, EndRound, EndTurn, Frame, Post, Step
from toolkit.systems.d6forum.read_line import read_line
from toolkit.systems.d6forum.state import Fight, sides

FRAMES = ("start", "scene", "day")
KEYS = ("actor", "end_turn", "end_round", "replace", "post", *FRAMES)


def read_action(fight: Fight, entry: Mapping[str, Any], where: str) -> Action | list[Problem]:
    """The action of an entry, or everything that is wrong with it."""
    kinds = [key for key in KEYS if key in entry]
    if kinds[:1] == ["actor"]:
        return read_line(fight, entry, where)
    strange = [_unknown_key(f"{where}.{visible(key)}", key) for key in entry if key not in KEYS]
    if strange or not kinds:
        return strange or [Problem(where, None, note("d6forum.expected_entry"))]
    if len(kinds) > 1:
        return [Problem(f"{where}.{key}", key, note("d6forum.expected_alone")) for key in kinds[1:]]
    kind, value, place = kinds[0], entry[kinds[0]], f"{where}.{kinds[0]}"
    if kind == "end_turn":
        return _end_turn(fight, value, place)
    if kind == "replace":
        return _replacement(fight, value, place)
    if kind == "post":
        return _post(fight, value, place)
    if value is not True:
        return [Problem(place, value, note("d6forum.expected_true"))]
    return EndRound() if kind == "end_round" else Frame(kind)  # type: ignore[arg-type]


def _unknown_key(where: str, key: str) -> Problem:
    return Problem(where, visible(key), note("d6forum.expected_key", words=KEYS), did_you_mean(nearest(key, KEYS)))


def _end_turn(fight: Fight, value: Any, where: str) -> EndTurn | list[Problem]:
    who = find_combatant(fight.roster, value, where)
    return [who] if isinstance(who, Problem) else EndTurn(who)


def _replacement(fight: Fight, value: Any, where: str) -> Deed | list[Problem]:
    """Who comes in, as command lines write it: `replace B Fern`."""
    if not isinstance(value, Mapping) or set(value) != {"side", "with"}:
        return [Problem(where, visible(str(value)), note("d6forum.expected_replacement"))]
    side = next((side for side in sides(fight) if fold(side) == fold(str(value["side"]))), None)
    who = find_combatant(fight.roster, value["with"], f"{where}.with")
    if side is None:
        hint = did_you_mean(nearest(str(value["side"]), sides(fight)))
        return [Problem(f"{where}.side", visible(str(value["side"])), note("d6forum.expected_known_side"), hint)]
    if isinstance(who, Problem):
        return [who]
    if fight.roster[who].side != side:
        return [Problem(f"{where}.with", fight.roster[who].name, note("d6forum.expected_own_side", side=side))]
    return Deed(who, "Send", where=where)


def _post(fight: Fight, value: Any, where: str) -> Post | list[Problem]:
    if not isinstance(value, Sequence) or isinstance(value, str) or not value:
        return [Problem(where, visible(str(value)), note("d6forum.expected_post"))]
    steps: list[Step] = []
    problems: list[Problem] = []
    for at, entry in enumerate(value):
        place = f"{where}[{at}]"
        read = read_action(fight, entry, place) if isinstance(entry, Mapping) else None
        if isinstance(read, list):
            problems += read
        elif read is None or isinstance(read, Post | Frame):
            problems.append(Problem(place, visible(str(entry)), note("d6forum.expected_step")))
        else:
            steps.append(read)
    return problems or Post(tuple(steps))
