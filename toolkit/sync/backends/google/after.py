"""What a spreadsheet shows after a write, as far as the answer to it tells. Pure.

The answer holds every written row whole. A row that is found to say something else than when it was read was most
likely sorted away between reading and writing, one that does not hold what was written is merged or gone: everything is
read once more then (`repair`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from toolkit.sync.backends.google.cells import plain
from toolkit.sync.backends.google.document import Document, Page, revision
from toolkit.sync.backends.google.plan import Answer, Row
from toolkit.sync.tabs import tab_with
from toolkit.tables.snapshot import Address, CellError, CellValue, Snapshot, Tab


def document_after(doc: Document, told: Iterable[Answer]) -> Document:
    """What was read, with the rows in it; results of formulas in other rows are those of before."""
    edits: dict[str, dict[Address, Any]] = {}
    for row, values in told:
        cells = edits.setdefault(row.tab, {})
        formulas = (column for at, column in doc.tab(row.tab).formulas if at == row.number)
        results = {column: plain(values[column]) for column in formulas if column in values}
        cells |= {(row.number, column): value for column, value in {**results, **row.cells}.items()}
    return set_right(doc, edits)


def set_right(doc: Document, edits: Mapping[str, Mapping[Address, Any]]) -> Document:
    """What was read, with these cells as they are to be."""
    tabs = {name: tab_with(doc.tab(name), cells) for name, cells in edits.items()}
    pages = {name: _with_tab(page, tabs.get(name, page.tab)) for name, page in doc.pages.items()}
    shown = [page.tab for page in pages.values()]
    return replace(doc, pages=pages, snapshot=Snapshot.of(revision(shown), shown))


def is_where_it_belongs(doc: Document, row: Row, values: Mapping[int, Any]) -> bool | None:
    """Whether what stands beside the written cells is what it was: names, ids and numbers, by which a row is known.

    `None` where the answer tells nothing of it, and for a row that was blank, which has nothing to be known by.
    """
    tab = doc.tab(row.tab)
    beside = {
        column: cell
        for column, cell in enumerate(_cells(tab, row.number), 1)
        if column not in row.cells and (row.number, column) not in tab.formulas and isinstance(cell, (str, int, float))
    }
    if values and any(_dropped(value, values.get(column)) for column, value in row.cells.items()):
        return False
    seen = [(cell, values[column]) for column, cell in beside.items() if column in values]
    told = [(cell, value) for cell, value in seen if not (_is_moment(cell) and isinstance(value, (int, float)))]
    if not told:
        return None
    return all(cell == value for cell, value in told)


def _dropped(value: CellValue, found: Any) -> bool:
    """Whether a value was sent and nothing is there: the cell lies under a merged one."""
    return value not in (None, "") and found in (None, "")


def _is_moment(cell: CellValue | CellError) -> bool:
    """Whether it may be a date or a time, which is a number in an answer."""
    return isinstance(cell, str) and cell[:1].isdecimal()


def _cells(tab: Tab, number: int) -> Sequence[CellValue | CellError]:
    return tab.rows[number - 1] if number <= len(tab.rows) else ()


def _with_tab(page: Page, tab: Tab) -> Page:
    return replace(page, tab=tab)
