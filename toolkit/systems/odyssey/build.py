"""From decoded rows to a fight, with everything that is wrong with them together.

In this order: combatants get an id and what a blank cell means (HP at their maximum, who is on the field, Shaken and
Defeated); moves get their effect column read; then the map, names, sides, owners, maxima, dice, ranges and move lists
are checked. What is wrong inside one cell was found in decoding; nothing is ever repaired silently.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from toolkit.core.effects import Clause, effect_problems, has_faults, parse_effect
from toolkit.core.names import fold, nearest
from toolkit.core.problems import Problem, did_you_mean
from toolkit.dice import parse_dice
from toolkit.messages import note
from toolkit.systems.odyssey.apply import statuses_for
from toolkit.systems.odyssey.field import read_field
from toolkit.systems.odyssey.frequency import read_frequency
from toolkit.systems.odyssey.misplaced import misplaced
from toolkit.systems.odyssey.move import Move
from toolkit.systems.odyssey.pairs import holder
from toolkit.systems.odyssey.ranges import read_range
from toolkit.systems.odyssey.records import OdysseyCombatant, OdysseyMove
from toolkit.systems.odyssey.state import Fight, is_human, is_pokemon
from toolkit.systems.odyssey.vocabulary import VOCABULARY
from toolkit.systems.ruleset import Tables
from toolkit.tables.ids import doubled_names, fill_ids
from toolkit.tables.ties import loose_ties, on_sides

NEEDED = ("movement", "level", "evasion", "vigor", "resolve")
"""Columns that may be blank until an action needs them; their places are kept for that."""

MOST_DICE, DIE_SIDES = 20, (4, 6, 8, 10, 12, 20)

Rows = Sequence[OdysseyCombatant]


def build_state(tables: Tables) -> tuple[Fight, list[Problem]]:
    """The fight, and all problems. A fight with errors among them must not be played."""
    rows, problems = _combatants(tables)
    moves, found = _moves(tables)
    ground, drawn = read_field(tables.extra.get("map", ()), lambda row, at: tables.place("map", row, str(at)))
    places = _places(tables, rows)
    fight = Fight({row.id: row for row in rows}, moves, tables.battle, tables.rulings, places, ground)
    problems += [*found, *drawn, *_side_problems(tables, rows), *_row_problems(tables, rows, fight)]
    problems += misplaced(rows, fight, partial(tables.place, "roster"))
    if tables.battle.turn and holder(fight) is None:
        expected = note("odyssey.expected_turn")
        problems.append(Problem(tables.place("battle", 0, "turn"), tables.battle.turn, expected, None, "warning"))
    return fight, problems


def _combatants(tables: Tables) -> tuple[Rows, list[Problem]]:
    given = [row for row in tables.roster if isinstance(row, OdysseyCombatant)]
    rows, problems = fill_ids(given, partial(tables.place, "roster"))
    rows = on_sides(rows)
    return [row.model_copy(update=meant) if (meant := _meant(row, rows)) else row for row in rows], problems


def _meant(row: OdysseyCombatant, rows: Rows) -> dict[str, Any]:
    """What a blank cell means, and the statuses that follow from the HP."""
    hp = row.max_hp if row.hp is None else row.hp
    status = statuses_for(row.status, hp, row.max_hp)
    active = _out(row, rows) if row.active is None and is_pokemon(row) else row.active
    meant = {"hp": hp, "status": status, "active": active}
    return {column: value for column, value in meant.items() if value != getattr(row, column)}


def _out(row: OdysseyCombatant, rows: Rows) -> bool:
    """Whether a Pokémon is on the field where nothing is said: one of nobody's is, a trainer's if it is the first."""
    trainer = next((one for one in rows if is_human(one) and one.side == row.side and _owns(one, row)), None)
    if trainer is None:
        return True
    team = [one for one in rows if is_pokemon(one) and one.side == row.side and _owns(trainer, one)]
    if any(one.active for one in team):
        return False
    return next(one for one in team if one.active is None) is row


def _owns(trainer: OdysseyCombatant, row: OdysseyCombatant) -> bool:
    return bool(row.owner) and fold(row.owner) in (fold(trainer.name), fold(trainer.id))


def _places(tables: Tables, rows: Rows) -> dict[tuple[str, str], str]:
    """Where the cells stand that are blank and may yet be needed."""
    return {
        (row.id, column): tables.place("roster", at, column)
        for at, row in enumerate(rows)
        for column in NEEDED
        if getattr(row, column) is None
    }


def _moves(tables: Tables) -> tuple[dict[str, Move], list[Problem]]:
    moves: dict[str, Move] = {}
    problems = doubled_names(tables.moves, partial(tables.place, "moves"))
    for at, row in enumerate(tables.moves):
        place = partial(tables.place, "moves", at)
        clauses, found = _clauses(row.effect, place("effect"))
        move = Move(row, clauses)  # type: ignore[arg-type]
        problems += [*found, *(_move_problems(row, place) if isinstance(row, OdysseyMove) else ())]
        if move.clause("trigger") and not move.out_of_turn:
            problems.append(Problem(place("effect"), row.effect, note("odyssey.expected_timing"), None, "warning"))
        moves.setdefault(move.key, move)
    return moves, problems


def _clauses(effect: str, where: str) -> tuple[tuple[Clause, ...], list[Problem]]:
    parsed = parse_effect(effect, VOCABULARY)
    return ((), effect_problems(parsed, where, effect)) if has_faults(parsed) else (parsed, [])  # type: ignore[return-value]


def _move_problems(row: OdysseyMove, place: Any) -> Iterator[Problem]:
    dice = parse_dice(row.damage) if row.damage else None
    if row.damage and (dice is None or dice.count > MOST_DICE or dice.sides not in DIE_SIDES):
        yield Problem(place("damage"), row.damage[:80], note("odyssey.expected_dice"))
    if read_frequency(row.frequency) is None:
        yield Problem(place("frequency"), row.frequency[:80], note("odyssey.expected_frequency"), None, "warning")
    if read_range(row.range) is None:
        yield Problem(place("range"), row.range[:80], note("odyssey.expected_range"), None, "warning")


def _side_problems(tables: Tables, rows: Rows) -> Iterator[Problem]:
    """Blank sides, fewer than two sides, sides and owners that look like slips."""
    for at, row in enumerate(rows):
        if not row.side:
            yield Problem(tables.place("roster", at, "side"), None, note("odyssey.expected_side"), None, "warning")
    yield from loose_ties(rows, partial(tables.place, "roster"))
    if rows and len({row.side for row in rows if row.side}) < 2:
        expected = note("odyssey.expected_two_sides")
        yield Problem(tables.place("roster", 0, "side"), rows[0].side, expected, None, "warning")


def _row_problems(tables: Tables, rows: Rows, fight: Fight) -> Iterator[Problem]:
    """HP out of bounds, dice that are none, unknown moves, two Pokémon of one trainer."""
    out: dict[str, str] = {}
    for at, row in enumerate(rows):
        place = partial(tables.place, "roster", at)
        if row.hp is not None and not 0 <= row.hp <= (row.hp if row.max_hp is None else row.max_hp):
            yield _out_of_bounds(row, place("hp"))
        if row.damage_die and die_sides(row.damage_die) is None:
            yield Problem(place("damage_die"), row.damage_die, note("odyssey.expected_die"))
        yield from _known_moves(row, fight, place("moves"))
        trainer = next((one.name for one in rows if is_human(one) and _owns(one, row)), None)
        if trainer and row.active and is_pokemon(row) and out.setdefault(trainer, row.name) != row.name:
            said = note("odyssey.expected_one_out", who=trainer, other=out[trainer])
            yield Problem(place("active"), row.active, said, None, "warning")


def die_sides(written: str) -> int | None:
    """The sides of a single die such as `d8`, or `None` where it is none that exists."""
    die = parse_dice(written)
    return die.sides if die is not None and (die.count, die.flat) == (1, 0) and die.sides in DIE_SIDES else None


def _out_of_bounds(row: OdysseyCombatant, where: str) -> Problem:
    if row.hp is not None and row.hp < 0:
        return Problem(where, row.hp, note("odyssey.expected_not_negative"))
    return Problem(where, row.hp, note("odyssey.expected_at_most", most=row.max_hp or 0), None, "warning")


def _known_moves(row: OdysseyCombatant, fight: Fight, where: str) -> Iterator[Problem]:
    for known in row.moves:
        if fight.move(known) is None:
            hint = did_you_mean(nearest(known, [move.name for move in fight.moves.values()]))
            yield Problem(where, known, note("odyssey.expected_move"), hint, "warning")
