"""The tabs with a row for each thing: Roster, Moves, Log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from toolkit.messages import Note, note, render, text
from toolkit.tables.columns import Column, RowModel, cell_types, header, template_columns
from toolkit.tables.decode import decode_rows
from toolkit.tables.heights import lines
from toolkit.tables.rows import LogRecord
from toolkit.tables.snapshot import CellValue
from toolkit.tables.tabs import TAB_NAMES
from toolkit.tables.template.checks import ROWS, add_check, colour_low
from toolkit.tables.template.look import (
    FIRST_ROW,
    HEADER_ROW,
    clear_above,
    column_style,
    dress,
    header_cell,
    paper,
    row_height,
    title,
)
from toolkit.tables.words import CHOICES, YES_NO

_NUMBERS = {"whole": "0", "yes_no": "General"}
"""Kinds of cells that are no text; text cells are formatted as such, so that `=Ash` or `1/2` stays what was typed."""


def add_roster(sheet: Worksheet, model: type[RowModel], rows: Sequence[Mapping[str, Any]], lang: str) -> None:
    """The Roster tab, its low HP coloured."""
    _add_table(sheet, "roster", model, lang, frozen=2)
    _add_rows(sheet, model, rows, lang)
    letters = _letters(model)
    colour_low(sheet, letters["hp"], letters["max_hp"])
    sheet.print_title_cols = "A:B"
    paper(sheet, HEADER_ROW, f"C{FIRST_ROW}", pages=2)
    sheet.sheet_properties.tabColor = "1F3A5F"


def add_moves(sheet: Worksheet, model: type[RowModel], rows: Sequence[Mapping[str, Any]], lang: str) -> None:
    """The Moves tab."""
    _add_table(sheet, "moves", model, lang, frozen=1)
    _add_rows(sheet, model, rows, lang)
    paper(sheet, HEADER_ROW, f"B{FIRST_ROW}")
    sheet.sheet_properties.tabColor = "1F3A5F"


def add_log(sheet: Worksheet, lang: str) -> None:
    """The Log tab, all of it the toolkit's."""
    _add_table(sheet, "log", LogRecord, lang, frozen=1)
    paper(sheet, HEADER_ROW, f"B{FIRST_ROW}", pages=2)
    sheet.sheet_properties.tabColor = "5B6470"


def expected(key: str, declared: Column, kind: str, lang: str) -> Note:
    """What a cell of the column may hold."""
    if declared.choices:
        shown = [CHOICES[key].shown(word, lang) if key in CHOICES else word for word in declared.choices]
        return note("tables.one_of", words=shown)
    if kind == "whole" and declared.low is not None and declared.high is not None:
        return note("tables.between", low=declared.low, high=declared.high)
    return note(f"tables.{'condition' if kind in ('weather', 'terrain') else kind}")


def _letters(model: type[RowModel]) -> dict[str, str]:
    return {key: get_column_letter(number) for number, key in enumerate(template_columns(model), start=1)}


def _add_table(sheet: Worksheet, role: str, model: type[RowModel], lang: str, *, frozen: int) -> None:
    said = (text(f"tables.template.{role}_{part}", lang) for part in ("title", "what"))
    title(sheet, *said, column=frozen + 1)
    kinds, letters = cell_types(model), _letters(model)
    for number, (key, declared) in enumerate(template_columns(model).items(), start=1):
        kind, words = kinds[key].name, header(key, declared, lang)
        said = [render(expected(key, declared, kind, lang), lang), text(f"tables.template.by_{declared.writer}", lang)]
        centred = kind == "whole"
        header_cell(sheet, HEADER_ROW, number, words, declared.writer, _sentences(said), centred=centred)
        column_style(sheet, letters[key], _width(words, declared), declared.writer, _NUMBERS.get(kind, "@"))
        sheet.column_dimensions[letters[key]].hidden = declared.hidden
        if role != "log":
            add_check(sheet, letters[key], key, declared, kind, _move_names(lang), lang)
    shown = [(header(key, declared, lang), declared) for key, declared in template_columns(model).items()]
    row_height(sheet, HEADER_ROW, max(lines(words, _width(words, declared)) for words, declared in shown))
    clear_above(sheet, len(letters))


def _width(words: str, declared: Column) -> int:
    """As declared, but no narrower than the longest word of the header."""
    return max(declared.width, *(len(word) + 3 for word in words.split()), 0)


def _sentences(said: list[str]) -> str:
    return "\n".join(line[:1].upper() + line[1:] for line in said)


def _move_names(lang: str) -> str:
    first = f"'{TAB_NAMES['moves'][lang]}'!$A${FIRST_ROW}"
    return f"OFFSET({first},0,0,MAX(1,COUNTA({first}:$A${FIRST_ROW + ROWS - 1})),1)"


def _add_rows(sheet: Worksheet, model: type[RowModel], rows: Sequence[Mapping[str, Any]], lang: str) -> None:
    decoded, problems = decode_rows(model, rows, lambda row, key: f"demo[{row}].{key}")
    if problems:
        raise ValueError(f"the demo's own rows are wrong: {[problem.as_json() for problem in problems]}")
    for line, (record, row) in enumerate(zip(rows, decoded, strict=True), start=FIRST_ROW):
        _add_row(
            sheet, line, {key: shown_cell(row, key, lang) for key in template_columns(model) if key in record}, model
        )


def _add_row(sheet: Worksheet, line: int, cells: Mapping[str, CellValue], model: type[RowModel]) -> None:
    most = 1
    for number, (key, declared) in enumerate(template_columns(model).items(), start=1):
        cell = sheet.cell(line, number, cells.get(key))
        dress(cell, declared.width, declared.writer, _NUMBERS.get(cell_types(model)[key].name, "@"))
        most = max(most, lines(str(cell.value or ""), declared.width))
    if most > 1:
        row_height(sheet, line, most)


def shown_cell(row: RowModel, key: str, lang: str) -> CellValue:
    """A value as a person would type it in that language."""
    value, kind = getattr(row, key), cell_types(type(row))[key]
    if isinstance(value, bool):
        return YES_NO[lang][0 if value else 1]
    return CHOICES[key].shown(value, lang) if key in CHOICES and value else kind.shown(value, lang)
