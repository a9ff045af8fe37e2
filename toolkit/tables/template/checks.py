"""What a template helps with while one types: lists to pick from, limits of numbers, colours of low HP.

Lists of the rules' own closed words and number limits refuse anything else, with a sentence; lists that are only
suggestions (moves, types, yes/no) refuse nothing, since several may be typed and homebrew is welcome. Low HP shows by
colour and by a sign behind the number.
"""

from __future__ import annotations

from openpyxl.formatting.rule import Rule
from openpyxl.styles import Font, PatternFill
from openpyxl.styles.differential import DifferentialStyle
from openpyxl.styles.numbers import NumberFormat
from openpyxl.worksheet.datavalidation import DataValidation
from openpyxl.worksheet.worksheet import Worksheet

from toolkit.messages import Note, note, render, text
from toolkit.tables.columns import Column, choice_in_words
from toolkit.tables.template.look import FIRST_ROW
from toolkit.tables.words import TYPES, YES_NO

ROWS = 1000
"""So many rows below the headers are prepared."""
_WIDEST = 9_999_999

_LEVELS = (
    ("AND(ISNUMBER({hp}),{hp}<=0)", '0" ✕"', "FFFFFF", "3A3A3A"),
    ("AND(ISNUMBER({hp}),ISNUMBER({most}),{hp}*4<={most})", '0" ▼▼"', "8B1A0E", "F6C9C0"),
    ("AND(ISNUMBER({hp}),ISNUMBER({most}),{hp}*2<={most})", '0" ▼"', "6B4A00", "FCE9A9"),
)


def prepared(letter: str) -> str:
    """The prepared cells of a column: `F5:F504`."""
    return f"{letter}{FIRST_ROW}:{letter}{FIRST_ROW + ROWS - 1}"


def add_check(sheet: Worksheet, letter: str, key: str, declared: Column, kind: str, moves: str, lang: str) -> None:
    """The list or the limits of a column. `moves` is the range of move names as a formula."""
    if declared.choices:
        shown = [choice_in_words(key, declared, word, lang) for word in declared.choices]
        check = offer(shown, note("tables.one_of", words=shown), lang, closed=True)
    elif declared.choices_from == "moves":
        check = _listed(moves, text("tables.template.pick", lang), lang)
    elif declared.choices_from == "types":
        check = offer([TYPES.shown(word, lang) for word in TYPES.words], note(f"tables.{kind}"), lang)
    elif kind == "yes_no":
        check = offer(YES_NO[lang], note("tables.yes_no"), lang)
    elif kind == "whole":
        check = limits(declared.low, declared.high, lang)
    else:
        return
    check.add(prepared(letter))
    sheet.add_data_validation(check)


def offer(words: list[str] | tuple[str, ...], expected: Note, lang: str, *, closed: bool = False) -> DataValidation:
    """A list to pick from; a closed one refuses everything else."""
    check = _listed('"' + ",".join(words) + '"', render(expected, lang), lang)
    check.showErrorMessage = closed
    return check


def limits(low: int | None, high: int | None, lang: str) -> DataValidation:
    """Whole numbers between two limits, or as far as there are limits."""
    expected = note("tables.whole")
    if low is not None:
        expected = note("tables.at_least", low=low) if high is None else note("tables.between", low=low, high=high)
    elif high is not None:
        expected = note("tables.at_most", high=high)
    least, most = -_WIDEST if low is None else low, _WIDEST if high is None else high
    check = DataValidation(type="whole", operator="between", formula1=str(least), formula2=str(most))
    check.showErrorMessage = True
    return _with_words(check, render(expected, lang), lang)


def colour_low(sheet: Worksheet, letter: str, most: str) -> None:
    """Half, a quarter and nothing left of a maximum in column `most`."""
    for priority, (formula, number, ink, paper) in enumerate(_LEVELS, start=1):
        style = DifferentialStyle(
            font=Font(bold=True, color=ink),
            fill=PatternFill("solid", start_color=paper, end_color=paper),
            numFmt=NumberFormat(200 + priority, number),
        )
        holds = formula.format(hp=f"${letter}{FIRST_ROW}", most=f"${most}{FIRST_ROW}")
        rule = Rule("expression", dxf=style, formula=[holds], stopIfTrue=True, priority=priority)
        sheet.conditional_formatting.add(prepared(letter), rule)


def _listed(formula: str, said: str, lang: str) -> DataValidation:
    return _with_words(DataValidation(type="list", formula1=formula, showErrorMessage=False), said, lang)


def _with_words(check: DataValidation, said: str, lang: str) -> DataValidation:
    check.allow_blank = True
    check.errorTitle = text("tables.template.not_possible", lang)
    check.error = text("tables.template.expected", lang, expected=said)[:225]
    check.promptTitle = text("tables.template.allowed", lang)
    check.prompt = said[:255]
    check.showInputMessage = True
    return check
