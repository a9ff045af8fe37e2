"""What the documents tell a newcomer to type on the demo works on the demo, in either language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from toolkit.session import open_campaign
from toolkit.session.new import new_workbook
from toolkit.systems.ptu.procedures.frequency import read_frequency
from toolkit.systems.ptu.procedures.skills import skills_of

DOCS = Path(__file__).resolve().parents[3] / "docs"


@pytest.mark.parametrize(("document", "lang"), [("ptu.md", "en"), ("ptu.ru.md", "ru")])
def test_every_action_of_the_document_is_understood_on_the_demo(tmp_path: Path, document: str, lang: str) -> None:
    typed = re.findall(r'turnsheet act mill\.xlsx "([^"]+)"', (DOCS / document).read_text("utf-8"))
    mill = open_campaign(new_workbook(tmp_path / "mill.xlsx", "ptu", lang, demo=True))
    mill.commit(mill.preview({"start": True}, seed=3))
    assert len(typed) > 4
    for seed, action in enumerate(typed):
        preview = mill.preview(action, seed=seed)
        assert [problem.place(lang) for problem in preview.problems] == []
        mill.commit(preview)


def test_the_russian_demo_is_russian_and_means_the_same(tmp_path: Path) -> None:
    books = [open_campaign(new_workbook(tmp_path / f"{lang}.xlsx", "ptu", lang, demo=True)) for lang in ("en", "ru")]
    english, russian = (one.state for one in books)
    assert english is not None
    assert russian is not None
    for before, after in zip(english.moves.values(), russian.moves.values(), strict=True):
        assert re.findall("[A-Za-z]{3,}", f"{after.row.frequency} {after.row.range} {after.row.tags}") == []
        assert (read_frequency(before.row.frequency), before.area) == (read_frequency(after.row.frequency), after.area)
    skills = [[skills_of(row) for row in state.roster.values()] for state in (english, russian)]
    assert skills[0] == skills[1]
    assert any(skills[0])
