"""One CSV file as a tab: read, and with some cells set, in which every other row keeps its bytes. Pure.

A row that gets a new value keeps the other fields as they are written; a new row takes its quotes, width and line end
from the rows above it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from toolkit.sync.backends.csvfolder.encoding import Encoding, decoded
from toolkit.sync.backends.csvfolder.fields import decimal_mark, read_field, write_field
from toolkit.sync.backends.csvfolder.records import Record, Shape, Unclosed, content, records, shape_of
from toolkit.sync.port import SourceError
from toolkit.sync.tabs import ended
from toolkit.tables.snapshot import Address, CellError, CellValue, Tab

_TELLING = 1000
LINE_END = "\r\n"
"""Of new files, as spreadsheet programs write them."""


class _Known(dict[str, CellValue | CellError]):
    """Field -> cell, each worked out once: columns repeat themselves."""

    def __init__(self, mark: str) -> None:
        super().__init__()
        self._mark = mark

    def __missing__(self, field: str) -> CellValue | CellError:
        cell = self[field] = read_field(content(field), self._mark)
        return cell


@dataclass(frozen=True)
class CsvFile:
    """The file's name, how it is encoded and laid out, and its records."""

    name: str
    encoding: Encoding
    shape: Shape
    records: tuple[Record, ...]

    @staticmethod
    def of(name: str, data: bytes) -> CsvFile:
        """Read the bytes. Raises `SourceError`."""
        text, encoding = decoded(data, name)
        shape = shape_of(text)
        try:
            return CsvFile(name, encoding, shape, tuple(records(text, shape)))
        except Unclosed as unclosed:
            raise SourceError("sync.csv_unclosed", name=name, row=unclosed.args[0]) from None

    @cached_property
    def mark(self) -> str:
        """The decimal mark, as the first rows show it."""
        first = self.records[:_TELLING]
        return decimal_mark((content(field) for record in first for field in record.fields), self.separator)

    @property
    def separator(self) -> str:
        """What stands between fields."""
        return self.shape.separator

    @property
    def is_telling(self) -> bool:
        """Whether it shows its separator."""
        return any(len(record.fields) > 1 for record in self.records)

    def separated_by(self, separator: str) -> CsvFile:
        """The same, for a file that shows no separator."""
        return replace(self, shape=self.shape._replace(separator=separator))

    def tab(self, name: str) -> Tab:
        """The file as a tab of that name."""
        known = _Known(self.mark)
        return Tab(name, ended([[known[field] for field in record.fields] for record in self.records]))

    def with_cells(self, cells: Mapping[Address, CellValue]) -> bytes:
        """The bytes with cells set."""
        rows: dict[int, dict[int, CellValue]] = {}
        for (row, column), value in cells.items():
            rows.setdefault(row, {})[column] = value
        made = [
            self._changed(record, rows[number]) if number in rows else record
            for number, record in enumerate(self.records, 1)
        ]
        last = max(rows, default=0)
        added = [self._new(rows.get(number, {})) for number in range(len(made) + 1, last + 1)]
        return self._joined(made, added)

    def _changed(self, record: Record, values: Mapping[int, CellValue]) -> Record:
        fields = record.fields + [""] * (max(values) - len(record.fields))
        uniform = all(field.startswith('"') for field in record.fields)
        for column, value in values.items():
            in_quotes = uniform or (fields[column - 1].startswith('"') and isinstance(value, str))
            fields[column - 1] = self._written(value, in_quotes)
        return Record(fields, record.end)

    def _new(self, values: Mapping[int, CellValue]) -> Record:
        if not values:
            return Record([""], "")
        width = max(self._width, *values)
        given = [values.get(column) for column in range(1, width + 1)]
        return Record([self._written(value, self._in_quotes(value)) for value in given], "")

    def _written(self, value: CellValue, in_quotes: bool) -> str:
        return write_field(value, self.mark, self.separator, in_quotes=in_quotes)

    @cached_property
    def _model(self) -> list[str]:
        """The last row with anything in it."""
        return next((one.fields for one in reversed(self.records) if any(map(content, one.fields))), [])

    @property
    def _width(self) -> int:
        return len(self._model)

    def _in_quotes(self, value: CellValue) -> bool:
        """Whether the last row writes such values in quotes: texts, numbers and blanks each have their way."""
        alike = [field for field in self._model if _sort(read_field(content(field), self.mark)) == _sort(value)]
        return bool(alike) and all(field.startswith('"') for field in alike)

    def _joined(self, made: list[Record], added: list[Record]) -> bytes:
        """Lines end as the first one does; the last has an end where it had one."""
        ending = self.records[0].end or LINE_END if self.records else LINE_END
        if added:
            at_end = made[-1].end if made else ending
            made = [record if record.end else record._replace(end=ending) for record in made]
            made += [*(record._replace(end=ending) for record in added[:-1]), added[-1]._replace(end=at_end)]
        text = "".join(self.separator.join(record.fields) + record.end for record in made)
        return self.encoding.encode(self.shape.preamble + text)


def _sort(value: CellValue | CellError) -> str:
    if value is None:
        return "blank"
    return "text" if isinstance(value, (str, CellError)) else "number"
