"""The tabs with a row for each thing: Roster, Moves, Statuses, Field, Log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from toolkit.core.effects import Vocabulary
from toolkit.messages import Note, has, note, render, text
from toolkit.tables.columns import (
    Column,
    RowModel,
    cell_in_words,
    cell_types,
    choice_in_words,
    columns_of,
    header,
    template_columns,
)
from toolkit.tables.decode import decode_rows
from toolkit.tables.heights import lines
from toolkit.tables.rows import FieldGuideRow, LogRecord, StatusGuideRow
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
from toolkit.tables.template.phrases import in_words
from toolkit.tables.words import FIELD_LEXICONS, STATUSES, YES_NO, Lexicon

_NO_EFFECTS = Vocabulary(())
_NUMBERS = {"whole": "0", "yes_no": "General"}
"""Kinds of cells that are no text; text cells are formatted as such, so that `=Ash` or `1/2` stays what was typed."""


@dataclass(frozen=True, slots=True)
class Tab:
    """A tab of the template: its role, its columns, the system they belong to and the words of its effects."""

    role: str
    model: type[RowModel]
    system: str = ""
    vocabulary: Vocabulary = _NO_EFFECTS
    ends: Vocabulary = _NO_EFFECTS


def add_roster(sheet: Worksheet, tab: Tab, rows: Sequence[Mapping[str, Any]], lang: str) -> None:
    """The Roster tab, its low HP coloured."""
    _add_table(sheet, tab, lang, frozen=2)
    _add_rows(sheet, tab, rows, lang)
    letters = _letters(tab.model)
    colour_low(sheet, letters["hp"], letters["max_hp"])
    sheet.print_title_cols = "A:B"
    paper(sheet, HEADER_ROW, f"C{FIRST_ROW}", pages=2)
    sheet.sheet_properties.tabColor = "1F3A5F"


def add_moves(sheet: Worksheet, tab: Tab, rows: Sequence[Mapping[str, Any]], lang: str) -> None:
    """A tab of moves or the like: headers, rows, the first column frozen."""
    _add_table(sheet, tab, lang, frozen=1)
    _add_rows(sheet, tab, rows, lang)
    paper(sheet, HEADER_ROW, f"B{FIRST_ROW}")
    sheet.sheet_properties.tabColor = "1F3A5F"


def add_guide(sheet: Worksheet, tab: Tab, rows: Sequence[Mapping[str, Any]], lang: str) -> None:
    """A tab in which the game master writes what statuses or the field do."""
    add_moves(sheet, tab, rows, lang)
    sheet.sheet_properties.tabColor = "7A5C1E"


def add_log(sheet: Worksheet, lang: str) -> None:
    """The Log tab, all of it the toolkit's."""
    _add_table(sheet, Tab("log", LogRecord), lang, frozen=1)
    paper(sheet, HEADER_ROW, f"B{FIRST_ROW}", pages=2)
    sheet.sheet_properties.tabColor = "5B6470"


def expected(key: str, declared: Column, kind: str, lang: str) -> Note:
    """What a cell of the column may hold."""
    if declared.choices:
        return note("tables.one_of", words=[choice_in_words(key, declared, word, lang) for word in declared.choices])
    if kind == "whole" and declared.low is not None and declared.high is not None:
        return note("tables.between", low=declared.low, high=declared.high)
    return note(f"tables.{'condition' if kind in ('weather', 'terrain') else kind}")


def _letters(model: type[RowModel]) -> dict[str, str]:
    return {key: get_column_letter(number) for number, key in enumerate(template_columns(model), start=1)}


def _add_table(sheet: Worksheet, tab: Tab, lang: str, *, frozen: int) -> None:
    model, role = tab.model, tab.role
    name, what = (text(f"tables.template.{role}_{part}", lang) for part in ("title", "what"))
    title(sheet, name, what, frozen + 1)
    kinds, letters = cell_types(model), _letters(model)
    for number, (key, declared) in enumerate(template_columns(model).items(), start=1):
        kind, words = kinds[key].name, header(key, declared, lang)
        header_cell(sheet, HEADER_ROW, number, words, declared.writer, _said(tab, key, lang), centred=kind == "whole")
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


def _said(tab: Tab, key: str, lang: str) -> str:
    """What belongs into a column, what its cells may hold, who fills it."""
    declared, kind = columns_of(tab.model)[key], cell_types(tab.model)[key].name
    codes = [f"{home}.about.{tab.role}.{key}" for home in (tab.system, "tables") if home]
    about = [text(code, lang) for code in codes if has(code, lang)][:1]
    if not about or declared.choices or kind in _NUMBERS:
        about.append(render(expected(key, declared, kind, lang), lang))
    about.append(text(f"tables.template.by_{declared.writer}", lang))
    return "\n".join(line[:1].upper() + line[1:] for line in about)


def _move_names(lang: str) -> str:
    first = f"'{TAB_NAMES['moves'][lang]}'!$A${FIRST_ROW}"
    return f"OFFSET({first},0,0,MAX(1,COUNTA({first}:$A${FIRST_ROW + ROWS - 1})),1)"


def _add_rows(sheet: Worksheet, tab: Tab, rows: Sequence[Mapping[str, Any]], lang: str) -> None:
    model = tab.model
    rows = [told_in(row, lang) for row in rows]
    decoded, problems = decode_rows(model, rows, lambda row, key: f"demo[{row}].{key}")
    if problems:
        raise ValueError(f"the demo's own rows are wrong: {[problem.as_json() for problem in problems]}")
    for line, (record, row) in enumerate(zip(rows, decoded, strict=True), start=FIRST_ROW):
        shown = {key: _shown_cell(tab, row, key, lang) for key in template_columns(model) if key in record}
        _add_row(sheet, line, shown, model)


def guide_lexicon(row: StatusGuideRow | FieldGuideRow) -> Lexicon:
    """The names that the rules know for rows of that kind."""
    return STATUSES if isinstance(row, StatusGuideRow) else FIELD_LEXICONS[row.kind]


def told_in(record: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """A demo's record in a language: `name_ru` stands for `name` in Russian, where it is given."""
    own = {key: record.get(f"{key}_{lang}", value) for key, value in record.items()}
    return {key: value for key, value in own.items() if not key.endswith("_ru")}


def _add_row(sheet: Worksheet, line: int, cells: Mapping[str, CellValue], model: type[RowModel]) -> None:
    most = 1
    for number, (key, declared) in enumerate(template_columns(model).items(), start=1):
        cell = sheet.cell(line, number, cells.get(key))
        dress(cell, declared.width, declared.writer, _NUMBERS.get(cell_types(model)[key].name, "@"))
        most = max(most, lines(str(cell.value or ""), declared.width))
    if most > 1:
        row_height(sheet, line, most)


def _shown_cell(tab: Tab, row: RowModel, key: str, lang: str) -> CellValue:
    """A value as a person would type it in that language."""
    if key in ("effect", "ends"):
        return in_words(str(getattr(row, key)), tab.vocabulary if key == "effect" else tab.ends, lang)
    value = getattr(row, key)
    if key == "name" and isinstance(row, StatusGuideRow | FieldGuideRow):
        return guide_lexicon(row).shown(value, lang)
    if isinstance(value, bool):
        return YES_NO[lang][0 if value else 1]
    return cell_in_words(type(row), key, value, lang)
