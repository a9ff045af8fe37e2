"""The Check page without a browser: every problem with its cell, what the source is like, and that all is well."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.conftest import edit, rewrite
from toolkit.session import open_campaign
from toolkit.session.doctor import Finding
from toolkit.session.new import new_workbook
from toolkit.ui.check.checking import Checking, look_again, narrow
from toolkit.ui.check.view import look
from toolkit.ui.desk.desk import Desk
from toolkit.ui.pages.check import CheckPage


def checking(file: Path, lang: str | None = None) -> Checking:
    page = Checking(Desk(str(file), lang))
    page.poll()
    return page


@pytest.mark.parametrize("system", ["calpheon", "ptu", "odyssey", "d6forum"])
@pytest.mark.parametrize(("lang", "well"), [("en", "All is well"), ("ru", "Всё хорошо")])
def test_a_demo_is_well_and_says_so(system: str, lang: str, well: str, tmp_path: Path) -> None:
    page = checking(new_workbook(tmp_path / "demo.xlsx", system, lang, demo=True))
    view = look(page)
    assert well in view.summary
    assert view.source.count("<li") >= 5
    assert "ts-bad" not in view.source


def test_every_problem_has_its_cell_and_a_repair_shows_at_once(demo: Path) -> None:
    edit(demo, "Types", "Cindrake", "Fier")
    edit(demo, "Speed", "Mosspaw", "fast")
    page = checking(demo)
    view = look(page)
    assert "1 error and 1 note" in view.summary
    assert "Did you mean Fire, Fairy?" in view.problems
    assert "(Speed)" in view.problems
    assert view.problems.count('<li class="ts-problem"') == 2
    assert "turnsheet check" not in view.source, "the page itself tells them all"
    narrow(page, find="fier")
    assert "Speed" not in look(page).problems
    assert "1 of 2" in look(page).problems
    narrow(page, find="", level="warning")
    assert "Speed" not in look(page).problems
    narrow(page, find="nowhere to be found")
    assert "Nothing fits" in look(page).problems
    narrow(page, find="", level=None)
    edit(demo, "Types", "Cindrake", "Fire")
    edit(demo, "Speed", "Mosspaw", 9)
    assert page.poll()
    assert "All is well" in look(page).summary


def test_a_log_row_that_was_edited_is_found_and_markup_is_text(demo: Path) -> None:
    campaign = open_campaign(demo)
    campaign.commit(campaign.preview({"adjust": {"who": "Cindrake", "set": {"hp": 3}}}))

    def spoil(book: object) -> None:
        sheet = book["Log"]  # type: ignore[index]
        cell = next(cell for row in sheet.iter_rows() for cell in row if str(cell.value).startswith("Roster "))
        cell.value = "<img src=x onerror=alert(1)>"

    rewrite(demo, spoil)
    edit(demo, "Types", "Mosspaw", "<b>Gras</b>")
    view = look(checking(demo))
    assert "ts-bad" in view.source
    assert "<b>Gras" not in view.problems
    assert "&lt;b&gt;Gras" in view.problems


def test_a_source_that_cannot_be_read_is_no_trouble_for_the_page(tmp_path: Path) -> None:
    file = tmp_path / "broken.xlsx"
    file.write_bytes(b"not a workbook")
    page = checking(file)
    assert "cannot be read" in look(page).summary
    assert CheckPage(page).view is not None


def test_the_source_is_examined_when_it_moves_or_is_asked_for(demo: Path) -> None:
    looked: list[str] = []

    def examined(source: str) -> list[Finding]:
        looked.append(source)
        return []

    page = Checking(Desk(str(demo)), examined)
    page.poll()
    page.poll()
    assert len(looked) == 1
    edit(demo, "HP", "Cindrake", 7)
    page.poll()
    look_again(page)
    assert len(looked) == 3
