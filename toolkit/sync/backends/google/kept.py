"""A document as text, for the file in which the last reading is kept, and back. Pure.

Nothing is put away that the sheet itself does not show. Text that another version wrote, or that is spoilt, gives no
document.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from toolkit.sync.backends.google.document import Document, Page
from toolkit.tables.snapshot import Address, CellError, Snapshot, Tab

FORM = 3
"""Another number whenever what is kept changes its shape."""


def written(doc: Document) -> dict[str, Any]:
    """The document as JSON can hold it."""
    pages = [_page(page) for page in doc.pages.values()]
    slip = None if doc.slip is None else _page(doc.slip)
    head = {"form": FORM, "title": doc.title, "revision": doc.snapshot.revision}
    return head | {"pages": pages, "slip": slip, "keys": dict(doc.keys)}


def read(told: Any) -> Document | None:
    """The document again; `None` where it is none of ours."""
    try:
        if told["form"] != FORM:
            return None
        pages = {page.tab.name: page for page in map(_page_in, told["pages"])}
        tabs = [page.tab for page in pages.values()]
        slip = None if told["slip"] is None else _page_in(told["slip"])
        return Document(str(told["title"]), pages, Snapshot.of(str(told["revision"]), tabs), slip, dict(told["keys"]))
    except (LookupError, TypeError, ValueError, AttributeError):
        return None


def as_text(what: Mapping[str, Any]) -> str:
    """JSON that gives back every number and text as it was, halves of letters too."""
    return json.dumps(what, separators=(",", ":"))


def _page(page: Page) -> dict[str, Any]:
    tab = page.tab
    return {
        "name": tab.name,
        "size": [page.id, page.rows, page.columns],
        "rows": [[{"error": cell.code} if isinstance(cell, CellError) else cell for cell in row] for row in tab.rows],
        "computed": sorted(tab.formulas),
        "locked": _by_address(tab.locked),
        "handles": sorted(page.handles.items()),
        "formulas": _by_address(page.formulas),
        "turns": sorted(page.turns),
    }


def _page_in(told: Mapping[str, Any]) -> Page:
    rows = [[CellError(cell["error"]) if isinstance(cell, dict) else cell for cell in row] for row in told["rows"]]
    formulas = frozenset((row, column) for row, column in told["computed"])
    tab = Tab(told["name"], rows, formulas, _addressed(told["locked"]))
    handles = {int(row): str(token) for row, token in told["handles"]}
    number, height, width = told["size"]
    return Page(number, height, width, tab, handles, _addressed(told["formulas"]), frozenset(told["turns"]))


def _by_address(cells: Mapping[Address, str]) -> list[list[Any]]:
    return [[*at, text] for at, text in sorted(cells.items())]


def _addressed(told: Any) -> dict[Address, str]:
    return {(row, column): text for row, column, text in told}
