"""The order of the Log never hangs on clocks: two machines, or one whose clock was set back. For tests/session."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.session.workbooks import make_campaign
from toolkit.session import Committed
from toolkit.session.campaign import Campaign
from toolkit.sync.registry import open_backend

START = datetime(2026, 11, 29, 20, 0, tzinfo=UTC)


def at(file: Path, when: datetime) -> Campaign:
    return Campaign(open_backend(str(file)), str(file), clock=lambda: when)


@pytest.mark.parametrize("count", [2, 3, 6])
@pytest.mark.parametrize("behind", [timedelta(0), timedelta(minutes=2), timedelta(hours=1)])
def test_undo_takes_back_what_was_done_last(tmp_path: Path, count: int, behind: timedelta) -> None:
    file = make_campaign(tmp_path / "team.xlsx")
    names = ("Cinder", "Pebble", "Mossy", "Уголёк")
    for number in range(count):
        when = START + number * timedelta(seconds=30) - (behind if number % 2 else timedelta(0))
        campaign = at(file, when)
        entry = {"adjust": {"who": names[number % 4], "set": {"hp": 40 - number}}}
        assert isinstance(campaign.commit(campaign.preview(entry)), Committed)
    campaign = at(file, START + timedelta(hours=2))
    last = campaign.undo()
    assert isinstance(last, Committed)
    assert [change.old for change in last.changes if change.column == "hp"] == [40 - (count - 1)]
    assert campaign.can_redo
