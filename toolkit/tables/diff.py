"""From two states to the cells that change: what play altered, in the columns play may write, and nothing else.

A cell changes where the state after differs from the state before and from what the cell already means; so a blank HP
that stands for the maximum stays blank until somebody is hurt, and "1,234" stays as it is typed. Ids that rows lack are
filled. What has no place (a missing column, a column of the GM's own) is a problem: nothing is lost in silence.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from toolkit.core.problems import Problem
from toolkit.core.state import State
from toolkit.messages import note
from toolkit.tables.battles import KEY
from toolkit.tables.changes import LABEL, VALUE, CellChange
from toolkit.tables.columns import Column, RowModel, cell_in_words, cell_types, columns_of, english_header, header
from toolkit.tables.headers import is_blank
from toolkit.tables.sheet import Sheet
from toolkit.tables.snapshot import CellValue
from toolkit.tables.tabs import where
from toolkit.tables.words import YES_NO

IDS_AT_ONCE = 60
"""So many rows without an id get theirs in one action, whether they take part or not."""


def diff(
    sheet: Sheet, before: State[Any, Any, Any], after: State[Any, Any, Any], part: Iterable[str] = ()
) -> tuple[tuple[CellChange, ...], list[Problem]]:
    """The changes in sheet order, then the battle's; and a problem for each value that cannot be kept.

    `part`: ids of those who take part although nothing about them may change.
    """
    found: list[CellChange | Problem] = []
    for who, row in after.roster.items():
        if row is not (earlier := before.roster.get(who)):
            found += _row_changes(sheet, who, earlier, row)
    changed = {item.key for item in found if isinstance(item, CellChange)}
    if "battle" in sheet.pairs:
        found += _battle_changes(sheet, before.battle, after.battle)
    changes = (item for item in found if isinstance(item, CellChange))
    return (*_missing_ids(sheet, changed.union(part)), *changes), [item for item in found if isinstance(item, Problem)]


def _missing_ids(sheet: Sheet, part: Collection[str]) -> Iterable[CellChange]:
    """Ids for the rows that have none; on a long list only for those that take part, so that a first action does not
    write a thousand cells: an id follows from the row's name, so the others can wait."""
    table = sheet.tables.get("roster")
    if table is None or "id" not in table.columns:
        return ()
    ids = zip(sheet.roster, table.cells("id"), strict=True)
    lacking = [row.id for row, written in ids if written is None or is_blank(written)]
    given = lacking if len(lacking) <= IDS_AT_ONCE else [who for who in lacking if who in part]
    return [CellChange("roster", who, "id", sheet.raw(who, "id"), who) for who in given]


def _row_changes(sheet: Sheet, who: str, before: Any, after: RowModel) -> Iterable[CellChange | Problem]:
    if who not in sheet.row_of:
        yield Problem(where(sheet.tables["roster"].tab.name), who, note("tables.row_of", who=who))
        return
    decoded = sheet.roster[sheet.row_of[who]]
    for key, declared in columns_of(type(after)).items():
        value = getattr(after, key)
        if key == "id" or value == getattr(before, key, None):
            continue
        if not declared.owned:
            yield _not_ours(sheet, after, who, key)
        elif not _means(getattr(decoded, key), value, declared):
            yield _cell_change(sheet, after, who, key)


def _means(decoded: Any, value: Any, declared: Column) -> bool:
    """Whether a cell says it already; in most state columns 0, no and blank are one thing."""
    alike = declared.writer == "toolkit" and not declared.zero_counts
    return bool(decoded == value or (alike and not decoded and not value))


def _cell_change(sheet: Sheet, row: RowModel, who: str, key: str) -> CellChange | Problem:
    table = sheet.tables["roster"]
    if key in table.columns:
        return CellChange("roster", who, key, sheet.raw(who, key), _shown(sheet, row, key))
    shown = _in_words(row, key, sheet.lang)
    hint = note("tables.hint_no_place", who=sheet.roster[sheet.row_of[who]].name, value=str(shown))
    said = note("tables.column", name=english_header(key), russian=columns_of(type(row))[key].ru)
    return Problem(table.place(sheet.row_of[who], key), shown, said, hint)


def _not_ours(sheet: Sheet, row: RowModel, who: str, key: str) -> Problem:
    shown = cell_in_words(type(row), key, getattr(row, key), sheet.lang)
    hint = note("tables.hint_yours", value=str(shown))
    said = note("tables.yours", name=header(key, columns_of(type(row))[key], sheet.lang))
    return Problem(sheet.place("roster", sheet.row_of[who], key), shown, said, hint)


def _battle_changes(sheet: Sheet, before: RowModel, after: RowModel) -> Iterable[CellChange]:
    """Of one among several the record is the battle's name; one that has just begun gets it first."""
    pairs, beside = sheet.pairs["battle"], sheet.battles.beside(sheet.chosen)
    for key, declared in columns_of(type(after)).items():
        value = getattr(after, key)
        begins = key == KEY and beside and value and not getattr(sheet.battle, key)
        if begins or (value != getattr(before, key) and not _means(getattr(sheet.battle, key), value, declared)):
            cell = (sheet.chosen, key) if beside else (key, VALUE)
            if key not in pairs.values:
                yield CellChange("battle", key, LABEL, None, header(key, declared, sheet.lang))
            yield CellChange("battle", *cell, pairs.cell(key), _in_words(after, key, sheet.lang))


def _in_words(row: RowModel, key: str, lang: str) -> CellValue:
    return cell_types(type(row))[key].shown(getattr(row, key), lang)


def _shown(sheet: Sheet, row: RowModel, key: str) -> CellValue:
    """Yes and no in words, or as TRUE and FALSE where the column holds such (ticked boxes).

    A state of ours that is over is blank.
    """
    value = getattr(row, key)
    if not isinstance(value, bool):
        return _in_words(row, key, sheet.lang)
    if any(isinstance(cell, bool) for cell in sheet.tables["roster"].cells(key)):
        return value
    yes, no = YES_NO[sheet.lang]
    return yes if value else None if columns_of(type(row))[key].writer == "toolkit" else no
