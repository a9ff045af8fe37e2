"""Tabs that are not there: which other tab may be the one that is missing, or that the workbook is none of ours.

A tab is known again by what stands in it (headers, keys), or else by a similar name. Nothing here reads a cell's
meaning.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import chain

from toolkit.core.names import fold, likeness
from toolkit.core.problems import Problem
from toolkit.messages import Words, note
from toolkit.tables.columns import RowModel
from toolkit.tables.headers import find_header_row, folded, labels_of
from toolkit.tables.rows import BattleRow, LogRecord, MoveRow, RosterRow
from toolkit.tables.snapshot import Snapshot, Tab
from toolkit.tables.tabs import OPTIONAL, TAB_NAMES, role_of

_HEADED: Mapping[str, type[RowModel]] = {"roster": RosterRow, "moves": MoveRow, "log": LogRecord}
_SETTINGS = {"en": set(map(fold, ("System", "Language"))), "ru": set(map(fold, ("Система", "Язык")))}
_ALIKE = 0.6
"""From so alike on, a name may be a slip."""

_OURS = 2
"""With so many of our tabs a workbook is ours even without its Campaign tab; anybody may have one called Battle."""


def missing_tabs(snapshot: Snapshot, found: Mapping[str, Tab]) -> list[Problem]:
    """A problem for each tab that is missing; a single one for a workbook that has none of ours."""
    wanted = [role for role in TAB_NAMES if role not in OPTIONAL]
    strange = {name: tab for name, tab in snapshot.tabs.items() if role_of(name) is None}
    if "campaign" not in found and sum(role in found for role in wanted) < _OURS:
        return [_none_of_ours(snapshot, wanted)]
    meant = _meant(strange, [role for role in wanted if role not in found])
    return [_missing(role, meant.get(role)) for role in wanted if role not in found]


def _meant(strange: Mapping[str, Tab], missing: Iterable[str]) -> dict[str, str]:
    """Role -> name of the tab that seems to be it; the surest first, each tab once."""
    pairs = [(_sure(role, name, tab), role, name) for role in missing for name, tab in strange.items()]
    found: dict[str, str] = {}
    for sure, role, name in sorted(pairs, key=lambda pair: -pair[0]):
        if sure and role not in found and name not in found.values():
            found[role] = name
    return found


def _sure(role: str, name: str, tab: Tab) -> float:
    """How sure it is that a tab is the missing one: 0 for not at all; what stands in it counts more than its name."""
    words = set(map(fold, re.split(r"\W+", name)))
    named = max(1.0 if fold(ours) in words else likeness(ours, name) for ours in TAB_NAMES[role].values())
    return _inside(role, tab) + (named if named >= _ALIKE else 0)


def _inside(role: str, tab: Tab) -> float:
    """The share of its labels that are ours, 0 where they are few or most of them are somebody's own."""
    if role == "campaign":
        labels = {folded(cell) for cell in chain.from_iterable(tab.rows[:60]) if isinstance(cell, str)}
        return 2.0 if labels >= _SETTINGS["en"] or labels >= _SETTINGS["ru"] else 0
    if role == "battle":
        known = labels_of(BattleRow)
        written = [name for cells in tab.rows for name in [next(filter(None, map(folded, cells)), "")] if name]
    else:
        known = labels_of(_HEADED[role])
        row = find_header_row(tab, known)
        written = [name for cell in tab.rows[row - 1] if (name := folded(cell))] if row else []
    ours = {known[name] for name in written if name in known}
    return 2 * len(ours) / len(written) if len(ours) > 2 and 2 * len(ours) >= len(written) else 0


def _missing(role: str, meant: str | None) -> Problem:
    english, russian = TAB_NAMES[role].values()
    expected = note("tables.tab", name=english, russian=russian)
    name = Words(english, russian)
    hint = note("tables.hint_rename_tab", tab=meant, name=name) if meant else note("tables.hint_new_tab", name=name)
    return Problem(english, None, expected, hint)


def _none_of_ours(snapshot: Snapshot, wanted: Iterable[str]) -> Problem:
    names = [Words(TAB_NAMES[role]["en"], TAB_NAMES[role]["ru"]) for role in wanted]
    expected = note("tables.workbook", words=names)
    tabs = ", ".join(snapshot.tabs)
    spot = note("tables.this_workbook", tabs=tabs or "none")
    return Problem("workbook", tabs, expected, note("tables.hint_workbook"), spot=spot)
