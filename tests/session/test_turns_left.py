"""The end of a round that takes somebody's turn is warned of beforehand, and of nobody once all have had theirs."""

from __future__ import annotations

from pathlib import Path

import pytest

from toolkit.messages import render
from toolkit.session import open_campaign
from toolkit.session.new import new_workbook


@pytest.mark.parametrize("system", ["ptu", "odyssey"])
def test_whose_turn_the_end_of_the_round_would_take_is_told(tmp_path: Path, system: str) -> None:
    campaign = open_campaign(new_workbook(tmp_path / "team.xlsx", system, "en", demo=True))

    def told() -> str:
        warnings = campaign.preview({"end_round": True}).warnings
        return " ".join(render(note) for one in warnings for note in (one.expected, one.hint) if note is not None)

    assert told() == "", "no order of turns is kept yet"
    campaign.commit(campaign.preview({"start": True}, seed=3))
    turns = []
    for _ in range(20):
        assert campaign.state is not None
        turn = campaign.state.battle.turn
        if not turn:
            break
        turns.append(campaign.state.roster[turn].name)
        last, warned = turns[-1], told()
        assert last not in warned
        assert not any(name in warned for name in turns)
        campaign.commit(campaign.preview({"end_turn": turn}))
    assert len(turns) > 3
    assert told() == ""
