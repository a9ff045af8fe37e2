"""From decoded rows to a fight, with everything that is wrong with them together.

In this order: combatants get an id and what a blank cell means (the maximum from level and HP stat, HP at the maximum,
in the fight); moves get their effect column read; then names, sides, maxima, skills, frequencies and move lists are
checked. What is wrong inside one cell was found in decoding; nothing is ever repaired silently.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from toolkit.core.effects import Clause, effect_problems, has_faults, parse_effect
from toolkit.core.lookup import find_combatant
from toolkit.core.names import fold, nearest
from toolkit.core.problems import Problem, did_you_mean
from toolkit.messages import Term, note
from toolkit.systems.ptu.move import Move
from toolkit.systems.ptu.procedures.damage import header_of
from toolkit.systems.ptu.procedures.frequency import read_frequency
from toolkit.systems.ptu.procedures.skills import SKILLS, read_skill
from toolkit.systems.ptu.records import PtuCombatant, PtuMove
from toolkit.systems.ptu.state import Fight, is_trainer
from toolkit.systems.ptu.vocabulary import VOCABULARY
from toolkit.systems.ruleset import Tables
from toolkit.tables.ids import doubled_names, fill_ids
from toolkit.tables.rows import BattleRow
from toolkit.tables.ties import loose_ties, on_sides

PLACED = (
    "level", "attack", "defense", "special_attack", "special_defense", "speed", "damage_reduction",
    "physical_evasion", "special_evasion", "speed_evasion",
)  # fmt: skip
"""Columns of combatants whose places are named where their numbers are told or missing."""

Rows = Sequence[PtuCombatant]


def build_state(tables: Tables) -> tuple[Fight, list[Problem]]:
    """The fight, and all problems. A fight with errors among them must not be played."""
    given, problems = _identified(tables)
    rows = _in_the_fight([_meant(row) for row in on_sides(given)])
    moves, found = _moves(tables)
    roster = {row.id: row for row in rows}
    fight = Fight(roster, moves, _by_id(tables.battle, roster), tables.rulings, dict(_places(tables, rows)))
    problems += [*found, *_side_problems(tables, rows), *_row_problems(tables, rows, fight)]
    return fight, problems


def _identified(tables: Tables) -> tuple[Rows, list[Problem]]:
    """The rows with ids; a sheet's have them already, each its own."""
    rows = [row for row in tables.roster if isinstance(row, PtuCombatant)]
    ids = {fold(row.id) for row in rows if row.id}
    return (rows, []) if len(ids) == len(rows) else fill_ids(rows, partial(tables.place, "roster"))


def _meant(row: PtuCombatant) -> PtuCombatant:
    """What blank cells mean."""
    most = row.max_hp if row.max_hp is not None else computed_max(row)
    meant: dict[str, Any] = {}
    if most != row.max_hp:
        meant["max_hp"] = most
    if row.hp is None and most is not None:
        meant["hp"] = most
    return row.model_copy(update=meant) if meant else row


def _in_the_fight(rows: Rows) -> Rows:
    """Who is out: everybody, unless some Pokémon of the side are marked; then its unmarked ones are in their balls."""
    marked = {row.side for row in rows if row.active and not is_trainer(row)}
    blank = {row.id: is_trainer(row) or row.side not in marked for row in rows if row.active is None}
    return [row.model_copy(update={"active": blank[row.id]}) if row.id in blank else row for row in rows]


def _by_id(battle: BattleRow, roster: Mapping[str, PtuCombatant]) -> BattleRow:
    """The battle with whose turn it is, and the order, by id, where names stand."""

    def found(written: str) -> str:
        who = find_combatant(roster, written, "") if written else written
        return who if isinstance(who, str) else written

    named = {"turn": found(battle.turn), "turn_order": tuple(map(found, battle.turn_order))}
    same = (battle.turn, battle.turn_order) == (named["turn"], named["turn_order"])
    return battle if same else battle.model_copy(update=named)


def computed_max(row: PtuCombatant) -> int | None:
    """Level + 3 x HP stat + 10, of trainers twice the level (core, Hit Points)."""
    if row.level is None or row.hp_stat is None:
        return None
    return row.level * (2 if is_trainer(row) else 1) + 3 * row.hp_stat + 10


def _places(tables: Tables, rows: Rows) -> Iterator[tuple[tuple[str, str], str]]:
    for at, row in enumerate(rows):
        for column in PLACED:
            yield (row.id, column), tables.place("roster", at, column)
    for at, move in enumerate(tables.moves):
        yield (fold(move.name), "damage_base"), tables.place("moves", at, "damage_base")


def _moves(tables: Tables) -> tuple[dict[str, Move], list[Problem]]:
    moves: dict[str, Move] = {}
    problems = doubled_names(tables.moves, partial(tables.place, "moves"))
    for at, row in enumerate(tables.moves):
        assert isinstance(row, PtuMove)
        clauses, found = _clauses(row.effect, tables.place("moves", at, "effect"))
        problems += found
        if read_frequency(row.frequency) is None:
            where = tables.place("moves", at, "frequency")
            problems.append(Problem(where, row.frequency, note("ptu.expected_frequency"), None, "warning"))
        moves.setdefault(fold(row.name), Move(row, clauses))
    return moves, problems


def _clauses(effect: str, where: str) -> tuple[tuple[Clause, ...], list[Problem]]:
    parsed = parse_effect(effect, VOCABULARY)
    return ((), effect_problems(parsed, where, effect)) if has_faults(parsed) else (parsed, [])  # type: ignore[return-value]


def _side_problems(tables: Tables, rows: Rows) -> Iterator[Problem]:
    """Blank sides, fewer than two sides, sides and owners that look like slips."""
    for at, row in enumerate(rows):
        if not row.side:
            yield Problem(tables.place("roster", at, "side"), None, note("ptu.expected_side"), None, "warning")
    yield from loose_ties(rows, partial(tables.place, "roster"))


def _row_problems(tables: Tables, rows: Rows, fight: Fight) -> Iterator[Problem]:
    names = [move.name for move in fight.moves.values()]
    for at, row in enumerate(rows):
        place = partial(tables.place, "roster", at)
        if row.max_hp is None:
            hint = note("ptu.hint_max_hp", level=header_of("level"), hp=header_of("hp_stat"))
            yield Problem(place("max_hp"), None, note("ptu.expected_max_hp"), hint)
        elif row.hp is not None and row.hp > row.max_hp:
            yield Problem(place("hp"), row.hp, note("ptu.expected_at_most", most=row.max_hp), None, "warning")
        for item in row.skills:
            if read_skill(item) is None:
                words = [Term(skill) for skill in SKILLS]
                yield Problem(place("skills"), item, note("ptu.expected_skill", words=words), None, "warning")
        for known in row.moves:
            if fold(known) not in fight.moves:
                near = did_you_mean(nearest(known, names))
                yield Problem(place("moves"), known, note("ptu.expected_move"), near, "warning")
