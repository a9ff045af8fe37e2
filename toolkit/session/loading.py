"""From a snapshot to a campaign that can be played: system, tables, state, and every problem of them together.

Nothing is raised for what a person wrote: problems are collected, and there is a state only where none is an error.
"""

from __future__ import annotations

from dataclasses import dataclass

from toolkit.core.collecting import collecting_later
from toolkit.core.names import fold
from toolkit.core.problems import Problem, did_you_mean
from toolkit.messages import note
from toolkit.session.battles import battle_problems
from toolkit.session.locked import locked_cells
from toolkit.systems.registry import UnknownSystem, ids, system
from toolkit.systems.ruleset import AnyState, Ruleset, Tables
from toolkit.tables.changes import VALUE, CellChange
from toolkit.tables.decode import first_per_place
from toolkit.tables.drawn_map import drawn_map
from toolkit.tables.headers import Cell
from toolkit.tables.placing import same
from toolkit.tables.settings import Settings, read_settings
from toolkit.tables.sheet import Sheet, read_sheet
from toolkit.tables.snapshot import Snapshot
from toolkit.tables.tabs import TAB_NAMES


@dataclass(frozen=True, slots=True)
class Loaded:
    """One snapshot understood. `sheet` is there once the system is known, `state` once nothing is wrong."""

    snapshot: Snapshot
    settings: Settings
    problems: tuple[Problem, ...]
    system: Ruleset | None = None
    sheet: Sheet | None = None
    state: AnyState | None = None
    battle: str | None = None
    """The battle that was asked for, of several."""


@collecting_later()
def load(snapshot: Snapshot, battle: str | None = None) -> Loaded:
    """The campaign a snapshot holds, with one of its battles: the first where none is named."""
    settings = read_settings(snapshot)
    try:
        ruleset = system(settings.system) if settings.system else None
    except UnknownSystem as unknown:
        known = note("session.known_system", words=list(ids()))
        hint = did_you_mean(unknown.near)
        return Loaded(
            snapshot, settings, (*settings.problems, Problem(settings.places["system"], unknown.written, known, hint))
        )
    if ruleset is None:
        return Loaded(snapshot, settings, settings.problems)
    sheet, problems = read_sheet(snapshot, ruleset, battle)
    state, found = ruleset.build_state(tables_of(sheet))
    if not {"roster", "moves"} <= sheet.tables.keys():  # what is strange beside a missing tab may be its doing
        found = [problem for problem in found if problem.level == "error"]
    drawn = drawn_map(snapshot)
    odd = drawn.problems() if drawn else ()
    problems = first_per_place([*problems, *odd, *found, *locked_cells(sheet)])
    problems += battle_problems(sheet, battle)
    playable = all(problem.level != "error" for problem in problems)
    return Loaded(snapshot, settings, tuple(problems), ruleset, sheet, state if playable else None, battle)


def tables_of(sheet: Sheet) -> Tables:
    """The rows of a sheet as a system takes them."""
    drawn = drawn_map(sheet.snapshot)
    extra = {"map": drawn.cells() if drawn else (), **sheet.guides}
    battle = sheet.battle if sheet.battle.battle else sheet.battle.model_copy(update={"battle": sheet.chosen})
    return Tables(sheet.roster, sheet.moves, battle, sheet.rulings, sheet.place, extra)


def holds(sheet: Sheet, change: CellChange) -> bool:
    """Whether the cell of a change still holds its new value."""
    return same(cell(sheet, change.tab, change.key, change.column), change.new)


def cell(sheet: Sheet, tab: str, key: str, column: str) -> Cell:
    """What the sheet holds for a record's column; `None` where there is no such record."""
    if tab in sheet.pairs and column == VALUE:
        return sheet.pairs[tab].cell(key)
    if tab == "battle":
        return sheet.pairs[tab].cell(column) if tab in sheet.pairs and fold(key) == fold(sheet.chosen) else None
    if tab == "moves":
        return sheet.raw_move(key, column)
    return sheet.raw(key, column) if tab == "roster" and key in sheet.row_of else None


def place_of(sheet: Sheet, tab: str, key: str, column: str) -> str:
    """Where that cell stands; its tab alone where there is no such record."""
    if tab in sheet.pairs:
        return sheet.pairs[tab].place(key if column == VALUE else column)
    rows = [row.name for row in sheet.moves] if tab == "moves" else [row.id for row in sheet.roster]
    named = TAB_NAMES.get(tab, {}).get(sheet.lang, tab)
    return sheet.place(tab, rows.index(key), column) if key in rows and tab in ("roster", "moves") else named
