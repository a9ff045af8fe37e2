"""Many at once: writers over HTTP, people typing, inserting and sorting; the service itself loses nobody's edit."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from tests.sheets.wire import Json, Wire
from tests.sheets_service import OpenSheet, SheetsService

WRITERS, TIMES = 10, 4


def test_ten_writers_and_two_people_lose_nothing(sheets_service: SheetsService, wire: Wire) -> None:
    rows: list[list[object]] = [["id", "hp", "notes"], *[[f"id{number}", 0, ""] for number in range(WRITERS)]]
    sheet = sheets_service.create("Crowd", {"Roster": rows, "Log": [["id"]]})
    sheets_service.state.store.sort_moves_metadata = True
    wire.sheets("POST", f"{sheet.id}:batchUpdate", {"requests": [_mark(number) for number in range(WRITERS)]})
    stop = threading.Event()
    people = [threading.Thread(target=_until, args=(stop, act)) for act in (_typing(sheet), _moving(sheet))]
    for person in people:
        person.start()
    with ThreadPoolExecutor(WRITERS) as pool:
        codes = list(pool.map(lambda number: _write_all(sheets_service, sheet, number), range(WRITERS)))
    stop.set()
    for person in people:
        person.join()
    assert codes == [[200] * TIMES * 2] * WRITERS
    held = {line[0]: line[1] for line in sheet.values("Roster", "A2:B") if line and line[0]}
    assert held == {f"id{number}": TIMES for number in range(WRITERS)}
    logged = [line[0] for line in sheet.values("Log", "A2:A")]
    assert sorted(logged) == sorted(f"{number}-{time}" for number in range(WRITERS) for time in range(TIMES))


def _mark(number: int) -> Json:
    where = {"dimensionRange": {"sheetId": 0, "dimension": "ROWS", "startIndex": number + 1, "endIndex": number + 2}}
    told = {"metadataKey": f"id{number}", "visibility": "DOCUMENT", "location": where}
    return {"createDeveloperMetadata": {"developerMetadata": told}}


def _write_all(service: SheetsService, sheet: OpenSheet, number: int) -> list[int]:
    wire, codes = Wire(service), []
    for time in range(TIMES):
        data = {"dataFilter": {"developerMetadataLookup": {"metadataKey": f"id{number}"}}, "values": [[None, time + 1]]}
        body = {"valueInputOption": "RAW", "data": [data]}
        codes.append(wire.sheets("POST", f"{sheet.id}/values:batchUpdateByDataFilter", body).code)
        row = {"values": [{"userEnteredValue": {"stringValue": f"{number}-{time}"}}]}
        request = {"appendCells": {"sheetId": 1, "rows": [row], "fields": "userEnteredValue"}}
        codes.append(wire.sheets("POST", f"{sheet.id}:batchUpdate", {"requests": [request]}).code)
    return codes


def _until(stop: threading.Event, act: Callable[[], None]) -> None:
    while not stop.wait(0.01):
        act()


def _typing(sheet: OpenSheet) -> Callable[[], None]:
    return lambda: sheet.type("Roster", f"C{sheet.row_of('Roster', 'id3')}", "a note")


def _moving(sheet: OpenSheet) -> Callable[[], None]:
    def act() -> None:
        sheet.insert_rows("Roster", 3)
        sheet.sort("Roster", "A", down=True)

    return act
