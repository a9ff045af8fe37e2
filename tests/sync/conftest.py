"""What tests of homes need around them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.sheets_service import SheetsService


@pytest.fixture
def google_place(sheets_service: SheetsService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SheetsService:
    """The tests' own Google, found by everything in this test, with a state folder of its own.

    No machine loses its power here: the outbox does not wait for the disk, which takes longer than all the rest.
    """
    monkeypatch.setattr(os, "fsync", lambda handle: None)
    monkeypatch.setenv("TURNSHEET_SHEETS_URL", sheets_service.url)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return sheets_service
