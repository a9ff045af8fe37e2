"""From decoded rows to a fight, with everything that is wrong with them together.

In this order: combatants get an id and what a blank cell means (HP and SP at their maximum, the first Pokémon of a
side in battle), and who has 0 HP loses what ends there; moves get their effect column read; then names, sides, maxima,
move lists and the damage formula are checked. What is wrong inside one cell was found in decoding; nothing is ever
repaired silently.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from toolkit.core.effects import Clause, Vocabulary, effect_problems, has_faults, parse_effect
from toolkit.core.formula import FormulaFault, formula_problem, parse_formula
from toolkit.core.names import fold, nearest
from toolkit.core.problems import Problem, did_you_mean
from toolkit.messages import Note, note
from toolkit.systems.calpheon.apply import ENDS_AT_0_HP
from toolkit.systems.calpheon.guides import read_guides
from toolkit.systems.calpheon.move import Move
from toolkit.systems.calpheon.own_rules import OWN_RULES, read_own
from toolkit.systems.calpheon.procedures.damage import NAMES
from toolkit.systems.calpheon.procedures.initiative import rollers
from toolkit.systems.calpheon.ready import ready_names
from toolkit.systems.calpheon.records import CalpheonBattle, CalpheonCombatant
from toolkit.systems.calpheon.state import Fight, is_active, is_pokemon
from toolkit.systems.calpheon.training import unmet
from toolkit.systems.calpheon.vocabulary import staff_words
from toolkit.systems.ruleset import Tables
from toolkit.tables.ids import doubled_names, fill_ids
from toolkit.tables.ties import loose_ties, on_sides

NEEDED = ("speed", "sp", "level", "power", "resilience")
"""Columns that may be blank until an Action needs them; their places are kept for that."""

Rows = Sequence[CalpheonCombatant]


def build_state(tables: Tables) -> tuple[Fight, list[Problem]]:
    """The fight, and all problems. A fight with errors among them must not be played."""
    rows, problems = _combatants(tables)
    guides, wrong = read_guides(tables)
    moves, found = _moves(tables, guides.vocabulary)
    battle: CalpheonBattle = tables.battle  # type: ignore[assignment]
    fight = Fight({row.id: row for row in rows}, moves, battle, tables.rulings, _places(tables, rows), guides)
    problems += [
        *wrong,
        *found,
        *_side_problems(tables, rows),
        *_row_problems(tables, rows, fight),
        *_formula_problems(tables),
        *_own_rule_problems(tables, guides.vocabulary),
    ]
    return fight, problems


def _combatants(tables: Tables) -> tuple[Rows, list[Problem]]:
    rows, problems = _identified(tables)
    rows = on_sides(rows)
    rows = [row.model_copy(update=meant) if (meant := _meant(row)) else row for row in rows]
    first = _first_of_sides(rows)
    return [row.model_copy(update={"active": True}) if row.id in first else row for row in rows], problems


def _identified(tables: Tables) -> tuple[Rows, list[Problem]]:
    """The rows with ids; a sheet's have them already, each its own."""
    rows = [row for row in tables.roster if isinstance(row, CalpheonCombatant)]
    ids = {fold(row.id) for row in rows if row.id}
    return (rows, []) if len(ids) == len(rows) else fill_ids(rows, partial(tables.place, "roster"))


def _meant(row: CalpheonCombatant) -> dict[str, Any]:
    """What a blank cell means, and what is over for who has 0 HP."""
    if row.hp and row.sp is not None:
        return {}
    full = (("hp", row.hp, row.max_hp), ("sp", row.sp, row.max_sp))
    meant: dict[str, Any] = {column: most for column, value, most in full if value is None and most is not None}
    if row.hp == 0:
        meant |= {column: none for column, none in ENDS_AT_0_HP.items() if getattr(row, column)}
    return meant


def _first_of_sides(rows: Rows) -> set[str]:
    """The first Pokémon of every side that has none marked as in battle."""
    marked = {row.side for row in rows if is_active(row)}
    first: dict[str, str] = {}
    for row in rows:
        if row.side and row.side not in marked and is_pokemon(row) and row.active is None:
            first.setdefault(row.side, row.id)
    return set(first.values())


def _places(tables: Tables, rows: Rows) -> dict[tuple[str, str], str]:
    """Where the cells stand that are blank and may yet be needed."""
    places = {
        (row.id, column): tables.place("roster", at, column)
        for at, row in enumerate(rows)
        for column in NEEDED
        if getattr(row, column) is None
    }
    moves = {(fold(move.name), "power"): tables.place("moves", at, "power") for at, move in enumerate(tables.moves)}
    return places | moves


def _moves(tables: Tables, vocabulary: Vocabulary) -> tuple[dict[str, Move], list[Problem]]:
    moves: dict[str, Move] = {}
    problems = doubled_names(tables.moves, partial(tables.place, "moves"))
    for at, row in enumerate(tables.moves):
        clauses, found = _clauses(row.effect, vocabulary, tables.place("moves", at, "effect"))
        problems += found
        moves.setdefault(fold(row.name), Move(row, clauses))  # type: ignore[arg-type]
    return moves, problems


def _clauses(effect: str, vocabulary: Vocabulary, where: str) -> tuple[tuple[Clause, ...], list[Problem]]:
    parsed = parse_effect(effect, vocabulary)
    return ((), effect_problems(parsed, where, effect)) if has_faults(parsed) else (parsed, [])  # type: ignore[return-value]


def _side_problems(tables: Tables, rows: Rows) -> Iterator[Problem]:
    """Blank sides, two active Pokémon on one, fewer than two sides, sides and owners that look like slips."""
    in_battle: dict[str, str] = {}
    for at, row in enumerate(rows):
        if not row.side:
            yield Problem(tables.place("roster", at, "side"), None, note("calpheon.expected_side"), None, "warning")
        elif is_active(row) and in_battle.setdefault(row.side, row.id) != row.id:
            other = next(one.name for one in rows if one.id == in_battle[row.side])
            expected = note("calpheon.expected_one_active", side=row.side, other=other)
            yield Problem(tables.place("roster", at, "active"), row.active, expected)
    yield from loose_ties(rows, partial(tables.place, "roster"))
    if rows and len({row.side for row in rows if row.side}) < 2:
        yield Problem(
            tables.place("roster", 0, "side"), rows[0].side, note("calpheon.expected_two_sides"), None, "warning"
        )


def _row_problems(tables: Tables, rows: Rows, fight: Fight) -> Iterator[Problem]:
    """IDs like another's name, no Speed for Initiative, HP and SP out of bounds, moves it cannot use (yet)."""
    called = {fold(row.name): row.id for row in rows}
    rolling = rollers(fight)
    free = {name for name, move in fight.moves.items() if not move.row.requires}
    for at, row in enumerate(rows):
        other = called.get(fold(row.id), row.id)
        if other != row.id and fold(row.id) != fold(row.name):
            said = note("core.id_and_name", name=row.id, who=row.name, other=other)
            yield Problem(tables.place("roster", at, "id"), row.id, said, None, "warning")
        if row.id in rolling and row.speed is None:
            yield Problem(tables.place("roster", at, "speed"), None, note("calpheon.expected_speed"), None, "warning")
        if not (0 <= (row.hp or 0) <= (row.max_hp or 0) and 0 <= (row.sp or 0) <= (row.max_sp or 0)):
            yield from _out_of_bounds(row, partial(tables.place, "roster", at))
        if not free.issuperset(map(fold, row.moves)):
            yield from _known_moves(row, fight, partial(tables.place, "roster", at, "moves"))


def _hint(fight: Fight, known: str) -> Note | None:
    """That the ready list has such a move, or what is written much like it."""
    ready = ready_names().get(fold(known))
    if ready is not None:
        return note("calpheon.hint_ready_move", move=ready)
    return did_you_mean(nearest(known, [move.name for move in fight.moves.values()]))


def _known_moves(row: CalpheonCombatant, fight: Fight, place: Callable[[], str]) -> Iterator[Problem]:
    """Moves on its list that the Moves tab does not have, or that ask more training of it."""
    for known in row.moves:
        move = fight.move(known)
        if move is None:
            yield Problem(place(), known, note("calpheon.expected_move"), _hint(fight, known), "warning")
        elif lacks := unmet(row, move):
            said = note("calpheon.expected_training", who=row.name, lacks=lacks)
            yield Problem(place(), known, said, None, "warning")


def _out_of_bounds(row: CalpheonCombatant, place: Callable[[str], str]) -> Iterator[Problem]:
    """HP and SP below 0, or above a maximum that is given."""
    for column, value, most in (("hp", row.hp, row.max_hp), ("sp", row.sp, row.max_sp)):
        if value is not None and value < 0:
            yield Problem(place(column), value, note("calpheon.expected_not_negative"))
        elif value is not None and most is not None and value > most:
            yield Problem(place(column), value, note("calpheon.expected_at_most", most=most), None, "warning")


def _formula_problems(tables: Tables) -> Iterator[Problem]:
    written = str(tables.rulings["calpheon.damage_formula"])
    if written == "manual":
        return
    parsed = parse_formula(written, NAMES)
    if isinstance(parsed, FormulaFault):
        yield formula_problem(parsed, tables.place("campaign", 0, "calpheon.damage_formula"), written)


def _own_rule_problems(tables: Tables, vocabulary: Vocabulary) -> Iterator[Problem]:
    for key in OWN_RULES:
        ruling = f"calpheon.{key}"
        where = tables.place("campaign", 0, ruling)
        read = read_own(key, tables.rulings[ruling], staff_words(vocabulary), where)
        yield from read if isinstance(read, list) else ()
