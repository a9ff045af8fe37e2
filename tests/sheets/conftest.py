"""What the tests of the service ask it with."""

from __future__ import annotations

import pytest

from tests.sheets.wire import Wire
from tests.sheets_service import OpenSheet, SheetsService


@pytest.fixture
def wire(sheets_service: SheetsService) -> Wire:
    """The service's default user."""
    return Wire(sheets_service)


@pytest.fixture
def team(sheets_service: SheetsService) -> OpenSheet:
    """A small roster with a Log, open before its owner."""
    header = ["id", "name", "hp"]
    rows: list[list[object]] = [["cinder", "Cinder", 44], ["mossy", "Mossy", 40], ["gravel", "Gravel", 36]]
    return sheets_service.create("Team", {"Roster": [header, *rows], "Log": [["id", "what"]]})
