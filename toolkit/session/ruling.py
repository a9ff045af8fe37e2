"""Setting a ruling from outside the sheet: one cell of the Campaign tab, logged and undone like any action.

In this order: the key, the value as the ruling declares it, then the system's own look at the campaign as it would be
(a formula that cannot be read). Only then is there an entry to write.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from toolkit.core.names import nearest
from toolkit.core.problems import Problem, did_you_mean
from toolkit.core.rulings import Ruling, Rulings, RulingValue, read_rulings, show_ruling
from toolkit.messages import note, render, said, text
from toolkit.session.change_text import BLANK
from toolkit.session.entries import LogEntry
from toolkit.session.loading import cell, tables_of
from toolkit.session.spots import Asked, spotted
from toolkit.session.telling import stamp
from toolkit.session.undo import Deed
from toolkit.systems.ruleset import Ruleset
from toolkit.tables.changes import LABEL, VALUE, CellChange
from toolkit.tables.placing import same
from toolkit.tables.sheet import Sheet
from toolkit.tables.snapshot import CellValue


def _label(sheet: Sheet, key: str) -> tuple[CellChange, ...]:
    """The key's own cell, where the tab lacks it."""
    there = key in sheet.pairs["campaign"].values if "campaign" in sheet.pairs else True
    return () if there else (CellChange("campaign", key, LABEL, None, key),)


def ruling_entry(system: Ruleset, sheet: Sheet, key: str, value: str, deed: Deed) -> LogEntry | list[Problem]:
    """The entry that sets `key` to what was typed, or what is wrong with either."""
    known = {ruling.key: ruling for ruling in system.rulings}
    ruling = known.get(key)
    if ruling is None:
        return [unknown_ruling(key, known)]
    rulings, problems = read_rulings(system.rulings, {key: value})
    problems = problems or _seen_by(system, sheet, key, value, rulings[key])
    if problems:
        return spotted(problems, Asked((), {}, {}, system))
    old, new = cell(sheet, "campaign", key, VALUE), rulings[key]
    written = _written(ruling, new, sheet.settings.lang)
    already = same(old, written) or _is_ruled(ruling, old, new)
    changes = () if already else (*_label(sheet, key), CellChange("campaign", key, VALUE, old, written))
    return LogEntry(
        id=deed.id,
        time=stamp(deed.now),
        round=sheet.battle.round,
        by=deed.by,
        action=text("session.deed_ruling", deed.lang, key=key, value=said(ruling.shown(new), deed.lang) or BLANK),
        result=render(ruling.meaning, deed.lang),
        changes=changes,
        record={"ruling": {key: show_ruling(new)}},
    )


def _written(ruling: Ruling, value: RulingValue, lang: str) -> CellValue:
    """A number as such, all else in the workbook's words; English ones for yes and no are the spreadsheet's own."""
    if isinstance(value, int) and (lang == "en" or not isinstance(value, bool)):
        return value
    return said(ruling.shown(value), lang) or None


def _is_ruled(ruling: Ruling, written: object, value: RulingValue) -> bool:
    """Whether the cell says so already, in whichever language."""
    read, problems = read_rulings([ruling], {ruling.key: written})
    return not problems and written not in (None, "") and read[ruling.key] == value


def unknown_ruling(key: str, known: Iterable[str]) -> Problem:
    """A key that no ruling has."""
    hint = did_you_mean(nearest(key, known))
    spot = note("session.spot_ruling", key=key)
    return Problem(f"rulings.{key}", key, note("core.known_ruling"), hint, spot=spot)


def _seen_by(system: Ruleset, sheet: Sheet, key: str, written: str, value: RulingValue) -> list[Problem]:
    """What the system would find wrong with the ruling, once it stood in the sheet."""
    tables, place = tables_of(sheet), f"rulings.{key}"

    def where(tab: str, row: int, column: str) -> str:
        return place if (tab, column) == ("campaign", key) else ""

    changed = replace(tables, rulings=Rulings({**sheet.rulings.values, key: value}), place=where)
    _, found = system.build_state(changed)
    return [replace(problem, value=written) for problem in found if problem.where == place and problem.level == "error"]
