"""A Google Sheets of one's own, for tests: real HTTP on loopback, the Sheets API v4 and what is used of Drive v3.

    with SheetsService() as service:
        sheet = service.create("Team", {"Roster": [["id", "name"], ["cinder", "Cinder"]]})
        ...                                    # point the product at service.url, let it work on sheet.id
        sheet.insert_rows("Roster", 2)         # somebody else, meanwhile
        service.faults.add("values.*", "reset", after=True)
        service.quota.limit(reads=60, writes=60)
        assert service.count("read") <= 1

It keeps no promise that Google does not keep, and several less: texts of errors are Google's where they are known,
formulas are worked out only as far as a roster needs (see `formula_value`), nothing is drawn. What it answers is held
against recordings of the real service in `tests/sheets/test_recordings.py`. It never leaves the machine.
"""

from __future__ import annotations

from tests.sheets_service.clock import Clock
from tests.sheets_service.open_sheet import OpenSheet
from tests.sheets_service.service import OWNER, SheetsService
from tests.sheets_service.store import SERVICE_ACCOUNT

__all__ = ["OWNER", "SERVICE_ACCOUNT", "Clock", "OpenSheet", "SheetsService"]
