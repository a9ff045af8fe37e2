"""The tabs of a campaign: what they are called, what a system declares for them, how their places are written.

A rule system declares row models and rulings; any object with the attributes of `Declared` will do. Tabs are found by
their English or Russian name, folded. `where` writes a place as people find it: `Roster!F7 (HP)`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Protocol

from toolkit.core.effects import Vocabulary
from toolkit.core.names import fold
from toolkit.core.problems import Problem
from toolkit.core.rulings import Ruling
from toolkit.messages import note
from toolkit.tables.columns import RowModel
from toolkit.tables.rows import BattleRow, LogRecord, MoveRow, RosterRow
from toolkit.tables.snapshot import Address, Snapshot, Tab, a1

TAB_NAMES: Mapping[str, Mapping[str, str]] = {
    "campaign": {"en": "Campaign", "ru": "Кампания"},
    "roster": {"en": "Roster", "ru": "Состав"},
    "moves": {"en": "Moves", "ru": "Приёмы"},
    "statuses": {"en": "Statuses", "ru": "Состояния"},
    "field": {"en": "Field", "ru": "Поле"},
    "battle": {"en": "Battle", "ru": "Бой"},
    "log": {"en": "Log", "ru": "Журнал"},
    "map": {"en": "Map", "ru": "Карта"},
}
"""Role of a tab -> its name in each language."""

OPTIONAL = frozenset({"map", "statuses", "field"})
"""Tabs that nobody misses; the last two are guides, which only some systems read."""

MAP_EDGE = 60
"""Squares of the largest map in either direction; on the Map tab a cell is a square, from A1 on."""


@dataclass(frozen=True, slots=True)
class GuideTab:
    """An optional tab in which a campaign writes what statuses or the field do: its rows, and the words its columns
    `effect` and `ends` are written in."""

    rows: type[RowModel]
    effect: Vocabulary
    ends: Vocabulary


class Declared(Protocol):
    """What the tables need to know of a rule system."""

    @property
    def roster(self) -> type[RosterRow]: ...
    @property
    def moves(self) -> type[MoveRow]: ...
    @property
    def battle(self) -> type[BattleRow]: ...
    @property
    def guides(self) -> Mapping[str, GuideTab]: ...
    @property
    def rulings(self) -> Sequence[Ruling]: ...


def model_of(declared: Declared, role: str) -> type[RowModel]:
    """The row model of a tab with headers, or of the Battle tab's keys."""
    models: dict[str, type[RowModel]] = {
        "roster": declared.roster, "moves": declared.moves, "battle": declared.battle, "log": LogRecord,
        **{role: guide.rows for role, guide in declared.guides.items()},
    }  # fmt: skip
    return models[role]


def find_tabs(snapshot: Snapshot) -> tuple[dict[str, Tab], list[Problem]]:
    """Role -> tab, and a problem for each tab that stands twice; what is missing is told by `missing_tabs`."""
    found: dict[str, Tab] = {}
    problems = []
    for name, tab in snapshot.tabs.items():
        role = role_of(name)
        if role in found:
            problems.append(Problem(name, name, note("tables.tab_once", other=found[role].name)))
        elif role:
            found[role] = tab
    return found, problems


@cache
def role_of(name: str) -> str | None:
    """The role of a tab of that name, in either language and any spelling; `None` for a tab of the GM's own."""
    look = fold(name)
    return next((role for role, names in TAB_NAMES.items() if look in map(fold, names.values())), None)


def where(tab: str, at: Address | int | None = None, label: str = "") -> str:
    """`Roster!F7 (HP)`, or `Roster!7 (HP)` for a row alone; names that are not one plain word are quoted."""
    spot = "" if at is None else f"!{at}" if isinstance(at, int) else f"!{a1(at)}"
    return f"{_quoted(tab)}{spot} ({label})" if label else f"{_quoted(tab)}{spot}"


@cache
def _quoted(tab: str) -> str:
    return tab if re.fullmatch(r"[^\W\d]\w*", tab) else "'" + tab.replace("'", "''") + "'"
