"""A small campaign for the sync tests: its tabs, the workbook that holds them, and a `locate` that knows them."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

import openpyxl

from toolkit.sync.port import Placement
from toolkit.tables.changes import CellChange, ChangeSet, Clash, Located, LogRow
from toolkit.tables.snapshot import CellError, CellValue, Snapshot, Tab, a1

ROSTER: list[list[str | int | None]] = [
    ["id", "name", "hp", "max_hp", "share"],
    ["cinder", "Cinder", 40, 44, "=C2/D2"],
    ["mossy", "Mossy", 30, 40, "=C3/D3"],
    ["dusk", "Сумрак", 12, 50, "=C4/D4"],
]
LOG: list[list[str | int | None]] = [["id", "result", "undoes"]]


def tabs() -> list[Tab]:
    """Roster and Log as a backend shows them; the shares were never calculated."""
    formulas = frozenset((row, 5) for row in (2, 3, 4))
    rows: list[list[CellValue | CellError]] = [
        [None if (at, column) in formulas else cell for column, cell in enumerate(row, 1)]
        for at, row in enumerate(ROSTER, 1)
    ]
    return [Tab("Roster", rows, formulas), Tab("Log", LOG)]


def workbook_bytes() -> bytes:
    """The same as a workbook."""
    book = openpyxl.Workbook()
    roster = book.active
    assert roster is not None
    roster.title = "Roster"
    for row in ROSTER:
        roster.append(row)
    book.create_sheet("Log").append(LOG[0])
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def workbook(folder: Path, name: str = "team.xlsx") -> Path:
    """The workbook on disk."""
    path = folder / name
    path.write_bytes(workbook_bytes())
    return path


def csv_folder(folder: Path, name: str = "team") -> Path:
    """The same as CSV files in a folder, which hold what the cells show."""
    path = folder / name
    path.mkdir()
    for tab, rows in (("Roster", ROSTER), ("Log", LOG)):
        shown = (["" if cell is None or str(cell).startswith("=") else str(cell) for cell in row] for row in rows)
        (path / f"{tab}.csv").write_bytes("".join(",".join(row) + "\r\n" for row in shown).encode())
    return path


def hp_change(identifier: str, key: str, old: CellValue, new: CellValue, column: str = "hp") -> ChangeSet:
    """One action that sets one cell and logs it."""
    log = LogRow({"id": identifier, "result": f"{key} {old} -> {new}", "undoes": None})
    return ChangeSet(identifier, (CellChange("Roster", key, column, old, new),), (log,))


def undoing(change_set: ChangeSet, identifier: str) -> ChangeSet:
    """The action that takes `change_set` back."""
    changes = tuple(
        CellChange(change.tab, change.key, change.column, change.new, _value(change.old))
        for change in reversed(change_set.changes)
    )
    return ChangeSet(identifier, changes, (LogRow({"id": identifier, "result": "undo", "undoes": change_set.id}),))


def hp_of(snapshot: Snapshot, key: str, column: str = "hp") -> CellValue | CellError:
    """One combatant's cell."""
    roster = snapshot.tabs["Roster"]
    return roster.at(_row_of(roster, key) or 0, _column_of(roster, column) or 0)


def logged(snapshot: Snapshot) -> list[CellValue | CellError]:
    """The ids in the Log, in order."""
    return [row[0] for row in snapshot.tabs["Log"].rows[1:] if row]


def locate(snapshot: Snapshot, change_set: ChangeSet) -> Placement:
    """Rows by id, columns by header, old values compared, Log rows below the last used row."""
    if change_set.log and change_set.id in logged(snapshot):
        return Placement((), {}, done=True)
    located, clashes = [], []
    cells: dict[str, dict[tuple[int, int], CellValue]] = {}
    for change in change_set.changes:
        tab = snapshot.tabs[change.tab]
        row, column = _row_of(tab, change.key), _column_of(tab, change.column)
        if row is None or column is None:
            clashes.append(Clash(change, "gone", f"{change.tab} {change.key}"))
        elif tab.at(row, column) != change.old and (row, column) not in tab.formulas:
            clashes.append(Clash(change, "changed", f"{tab.name}!{a1((row, column))}", tab.at(row, column)))
        else:
            located.append(Located(change, tab.name, (row, column)))
            cells.setdefault(tab.name, {})[row, column] = change.new
    _append(snapshot.tabs["Log"], change_set.log, cells)
    return Placement(tuple(located), cells, tuple(clashes))


def _append(tab: Tab, rows: Sequence[LogRow], cells: dict[str, dict[tuple[int, int], CellValue]]) -> None:
    for number, row in enumerate(rows, len(tab.rows) + 1):
        for key, value in row.values.items():
            column = _column_of(tab, key)
            assert column is not None
            cells.setdefault(tab.name, {})[number, column] = value


def _row_of(tab: Tab, key: str) -> int | None:
    return next((at for at, row in enumerate(tab.rows, 1) if row and row[0] == key), None)


def _column_of(tab: Tab, header: str) -> int | None:
    return next((at for at, cell in enumerate(tab.rows[0], 1) if cell == header), None)


def _value(cell: CellValue | CellError) -> CellValue:
    assert not isinstance(cell, CellError)
    return cell
