"""An evening at the quota Google gives: two dashboards look on, the GM plays, people type; nobody is ever refused."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sheets_service import Clock, OpenSheet, SheetsService
from tests.sync.campaign import hp_change, hp_of, locate
from tests.sync.google_sheet import team
from toolkit.sync.backends.google.address import Address
from toolkit.sync.backends.google.backend import GoogleBackend
from toolkit.sync.backends.google.client import Client, Patience
from toolkit.sync.backends.google.quota import Quota
from toolkit.sync.backends.google.signing import service as signed_in
from toolkit.sync.port import Written

MINUTES = 3
ACTS_EACH, TYPES_EACH = 7, 5


@pytest.fixture
def slow_service(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[SheetsService]:
    """A Google whose clock moves only as the test says, with its quota on."""
    with SheetsService(clock=Clock(0)) as service:
        service.quota.limit(reads=60, writes=60)
        monkeypatch.setenv("TURNSHEET_SHEETS_URL", service.url)
        monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
        yield service


def _page(service: SheetsService, sheet: OpenSheet, folder: Path) -> GoogleBackend:
    clock = service.clock
    quota = Quota(folder / "quota.json", clock.now)
    client = Client(signed_in(), quota, Patience(), clock=clock.now, sleep=clock.advance)
    return GoogleBackend(Address(sheet.id, service.url), client, clock=clock.now, sleep=clock.advance)


def test_nobody_is_refused(slow_service: SheetsService, tmp_path: Path) -> None:
    sheet = team(slow_service)
    playing, watching = (_page(slow_service, sheet, tmp_path) for _ in range(2))
    playing.read()
    watching.read()
    stands = 30
    for second in range(MINUTES * 60):
        slow_service.clock.advance(1)
        if second % TYPES_EACH == 0:
            sheet.type("Roster", "D4", 100 + second)
        if second % ACTS_EACH == 0:
            outcome = playing.write(hp_change(f"a{second}", "mossy", stands, stands + 1), locate)
            assert isinstance(outcome, Written)
            stands += 1
        playing.revision()
        watching.revision()
    assert slow_service.quota.refused == 0
    slow_service.clock.advance(5)
    assert watching.revision() == watching.read().revision
    assert hp_of(watching.read(), "mossy") == stands
    assert playing.remarks() == watching.remarks() == ()
