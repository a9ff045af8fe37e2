"""The Odds page without a browser: anything may be wondered about in every system, and nothing comes of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.conftest import edit
from toolkit.session.new import new_workbook
from toolkit.ui.chances.pondering import Pondering, clear, pick
from toolkit.ui.chances.pondering_view import look
from toolkit.ui.desk.desk import Desk
from toolkit.ui.pages.odds import OddsPage

PICKED = {
    "calpheon": ("Bank1", "cindrake", "Kindle", "gravlet"),
    "ptu": ("turn", "sootling", "Cinder Puff", "pondling"),
    "d6forum": ("", "lampling", "Wick Flare", "rustcrab"),
}


def wondering(page: OddsPage, system: str) -> str:
    slot, actor, use, target = PICKED[system]
    keys = [one.key for one in look(page.model).slots]
    key = slot if slot in keys else keys[0]
    for part in ({"actor": actor}, {"use": use}, {"target": target}):
        page.do(lambda model, part=part: pick(model, key, **part))
    return str(page.odds.view.value)


@pytest.mark.parametrize("system", PICKED)
@pytest.mark.parametrize(("lang", "exact"), [("en", "Exact:"), ("ru", "Точно:")])
def test_odds_are_told_and_nothing_is_planned(system: str, lang: str, exact: str, tmp_path: Path) -> None:
    file = new_workbook(tmp_path / "demo.xlsx", system, "en", demo=True)
    before = file.read_bytes()
    page = OddsPage(Pondering(Desk(str(file), lang)))
    assert page.odds.view.value == ""
    told = wondering(page, system)
    assert exact in told
    assert "<svg" in told
    page.do(clear)
    assert page.odds.view.value == ""
    assert Desk(str(file)).held.chosen == {}
    assert file.read_bytes() == before


def test_what_is_not_legal_gives_its_reason_and_a_broken_sheet_is_told(tmp_path: Path) -> None:
    file = new_workbook(tmp_path / "demo.xlsx", "d6forum", "en", demo=True)
    edit(file, "HP", "Lampling", 0)
    page = OddsPage(Pondering(Desk(str(file))))
    assert "<svg" not in wondering(page, "d6forum")
    edit(file, "HP", "Lampling", "many")
    page.model.poll()
    page.mirror(False)
    assert look(page.model).slots == ()
