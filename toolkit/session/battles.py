"""Several battles in one campaign: which can be chosen, and which entries of the Log are whose.

An entry names its battle in its record; one of the whole campaign (a ruling, added moves, and what takes these
back) is told in every battle. Pure.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from toolkit.core.names import fold, nearest
from toolkit.core.problems import Problem, did_you_mean
from toolkit.messages import note
from toolkit.session.entries import LogEntry
from toolkit.session.journal import read_log
from toolkit.tables.battles import KEY
from toolkit.tables.sheet import Sheet, battle_keys
from toolkit.tables.tabs import where

_WIDE = ("ruling", "moves")
"""What concerns the whole campaign, by the key in its entry's record."""


def battle_of(entry: LogEntry) -> str:
    """The battle an entry was made in, "" for one without a name."""
    named = entry.record.get(KEY)
    return named if isinstance(named, str) else ""


def of_battle(entries: Sequence[LogEntry], name: str) -> list[LogEntry]:
    """The entries that are told in a battle."""
    wide: set[str] = set()
    for entry in entries:
        if any(kind in entry.record for kind in _WIDE) or not wide.isdisjoint(entry.takes_back):
            wide.add(entry.id)
    return [entry for entry in entries if entry.id in wide or fold(battle_of(entry)) == fold(name)]


def marked(record: Mapping[str, Any], battle: str) -> dict[str, Any]:
    """The record of an entry that is made in a battle."""
    return {**record, **({KEY: battle} if battle else {})}


def battle_problems(sheet: Sheet, wanted: str | None) -> list[Problem]:
    """What is wrong with the battle that is wanted; without one, a warning of rows that are in none under way."""
    return _unknown(sheet, wanted) if wanted is not None else list(_waiting(sheet))


def _waiting(sheet: Sheet) -> Iterator[Problem]:
    table, battles = sheet.tables.get("roster"), sheet.battles
    if table is None:
        return
    for name in battles.waiting:
        place = where(table.tab.name, (table.header_row, table.columns[KEY]))
        said = note("session.battle_under_way", words=list(filter(None, battles.names)) or "none")
        yield Problem(
            place, name, said, note("session.hint_begin", name=name, count=len(battles.rows(name))), "warning"
        )


def _unknown(sheet: Sheet, wanted: str) -> list[Problem]:
    """A wanted battle that nobody knows, or whose name is a word of the Battle tab itself."""
    battles = sheet.battles
    if sheet.chosen in battles.names:
        return []
    if fold(wanted) in battle_keys(sheet.declared.battle):
        return [Problem(KEY, wanted, note("session.battle_word"), spot=note("session.spot_which_battle"))]
    if battles.rows(sheet.chosen) or fold(wanted) in {fold(battle_of(entry)) for entry in _logged(sheet)}:
        return []
    told = [*filter(None, battles.names), *battles.waiting]
    hint = did_you_mean(nearest(wanted, told)) or note("session.hint_battle", name=wanted)
    known = note("session.known_battle", words=told or "none")
    return [Problem(KEY, wanted, known, hint, spot=note("session.spot_which_battle"))]


def pointed(problems: Iterable[Problem], sheet: Sheet) -> list[Problem]:
    """The problems; where a name is somebody's who is in another battle, with that battle as the way out."""
    return [_pointed(problem, sheet.elsewhere) for problem in problems]


def _pointed(problem: Problem, elsewhere: Mapping[str, str]) -> Problem:
    battle = elsewhere.get(fold(problem.value)) if isinstance(problem.value, str) else None
    if battle is None:
        return problem
    return replace(problem, hint=note("session.hint_elsewhere", battle=battle or "none"))


def _logged(sheet: Sheet) -> Iterable[LogEntry]:
    """The entries of the whole Log."""
    table = sheet.tables.get("log")
    return read_log(table.records() if table else (), sheet.declared)
