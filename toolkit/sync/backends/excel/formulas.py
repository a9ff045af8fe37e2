"""The formulas of a sheet: where they stand, what they say, and which further cells they fill. Pure.

A shared formula's followers are read as their master's text and how far it moved. What the text refers to is for
`references` to say.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from toolkit.sync.backends.excel.areas import LAST_COLUMN, Area, parse_area
from toolkit.sync.backends.excel.cellxml import character_data
from toolkit.sync.backends.excel.sheetdata import SheetData
from toolkit.tables.snapshot import Address

_ATTRIBUTE = re.compile(rb"\s([\w:]+)\s*=\s*(?:\"([^\"]*)\"|'([^']*)')")


@dataclass(frozen=True, slots=True)
class Formula:
    """One formula cell. `area` is what an array or data table formula fills, `used` the part of it in use; `shift`
    is (rows, columns) to move a shared formula's relative references by; `spills` marks a dynamic array."""

    address: Address
    text: str
    kind: str
    area: Area | None = None
    used: Area | None = None
    shift: Address = (0, 0)
    spills: bool = False

    def filled(self) -> Iterator[Address]:
        """The cells in use that show its results, its own first."""
        yield self.address
        if self.used:
            for row in range(self.used.top, self.used.bottom + 1):
                for column in range(self.used.left, self.used.right + 1):
                    yield row, column


def formulas_of(sheet: SheetData) -> list[Formula]:
    """All formula cells of a sheet, in its order."""
    if b"<%sf" % sheet.prefix not in sheet.masked:
        return []
    masters: dict[bytes, Formula] = {}
    found = []
    for match in _pattern(sheet.prefix).finditer(sheet.masked, sheet.inside, sheet.outside):
        given = {key: double or single for key, double, single in _ATTRIBUTE.findall(match[2])}
        text = character_data(sheet.xml[match.start(3) : match.end(3)].decode("utf-8", "replace")) if match[3] else ""
        address = sheet.address_at(match.start())
        formula = _formula(address, text, given, sheet.last_row(), b" cm=" in match[1])
        if formula.kind == "shared":
            formula = _shared(formula, given.get(b"si", b""), masters, b"ref" in given)
        found.append(formula)
    return found


def _pattern(prefix: bytes) -> re.Pattern[bytes]:
    shape = rb"<%(p)sc(?=[\s>])([^>]*)>\s*<%(p)sf(?=[\s/>])([^>]*?)(?:/>|>(.*?)</%(p)sf\s*>)"
    return re.compile(shape % {b"p": re.escape(prefix)}, re.DOTALL)


def _formula(address: Address, text: str, given: dict[bytes, bytes], last_row: int, is_dynamic: bool) -> Formula:
    kind = given.get(b"t", b"normal").decode("ascii", "replace")
    area = parse_area(given[b"ref"].decode("ascii", "replace")) if b"ref" in given and kind != "shared" else None
    used = area.clipped(last_row, LAST_COLUMN) if area else None
    return Formula(address, text, kind, area, used, spills=is_dynamic)


def _shared(formula: Formula, group: bytes, masters: dict[bytes, Formula], leads: bool) -> Formula:
    if formula.text:
        if leads or group not in masters:
            masters[group] = formula
        return formula
    master = masters.get(group)
    if master is None:
        return formula
    shift = (formula.address[0] - master.address[0], formula.address[1] - master.address[1])
    return Formula(formula.address, master.text, "shared", shift=shift)
