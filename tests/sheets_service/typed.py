"""What Sheets makes of a text that somebody types (USER_ENTERED): a number, a date, yes or no, a formula, or the text.

In this order: a leading apostrophe keeps the text; `=` and `+` begin formulas; then booleans, numbers (with groups,
percent, currency, exponent), dates and times of the locale; whatever is left is text. RAW never comes here.
"""

from __future__ import annotations

import re
from datetime import date
from typing import NamedTuple

from tests.sheets_service.errors import Json
from tests.sheets_service.locales import Locale

Scalar = bool | int | float | str
EPOCH = date(1899, 12, 30).toordinal()
_ISO = re.compile(r"(\d{4})([-/.])(\d{1,2})\2(\d{1,2})")
_TIME = re.compile(r"(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s*([AaPp])\.?[Mm]\.?)?")


class Entry(NamedTuple):
    """What the cell gets: a value or a formula, and the number format that comes with how it was typed."""

    value: Scalar | None = None
    formula: str | None = None
    format: Json | None = None


def entered(text: str, locale: Locale, year: int = 2024) -> Entry:
    """Of a typed text; a date without a year is of `year`."""
    bare = text.strip()
    if text.startswith("'"):
        return Entry(text[1:])
    if len(bare) > 1 and bare[0] == "=":
        return Entry(formula=bare)
    for reading in (_boolean, _number, _when):
        found = reading(bare, locale, year)
        if found:
            return found
    if len(bare) > 1 and bare[0] == "+":
        return Entry(formula=f"={bare}")
    return Entry(text) if text else Entry()


def _boolean(text: str, locale: Locale, year: int) -> Entry | None:
    words = {"TRUE": True, "FALSE": False, locale.yes: True, locale.no: False}
    return Entry(words[text.upper()]) if text.upper() in words else None


def _number(text: str, locale: Locale, year: int) -> Entry | None:
    group = "[\u00a0\u202f ]" if locale.group.isspace() else re.escape(locale.group)
    decimal, currency_mark = re.escape(locale.decimal), re.escape(locale.currency)
    whole_part, rest = rf"\d{{1,3}}(?:{group}\d{{3}})+|\d*", rf"({decimal}\d*)?([eE][+-]?\d+)?(%)?"
    pattern = rf"([+-]?)({currency_mark})?({whole_part}){rest}"
    found = re.fullmatch(pattern, text)
    if not found or not (found[3] or (found[4] and len(found[4]) > 1)):
        return None
    sign, currency, whole, fraction, exponent, percent = found.groups()
    digits = re.sub(group, "", whole)
    plain = f"{sign}{digits or 0}{(fraction or '').replace(locale.decimal, '.')}{exponent or ''}"
    value = whole_if_whole(float(plain) / (100 if percent else 1))
    if not fraction and not exponent and not percent:
        value = int(plain)
    return Entry(value, format=_number_format(fraction, exponent, percent, currency, digits != whole))


def _number_format(
    fraction: str | None, exponent: str | None, percent: str | None, currency: str | None, grouped: bool
) -> Json | None:
    decimals = ".00" if fraction else ""
    if percent:
        return {"type": "PERCENT", "pattern": f"0{decimals}%"}
    if exponent:
        return {"type": "SCIENTIFIC", "pattern": "0.00E+00"}
    if currency:
        return {"type": "CURRENCY", "pattern": f'"{currency}"#,##0{decimals}'}
    return {"type": "NUMBER", "pattern": f"#,##0{decimals}"} if grouped else None


def _when(text: str, locale: Locale, year: int) -> Entry | None:
    day, _, rest = text.partition(" ")
    serial = _date(day, locale, year)
    if serial is None:
        clock = _clock(text)
        return None if clock is None else Entry(clock, format={"type": "TIME", "pattern": locale.time})
    pattern = "yyyy-mm-dd" if _ISO.fullmatch(day) else locale.date
    if not rest.strip():
        return Entry(serial, format={"type": "DATE", "pattern": pattern})
    clock = _clock(rest.strip())
    if clock is None:
        return None
    return Entry(whole_if_whole(serial + clock), format={"type": "DATE_TIME", "pattern": f"{pattern} {locale.time}"})


def _date(text: str, locale: Locale, year: int) -> int | None:
    iso = _ISO.fullmatch(text)
    if iso:
        return _serial(int(iso[1]), int(iso[3]), int(iso[4]))
    parts = re.split(f"[{re.escape(locale.marks)}]", text)
    if len(parts) not in (2, 3) or not all(part.isdigit() for part in parts):
        return None
    named = dict(zip(locale.order, map(int, parts), strict=False)) | ({} if len(parts) == 3 else {"y": year})
    full = named["y"] + (2000 if named["y"] < 30 else 1900 if named["y"] < 100 else 0)
    return _serial(full, named["m"], named["d"])


def _serial(year: int, month: int, day: int) -> int | None:
    try:
        return date(year, month, day).toordinal() - EPOCH
    except ValueError:
        return None


def _clock(text: str) -> float | None:
    found = _TIME.fullmatch(text)
    if not found:
        return None
    hours = int(found[1])
    if found[4]:
        hours = hours % 12 + (12 if found[4] in "Pp" else 0)
    return (hours * 3600 + int(found[2]) * 60 + int(found[3] or 0)) / 86400


def whole_if_whole(number: float) -> int | float:
    """2.0 is 2, as every answer of the API has it."""
    return int(number) if number.is_integer() and abs(number) < 1e15 else number
