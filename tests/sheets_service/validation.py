"""Data validation as far as it refuses: strict rules on lists, numbers and yes or no.

Whether the API refuses what a strict rule does not allow is told differently by different people; the service refuses,
whoever writes and however. Rules of other kinds, and those that are not strict, let everything through.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.sheets_service import a1
from tests.sheets_service.book import Cell
from tests.sheets_service.errors import Json, invalid
from tests.sheets_service.typed import Scalar

_NUMBERS: dict[str, Callable[[float, list[float]], bool]] = {
    "NUMBER_GREATER": lambda value, bounds: value > bounds[0],
    "NUMBER_GREATER_THAN_EQ": lambda value, bounds: value >= bounds[0],
    "NUMBER_LESS": lambda value, bounds: value < bounds[0],
    "NUMBER_LESS_THAN_EQ": lambda value, bounds: value <= bounds[0],
    "NUMBER_EQ": lambda value, bounds: value == bounds[0],
    "NUMBER_NOT_EQ": lambda value, bounds: value != bounds[0],
    "NUMBER_BETWEEN": lambda value, bounds: bounds[0] <= value <= bounds[1],
    "NUMBER_NOT_BETWEEN": lambda value, bounds: not bounds[0] <= value <= bounds[1],
}


def check(cell: Cell, row: int, column: int) -> None:
    """400 where the cell's own strict rule does not allow its value."""
    rule = cell.validation or {}
    if rule.get("strict") and cell.value is not None and not _fits(cell.value, rule.get("condition") or {}):
        where = a1.address(row, column)
        raise invalid(f"The data you entered in cell {where} violates the data validation rules set on this cell.")


def _fits(value: Scalar, condition: Json) -> bool:
    given = [str(one.get("userEnteredValue")) for one in condition.get("values") or []]
    kind = condition.get("type")
    if kind == "ONE_OF_LIST":
        return str(value) in given
    if kind == "BOOLEAN":
        return isinstance(value, bool)
    if kind in _NUMBERS:
        number = isinstance(value, int | float) and not isinstance(value, bool)
        return number and _NUMBERS[kind](float(value), [float(bound) for bound in given])
    return True
