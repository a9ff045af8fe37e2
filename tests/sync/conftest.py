"""What tests of homes need around them."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from tests.sheets_service import OpenSheet, SheetsService
from tests.sync.google_sheet import QUICK, Machine, backend_of, team
from toolkit.sync.backends.google import backend as backends


@pytest.fixture
def google_place(sheets_service: SheetsService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SheetsService:
    """The tests' own Google, found by everything in this test, with a state folder of its own.

    No machine loses its power here: the outbox does not wait for the disk, which takes longer than all the rest.
    """
    monkeypatch.setattr(os, "fsync", lambda handle: None)
    monkeypatch.setenv("TURNSHEET_SHEETS_URL", sheets_service.url)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return sheets_service


@pytest.fixture
def sheet(google_place: SheetsService) -> OpenSheet:
    """The small campaign there."""
    return team(google_place)


@pytest.fixture
def machines(google_place: SheetsService, sheet: OpenSheet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """Programs on several machines, all on the one `sheet`."""
    monkeypatch.setattr(backends, "_AGAIN", 0.0)

    def on(name: str) -> backends.GoogleBackend:
        monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / name))
        patience = replace(QUICK, deadline=0.05 if name == "one" else 5)
        return backend_of(google_place, sheet, patience, sleep=lambda seconds: None)

    return on
