"""The formulas of a sheet: where they stand, what they say, and which further cells they fill. Pure.

A shared formula's followers are read as their master's text and how far it moved. What the text refers to is for
`references` to say.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Set
from functools import lru_cache
from typing import NamedTuple

from toolkit.sync.backends.excel.areas import LAST_COLUMN, Area, column_of, number_of, parse_area
from toolkit.sync.backends.excel.cellxml import character_data
from toolkit.sync.backends.excel.sheetdata import SheetData
from toolkit.tables.snapshot import Address

_ATTRIBUTE = re.compile(rb"\s([\w:]+)\s*=\s*(?:\"([^\"]*)\"|'([^']*)')")


class Formula(NamedTuple):
    """One formula cell. `area` is what an array or data table formula fills, `used` the part of it in use; `shift`
    is (rows, columns) to move a shared formula's relative references by; `spills` marks a dynamic array."""

    address: Address
    text: str
    kind: str = "normal"
    area: Area | None = None
    used: Area | None = None
    shift: Address = (0, 0)
    spills: bool = False

    @property
    def may_spread(self) -> bool:
        """Whether it is a dynamic array that may come to fill more cells than now."""
        return self.spills and ("_xl" in self.text or (self.area is not None and self.area[:2] != self.area[2:]))

    def filled(self) -> Iterator[Address]:
        """The cells in use that show its results, its own first."""
        yield self.address
        if self.used:
            for row in range(self.used.top, self.used.bottom + 1):
                for column in range(self.used.left, self.used.right + 1):
                    yield row, column


class FormulaPlaces(Set[Address]):
    """Where a sheet's formula cells are. Looked for once somebody asks: of most sheets nobody ever does."""

    def __init__(self, sheet: SheetData) -> None:
        self._sheet: SheetData | None = sheet
        self._known: frozenset[Address] = frozenset()

    @property
    def are_known(self) -> bool:
        """Whether somebody asked; the sheet's bytes are held no longer then."""
        return self._sheet is None

    @property
    def _found(self) -> frozenset[Address]:
        if (sheet := self._sheet) is not None:
            self._known = _formula_places(sheet)
            self._sheet = None
        return self._known

    def __contains__(self, address: object) -> bool:
        return address in self._found

    def __iter__(self) -> Iterator[Address]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)

    def __bool__(self) -> bool:
        return bool(self._known) if (sheet := self._sheet) is None else next(_marks(sheet), None) is not None


def last_formula_row(sheet: SheetData) -> int:
    """The row of the sheet's last formula; 0 for one without."""
    xml, end = sheet.masked, sheet.outside
    while (end := xml.rfind(b"<%sf" % sheet.prefix, sheet.inside, end)) >= 0:
        if _beginning(sheet.prefix).match(xml, end):  # not another element whose name begins alike
            return sheet.address_at(sheet.cell_around(end))[0]
    return 0


@lru_cache
def _beginning(prefix: bytes) -> re.Pattern[bytes]:
    return re.compile(rb"<%sf[\s/>]" % re.escape(prefix))


def _marks(sheet: SheetData) -> Iterator[re.Match[bytes]]:
    """Where the formulas begin."""
    return _beginning(sheet.prefix).finditer(sheet.masked, sheet.inside, sheet.outside)


def _formula_places(sheet: SheetData) -> frozenset[Address]:
    """A fraction of the work of reading what they say."""
    xml, inside, cell = sheet.masked, sheet.inside, b"<%sc" % sheet.prefix
    usual = re.compile(rb"%s r=\"([A-Z]+)(\d{1,9})\"" % re.escape(cell)).match
    found = []
    for mark in _marks(sheet):
        start = xml.rfind(cell, inside, mark.start())
        if place := usual(xml, start):
            letters, digits = place.groups()
            found.append((int(digits), column_of(letters)))
        else:
            found.append(sheet.address_at(start))
    return frozenset(found)


def fills_others(sheet: SheetData) -> bool:
    """Whether a formula of the sheet may fill cells besides its own: an array formula or a data table."""
    if not any(sheet.masked.find(letter, sheet.inside, sheet.outside) >= 0 for letter in (b"y", b"l")):
        return False  # no such word in it; single letters are looked for many times faster
    filling = re.compile(rb"<%sf\s[^>]*(?:array|dataTable)" % re.escape(sheet.prefix))
    return filling.search(sheet.masked, sheet.inside, sheet.outside) is not None


def formulas_of(sheet: SheetData, beginning: re.Pattern[bytes]) -> list[Formula]:
    """The formula cells of a sheet whose formulas begin so, in its order."""
    masters: dict[bytes, Formula] = {}
    found = []
    shape = _shape(sheet.prefix)
    for mark in beginning.finditer(sheet.masked, sheet.inside, sheet.outside):
        start = sheet.cell_around(mark.start())
        match = shape.match(sheet.masked, start)
        if match is None:  # another element's name begins alike
            continue
        cell_tag, letters, row, given, body = match.groups()
        text = character_data(sheet.xml[slice(*match.span(5))].decode("utf-8", "replace")) if body else ""
        address = (number_of(row), column_of(letters)) if row else sheet.address_at(start)
        if given and not given.isspace():
            formula = _special(Formula(address, text), given, cell_tag, sheet, masters)
        else:
            formula = Formula(address, text)
        found.append(formula)
    return found


@lru_cache
def _shape(prefix: bytes) -> re.Pattern[bytes]:
    cell = rb"<%(p)sc(?=[\s>])((?:[^>]*?\sr=\"([A-Z]+)(\d+)\")?[^>]*)>"
    formula = rb"\s*<%(p)sf(?=[\s/>])([^>]*?)(?:/>|>(.*?)</%(p)sf\s*>)"
    return re.compile((cell + formula) % {b"p": re.escape(prefix)}, re.DOTALL)


def _special(
    formula: Formula, attributes: bytes, cell_tag: bytes, sheet: SheetData, masters: dict[bytes, Formula]
) -> Formula:
    """A shared, array or data table formula, or one with attributes that mean nothing here."""
    given = {key: double or single for key, double, single in _ATTRIBUTE.findall(attributes)}
    kind = given.get(b"t", b"normal").decode("ascii", "replace")
    formula = formula._replace(kind=kind)
    if kind == "shared":
        return _shared(formula, given.get(b"si", b""), b"ref" in given, masters)
    area = parse_area(given.get(b"ref", b"").decode("ascii", "replace"))
    used = area.clipped(sheet.last_row, LAST_COLUMN) if area else None
    return formula._replace(area=area, used=used, spills=b" cm=" in cell_tag)


def _shared(formula: Formula, group: bytes, leads: bool, masters: dict[bytes, Formula]) -> Formula:
    if formula.text:
        if leads or group not in masters:
            masters[group] = formula
        return formula
    master = masters.get(group)
    if master is None:
        return formula
    shift = (formula.address[0] - master.address[0], formula.address[1] - master.address[1])
    return formula._replace(text=master.text, shift=shift)
