"""What a ruling may be, in the workbook's words: Russian in a Russian one, read in both languages, English in JSON."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import openpyxl
import pytest

from toolkit.cli.guard import run
from toolkit.core.rulings import Ruling, read_rulings
from toolkit.messages import said
from toolkit.session import open_campaign
from toolkit.session.commit import Committed
from toolkit.session.new import new_workbook
from toolkit.systems.registry import system, systems

RULINGS = [ruling for name in systems() for ruling in system(name).rulings]


@pytest.mark.parametrize("ruling", RULINGS, ids=[ruling.key for ruling in RULINGS])
def test_every_choice_has_a_russian_word_and_both_are_read(ruling: Ruling) -> None:
    assert len({word.ru for word in ruling.words}) == len(ruling.words)
    for choice, word in zip(ruling.choices, ruling.words, strict=True):
        assert not word.ru.isascii()
        for written in (str(word), word.ru, word.ru.upper(), f" {word.ru} "):
            read, problems = read_rulings([ruling], {ruling.key: written})
            assert (read[ruling.key], problems) == (choice, [])


@pytest.mark.parametrize("name", systems())
def test_a_russian_workbook_holds_russian_words_and_takes_english_ones_as_well(tmp_path: Path, name: str) -> None:
    file = new_workbook(tmp_path / "книга.xlsx", name, "ru", demo=True)
    cells = _values(file)
    defaults = {one.key: one for one in system(name).rulings}
    words = {key: value for key, value in cells.items() if defaults[key].choices and isinstance(value, str)}
    assert words
    assert [value for key, value in words.items() if value.isascii() and not defaults[key].free] == []
    before = _ruled(file)
    _write(file, {key: str(defaults[key].default).lower() for key in words if not defaults[key].free})
    assert open_campaign(file).problems == []
    assert _ruled(file) == before


def test_setting_a_ruling_writes_the_workbooks_word_once_and_keeps_the_record_english(tmp_path: Path) -> None:
    file = new_workbook(tmp_path / "книга.xlsx", "d6forum", "ru")
    campaign = open_campaign(file)
    assert isinstance(campaign.rule("d6.rounding", "ceil"), Committed)
    assert isinstance(campaign.rule("d6.clamp", "Нет"), Committed)
    assert {key: _values(file)[key] for key in ("d6.rounding", "d6.clamp")} == {
        "d6.rounding": "вверх",
        "d6.clamp": "нет",
    }
    assert [entry.record["ruling"] for entry in campaign.log()] == [{"d6.rounding": "ceil"}, {"d6.clamp": "false"}]
    assert "вверх" in campaign.log()[0].action
    for written in ("вверх", "ceil"):
        campaign.rule("d6.rounding", written)
    assert len(campaign.log()) == 2
    campaign.undo()
    campaign.undo()
    assert _values(file)["d6.rounding"] == "вниз"


def test_the_command_line_says_them_in_russian_and_json_does_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(new_workbook(tmp_path / "книга.xlsx", "d6forum", "ru"))
    assert run(["ruling", file, "d6.stage_duration"]) == 0
    assert "d6.stage_duration = кубик" in capsys.readouterr().out
    assert run(["ruling", file, "d6.stage_duration", "--json"]) == 0
    assert '"value": "die"' in capsys.readouterr().out
    assert run(["ruling", file, "d6.stage_duration", "вечно"]) == 2
    assert "одно из: кубик, бой" in capsys.readouterr().err


def _ruled(file: Path) -> Mapping[str, Any]:
    sheet = open_campaign(file).home.loaded.sheet
    assert sheet is not None
    return sheet.rulings.values


def _values(file: Path) -> dict[str, Any]:
    rows = openpyxl.load_workbook(file)["Кампания"].iter_rows(max_col=2, values_only=True)
    return {str(key): value for key, value in rows if isinstance(key, str) and "." in key and " " not in key}


def _write(file: Path, values: Mapping[str, str]) -> None:
    book = openpyxl.load_workbook(file)
    for key, cell in book["Кампания"].iter_rows(max_col=2):
        if str(key.value) in values:
            cell.value = values[str(key.value)]
    book.save(file)


def test_words_in_english_are_the_plain_ones() -> None:
    rounding = next(one for one in system("d6forum").rulings if one.key == "d6.rounding")
    assert [said(word, "en") for word in rounding.words] == ["floor", "ceil"]
