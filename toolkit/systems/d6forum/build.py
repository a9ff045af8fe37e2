"""From decoded rows to a fight, with everything that is wrong with them together.

In this order: combatants get an id and what a blank cell means (HP at their maximum, five dodges, the first of a side
in battle), and who has 0 HP loses what ends there; moves get their effect column read; then sides, HP and move lists
are checked. What is wrong inside one cell was found in decoding; nothing is ever repaired silently.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from toolkit.core.effects import Clause, effect_problems, has_faults, parse_effect
from toolkit.core.names import fold, nearest
from toolkit.core.problems import Problem, did_you_mean
from toolkit.messages import note
from toolkit.systems.d6forum.apply import DODGES, ENDS_AT_0_HP
from toolkit.systems.d6forum.move import Move
from toolkit.systems.d6forum.records import ForumBattle, ForumCombatant
from toolkit.systems.d6forum.state import Fight, fights
from toolkit.systems.d6forum.vocabulary import VOCABULARY
from toolkit.systems.ruleset import Tables
from toolkit.tables.ids import doubled_names, fill_ids
from toolkit.tables.ties import loose_ties, on_sides

Rows = Sequence[ForumCombatant]


def build_state(tables: Tables) -> tuple[Fight, list[Problem]]:
    """The fight, and all problems. A fight with errors among them must not be played."""
    rows, problems = _combatants(tables)
    moves, found = _moves(tables)
    battle: ForumBattle = tables.battle  # type: ignore[assignment]
    places = {(fold(move.name), "power"): tables.place("moves", at, "power") for at, move in enumerate(tables.moves)}
    fight = Fight({row.id: row for row in rows}, moves, battle, tables.rulings, places)
    return fight, [*problems, *found, *_side_problems(tables, rows), *_row_problems(tables, rows, fight)]


def _combatants(tables: Tables) -> tuple[Rows, list[Problem]]:
    rows: Rows = [row for row in tables.roster if isinstance(row, ForumCombatant)]
    ids = {fold(row.id) for row in rows if row.id}
    problems: list[Problem] = []
    if len(ids) != len(rows):
        rows, problems = fill_ids(rows, partial(tables.place, "roster"))
    rows = [row.model_copy(update=_meant(row)) for row in on_sides(rows)]
    first = _first_of_sides(rows)
    return [row.model_copy(update={"active": True}) if row.id in first else row for row in rows], problems


def _meant(row: ForumCombatant) -> dict[str, Any]:
    """What blank cells mean, and what is over for who has 0 HP."""
    meant: dict[str, Any] = {"hp": row.max_hp} if row.hp is None else {}
    if row.dodges_left is None and fights(row):
        meant["dodges_left"] = DODGES
    return meant | (ENDS_AT_0_HP if row.hp == 0 else {})


def _first_of_sides(rows: Rows) -> set[str]:
    """The first of every side that has none marked as in battle."""
    marked = {row.side for row in rows if row.active}
    first: dict[str, str] = {}
    for row in rows:
        if row.side and row.side not in marked and fights(row) and row.active is None:
            first.setdefault(row.side, row.id)
    return set(first.values())


def _moves(tables: Tables) -> tuple[dict[str, Move], list[Problem]]:
    moves: dict[str, Move] = {}
    problems = doubled_names(tables.moves, partial(tables.place, "moves"))
    for at, row in enumerate(tables.moves):
        clauses, found = _clauses(row.effect, tables.place("moves", at, "effect"))
        problems += found
        moves.setdefault(fold(row.name), Move(row, clauses))  # type: ignore[arg-type]
    return moves, problems


def _clauses(effect: str, where: str) -> tuple[tuple[Clause, ...], list[Problem]]:
    parsed = parse_effect(effect, VOCABULARY)
    return ((), effect_problems(parsed, where, effect)) if has_faults(parsed) else (parsed, [])  # type: ignore[return-value]


def _side_problems(tables: Tables, rows: Rows) -> Iterator[Problem]:
    """Blank sides, fewer than two sides, sides and owners that look like slips."""
    for at, row in enumerate(rows):
        if not row.side:
            yield Problem(tables.place("roster", at, "side"), None, note("d6forum.expected_side"), None, "warning")
    yield from loose_ties(rows, partial(tables.place, "roster"))
    if rows and len({row.side for row in rows if row.side}) < 2:
        expected = note("d6forum.expected_two_sides")
        yield Problem(tables.place("roster", 0, "side"), rows[0].side, expected, None, "warning")


def _row_problems(tables: Tables, rows: Rows, fight: Fight) -> Iterator[Problem]:
    """IDs that read like another's name, HP out of bounds, moves that the Moves tab does not have."""
    called = {fold(row.name): row.id for row in rows}
    for at, row in enumerate(rows):
        other = called.get(fold(row.id), row.id)
        if other != row.id and fold(row.id) != fold(row.name):
            said = note("core.id_and_name", name=row.id, who=row.name, other=other)
            yield Problem(tables.place("roster", at, "id"), row.id, said, None, "warning")
        if row.hp is not None and not 0 <= row.hp <= (row.hp if row.max_hp is None else row.max_hp):
            yield _out_of_bounds(row.hp, row.max_hp, tables.place("roster", at, "hp"))
        for known in row.moves:
            if fight.move(known) is None:
                hint = did_you_mean(nearest(known, [move.name for move in fight.moves.values()]))
                where = tables.place("roster", at, "moves")
                yield Problem(where, known, note("d6forum.expected_move"), hint, "warning")


def _out_of_bounds(value: int, most: int | None, where: str) -> Problem:
    if value < 0:
        return Problem(where, value, note("d6forum.expected_not_negative"))
    return Problem(where, value, note("d6forum.expected_at_most", most=most), None, "warning")
