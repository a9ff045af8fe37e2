"""What may be done all the same is told as a sentence about the line that was typed, in the reader's language."""

from __future__ import annotations

from pathlib import Path

import pytest

from toolkit.cli.problems import problem_lines
from toolkit.session import open_campaign
from toolkit.session.new import new_workbook

SAID = {
    "en": "Note, Action 1 (“end round”): Turns still to come in this round are lost: ",
    "ru": "Замечание, Действие 1 («конец раунда»): Пропадут ",
}


@pytest.mark.parametrize("system", ["odyssey", "ptu"])
@pytest.mark.parametrize(("lang", "typed"), [("en", "end round"), ("ru", "конец раунда")])
def test_a_round_that_ends_early(system: str, lang: str, typed: str, tmp_path: Path) -> None:
    campaign = open_campaign(new_workbook(tmp_path / "demo.xlsx", system, lang, demo=True))
    campaign.commit(campaign.preview({"start": True}, seed=3))
    (told,) = problem_lines(campaign.preview(typed, seed=1).warnings, lang)
    assert told.startswith(SAID[lang])


def test_a_line_is_not_told_again_in_the_rules_own_words(tmp_path: Path) -> None:
    campaign = open_campaign(new_workbook(tmp_path / "demo.xlsx", "calpheon", "ru", demo=True))
    state, system = campaign.state, campaign.system
    assert state is not None
    slot = system.slots(state)[0]
    actor = system.options(state, slot, {})[0].actor
    plan = {slot.key: {"actor": actor, "use": "Recover"}}
    (told,) = problem_lines(campaign.preview(system.assemble(state, plan), seed=1).warnings, "ru")
    assert "Золодрак: Восстановление" in told
    assert "Recover" not in told
