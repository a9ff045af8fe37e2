"""Numbers that a use turns out to need and the sheet does not give, each as a problem of its own cell.

The attack stat of the user and the defense stat of every target for rolled damage, the level for damage by level and
for captures. Looked for before anything is asked, so that no action stops half-way.
"""

from __future__ import annotations

from collections.abc import Iterator

from toolkit.core.problems import Problem
from toolkit.systems.ptu.actions import Use
from toolkit.systems.ptu.procedures.check import move_of
from toolkit.systems.ptu.procedures.damage import ATTACK, DEFENSE, missing
from toolkit.systems.ptu.procedures.use import refusal
from toolkit.systems.ptu.state import Fight


def missing_numbers(fight: Fight, used: Use) -> list[Problem]:
    """A problem for every number that is needed and blank; what is refused needs none."""
    if refusal(fight, used) is not None:
        return []
    blank = [(who, column) for who, column in _needed(fight, used) if getattr(fight.roster[who], column) is None]
    return [
        missing(fight.place(who, column) or f"{used.where}.{column}", fight.roster[who].name, column)
        for who, column in dict.fromkeys(blank)
    ]


def _needed(fight: Fight, used: Use) -> Iterator[tuple[str, str]]:
    move = move_of(fight, used)
    if move is None:
        if used.use == "Capture":
            yield from ((who, "level") for who in (used.actor, *used.targets))
        return
    if move.rolled:
        yield used.actor, ATTACK[move.category]
        yield from ((target, DEFENSE[move.category]) for target in used.targets)
    elif move.fixed is not None and move.fixed.what == "damage_level":
        yield used.actor, "level"
