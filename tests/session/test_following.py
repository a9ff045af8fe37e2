"""What a page shows of what others do: soon, and never an older state than it has shown already."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from tests.session.workbooks import make_campaign
from tests.sheets_service import SheetsService
from tests.sync.google_sheet import backend_of
from toolkit.session import Campaign, Committed, open_campaign
from toolkit.session.copying import copy_campaign
from toolkit.sync.port import Queued

SAVES = 12


def hurt(campaign: Campaign, hp: int) -> object:
    return campaign.commit(campaign.preview({"adjust": {"who": "Cinder", "set": {"hp": hp}}}, seed=7))


def test_a_follower_goes_only_forwards_while_another_saves(tmp_path: Path) -> None:
    book = make_campaign(tmp_path / "team.xlsx")
    follower = open_campaign(book)
    ids: list[str] = []

    def save() -> None:
        writer = open_campaign(book)
        for hp in range(SAVES):
            outcome = hurt(writer, 20 - hp)
            assert isinstance(outcome, Committed)
            ids.append(outcome.id)

    saving = threading.Thread(target=save)
    saving.start()
    seen = [0]
    while saving.is_alive() or seen[-1] < SAVES:
        follower.home.look_again()
        seen.append(len(follower.log()))
    saving.join()
    assert seen == sorted(seen)
    assert [entry.id for entry in follower.log()] == ids


def test_what_waited_for_a_google_sheet_is_not_gone_for_a_moment_when_it_is_written(
    sheets_service: SheetsService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TURNSHEET_SHEETS_URL", sheets_service.url)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    key = copy_campaign(str(make_campaign(tmp_path / "team.xlsx")), "google").rpartition("/")[2]
    writer, follower = (Campaign(backend_of(sheets_service, sheets_service.sheet(key)), key) for _ in range(2))
    assert isinstance(hurt(writer, 20), Committed)
    sheets_service.faults.add("*", "reset", times=None)
    assert isinstance(hurt(writer, 12), Queued)
    follower.home.look_again()
    assert len(follower.log()) == 2, "what waits counts as done"
    sheets_service.faults.clear()
    sheets_service.state.store.version_lag = 60
    assert len(writer.send().written) == 1
    for _ in range(6):
        follower.home.look_again()
        assert len(follower.log()) == 2
    sheets_service.state.store.version_lag = 0
    follower.home.look_again()
    assert len(follower.log()) == 2
