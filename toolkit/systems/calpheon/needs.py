"""Numbers that a plan turns out to need and the sheet does not give, each as a problem of its own cell.

Speed for whoever rolls Initiative, SP for moves that cost any, Level for damage by level, and what the campaign's
damage formula names. Looked for before anything is asked, so that no turn stops half-way.
"""

from __future__ import annotations

from collections.abc import Iterator

from toolkit.core.events import fold
from toolkit.core.problems import Problem
from toolkit.messages import Who, Words, note
from toolkit.systems.calpheon.actions import Planned, Turn
from toolkit.systems.calpheon.apply import apply
from toolkit.systems.calpheon.events import Replaced
from toolkit.systems.calpheon.move import Move
from toolkit.systems.calpheon.procedures.check import newcomer_obstacle
from toolkit.systems.calpheon.procedures.damage import USERS_STATS, damage_formula
from toolkit.systems.calpheon.procedures.initiative import rollers
from toolkit.systems.calpheon.procedures.switching import gaps
from toolkit.systems.calpheon.procedures.targets import named
from toolkit.systems.calpheon.records import CalpheonCombatant, CalpheonMove
from toolkit.systems.calpheon.state import Fight, is_pokemon
from toolkit.tables.columns import columns_of, english_header

Need = tuple[str, str]
"""(whose, or which move's; column)"""


def missing_numbers(fight: Fight, turn: Turn) -> list[Problem]:
    """A problem for every number that is needed and blank."""
    needed = dict.fromkeys(need for need in _needed(fight, turn) if _blank(fight, *need))
    return [_problem(fight, *need) for need in needed]


def _needed(fight: Fight, turn: Turn) -> Iterator[Need]:
    fight = _as_it_begins(fight, turn)
    for who in rollers(fight):
        yield who, "speed"
    for plan in turn.plans.values():
        for planned in plan:
            yield from _of_action(fight, planned)


def _as_it_begins(fight: Fight, turn: Turn) -> Fight:
    """With those in battle who replace the fallen at once: they roll Initiative like anybody."""
    come = [(old, new) for _, old, new in gaps(fight, turn.replacements) if newcomer_obstacle(fight, new) is None]
    return fold(apply, fight, [Replaced(Who(old), Who(new), must_wait=False) for old, new in come])


def _of_action(fight: Fight, planned: Planned) -> Iterator[Need]:
    if is_pokemon(fight.roster[planned.actor]) and not planned.waits:
        yield planned.actor, "speed"
    move = fight.moves.get(planned.move)
    if move is None:
        return
    if move.cost:
        yield planned.actor, "sp"
    if move.fixed is not None:
        if move.fixed.what == "damage_level":
            yield planned.actor, "level"
    elif move.damaging:
        yield from _of_formula(fight, planned, move)


def _of_formula(fight: Fight, planned: Planned, move: Move) -> Iterator[Need]:
    formula = damage_formula(fight.rulings["calpheon.damage_formula"])
    names = formula.names_used if formula is not None else ()
    if "move_power" in names and move.clause("variable") is None:
        yield planned.move, "power"
    for column in USERS_STATS:
        if column in names and is_pokemon(fight.roster[planned.actor]):
            yield planned.actor, column
    if "resilience" in names:
        for target in named(fight, planned):
            if is_pokemon(fight.roster[target]):
                yield target, "resilience"


def _blank(fight: Fight, whose: str, column: str) -> bool:
    row = fight.roster.get(whose)
    if row is None:
        return fight.moves[whose].row.power is None
    return getattr(row, column) is None


def _problem(fight: Fight, whose: str, column: str) -> Problem:
    where = fight.places.get((whose, column), f"{whose}.{column}")
    model = CalpheonCombatant if whose in fight.roster else CalpheonMove
    name = fight.roster[whose].name if whose in fight.roster else fight.moves[whose].name
    header = Words(english_header(column), columns_of(model)[column].ru)
    return Problem(where, None, note("calpheon.expected_number", of=name, column=header))
