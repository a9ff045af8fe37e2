"""From a snapshot to a campaign that can be played: system, tables, state, and every problem of them together.

Nothing is raised for what a person wrote: problems are collected, and there is a state only where none is an error.
"""

from __future__ import annotations

from dataclasses import dataclass

from toolkit.core.problems import Problem, did_you_mean
from toolkit.messages import note
from toolkit.session.locked import locked_cells
from toolkit.systems.registry import UnknownSystem, ids, system
from toolkit.systems.ruleset import AnyState, Ruleset, Tables
from toolkit.tables.changes import CellChange
from toolkit.tables.decode import first_per_place
from toolkit.tables.headers import Cell
from toolkit.tables.placing import same
from toolkit.tables.settings import Settings, read_settings
from toolkit.tables.sheet import Sheet, read_sheet
from toolkit.tables.snapshot import Snapshot, Tab
from toolkit.tables.tabs import MAP_EDGE, TAB_NAMES, find_tabs, where


@dataclass(frozen=True, slots=True)
class Loaded:
    """One snapshot understood. `sheet` is there once the system is known, `state` once nothing is wrong."""

    snapshot: Snapshot
    settings: Settings
    problems: tuple[Problem, ...]
    system: Ruleset | None = None
    sheet: Sheet | None = None
    state: AnyState | None = None


def load(snapshot: Snapshot) -> Loaded:
    """The campaign a snapshot holds."""
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
    sheet, problems = read_sheet(snapshot, ruleset)
    state, found = ruleset.build_state(tables_of(sheet))
    if not {"roster", "moves"} <= sheet.tables.keys():  # what is strange beside a missing tab may be its doing
        found = [problem for problem in found if problem.level == "error"]
    problems = first_per_place([*problems, *found, *merged_squares(sheet), *locked_cells(sheet)])
    playable = all(problem.level != "error" for problem in problems)
    return Loaded(snapshot, settings, tuple(problems), ruleset, sheet, state if playable else None)


def tables_of(sheet: Sheet) -> Tables:
    """The rows of a sheet as a system takes them."""
    drawn = find_tabs(sheet.snapshot)[0].get("map")
    extra = {"map": map_cells(drawn) if drawn else (), **sheet.guides}
    return Tables(sheet.roster, sheet.moves, sheet.battle, sheet.rulings, sheet.place, extra)


def map_cells(drawn: Tab) -> list[list[Cell]]:
    """The squares of a drawn map: as large as a map can be, since blank cells are free ground."""
    high = max(MAP_EDGE, len(drawn.rows))
    wide = max(MAP_EDGE, max(map(len, drawn.rows), default=0))
    return [[drawn.at(row, column) for column in range(1, wide + 1)] for row in range(1, high + 1)]


def merged_squares(sheet: Sheet) -> list[Problem]:
    """A warning where cells of the map are merged: only the first of them holds letters, the others are free ground."""
    drawn = find_tabs(sheet.snapshot)[0].get("map")
    hidden = sorted(at for at, why in drawn.locked.items() if why == "merged") if drawn else []
    if drawn is None or not hidden:
        return []
    said = note("session.map_unmerged", cells=len(hidden))
    return [Problem(where(drawn.name, hidden[0]), None, said, None, "warning")]


def holds(sheet: Sheet, change: CellChange) -> bool:
    """Whether the cell of a change still holds its new value."""
    return same(cell(sheet, change.tab, change.key, change.column), change.new)


def cell(sheet: Sheet, tab: str, key: str, column: str) -> Cell:
    """What the sheet holds for a record's column; `None` where there is no such record."""
    if tab in sheet.pairs:
        return sheet.pairs[tab].cell(key)
    if tab == "moves":
        return sheet.raw_move(key, column)
    return sheet.raw(key, column) if tab == "roster" and key in sheet.row_of else None


def place_of(sheet: Sheet, tab: str, key: str, column: str) -> str:
    """Where that cell stands; its tab alone where there is no such record."""
    if tab in sheet.pairs:
        return sheet.pairs[tab].place(key)
    rows = [row.name for row in sheet.moves] if tab == "moves" else [row.id for row in sheet.roster]
    named = TAB_NAMES.get(tab, {}).get(sheet.lang, tab)
    return sheet.place(tab, rows.index(key), column) if key in rows and tab in ("roster", "moves") else named
