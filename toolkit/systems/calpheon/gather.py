"""Written lines and desk choices made into one entry of `do`: a turn with both sides' plans.

A side that says less than two Actions waits with the rest. Lines are checked here, so that a problem names the line.
On the desk, who comes in for the fallen is an entry of its own, before the next turn is planned.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from toolkit.core.problems import Problem, visible
from toolkit.messages import note
from toolkit.systems.calpheon.procedures.switching import leaving
from toolkit.systems.calpheon.read_line import read_line
from toolkit.systems.calpheon.read_replacements import read_replacements
from toolkit.systems.calpheon.state import Fight, active, bench, members, sides

Line = Mapping[str, Any]

FRAMES = ("start", "scene", "day")

REPLACE = "replace"
"""The slot of who comes in where nobody stands ends in this: `A.replace`."""


def gather(fight: Fight, lines: Sequence[Line]) -> Mapping[str, Any] | list[Problem]:
    """The entry of these lines; `where` of a problem is `actions[n]`."""
    if len(lines) == 1 and any(key in lines[0] for key in (*FRAMES, REPLACE)):
        return lines[0]
    plans: dict[str, list[Line]] = {side: [] for side in sides(fight)}
    replacements: dict[str, str] = {}
    problems: list[Problem] = []
    for number, line in enumerate(lines):
        where = f"actions[{number}]"
        if REPLACE in line:
            replacements, faulty = read_replacements(fight, line[REPLACE], f"{where}.{REPLACE}", replacements)
            problems += faulty
        elif "actor" not in line:
            problems.append(Problem(where, visible(" ".join(map(str, line))), note("calpheon.expected_line")))
        else:
            planned = read_line(fight, line, where)
            problems += planned if isinstance(planned, list) else []
            if not isinstance(planned, list):
                plans[fight.roster[planned.actor].side].append(_plain(line))
    return problems or _entry(fight, plans, replacements)


def assemble(fight: Fight, chosen: Mapping[str, Line]) -> Mapping[str, Any]:
    """The entry of the chosen lines, by slot key: who comes in, if anybody is named, else a turn; empty slots wait."""
    named = {side: chosen.get(f"{side}.{REPLACE}", {}).get("on") for side in vacant(fight)}
    if fallen(fight) or any(named.values()):
        return {REPLACE: {side: targets[0] for side, targets in named.items() if targets}}
    plans = {}
    for side in sides(fight):
        plans[side] = [
            _plain(chosen[key]) if chosen.get(key) else _wait(fight, side) for key in (f"{side}1", f"{side}2")
        ]
    return _entry(fight, plans, {})


def vacant(fight: Fight) -> list[str]:
    """The sides where nobody stands and somebody could come in."""
    return [side for side in sides(fight) if leaving(fight, side) is None and bench(fight, side)]


def fallen(fight: Fight) -> list[str]:
    """Those of them whose Pokémon has fallen."""
    return [side for side in vacant(fight) if active(fight, side) is not None]


def _entry(fight: Fight, plans: Mapping[str, list[Line]], replacements: Mapping[str, str]) -> Mapping[str, Any]:
    turn = {side: list(_filled(fight, side, lines)) for side, lines in plans.items()}
    return {"turn": turn, REPLACE: dict(replacements)} if replacements else {"turn": turn}


def _filled(fight: Fight, side: str, lines: list[Line]) -> Iterable[Line]:
    return [*lines, *(_wait(fight, side) for _ in range(2 - len(lines)))]


def _wait(fight: Fight, side: str) -> Line:
    return {"actor": active(fight, side) or members(fight, side)[0], "use": "Wait"}


def _plain(line: Line) -> Line:
    """The line without empty parts."""
    return {key: value for key, value in line.items() if value not in (None, [], (), {})}
