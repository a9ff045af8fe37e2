"""The pages: which there are and who may open each. `<module>.build(visit) -> ipywidgets.Widget` makes one.

Light: a page's module is imported when somebody opens it (`battle` ahead of time).
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple

from toolkit.ui.visit import Role, Visit, Visitor

_GM: frozenset[Role] = frozenset({"gm"})


class PageEntry(NamedTuple):
    """The module with the page's `build`, and the roles that may open it."""

    module: str
    roles: frozenset[Role]


def _entry(name: str, roles: frozenset[Role] = _GM) -> PageEntry:
    return PageEntry(f"toolkit.ui.pages.{name}", roles)


PAGES = {
    "battle": _entry("battle"),
    "player": _entry("player", frozenset({"gm", "player"})),
    "spectator": _entry("spectator", frozenset({"gm", "spectator"})),
    "roster": _entry("roster"),
    "check": _entry("check"),
    "odds": _entry("odds"),
    "log": _entry("log"),
    "start": _entry("start"),
}
"""By name, in the order in which the row of pages shows them."""

MAIN: dict[Role, str] = {"gm": "battle", "player": "player", "spectator": "spectator"}
"""The page at a campaign's own address."""


def open_to(visitor: Visitor) -> Sequence[str]:
    """The names of the pages this visitor may open."""
    return [name for name, entry in PAGES.items() if visitor.role in entry.roles]


def build(visit: Visit) -> Any:
    """The root widget of the visit's page. Raises KeyError where there is no such page."""
    return import_module(PAGES[visit.page].module).build(visit)
