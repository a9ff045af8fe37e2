"""The tab Help: every kind of effect with examples that are read, and the words that are known."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import openpyxl
import pytest

from toolkit.core.effects import Clause, has_faults, parse_effect
from toolkit.systems.calpheon.vocabulary import staff_words
from toolkit.systems.registry import systems
from toolkit.tables.template.helping import HELP_NAMES
from toolkit.tables.words import TYPES


def help_lines(path: Path, lang: str) -> list[tuple[str, str]]:
    rows = openpyxl.load_workbook(path)[HELP_NAMES[lang]].iter_rows(min_row=5, max_col=2, values_only=True)
    return [(str(what), str(means or "")) for what, means in rows]


@pytest.mark.parametrize("name", systems())
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_help_has_every_kind_of_effect_and_each_example_is_read(made: Any, name: str, lang: str) -> None:
    vocabulary = systems()[name].vocabulary
    lines = help_lines(made(name, lang, False), lang)
    heads = [number for number, (_, means) in enumerate(lines) if not means]
    written = [effect for what, _ in lines[heads[0] + 1 : heads[1]] for effect in what.split("\n")]
    read = {effect: parse_effect(effect, vocabulary) for effect in written}
    assert [effect for effect, parsed in read.items() if has_faults(parsed)] == []
    told = {clause.what for parsed in read.values() for clause in parsed if isinstance(clause, Clause)}
    assert told == {phrase.what for phrase in vocabulary.phrases}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_help_has_the_words_of_decisions(made: Any, lang: str) -> None:
    lines = help_lines(made("calpheon", lang, False), lang)
    words = next(what for what, _ in lines if what.endswith(" -3") and "\n" in what)
    found = [parse_effect(word, staff_words(systems()["calpheon"].vocabulary)) for word in words.split("\n")]
    assert len(found) == 3
    assert not any(map(has_faults, found))


def test_the_help_lists_the_words_of_cells_in_the_campaigns_language(made: Any) -> None:
    english, russian = (dict(help_lines(made("calpheon", lang, False), lang)) for lang in ("en", "ru"))
    assert english["Statuses"].startswith("Burn, Poison, Badly Poisoned")
    assert russian["Состояния"].startswith("Ожог (Burn), Яд (Poison)")
    assert english["Types"].split(", ") == list(TYPES.words)
    assert "при промахе" in russian["при сверхэффективном: ожог"]
