"""Whether somebody may have typed into the very cell between our reading and our writing, where nothing shows it. Pure.

Google has no compare-and-set, and what was overwritten is gone from the sheet. But its version tells how often others
changed it meanwhile, and most of what they did can be seen beside our own cells. Where less can be seen than was done,
the rest may have been in our cells: people are told which, and what had stood there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from toolkit.sync.backends.google.document import Document, Page
from toolkit.sync.backends.google.plan import Answer
from toolkit.tables.snapshot import Address, a1


def changes_seen(expected: Document, now: Document) -> int:
    """In how many places the sheet differs from what it was to be after our write; results of formulas aside."""
    there = {page.id: page for page in now.pages.values()}
    known = {page.id for page in expected.pages.values()}
    found = sum(_differences(page, there.get(page.id)) for page in expected.pages.values())
    return found + len(there.keys() - known) + (expected.title != now.title)


def overwritten(before: Document, told: Sequence[Answer]) -> Iterator[tuple[str, str]]:
    """The cells that a write set, and what had been read there; those of rows that were added aside."""
    for row, _ in told:
        if row.number <= len(before.tab(row.tab).rows):
            for column in row.cells:
                at = (row.number, column)
                yield f"{row.tab}!{a1(at)}", _shown(before, row.tab, at)


def _shown(doc: Document, tab: str, at: Address) -> str:
    value = doc.tab(tab).at(*at)
    return "—" if value is None else str(getattr(value, "code", value))


def _differences(was: Page, now: Page | None) -> int:
    if now is None:
        return 1
    rows = range(1, max(len(was.tab.rows), len(now.tab.rows)) + 1)
    width = max(map(len, (*was.tab.rows, *now.tab.rows)), default=0)
    cells = sum(_cell(was, (row, at)) != _cell(now, (row, at)) for row in rows for at in range(1, width + 1))
    looks = (was.tab.locked != now.tab.locked) + (was.tab.name != now.tab.name)
    return cells + looks + len(now.turns - was.turns) + (set(was.handles.values()) != set(now.handles.values()))


def _cell(page: Page, at: Address) -> object:
    """What somebody typed there."""
    return page.formulas.get(at) or page.tab.at(*at)
