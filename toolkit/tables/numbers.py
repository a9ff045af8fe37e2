"""Whole numbers in cells: read where nothing else can be meant, refused with a reason otherwise.

In this order: blank and the marks for "not given"; numbers of the sheet; then texts: full-width digits and the signs
people type for minus become plain ones, groups of three digits are joined ("1,234", "1 234"), an empty fraction is
dropped ("12.0"). "1,5", "12 HP", a date, yes/no and formulas typed as text are refused. Nothing is ever rounded.
"""

from __future__ import annotations

import math
import re
from typing import Any

from toolkit.messages import note
from toolkit.tables.misfit import misfit, shows_error
from toolkit.tables.words import NOT_GIVEN

LARGEST = 2**53
"""Beyond this a spreadsheet changes the last digits of a number."""

_PLAIN = str.maketrans("０１２３４５６７８９，．－＋−‐‑–", "0123456789,.-+----")
_INVISIBLE = "\u200b\u200c\u200d\u200e\u200f\u2060\ufeff"
_SPACES = "\u00a0\u2007\u2009\u202f"
_WHOLE = re.compile(r"[+-]?[0-9]+([.,](0|00|0{4,}))?")
_GROUPED = re.compile(r"[+-]?[1-9][0-9]{0,2}(?:(,[0-9]{3})+|( [0-9]{3})+|('[0-9]{3})+)")
_FRACTION = re.compile(r"[+-]?[0-9]*[.,][0-9]+")
_OF_MOST = re.compile(r"([0-9]+)\s*/\s*[0-9]+")
_LEADING = re.compile(r"([+-]?[0-9]+)\s*[^0-9.,/\-\s]+[^0-9]*")
DATE = re.compile(r"\d{4}-\d\d-\d\d([ T]\d\d:\d\d(:\d\d(\.\d+)?)?)?|\d\d:\d\d:\d\d(\.\d+)?")
_ERRORS = {"#N/A", "#DIV/0!", "#REF!", "#NAME?", "#VALUE!", "#NUM!", "#NULL!", "#SPILL!", "#CALC!", "#ERROR!"}


def tidy(text: str) -> str:
    """Text without the white and invisible characters around it."""
    bare = text.strip()
    return bare if bare.isascii() else bare.strip(_INVISIBLE).strip()


def read_whole(cell: Any) -> int | None:
    """A whole number, or `None` where none is given. Raises a misfit."""
    if cell is None or (type(cell) is int and -LARGEST <= cell <= LARGEST):
        return cell
    if isinstance(cell, str):
        return _read_text(tidy(cell))
    if isinstance(cell, bool):
        raise misfit("whole", hint=note("tables.hint_is_yes_no"))
    if isinstance(cell, (int, float)):
        return _read_number(cell)
    raise misfit("whole")


def refuse_dates(text: str, expected: str) -> None:
    """Raise a misfit where a sheet has turned what was typed into a date."""
    if DATE.fullmatch(text):
        raise misfit(expected, hint=note("tables.hint_is_date"))


def _read_number(number: float) -> int:
    if not math.isfinite(number):
        raise misfit("whole")
    if abs(number) > LARGEST:
        raise misfit("whole", hint=note("tables.hint_too_large"))
    nearest = round(number)
    # A sheet shows fifteen digits: 0.1*300 is 30.000000000000004 in the file and 30 to its owner.
    if abs(number - nearest) > 1e-9:
        raise misfit("whole", hint=note("tables.hint_fraction"))
    return nearest


def _read_text(text: str) -> int | None:
    if text == "" or text.casefold() in NOT_GIVEN:
        return None
    plain = text.translate(_PLAIN)
    for space in _SPACES:
        plain = plain.replace(space, " ")
    if _GROUPED.fullmatch(plain):
        return _bounded(re.sub("[, ']", "", plain))
    if _WHOLE.fullmatch(plain):
        return _bounded(re.split("[.,]", plain)[0])
    raise _refusal(text, plain)


def _bounded(digits: str) -> int:
    if len(digits) > 17 or abs(int(digits)) > LARGEST:
        raise misfit("whole", hint=note("tables.hint_too_large"))
    return int(digits)


def _refusal(text: str, plain: str) -> Exception:
    if text.upper() in _ERRORS:
        return shows_error(text.upper())
    refuse_dates(text, "whole")
    if text.startswith("="):
        return misfit("whole", hint=note("tables.hint_formula_text"))
    if _FRACTION.fullmatch(plain):
        return misfit("whole", hint=note("tables.hint_fraction"))
    if leading := _LEADING.fullmatch(plain) or _OF_MOST.fullmatch(plain):
        return misfit("whole", hint=note("tables.hint_number_only", number=leading[1]))
    return misfit("whole")
