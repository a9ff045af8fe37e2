"""Every kind of request, every fault, before and after the service did it: each action is there once, or waits."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.sheets_service import OpenSheet, SheetsService
from tests.sync.campaign import hp_change, locate
from tests.sync.google_sheet import QUICK, backend_of, team
from tests.sync.test_google_writing import hps
from toolkit.sync.port import Conflict, SourceError

REQUESTS = ("spreadsheets.get", "spreadsheets.batchUpdate", "values.batchUpdateByDataFilter", "drive.files.get")
NOBODY_KNOWS: tuple[str | int, ...] = ("reset", "cut", "html", "garbage", 500)
NOT_DONE: tuple[str | int, ...] = ("expired", 400, 403, 404, 429)
CASES = [(what, False) for what in (*NOBODY_KNOWS, *NOT_DONE)] + [(what, True) for what in NOBODY_KNOWS]
HASTY = replace(QUICK, deadline=0.05, quota=0.05, reopening=0.05)


def wrong_with(place: SheetsService, sheet: OpenSheet) -> list[str]:
    """Two actions of a program that meets a fault, then goes on until nothing waits; what is wrong then."""
    backend, wrong = backend_of(place, sheet, HASTY, sleep=lambda seconds: None), []
    for name, old in (("a1", 30), ("a2", 29)):
        for _ in range(3):
            try:
                if isinstance(backend.write(hp_change(name, "mossy", old, old - 1), locate), Conflict):
                    wrong.append(f"{name}: conflict")
                break
            except SourceError:
                place.faults.clear()
    place.faults.clear()
    for _ in range(5):  # a busy machine is late
        backend.flush(locate)
    logged = [row[0] for row in sheet.values("Log") if row][1:]
    if logged != ["a1", "a2"] or hps(sheet) != {"Cinder": 40, "Mossy": 28, "Сумрак": 12} or backend.outbox():
        wrong.append(f"{logged} {hps(sheet)} {backend.outbox()}")
    return wrong


@pytest.mark.parametrize("request_kind", REQUESTS)
def test_every_action_is_there_once(google_place: SheetsService, request_kind: str) -> None:
    found = {}
    for what, after in CASES:
        sheet = team(google_place)
        google_place.faults.add(request_kind, what, after=after, wait=0)
        found[what, after] = wrong_with(google_place, sheet)
    assert {case: wrong for case, wrong in found.items() if wrong} == {}
