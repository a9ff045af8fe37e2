"""Putting moves of a system's ready list into the Moves tab: rows below the others, logged and undone like any action.

In this order: each name is looked for in the list and in the tab; then a row's cells in the columns that the tab has,
in the words of the campaign's language. What the tab has already is never touched.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from toolkit.core.names import fold, nearest
from toolkit.core.problems import Problem, did_you_mean, visible
from toolkit.messages import note, text
from toolkit.session.entries import LogEntry
from toolkit.session.telling import stamp
from toolkit.session.undo import Deed
from toolkit.systems.ruleset import Ruleset
from toolkit.tables.changes import CellChange
from toolkit.tables.decode import decode_rows
from toolkit.tables.ready_rows import cells_of
from toolkit.tables.sheet import Sheet

Row = Mapping[str, Any]


def found_moves(system: Ruleset, wanted: str, lang: str = "en") -> list[Row]:
    """The ready moves whose name, type, tags or effect hold what is wanted, in English or `lang`; all for a blank."""
    rows, looked_for = list(system.ready_moves()), fold(wanted)
    told = shown(system, rows, lang) if looked_for and lang != "en" else rows
    return [row for row, words in zip(rows, told, strict=True) if _holds(row, looked_for) or _holds(words, looked_for)]


def _holds(row: Row, looked_for: str) -> bool:
    return any(looked_for in fold(str(row.get(key) or "")) for key in _SEARCHED)


def shown(system: Ruleset, rows: Sequence[Row], lang: str) -> list[Row]:
    """The rows as a Moves tab of that language has them; a blank cell is left out."""
    records, _ = decode_rows(system.moves, rows, lambda number, key: key)
    told = [cells_of(record, row, system.vocabulary, lang) for record, row in zip(records, rows, strict=True)]
    return [{key: cell for key, cell in cells.items() if cell is not None} for cells in told]


_SEARCHED = ("name", "type", "tags", "effect")


def ready_entry(system: Ruleset, sheet: Sheet, names: Sequence[str], deed: Deed) -> LogEntry | list[Problem]:
    """The entry that adds these moves, or what is wrong with the names."""
    known = {fold(str(row["name"])): row for row in system.ready_moves()}
    problems = list(_wrong(sheet, names, known))
    if problems:
        return problems
    rows = [known[folded] for folded in dict.fromkeys(map(fold, names))]
    added = [str(row["name"]) for row in rows]
    return LogEntry(
        id=deed.id,
        time=stamp(deed.now),
        round=sheet.battle.round,
        by=deed.by,
        action=text("session.deed_moves", deed.lang, names=added),
        changes=tuple(change for row in rows for change in _changes(system, sheet, row)),
        record={"moves": added},
    )


def ready_changes(system: Ruleset, sheet: Sheet, moves: object) -> tuple[CellChange, ...]:
    """The cells of those moves of a list, as one writes it in a cell, that only the ready list has."""
    if not isinstance(moves, str) or "moves" not in sheet.tables:
        return ()
    here = {fold(move.name) for move in sheet.moves}
    known = {fold(str(row["name"])): row for row in system.ready_moves()}
    wanted = dict.fromkeys(fold(word) for word in re.split("[,;]", moves))
    rows = [known[word] for word in wanted if word in known and word not in here]
    return tuple(change for row in rows for change in _changes(system, sheet, row))


def _wrong(sheet: Sheet, names: Sequence[str], known: Mapping[str, Row]) -> Iterator[Problem]:
    here = {fold(move.name) for move in sheet.moves}
    if "moves" not in sheet.tables:
        yield Problem("moves", None, note("session.no_moves_tab"))
        return
    for number, name in enumerate(names):
        spot = note("session.spot_move", name=visible(name, 80))
        if fold(name) not in known:
            hint = did_you_mean(nearest(name, [str(row["name"]) for row in known.values()]))
            yield Problem(f"moves[{number}]", name, note("session.ready_move"), hint, spot=spot)
        elif fold(name) in here:
            yield Problem(f"moves[{number}]", name, note("session.move_not_there_yet"), spot=spot)


def _changes(system: Ruleset, sheet: Sheet, row: Row) -> Iterator[CellChange]:
    """The row's name first, by which its other cells are found."""
    (record,), _ = decode_rows(system.moves, [row], lambda number, key: key)
    cells = cells_of(record, row, system.vocabulary, sheet.lang)
    columns = sheet.tables["moves"].columns
    name = str(row["name"])
    for key in sorted(cells, key=lambda key: key != "name"):
        if key in columns and cells[key] is not None:
            yield CellChange("moves", name, key, None, cells[key])
