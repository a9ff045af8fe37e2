"""What a roll shows is what its dice, given one by one, come to: it is not resolved a second time to be shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from toolkit.session import open_campaign
from toolkit.session.new import new_workbook

PLANS = {
    "calpheon": {"Bank1": {"actor": "cindrake", "use": "Kindle", "on": ["gravlet"]}},
    "d6forum": {"lampling": {"actor": "lampling", "use": "Wick Flare", "on": ["rustcrab"]}},
}


@pytest.mark.parametrize("system", PLANS)
def test_the_preview_after_a_roll_is_that_of_its_answers(system: str, tmp_path: Path) -> None:
    book = new_workbook(tmp_path / "team.xlsx", system, "en", demo=True)
    draft = open_campaign(book).draft()
    for slot, line in PLANS[system].items():
        draft.choose(slot, line)
    before = draft.preview()
    assert before.needs is not None
    assert draft.roll(token="one")
    assert not draft.roll(token="one")
    shown, again = draft.preview(), open_campaign(book).draft().preview()
    assert shown.asked
    for part in ("needs", "seed", "answers", "events", "sentences", "settled", "changes", "asked", "overrides", "id"):
        assert getattr(shown, part) == getattr(again, part), part
