"""A small rule system of tables and workbooks made by hand, for the tests of this folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from toolkit.core.problems import Problem
from toolkit.core.rulings import Ruling
from toolkit.tables.cells import Stages, Text, Whole, YesNo
from toolkit.tables.columns import column, state_column
from toolkit.tables.rows import BattleRow, MoveRow, RosterRow
from toolkit.tables.sheet import Sheet, read_sheet
from toolkit.tables.snapshot import Address, Snapshot, Tab
from toolkit.tables.tabs import GuideTab


class Fighter(RosterRow):
    max_hp: Whole = column(ru="Макс. ОЗ", low=1, high=99999, required=True)
    power: Whole = column(ru="Сила", default=0, low=0)
    sp: Whole = column(ru="ОД", writer="both")
    stages: Stages = state_column(ru="Ступени", default={})
    substitute_hp: Whole = state_column(ru="ОЗ заместителя")
    charging: Text = state_column(ru="Заряжает", default="")
    must_wait: YesNo = state_column(ru="Должен ждать")


class Strike(MoveRow):
    power: Whole = column(ru="Сила", low=0)


RULINGS = (
    Ruling("calpheon.rounding.drain", "ceil", ("ceil", "floor")),
    Ruling("calpheon.counter.base", "sum", ("sum", "last")),
    Ruling("calpheon.rest_amount", None, number=True, blank=True),
    Ruling("calpheon.damage_formula", "manual", ("manual",), free=True),
    Ruling("calpheon.fixed.crit", False, (False, True)),
)


@dataclass(frozen=True)
class System:
    roster: type[RosterRow] = Fighter
    moves: type[MoveRow] = Strike
    battle: type[BattleRow] = BattleRow
    guides: Mapping[str, GuideTab] = field(default_factory=dict)
    rulings: Sequence[Ruling] = RULINGS


SYSTEM = System()
ROSTER = [
    "ID",
    "Name",
    "Side",
    "Types",
    "HP",
    "Max HP",
    "Status",
    "Moves",
    "Active",
    "SP",
    "Stages",
    "Substitute HP",
    "GM",
]
LOG = [
    "ID",
    "Time",
    "Round",
    "By",
    "Actor",
    "Action",
    "Target",
    "Result",
    "Dice",
    "Rulings",
    "Changes",
    "Undoes",
    "Entry",
]
CINDER = ["cinder", "Cinder", "A", "Fire", 44, 44, None, "Ember", None, 20, None, None, "mine"]
MOSSY = ["mossy", "Mossy", "B", "Grass/Poison", 40, 40, "Burn, Sleep 3", "Growl", None, 18, None, None, None]


def book(
    *,
    roster: Sequence[Sequence[Any]] = (ROSTER, CINDER, MOSSY),
    moves: Sequence[Sequence[Any]] = (["Name", "Type", "Category", "Power"], ["Ember", "Fire", "Special", 40]),
    campaign: Sequence[Sequence[Any]] = (["System", "calpheon"], ["Language", "English"]),
    battle: Sequence[Sequence[Any]] = (["Round", 1], ["Weather", None]),
    log: Sequence[Sequence[Any]] = (LOG,),
    formulas: Mapping[str, frozenset[Address]] = {},
    locked: Mapping[str, Mapping[Address, str]] = {},
    names: Mapping[str, str] = {},
    without: Sequence[str] = (),
) -> Snapshot:
    """A workbook; tabs by role can be replaced, renamed or left out."""
    tabs = {"campaign": campaign, "roster": roster, "moves": moves, "battle": battle, "log": log}
    return Snapshot.of(
        "r1",
        [
            Tab(names.get(role, role.title()), rows, formulas.get(role, frozenset()), locked.get(role, {}))
            for role, rows in tabs.items()
            if role not in without
        ],
    )


def read(**changes: Any) -> tuple[Sheet, list[Problem]]:
    """The sheet of `book(**changes)` and its problems."""
    return read_sheet(book(**changes), SYSTEM)


def said(problems: Sequence[Problem]) -> list[str]:
    """Each problem in one line, as a person would read it."""
    for problem in problems:
        problem.as_json("ru")  # both catalogues must know it
    lines = [problem.as_json() for problem in problems]
    return [
        f"{line['where']}: {line['value']} / {line['expected']}" + (f" / {line['hint']}" if line["hint"] else "")
        for line in lines
    ]


def errors(problems: Sequence[Problem]) -> list[str]:
    """`said` of those that stop play."""
    return said([problem for problem in problems if problem.level == "error"])
