"""Cells of a Google Sheet as raw values of a snapshot, and back. The service types them; nothing is guessed from text.

Whole numbers come as `int`, dates and times (days since 30 December 1899 that the sheet shows as a date) as their ISO
text, errors as `CellError`. Values go out typed and raw: no text is ever taken for a formula, a number or a date.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from toolkit.tables.snapshot import CellError, CellValue

_DAY_ZERO = datetime(1899, 12, 30)
_ERRORS = {
    "NULL_VALUE": "#NULL!",
    "DIVIDE_BY_ZERO": "#DIV/0!",
    "VALUE": "#VALUE!",
    "REF": "#REF!",
    "NAME": "#NAME?",
    "NUM": "#NUM!",
    "N_A": "#N/A",
    "LOADING": "#LOADING!",
}
_CODES = {code: kind for kind, code in _ERRORS.items()} | {"#ERROR!": "ERROR"}


def shown(cell: Mapping[str, Any]) -> CellValue | CellError:
    """What a cell holds, a formula's result included."""
    value = cell.get("effectiveValue") or cell.get("userEnteredValue") or {}
    if "numberValue" in value:
        return _number(value["numberValue"], _number_type(cell))
    if "stringValue" in value:
        return str(value["stringValue"]) or ("" if is_formula(cell) else None)
    if "boolValue" in value:
        return bool(value["boolValue"])
    if "errorValue" in value:
        kind = value["errorValue"].get("type", "ERROR")
        return CellError(_ERRORS.get(kind, "#ERROR!"))
    return None


def is_formula(cell: Mapping[str, Any]) -> bool:
    """Whether somebody typed a formula there."""
    return "formulaValue" in (cell.get("userEnteredValue") or {})


def is_filled_by_another(cell: Mapping[str, Any]) -> bool:
    """Whether the cell shows something that nobody typed there: an array formula or a pivot table reaches into it."""
    return bool(cell.get("effectiveValue")) and not cell.get("userEnteredValue")


def plain(value: Any) -> CellValue | CellError:
    """A value of a `values` answer, unformatted."""
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return _number(value, "")
    if isinstance(value, str) and value in _CODES:
        return CellError(value)
    return None if value == "" else value


def given(value: Any, formula: Any) -> dict[str, Any]:
    """A cell of two `values` answers, results and formulas, as the whole answer would tell it."""
    typed = isinstance(formula, str) and formula.startswith("=") and formula != value
    kind = (
        "boolValue" if isinstance(value, bool) else "numberValue" if isinstance(value, (int, float)) else "stringValue"
    )
    shows = {kind: value} if value not in ("", None) else {}
    if typed and value in _CODES:
        shows = {"errorValue": {"type": _CODES[value]}}
    entered = {"formulaValue": formula} if typed else shows
    return {"userEnteredValue": entered, "effectiveValue": shows} if entered else {}


def sent(value: CellValue) -> str | int | float | bool:
    """A value as it is sent; blank text empties a cell."""
    return "" if value is None else value


def _number_type(cell: Mapping[str, Any]) -> str:
    kind = (cell.get("effectiveFormat") or cell.get("userEnteredFormat") or {}).get("numberFormat") or {}
    return str(kind.get("type", ""))


def _number(value: int | float, kind: str) -> CellValue:
    if kind in ("DATE", "DATE_TIME", "TIME"):
        return _moment(value, kind)
    return int(value) if isinstance(value, float) and value.is_integer() and abs(value) < 2**53 else value


def _moment(serial: int | float, kind: str) -> CellValue:
    try:
        moment = _DAY_ZERO + timedelta(seconds=round(serial * 86400))
    except OverflowError:
        return serial
    if kind == "TIME" and 0 <= serial < 1:
        return moment.time().isoformat()
    return moment.date().isoformat() if kind == "DATE" and serial == int(serial) else moment.isoformat(sep=" ")
