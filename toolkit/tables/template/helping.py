"""The Help tab: every effect that a move may have, with examples, and the words that are known.

Nothing is ever read from it; a workbook without it is as good.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from openpyxl.styles import Alignment, Font
from openpyxl.worksheet.worksheet import Worksheet

from toolkit.core.effects import Vocabulary
from toolkit.messages import text
from toolkit.tables.heights import lines
from toolkit.tables.tabs import TAB_NAMES
from toolkit.tables.template.look import FONT, HEADER_ROW, column_style, header_cell, paper, row_height, title
from toolkit.tables.template.phrases import examples, in_words, readable, whens, words_of
from toolkit.tables.template.templated import Templated
from toolkit.tables.words import BARRIERS, CATEGORIES, HAZARDS, KINDS, STATS, STATUSES, TERRAIN, TYPES, WEATHER, Lexicon

HELP_NAMES: Mapping[str, str] = {"en": "Help", "ru": "Справка"}
"""What the tab is called in each language."""

_WIDTHS = (34, 100)
_GRAMMAR = (
    ("several", ("hits 2-5; recoil 25%", "five strike; recoil 25%", "hits 2-5; burn 30%", "push 1; prone")),
    ("chance", ("burn 30%",)),
    ("self", ("speed +1 self", "heal 5 self")),
)
"""What the column can do, each with examples; the first that the system reads is shown."""

Line = tuple[str, str]
"""What to write and what it means; one without a meaning is a heading."""


def add_help(sheet: Worksheet, ruleset: Templated, lang: str) -> None:
    """Write the tab."""
    title(sheet, text("tables.template.help_title", lang), text("tables.template.help_what", lang))
    for number, (name, width) in enumerate(zip(("write", "means"), _WIDTHS, strict=True), start=1):
        header_cell(sheet, HEADER_ROW, number, text(f"tables.template.help_{name}", lang), "gm")
        column_style(sheet, "AB"[number - 1], width, "gm", "@")
    told = [*_effects(ruleset.id, ruleset.vocabulary, lang), *_decisions(ruleset, lang), *_guides(ruleset, lang)]
    told += _known_words(ruleset.vocabulary, lang)
    for row, line in enumerate(told, start=HEADER_ROW + 1):
        _add(sheet, row, line)
    paper(sheet, HEADER_ROW, f"A{HEADER_ROW + 1}")
    sheet.sheet_properties.tabColor = "5B6470"


def _effects(system: str, vocabulary: Vocabulary, lang: str) -> Iterator[Line]:
    yield text("tables.template.help_effect", lang), ""
    for code, effects in _GRAMMAR:
        for effect in [one for one in effects if readable(one, vocabulary)][:1]:
            yield in_words(effect, vocabulary, lang), text(f"tables.template.help_{code}", lang)
    if words := whens(vocabulary, lang):
        said = text("tables.template.help_when", lang, words=words)
        yield f"{words[-1]}: {in_words('burn', vocabulary, lang)}", said
    for example in examples(vocabulary, lang):
        yield "\n".join(example.written), text(f"{system}.effect.{example.what}", lang)


def _decisions(ruleset: Templated, lang: str) -> Iterator[Line]:
    """What the game master's decisions know besides."""
    if ruleset.adjudicates:
        yield text("tables.template.help_decisions", lang), ""
        words = text(f"{ruleset.id}.effect.decision_words", lang)
        yield words, text(f"{ruleset.id}.effect.decision", lang)


def _guides(ruleset: Templated, lang: str) -> Iterator[Line]:
    """What the guides' columns of effects and of ends may hold, each phrase once; nothing for a system without."""
    for column in ("effect", "ends"):
        told: set[str] = set()
        for guide in ruleset.guides.values():
            vocabulary = guide.effect if column == "effect" else guide.ends
            new = [example for example in examples(vocabulary, lang, selfless=True) if example.what not in told]
            if not told:
                yield text(f"tables.template.help_guide_{column}", lang, tabs=_tab_names(ruleset, lang)), ""
                yield from _guide_whens(ruleset.id, vocabulary, lang)
            for example in new:
                yield "\n".join(example.written), text(f"{ruleset.id}.effect.{example.what}", lang)
            told |= {example.what for example in new}


def _guide_whens(system: str, vocabulary: Vocabulary, lang: str) -> Iterator[Line]:
    """The moments, and in which order things happen at them."""
    if words := whens(vocabulary, lang):
        order = text(f"{system}.guide_order", lang)
        said = " ".join([text("tables.template.help_guide_when", lang, words=words), order])
        yield f"{words[0]}: {in_words('lose 10% max', vocabulary, lang)}", said


def _tab_names(ruleset: Templated, lang: str) -> list[str]:
    return [TAB_NAMES[role][lang] for role in ruleset.guides]


def _known_words(vocabulary: Vocabulary, lang: str) -> Iterator[Line]:
    lists: Sequence[tuple[str, Lexicon, Sequence[str]]] = (
        ("statuses", STATUSES, words_of(vocabulary, "status")),
        ("stats", STATS, words_of(vocabulary, "stage")),
        ("weather", WEATHER, words_of(vocabulary, "weather")),
        ("terrain", TERRAIN, words_of(vocabulary, "terrain")),
        ("barriers", BARRIERS, words_of(vocabulary, "barrier")),
        ("hazards", HAZARDS, words_of(vocabulary, "hazard")),
        ("types", TYPES, list(TYPES.words)),
        ("categories", CATEGORIES, list(CATEGORIES.words)),
        ("kinds", KINDS, list(KINDS.words)),
    )
    yield text("tables.template.help_words", lang), ""
    for name, lexicon, words in lists:
        if words:
            yield text(f"tables.template.help_{name}", lang), ", ".join(_word(lexicon, word, lang) for word in words)
    yield text("tables.template.help_yes_no", lang), text("tables.template.help_yes_no_words", lang)


def _word(lexicon: Lexicon, word: str, lang: str) -> str:
    """In the language of the sheet, and in English where that is another: both are read."""
    shown = lexicon.shown(word, lang)
    return shown if shown == word else f"{shown} ({word})"


def _add(sheet: Worksheet, row: int, line: Line) -> None:
    what, means = line
    for column, words in enumerate(line, start=1):
        cell = sheet.cell(row, column, words or None)
        cell.number_format = "@"
        cell.font = Font(name=FONT, bold=column == 1)
        cell.alignment = Alignment(vertical="top", wrap_text=bool(means))
    if not means:
        sheet.cell(row, 1).font = Font(name=FONT, size=13, bold=True, color="1F3A5F")
        sheet.row_dimensions[row].height = 30
        sheet.cell(row, 1).alignment = Alignment(vertical="bottom")
        return
    row_height(sheet, row, max(lines(words, width) for words, width in zip((what, means), _WIDTHS, strict=True)))
