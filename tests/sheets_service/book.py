"""A spreadsheet as it is kept: tabs of rows of cells, and everything that hangs on ranges.

Cells, rows, marks and all JSON in them are never changed in place, so that `Book.copy` is cheap: a request is applied
to a copy, which takes the book's place only when every part of the request went well. What hangs on a range (merges,
protection, named ranges, developer metadata, filters …) is a `Mark` of some kind; moving rows moves all of them alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

from tests.sheets_service.errors import Json, invalid
from tests.sheets_service.ranges import Box, Range, Span
from tests.sheets_service.typed import Scalar


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell that is not blank. `given` is the value of a formula that the service cannot work out itself."""

    value: Scalar | None = None
    formula: str | None = None
    given: Scalar | None = None
    format: Json | None = None
    note: str | None = None
    validation: Json | None = None

    @property
    def filled(self) -> bool:
        """Whether it holds a value or a formula."""
        return self.value is not None or self.formula is not None


BLANK = Cell()


@dataclass(frozen=True, slots=True)
class Row:
    """A row: its cells by column, and what updateDimensionProperties gave it."""

    cells: dict[int, Cell] = field(default_factory=dict)
    properties: Json = field(default_factory=dict)


NO_CELLS = Row()


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that hangs on a range (None: on the whole spreadsheet). `body` is its JSON without range and id."""

    range: Range | None
    body: Json = field(default_factory=dict)
    id: int | str = 0


@dataclass(slots=True)
class Tab:
    """A sheet of kind GRID. `grid` holds gridProperties other than the size, `properties` the rest."""

    id: int
    title: str
    rows: list[Row]
    width: int
    properties: Json = field(default_factory=dict)
    grid: Json = field(default_factory=dict)
    columns: dict[int, Json] = field(default_factory=dict)

    @classmethod
    def blank(cls, tab_id: int, title: str, height: int = 1000, width: int = 26) -> Tab:
        """Of that size."""
        return cls(tab_id, title, [NO_CELLS] * height, width)

    @property
    def height(self) -> int:
        """How many rows it has, blank ones too."""
        return len(self.rows)

    def whole(self) -> Box:
        """All its cells."""
        return Box(0, 0, self.height, self.width)

    def box(self, where: Range) -> Box:
        """A range of it without open ends."""
        return where.box(self.height, self.width)

    def cell(self, row: int, column: int) -> Cell:
        """What is there, `BLANK` for nothing."""
        return self.rows[row].cells.get(column, BLANK) if row < self.height else BLANK

    def put(self, row: int, column: int, cell: Cell) -> None:
        """Put it there; a blank one leaves nothing."""
        cells = {at: other for at, other in self.rows[row].cells.items() if at != column}
        self.fill(row, cells if cell == BLANK else cells | {column: cell})

    def fill(self, row: int, cells: dict[int, Cell]) -> None:
        """These are all the cells of a row."""
        self.rows[row] = replace(self.rows[row], cells=cells)

    def last_filled(self) -> int:
        """The number of rows up to the last one with a value."""
        for row in range(self.height, 0, -1):
            if any(cell.filled for cell in self.rows[row - 1].cells.values()):
                return row
        return 0

    def copy(self) -> Tab:
        """One of its own, rows and cells shared."""
        rows = list(self.rows)
        return replace(
            self, rows=rows, properties=dict(self.properties), grid=dict(self.grid), columns=dict(self.columns)
        )


@dataclass(slots=True)
class Book:
    """A spreadsheet."""

    title: str
    tabs: list[Tab]
    properties: Json = field(
        default_factory=lambda: {"locale": "en_US", "autoRecalc": "ON_CHANGE", "timeZone": "Etc/GMT"}
    )
    marks: dict[str, list[Mark]] = field(default_factory=dict)

    def tab(self, tab_id: int) -> Tab:
        """With that id."""
        found = next((tab for tab in self.tabs if tab.id == tab_id), None)
        if found is None:
            raise invalid(f"No grid with id: {tab_id}")
        return found

    def titled(self, title: str) -> Tab | None:
        """With that name, upper and lower case alike."""
        return next((tab for tab in self.tabs if tab.title.casefold() == title.casefold()), None)

    def of(self, kind: str, sheet: int | None = None) -> list[Mark]:
        """Marks of a kind, on that sheet alone if one is given."""
        marks = self.marks.get(kind, [])
        return marks if sheet is None else [mark for mark in marks if mark.range and mark.range.sheet == sheet]

    def with_id(self, kind: str, mark_id: object) -> Mark:
        """The mark of a kind with that id."""
        found = next((mark for mark in self.of(kind) if str(mark.id) == str(mark_id)), None)
        if found is None:
            raise invalid(f"No {kind} with id: {mark_id}")
        return found

    def add(self, kind: str, mark: Mark) -> None:
        """One more."""
        self.marks[kind] = [*self.of(kind), mark]

    def swap(self, kind: str, old: Mark, *new: Mark) -> None:
        """Others, or none, in the place of one."""
        self.marks[kind] = [one for mark in self.of(kind) for one in (new if mark is old else (mark,))]

    def drop_sheet(self, sheet: int) -> None:
        """Everything that hangs on a sheet goes with it."""
        self.marks = {
            kind: [mark for mark in marks if not (mark.range and mark.range.sheet == sheet)]
            for kind, marks in self.marks.items()
        }

    def shift(self, sheet: int, dimension: str, change: Shift) -> None:
        """Every mark of the sheet after its rows or columns moved; what lost its place is dropped."""
        for kind, marks in self.marks.items():
            self.marks[kind] = [moved for mark in marks for moved in _shifted(mark, sheet, dimension, change)]

    def reword(self, new: Callable[[Tab, str], str]) -> None:
        """Every formula becomes what `new` makes of the tab it stands in and its text."""
        for tab in self.tabs:
            for number, row in enumerate(tab.rows):
                formulas = {column: cell for column, cell in row.cells.items() if cell.formula}
                if formulas:
                    others = {c: replace(cell, formula=new(tab, str(cell.formula))) for c, cell in formulas.items()}
                    tab.fill(number, row.cells | others)

    def copy(self) -> Book:
        """For trying a request on."""
        return Book(self.title, [tab.copy() for tab in self.tabs], dict(self.properties), dict(self.marks))


class Shift:
    """What happens to spans: `count` come in before `at`, `first` to `last` go, or they move before `to`."""

    def __init__(self, first: int, last: int, kind: str, to: int = 0) -> None:
        self.first, self.last, self.kind, self.to = first, last, kind, to

    def of(self, span: Span) -> Span | None:
        """Of one span, None when it is gone."""
        if self.kind == "insert":
            return span.inserted(self.first, self.last - self.first)
        if self.kind == "delete":
            return span.deleted(self.first, self.last)
        return span.moved(self.first, self.last, self.to)


def _shifted(mark: Mark, sheet: int, dimension: str, change: Shift) -> Iterator[Mark]:
    if mark.range is None or mark.range.sheet != sheet:
        yield mark
        return
    span = change.of(mark.range.along(dimension))
    if span is not None:
        yield replace(mark, range=mark.range.with_span(dimension, span))
