"""What a field of a CSV file means as a cell, and how a cell is written so that it reads back as itself. Pure.

Plain whole numbers and decimals are numbers, TRUE and FALSE are yes/no, #N/A and its like are errors, all else is text
to the letter: 007, dates, `=…` too, since programs save what cells show, not their formulas. Text that a spreadsheet
would run (`= + - @` or a tab first) or take for something else (5, TRUE, 1/4 for a day in April) is written with an
apostrophe before it, which in every spreadsheet means “text”; reading takes that apostrophe away again, and no other.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from decimal import Decimal

from toolkit.sync.backends.csvfolder.records import quoted
from toolkit.tables.snapshot import CellError, CellValue

_APOSTROPHE = "'"
_ACTIVE = tuple("=+-@\t\r\n＝＋－＠")
_PLAIN_DIGITS = 15
_WHOLE = re.compile(r"-?(?:0|[1-9][0-9]{0,14})")
_DECIMAL = re.compile(r"-?(?:0|[1-9][0-9]{0,307})[.,][0-9]{1,330}")
_MADE_OVER = re.compile(r"[0-9]{1,4}(?:[/.:-][0-9]{1,4}){1,2}|0[0-9]+|[0-9]+(?:[.,][0-9]*)?[eE][+-]?[0-9]+|[0-9]{16,}")
"""What spreadsheets make into a date, a time or another number as soon as they open the file."""
_YES_NO = {"TRUE": True, "FALSE": False, "ИСТИНА": True, "ЛОЖЬ": False}
_RUSSIAN_ERRORS = {
    "#Н/Д": "#N/A", "#ДЕЛ/0!": "#DIV/0!", "#ССЫЛКА!": "#REF!", "#ИМЯ?": "#NAME?", "#ЗНАЧ!": "#VALUE!",
    "#ЧИСЛО!": "#NUM!", "#ПУСТО!": "#NULL!",
}  # fmt: skip
_ERRORS = {
    **{code: code for code in (*_RUSSIAN_ERRORS.values(), "#ERROR!", "#SPILL!", "#CALC!", "#GETTING_DATA")},
    **_RUSSIAN_ERRORS,
}


def read_field(text: str, mark: str) -> CellValue | CellError:
    """The cell; `mark` is the file's decimal mark. Blank is `None`."""
    if text.startswith(_APOSTROPHE) and _mistakable(text):
        return text[1:]
    return _meant(text, mark)


def write_field(value: CellValue | CellError, mark: str, separator: str, *, in_quotes: bool = False) -> str:
    """The field, in quotes where it needs them or has had them."""
    text = _written(value, mark)
    risky = text != text.strip() or any(sign in text for sign in (separator, '"', "\r", "\n"))
    return quoted(text) if risky or in_quotes else text


def decimal_mark(texts: Iterable[str], separator: str) -> str:
    """The mark that the file's decimals show, or that goes with its separator: a comma separates nothing twice."""
    if separator == ",":
        return "."
    shown = Counter("," if "," in text else "." for text in texts if _DECIMAL.fullmatch(text))
    return "," if shown[","] > shown["."] or (shown[","] == shown["."] and separator == ";") else "."


def _meant(text: str, mark: str) -> CellValue | CellError:
    if not text:
        return None
    if text[0] in "-0123456789":
        if _WHOLE.fullmatch(text):
            return int(text)
        return _number(text.replace(",", ".")) if mark in text and _DECIMAL.fullmatch(text) else text
    if text in _YES_NO:
        return _YES_NO[text]
    return CellError(_ERRORS[text]) if text in _ERRORS else text


def _number(text: str) -> int | float:
    number = float(text)
    return int(number) if number.is_integer() and abs(number) < 2**53 else number


def _written(value: CellValue | CellError, mark: str) -> str:
    if value is None:
        return ""
    if isinstance(value, CellError):
        return value.code
    if isinstance(value, bool):
        return str(value).upper()
    if isinstance(value, str):
        return _APOSTROPHE + value if _mistakable(value) else value
    whole = isinstance(value, float) and value.is_integer()
    digits = format(Decimal(repr(int(value) if whole else value)), "f")
    if "." not in digits and len(digits) > _PLAIN_DIGITS:  # so long, it would be text
        digits += ".0"
    return digits.replace(".", mark)


def _mistakable(text: str) -> bool:
    """Whether the text, apostrophes before it aside, would be run or read as something else than text."""
    bare = text.lstrip(_APOSTROPHE)
    if not bare:
        return False
    is_other = bare.startswith(_ACTIVE) or _MADE_OVER.fullmatch(bare)
    return bool(is_other) or any(not isinstance(_meant(bare, mark), str) for mark in ".,")
