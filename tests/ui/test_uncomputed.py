"""The page says how many formulas its last write left blank, until somebody else has saved the workbook."""

from __future__ import annotations

from pathlib import Path

import openpyxl

from tests.cli.test_uncomputed import with_formulas
from tests.ui.deeds import answer_all, plan
from toolkit.ui.desk import saving
from toolkit.ui.desk.desk import Desk


def told(desk: Desk) -> list[str]:
    return [said.code for said in desk.remarks]


def test_formulas_that_show_nothing_are_told_on_the_page(demo: Path) -> None:
    with_formulas(demo, "A:AY")
    desk = Desk(str(demo))
    assert told(desk) == []
    plan(desk)
    answer_all(desk)
    saving.commit(desk, "t1")
    assert desk.news.mood == "good"
    desk.poll()
    assert told(desk) == ["sync.uncomputed"]
    book = openpyxl.load_workbook(demo)
    book.save(demo)
    desk.poll()
    assert told(desk) == []
