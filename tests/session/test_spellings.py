"""A name typed as somebody's keyboard, forum or telephone writes it: rows, moves and headers are found all the same."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import openpyxl
import pytest

from toolkit.session import Campaign, open_campaign
from toolkit.session.new import new_workbook

RENAMED = {"Лампик": "Фарфетч’д Ёжик", "Ржакраб": "Flabébé\u00a02", "Вспышка фитиля": "Жар-пёрышко’"}


@pytest.fixture
def campaign(tmp_path: Path) -> Campaign:
    """The demo with names that are easily misspelt, and headers as another program saved them."""
    file = new_workbook(tmp_path / "форум.xlsx", "d6forum", "ru", demo=True)
    book = openpyxl.load_workbook(file)
    for sheet in (book["Состав"], book["Приёмы"]):
        for row in sheet.iter_rows():
            for cell in row:
                if isinstance(cell.value, str):
                    for old, new in RENAMED.items():
                        cell.value = cell.value.replace(old, new)
                    if cell.value in ("Приёмы", "Осталось уклонений", "Эффект"):
                        cell.value = unicodedata.normalize("NFD", f"{cell.value.upper()}\u00a0:")
    book.save(file)
    return open_campaign(file)


@pytest.mark.parametrize(
    "line",
    [
        "Фарфетч’д Ёжик: Жар-пёрышко’ > Flabébé\u00a02",
        "фарфетч'д ежик: жар перышко > flabebe 2",
        "Фарфетчʼд\u00a0Ёжик: ЖАР‑ПЁРЫШКО > FLABÉBÉ 2",
        unicodedata.normalize("NFD", "Фарфетч’д Ёжик: Жар-пёрышко’ > Flabébé 2"),
        "\ufeffФарфетч’д Ёжик\u200b: Жар-пёрышко’ > \u2060Flabébé 2",
    ],
)
def test_a_line_is_read_however_it_is_spelt(campaign: Campaign, line: str) -> None:
    assert campaign.problems == []
    made = campaign.preview(line, answers={"attack": [4], "evade": [False]})
    assert list(made.problems) == []
    assert [(one.result, one.damage) for one in made.outcomes] == [("hit", 60)]


@pytest.mark.parametrize("line", ["Фарфетч’д Eжик: Мерцание", "Фарфетч’д Ёжик: Мерцaние"])
def test_a_letter_of_another_alphabet_is_told_and_never_merged(campaign: Campaign, line: str) -> None:
    made = campaign.preview(line, answers=[])
    assert len(made.problems) == 1
    assert made.problems[0].hint is not None
