"""One workbook's bytes, opened: its sheets, and for each, when asked, its rows, formulas and locked cells.

A `Book` never changes and remembers what it worked out, so that reading, checking and editing the same bytes costs
each step once. Nothing here reads or writes a file.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from copy import copy
from functools import cached_property
from hashlib import sha256

from toolkit.sync.backends.excel.dependents import Watch
from toolkit.sync.backends.excel.formulas import Formula, FormulaPlaces, fills_others, formulas_of
from toolkit.sync.backends.excel.locks import SheetLocks, sheet_locks
from toolkit.sync.backends.excel.package import Package
from toolkit.sync.backends.excel.plainness import PlainFormulas
from toolkit.sync.backends.excel.references import Scope
from toolkit.sync.backends.excel.repack import repacked
from toolkit.sync.backends.excel.sheetdata import SheetData
from toolkit.sync.backends.excel.styles import wrapping_styles
from toolkit.sync.backends.excel.workbook import Sheet, Table, open_workbook, plainly_listed, related, tables_of
from toolkit.sync.port import SourceError
from toolkit.tables.snapshot import Address, CellValue

Edits = Mapping[str, Mapping[Address, CellValue]]
"""What is to be set in a workbook: sheet name -> address -> new value."""


class Book:
    """An opened workbook. Raises `SourceError` when the bytes are no sound workbook."""

    def __init__(self, data: bytes) -> None:
        self.package = Package(data)
        self.workbook = open_workbook(self.package)
        for part in self._beside:  # other readers of the book will open these: no trap may lie there
            self.package.read_xml(part)
        self._rows: dict[str, SheetData] = {}
        self._formulas: dict[str, list[Formula]] = {}
        self._plain: dict[str, PlainFormulas] = {}
        self._places: dict[str, FormulaPlaces] = {}
        self._locks: dict[str, SheetLocks] = {}

    @cached_property
    def _beside(self) -> list[str]:
        kinds = ("sharedStrings", "styles")
        return [part for kind in kinds for part in related(self.package, self.workbook.part, kind)]

    @property
    def readable(self) -> bytes:
        """For readers that mind other encodings, odd lists of sheets and extensions; mostly the bytes of the file."""
        parts = {part: self.package.read_xml(part) for part in (self.workbook.part, *self._beside)}
        parts[self.workbook.part] = plainly_listed(parts[self.workbook.part])
        parts |= {sheet.part: self.rows(sheet).without_extensions() for sheet in self.workbook.sheets.values()}
        other = {part: xml for part, xml in parts.items() if xml != self.package.read(part)}
        return repacked(self.package, other) if other else self.package.data

    @cached_property
    def revision(self) -> str:
        """A hash of the bytes."""
        return self.hash_of(self.package.data)

    @staticmethod
    def hash_of(data: bytes) -> str:
        """The revision of a workbook with these bytes."""
        return sha256(data).hexdigest()

    @cached_property
    def tables(self) -> list[Table]:
        """All Excel tables."""
        return [table for sheet in self.workbook.sheets.values() for table in tables_of(self.package, sheet)]

    @cached_property
    def scope(self) -> Scope:
        """What names in formulas can mean."""
        return Scope.of(self.workbook.names, self.tables, self.workbook.order)

    @cached_property
    def wrapping(self) -> frozenset[int]:
        """The cell styles that wrap their text."""
        return wrapping_styles(self.package, self.workbook.part)

    @property
    def has_formulas(self) -> bool:
        """Whether any sheet holds a formula."""
        return any(self.places(sheet) for sheet in self.workbook.sheets.values())

    @cached_property
    def watch(self) -> Watch:
        """Which formulas look at which cells."""
        sheets = {sheet.name.casefold(): sheet for sheet in self.workbook.sheets.values() if self.places(sheet)}
        formulas = {name: self.formulas(sheet) for name, sheet in sheets.items()}
        return Watch(formulas, {name: self.plain(sheet) for name, sheet in sheets.items()}, self.scope)

    def with_tables(self, tables: Iterable[Table]) -> Book:
        """The same workbook, these of its tables as they are going to be, and so understood in formulas."""
        other, new = copy(self), {table.part: table for table in tables}
        other.tables = [new.get(table.part, table) for table in self.tables]
        for known in ("scope", "watch"):
            other.__dict__.pop(known, None)
        return other

    def after_edit(self, data: bytes) -> Book:
        """The workbook these bytes hold, known to differ in values alone: formulas need no second look."""
        after = Book(data)
        after._formulas, after.tables = self._formulas, self.tables
        after._places = {name: places for name, places in self._places.items() if places.are_known}
        return after

    def sheet(self, name: str) -> Sheet | None:
        """The worksheet of that name; spreadsheets do not mind its case."""
        exact = self.workbook.sheets.get(name)
        folded = (sheet for sheet in self.workbook.sheets.values() if sheet.name.casefold() == name.casefold())
        return exact or next(folded, None)

    def rows(self, sheet: Sheet) -> SheetData:
        """Where the sheet's rows and cells lie."""
        if sheet.name not in self._rows:
            self._rows[sheet.name] = SheetData(self.package.read_xml(sheet.part), sheet.part)
        return self._rows[sheet.name]

    def places(self, sheet: Sheet) -> Set[Address]:
        """Where the sheet's formula cells are."""
        if sheet.name not in self._places:
            self._places[sheet.name] = FormulaPlaces(self.rows(sheet))
        return self._places[sheet.name]

    def plain(self, sheet: Sheet) -> PlainFormulas:
        """The sheet's plain formulas."""
        if sheet.name not in self._plain:
            self._plain[sheet.name] = PlainFormulas(self.rows(sheet), {name for name, _ in self.scope.names})
        return self._plain[sheet.name]

    def formulas(self, sheet: Sheet) -> list[Formula]:
        """The sheet's formula cells, but for the plain ones."""
        if sheet.name not in self._formulas:
            self._formulas[sheet.name] = formulas_of(self.rows(sheet), self.plain(sheet).others)
        return self._formulas[sheet.name]

    def locks(self, sheet: Sheet) -> SheetLocks:
        """The sheet's locked cells."""
        if sheet.name not in self._locks:
            tables = [table for table in self.tables if table.sheet == sheet.name]
            data, places = self.rows(sheet), self.places(sheet)
            filling = self.formulas(sheet) if places and fills_others(data) else ()
            self._locks[sheet.name] = sheet_locks(self.package, self.workbook, sheet, data, (places, filling), tables)
        return self._locks[sheet.name]

    def require_open(self) -> None:
        """Raises `SourceError` when the workbook's owner closed it to changes (signed, final, read-only …)."""
        if self.workbook.closed:
            raise SourceError(f"sync.{self.workbook.closed}")
