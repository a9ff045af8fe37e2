"""One entry of `do`, read: its form and names checked, nothing yet said about legality (that is `limits`').

`{"turn": {side: [action, action]}, "replace": {side: name}}`, `{"replace": {"side", "with"}}`,
`{"adjudicate": {"text", "effects", "why"}}`, `{"start": true}`, `{"scene": true}`, `{"day": true}`. All problems of an
entry are reported at once, each at its dotted place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from toolkit.core.names import nearest
from toolkit.core.problems import Problem, did_you_mean, visible
from toolkit.messages import note
from toolkit.systems.calpheon.actions import Action, Frame, Planned, Replace, Turn
from toolkit.systems.calpheon.needs import missing_numbers
from toolkit.systems.calpheon.read_adjudicate import read_adjudicate
from toolkit.systems.calpheon.read_line import read_line
from toolkit.systems.calpheon.read_replacements import read_replacements, twice, unknown_side
from toolkit.systems.calpheon.state import Fight, side_of, sides

KEYS = ("turn", "replace", "adjudicate", "start", "scene", "day")


def read_action(fight: Fight, entry: Mapping[str, Any], where: str) -> Action | list[Problem]:
    """The action of an entry, or everything that is wrong with it."""
    strange = [_unknown_key(f"{where}.{visible(key)}", key) for key in entry if key not in KEYS]
    kinds = [key for key in KEYS if key in entry]
    if strange or not kinds:
        return strange or [Problem(where, None, note("calpheon.expected_entry"))]
    if kinds in (["turn"], ["turn", "replace"]):
        return _read_turn(fight, entry, where)
    if len(kinds) > 1:
        return [Problem(f"{where}.{key}", key, note("calpheon.expected_alone")) for key in kinds[1:]]
    kind, value = kinds[0], entry[kinds[0]]
    if kind == "replace":
        found, problems = read_replacements(fight, value, f"{where}.replace")
        return problems or Replace(found)
    if kind == "adjudicate":
        return read_adjudicate(fight, value, f"{where}.adjudicate")
    return Frame(kind) if value is True else [Problem(f"{where}.{kind}", value, note("calpheon.expected_true"))]  # type: ignore[arg-type]


def _unknown_key(where: str, key: str) -> Problem:
    return Problem(where, visible(key), note("calpheon.expected_key", words=KEYS), did_you_mean(nearest(key, KEYS)))


def _read_turn(fight: Fight, entry: Mapping[str, Any], where: str) -> Turn | list[Problem]:
    given = entry["turn"]
    if not isinstance(given, Mapping):
        return [Problem(f"{where}.turn", visible(str(given)), note("calpheon.expected_plans"))]
    plans: dict[str, tuple[Planned, ...]] = {}
    replacements, problems = _read_gaps(fight, entry, where)
    for written, plan in given.items():
        side, place = side_of(fight, written), f"{where}.turn.{visible(written)}"
        if side is None:
            problems += [] if written == "replace" else [unknown_side(fight, place, written)]
            continue
        read = _read_plan(fight, side, plan, place)
        problems += [twice(place, side)] if side in plans else []
        problems += [item for item in read if isinstance(item, Problem)]
        plans[side] = tuple(item for item in read if isinstance(item, Planned))
    turn = Turn({side: plans.get(side, ()) for side in sides(fight)}, replacements)
    return problems or missing_numbers(fight, turn) or turn


def _read_gaps(fight: Fight, entry: Mapping[str, Any], where: str) -> tuple[dict[str, str], list[Problem]]:
    """Who comes in if somebody falls: beside the plans, or among them."""
    within = entry["turn"].get("replace") if side_of(fight, "replace") is None else None
    found: dict[str, str] = {}
    problems: list[Problem] = []
    for given, place in ((entry.get("replace"), f"{where}.replace"), (within, f"{where}.turn.replace")):
        if given is not None:
            found, faulty = read_replacements(fight, given, place, found)
            problems += faulty
    return found, problems


def _read_plan(fight: Fight, side: str, plan: Any, where: str) -> Sequence[Planned | Problem]:
    if not isinstance(plan, list | tuple):
        return [Problem(where, visible(str(plan)), note("calpheon.expected_plan"))]
    read: list[Planned | Problem] = []
    for at, line in enumerate(plan):
        found = read_line(fight, line, f"{where}[{at}]", side)
        read += [found] if isinstance(found, Planned) else found
    return read
