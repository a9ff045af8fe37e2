"""The small campaign as a Google Sheet of the tests' own service, and backends on it that lose little time waiting."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from tests.sheets_service import OpenSheet, SheetsService
from tests.sync.campaign import LOG, ROSTER, locate
from toolkit.sync.backends.google.address import Address, state_room
from toolkit.sync.backends.google.backend import GoogleBackend
from toolkit.sync.backends.google.client import Client, Patience
from toolkit.sync.backends.google.quota import quota_of
from toolkit.sync.backends.google.signing import service as signed_in
from toolkit.sync.port import Locate, Placement, Queued
from toolkit.tables.changes import ChangeSet
from toolkit.tables.snapshot import Snapshot

Machine = Callable[[str], GoogleBackend]
"""A program on the machine of that name, each with files of its own; "one" gives up at once."""
Doing = Callable[[OpenSheet], object]

QUICK = Patience(connect=10, answer=10, deadline=1.5, quota=1.5, reopening=0.3, first_pause=0.01, longest_pause=0.05)
"""An answer may be long in coming where many tests run at once; `UNANSWERED` is for those that wait for none."""
UNANSWERED = replace(QUICK, answer=1)


def team(service: SheetsService) -> OpenSheet:
    """Roster and Log, with the shares as formulas."""
    rows = [[None if str(cell).startswith("=") else cell for cell in row] for row in ROSTER]
    sheet = service.create("team", {"Roster": rows, "Log": LOG})
    for number, row in enumerate(ROSTER[1:], 2):
        sheet.type("Roster", f"E{number}", row[4])
    return sheet


def backend_of(
    service: SheetsService, sheet: OpenSheet, patience: Patience = QUICK, sleep: Callable[[float], None] = time.sleep
) -> GoogleBackend:
    """A program of its own that has the sheet open; `google_place` must have set the scene."""
    whom = signed_in()
    client = Client(whom, quota_of(whom.url, whom.who, state_room()), patience)
    return GoogleBackend(Address(sheet.id, service.url), client, sleep=sleep)


def unheard(place: SheetsService, backend: GoogleBackend, change: ChangeSet, do: Callable[[], object]) -> None:
    """The backend writes, this is done before it arrives, and no answer comes back, nor to the next questions."""

    def away() -> None:
        do()
        place.faults.add("values.batchUpdateByDataFilter", "reset", after=True)
        for every in ("spreadsheets.get", "drive.*"):
            place.faults.add(every, 500, times=None)

    assert isinstance(backend.write(change, meanwhile(away)), Queued)
    place.faults.clear()


def meanwhile(*doing: Callable[[], object]) -> Locate:
    """`locate`, and the first time it is asked somebody does this, before anything is written."""
    to_do = list(doing)

    def located(snapshot: Snapshot, change_set: ChangeSet) -> Placement:
        found = locate(snapshot, change_set)
        while to_do:
            to_do.pop()()
        return found

    return located
