"""How a value looks (FORMATTED_VALUE): by its number format and the spreadsheet's locale."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from decimal import ROUND_HALF_UP, Decimal

from tests.sheets_service.errors import Json
from tests.sheets_service.locales import Locale
from tests.sheets_service.typed import Scalar

DATES = ("DATE", "TIME", "DATE_TIME")
_TOKEN = re.compile(
    r'"[^"]*"|\\.|am/pm|a/p|yyyy|yy|y|mmmm|mmm|mm|m|dddd|ddd|dd|d|hh|h|ss|s|.', re.IGNORECASE | re.DOTALL
)
_NUMBER = re.compile(r"[#0?,.]*[#0?][#0?,.]*(E[+-]0+)?")


def shown(value: Scalar | None, format_: Json | None, locale: Locale) -> str:
    """The text in the cell; blank for nothing."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return locale.yes if value else locale.no
    if isinstance(value, str):
        return value
    kind, pattern = (format_ or {}).get("type"), (format_ or {}).get("pattern")
    if kind in DATES:
        return _moment(value, pattern or {"DATE": locale.date, "TIME": locale.time}.get(kind) or locale.date)
    if kind == "PERCENT" and not pattern:
        pattern = "0.00%"
    if pattern and pattern != "@":
        return _patterned(value, pattern, locale)
    return _general(value).replace(".", locale.decimal)


def _general(value: int | float) -> str:
    """Ten digits at most, whole numbers in full up to 15."""
    number = Decimal(repr(value))
    if abs(number) >= Decimal(10) ** 15:
        mantissa, _, exponent = f"{number:.5e}".partition("e")
        return f"{mantissa.rstrip('0').rstrip('.')}E{exponent}"
    whole = len(str(abs(int(number))))
    told = f"{number:.{max(0, 10 - whole) if abs(number) >= 1 else 10}f}"
    return told.rstrip("0").rstrip(".") if "." in told else told


def _patterned(value: int | float, pattern: str, locale: Locale) -> str:
    sections = pattern.split(";")
    chosen = sections[1] if value < 0 and len(sections) > 1 else sections[0]
    number = abs(Decimal(repr(value))) if chosen is not sections[0] else Decimal(repr(value))
    found = _NUMBER.search(re.sub(r'"[^"]*"', lambda quoted: "\0" * len(quoted[0]), chosen))
    if not found:
        return re.sub(r'"|\\', "", chosen)
    if "%" in chosen:
        number *= 100
    before, after = (re.sub(r'"|\\', "", part) for part in (chosen[: found.start()], chosen[found.end() :]))
    told = _digits(abs(number), found[0], locale)
    return ("-" if number < 0 else "") + before + told + after


def _digits(number: Decimal, pattern: str, locale: Locale) -> str:
    mantissa, _, exponent = pattern.partition("E")
    whole, _, fraction = mantissa.partition(".")
    if exponent:
        told = f"{number:.{len(fraction)}E}"
        head, _, tail = told.partition("E")
        return f"{head.replace('.', locale.decimal)}E{tail[0]}{int(tail[1:]):0{len(exponent) - 1}d}"
    number = number.quantize(Decimal(1).scaleb(-len(fraction)), rounding=ROUND_HALF_UP)
    told = f"{number:,f}" if "," in whole else f"{number:f}"
    head, _, tail = told.partition(".")
    needed = fraction.rstrip("#?").count("0")
    tail = tail[:needed] + tail[needed:].rstrip("0")
    head = head.zfill(whole.count("0")) if "," not in whole else head
    return head.replace(",", locale.group) + (locale.decimal + tail if tail else "")


def _moment(value: int | float, pattern: str) -> str:
    moment = datetime(1899, 12, 30) + timedelta(seconds=round(value * 86400))
    half_day = re.search(r"am/pm|a/p", pattern, re.IGNORECASE) is not None
    told, previous = [], ""
    tokens = _TOKEN.findall(pattern)
    for place, token in enumerate(tokens):
        minutes = token in ("m", "mm") and (previous in "hH" or _next_letter(tokens[place + 1 :]) == "s")
        told.append(_part(moment, token, minutes and token != "M", half_day))
        previous = token[0] if token[0].isalpha() else previous
    return "".join(told)


def _next_letter(tokens: list[str]) -> str:
    return next((token[0].lower() for token in tokens if token[0].isalpha()), "")


def _part(moment: datetime, token: str, minutes: bool, half_day: bool) -> str:
    low = token.lower()
    if low in ("am/pm", "a/p"):
        return moment.strftime("%p")
    if minutes:
        return str(moment.minute).zfill(len(token))
    if set(low) <= {"y"}:
        return str(moment.year) if len(low) > 2 else str(moment.year)[-2:]
    if set(low) <= {"m"}:
        return str(moment.month).zfill(len(low)) if len(low) < 3 else moment.strftime("%b" if len(low) == 3 else "%B")
    if set(low) <= {"d"}:
        return str(moment.day).zfill(len(low)) if len(low) < 3 else moment.strftime("%a" if len(low) == 3 else "%A")
    if set(low) <= {"h"}:
        return str((moment.hour - 1) % 12 + 1 if half_day else moment.hour).zfill(len(low))
    if set(low) <= {"s"}:
        return str(moment.second).zfill(len(low))
    return token.strip('"').lstrip("\\")
