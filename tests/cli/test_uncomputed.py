"""Formulas that show nothing after a write are told at once, with the way out; what somebody else saved ends it."""

from __future__ import annotations

from pathlib import Path

import openpyxl
import pytest

from tests.cli.conftest import Turnsheet
from tests.sync.campaign import hp_change, locate, workbook
from toolkit.messages import LANGUAGES, render
from toolkit.sync.backends.excel import ExcelBackend
from toolkit.sync.port import Written

TOLD = {"en": "2 formulas that depend on the change show nothing now", "ru": "2 формулы, зависящие от изменения"}


def with_formulas(path: Path, columns: str) -> Path:
    """Two formulas that look at whole columns of the Roster, such as `C:C`, and that only a macro can compute."""
    book = openpyxl.load_workbook(path)
    for cell in ("AZ1", "AZ2"):
        book["Roster"][cell] = f"=MyMacro({columns})"
    book.save(path)
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_line_tells_it_after_writing(turnsheet: Turnsheet, file: Path, lang: str) -> None:
    with_formulas(file, "A:AY")
    adjusted = turnsheet("adjust", file, "Cinder", "hp=3", "--why", "the tree fell", "--lang", lang)
    assert TOLD[lang] in adjusted.out, adjusted
    undone = turnsheet("undo", file, "--json")
    assert [TOLD["en"] in one for one in undone.json["remarks"]] == [True]
    assert TOLD["en"] not in turnsheet("check", file).out, "it is told by whoever wrote"


def test_it_is_told_until_somebody_else_saves_the_workbook(tmp_path: Path) -> None:
    path = with_formulas(workbook(tmp_path), "C:C")
    backend = ExcelBackend(path)
    backend.read()
    assert backend.remarks() == ()
    assert isinstance(backend.write(hp_change("a1", "cinder", 40, 12), locate), Written)
    (said,) = backend.remarks()
    assert TOLD["ru"] in render(said, "ru")
    book = openpyxl.load_workbook(path)
    book.save(path)
    assert backend.remarks() == ()
