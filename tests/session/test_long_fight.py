"""A fight of 120 turns kept in a workbook's cells: its Log plays it again to the same cells, and all is undone."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.session.test_properties import commit, opened, plan
from tests.session.workbooks import cells, in_memory, make_campaign
from tests.systems.calpheon.long_fights import scenario
from toolkit.session import Campaign, Committed
from toolkit.session.replay import replay
from toolkit.systems.registry import system
from toolkit.tables.columns import english_header
from toolkit.tables.template.listing import told_in

TURNS = 120


@pytest.mark.parametrize("seed", [3])
def test_the_log_of_a_long_fight_plays_it_again(tmp_path: Path, seed: int) -> None:
    drawn, lot = scenario(seed, system("calpheon").demo()["moves"]), random.Random(seed)
    roster, moves = ([_by_header(row) for row in drawn[tab]] for tab in ("roster", "moves"))
    backend = in_memory(make_campaign(tmp_path / "long.xlsx", roster=roster, moves=moves))
    before = backend.read()
    campaign = opened(backend)
    for turn in range(TURNS):
        commit(campaign, plan(campaign, [lot.randrange(40) for _ in range(9)]), seed + turn)
        _set_right(campaign, lot)
    assert len(campaign.log()) > TURNS
    assert cells(replay(before, campaign.log()), but="") == cells(backend.read(), but="")
    for _ in range(len(campaign.log())):
        assert isinstance(campaign.undo(), Committed)
    assert cells(backend.read()) == cells(before)


def _by_header(row: dict[str, object]) -> dict[str, object]:
    return {english_header(key): value for key, value in told_in(row, "en").items()}


def _set_right(campaign: Campaign, lot: random.Random) -> None:
    """Now and then the game master puts somebody back on their feet."""
    assert campaign.state is not None
    for who, row in campaign.state.roster.items():
        if not row.hp and lot.random() < 0.2:
            commit(campaign, {"adjust": {"who": who, "set": {"hp": row.max_hp, "sp": row.max_sp}}}, 0)
