"""The key/value tabs: Campaign with its how-to and the rulings, Battle with what play keeps there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from openpyxl.styles import Alignment, Font
from openpyxl.worksheet.datavalidation import DataValidation
from openpyxl.worksheet.worksheet import Worksheet

from toolkit.core.rulings import Ruling
from toolkit.messages import Note, has, note, render, said, text
from toolkit.tables.columns import RowModel, cell_types, columns_of, header
from toolkit.tables.heights import lines
from toolkit.tables.rows import RosterRow
from toolkit.tables.settings import LABELS, LANGUAGE_NAMES
from toolkit.tables.snapshot import CellValue
from toolkit.tables.template.checks import limits, offer
from toolkit.tables.template.listing import expected
from toolkit.tables.template.look import (
    FONT,
    HEADER_ROW,
    TINTS,
    clear_above,
    column_style,
    fill,
    header_cell,
    paper,
    row_height,
    title,
)
from toolkit.tables.template.templated import Templated

STEPS = 6
CAMPAIGN_HEADER_ROW = STEPS + 4
SAMPLE = "FCE9A9"
"""The tint of a demo's values that are only samples."""
_WIDTHS = (40, 32, 84, 40)
_BATTLE_WIDTHS = (24, 36, 60)


def add_campaign(sheet: Worksheet, ruleset: Templated, demo: Sequence[Mapping[str, Any]], lang: str) -> None:
    """Title, how-to, then a row each: system, language, every ruling that leaves a choice, what it means and allows.

    A step is told in the system's own sentence, where it has one (`<system>.template.step_1`).

    `demo`: `{"key", "value", "note", "note_ru"}` for rulings that the demo sets, with a remark in either language.
    """
    title(sheet, text("tables.template.campaign_title", lang, system=ruleset.title))
    own = _needed(ruleset.roster, lang)
    for step in range(1, STEPS + 1):
        codes = (f"{ruleset.id}.template.step_{step}", f"tables.template.step_{step}")
        told = text(next(code for code in codes if has(code, lang)), lang, columns=own)
        sheet.cell(step + 1, 1, f"{step}.  {told}").font = Font(name=FONT)
    _headers(sheet, CAMPAIGN_HEADER_ROW, ("key", "value", "meaning", "allowed"), "gm", lang)
    for letter, width in zip("ABCD", _WIDTHS, strict=True):
        column_style(sheet, letter, width, "gm", "General")
    row = CAMPAIGN_HEADER_ROW + 1
    _line(sheet, row, LABELS["system"][lang], ruleset.id, text("tables.template.system", lang), "")
    named = tuple(LANGUAGE_NAMES.values())
    languages = offer(named, note("tables.language"), lang, closed=True)
    _line(
        sheet,
        row + 1,
        LABELS["language"][lang],
        LANGUAGE_NAMES[lang],
        text("tables.template.language", lang),
        "",
        languages,
    )
    given = {entry["key"]: entry for entry in demo}
    for line, ruling in enumerate(filter(_is_open, ruleset.rulings), start=row + 2):
        entry = given.get(ruling.key, {})
        allowed = _allowed(ruling)
        meaning = " ".join(filter(None, [_remark(entry, lang), render(ruling.meaning, lang)]))
        value = _ruling_cell(ruling, entry.get("value", ruling.default), lang)
        _line(sheet, line, ruling.key, value, meaning, _sentence(allowed, ruling, lang), _check(ruling, allowed, lang))
        if entry:
            sheet.cell(line, 2).fill = fill(SAMPLE)
    paper(sheet, CAMPAIGN_HEADER_ROW, f"A{CAMPAIGN_HEADER_ROW + 1}")
    sheet.sheet_properties.tabColor = "1F3A5F"


def add_battle(sheet: Worksheet, model: type[RowModel], system: str, lang: str) -> None:
    """Every key of the battle with room for its value."""
    title(sheet, text("tables.template.battle_title", lang), text("tables.template.battle_what", lang))
    _headers(sheet, HEADER_ROW, ("key", "value", "meaning"), "toolkit", lang)
    kinds = cell_types(model)
    for letter, width in zip("ABC", _BATTLE_WIDTHS, strict=True):
        column_style(sheet, letter, width, "toolkit", "@")
    for row, (key, declared) in enumerate(columns_of(model).items(), start=HEADER_ROW + 1):
        kind, codes = kinds[key].name, (f"{system}.about.battle.{key}", f"tables.template.battle_{key}")
        told = [text(code, lang) for code in codes if has(code, lang)]
        meaning = (told or [render(expected(key, declared, kind, lang), lang)])[0]
        _cell(sheet, row, 1, header(key, declared, lang), bold=True)
        _cell(sheet, row, 3, meaning)
        row_height(sheet, row, lines(meaning, _BATTLE_WIDTHS[2]))
        value = sheet.cell(row, 2)
        value.number_format = "0" if kind == "whole" else "@"
        value.alignment = Alignment(horizontal="left", vertical="top", wrap_text=True)
        for column in (1, 2, 3):
            sheet.cell(row, column).fill = fill(TINTS["toolkit"][1])
    clear_above(sheet, 3)
    paper(sheet, HEADER_ROW, f"A{HEADER_ROW + 1}")
    sheet.sheet_properties.tabColor = "5B6470"


def _needed(model: type[RowModel], lang: str) -> list[str]:
    """Headers of the numbers that the system adds to the game master's columns."""
    common = columns_of(RosterRow)
    return [
        header(key, declared, lang)
        for key, declared in columns_of(model).items()
        if key not in common and declared.writer != "toolkit" and cell_types(model)[key].name == "whole"
    ]


def _is_open(ruling: Ruling) -> bool:
    """Whether there is anything to choose."""
    return len(ruling.choices) != 1 or ruling.number or ruling.fraction or ruling.free or ruling.blank


def _headers(sheet: Worksheet, row: int, names: Sequence[str], writer: Any, lang: str) -> None:
    for column, name in enumerate(names, start=1):
        header_cell(sheet, row, column, text(f"tables.template.{name}", lang), writer)


def _remark(entry: Mapping[str, Any], lang: str) -> str:
    """What a demo says of its own value, such as that a formula is only a sample."""
    written = str(entry.get("note_ru" if lang == "ru" else "note", "")).strip()
    return written[:1].upper() + written[1:] + ("" if not written or written[-1] in ".!?" else ".")


def _line(
    sheet: Worksheet,
    row: int,
    key: str,
    value: CellValue,
    meaning: str,
    allowed: str,
    check: DataValidation | None = None,
) -> None:
    _cell(sheet, row, 1, key, bold=True)
    _cell(sheet, row, 3, meaning)
    _cell(sheet, row, 4, allowed)
    row_height(
        sheet, row, max(lines(words, width) for words, width in zip((meaning, allowed), _WIDTHS[2:], strict=True))
    )
    cell = sheet.cell(row, 2, value)
    cell.font = Font(name=FONT, bold=True)
    cell.fill = fill(TINTS["both"][1])
    cell.number_format = "0" if isinstance(value, int) else "@"
    cell.alignment = Alignment(horizontal="left", vertical="top", wrap_text=True)
    if check:
        check.add(f"B{row}")
        sheet.add_data_validation(check)


def _cell(sheet: Worksheet, row: int, column: int, words: str, *, bold: bool = False) -> None:
    cell = sheet.cell(row, column, words)
    cell.font = Font(name=FONT, bold=bold)
    cell.alignment = Alignment(vertical="top", wrap_text=True, indent=0 if column == 1 else 1)


def _ruling_cell(ruling: Ruling, value: Any, lang: str) -> CellValue:
    """Numbers as numbers, all else as text: true and false stay words in every language of the spreadsheet."""
    return value if type(value) is int else said(ruling.shown(value), lang) or None


def _allowed(ruling: Ruling) -> Note | None:
    words = ruling.words
    if ruling.free and ruling.number:
        return note("tables.template.own_rule", words=words or "none")
    if ruling.free:
        return note("tables.template.words_or_formula", words=words)
    if ruling.number and words:
        return note("core.ruling_words_or_number", words=words)
    if ruling.number:
        return note("core.ruling_between", low=ruling.low, high=ruling.high)
    return note("core.ruling_fraction") if ruling.fraction else note("core.ruling_words", words=words)


def _sentence(allowed: Note | None, ruling: Ruling, lang: str) -> str:
    shown = render(allowed, lang) if allowed else ""
    return text("tables.template.or_blank", lang, allowed=shown) if ruling.blank else shown


def _check(ruling: Ruling, allowed: Note | None, lang: str) -> DataValidation | None:
    words = [said(one, lang) for one in ruling.words]
    if ruling.number and not (words or ruling.free):
        return limits(ruling.low, ruling.high, lang)
    if not words or allowed is None:
        return None
    # The other language's words are read as well, and only the list of this one can be offered.
    closed = lang == "en" and not (ruling.number or ruling.free or ruling.fraction)
    return offer(words, allowed, lang, closed=closed)
