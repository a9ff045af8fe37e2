"""Ten programs act at once in one Google Sheet while two people type, insert and sort: everything is there once."""

from __future__ import annotations

import random
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

from tests.sheets_service import OpenSheet, SheetsService
from tests.sync.campaign import hp_change, hp_of, locate, logged
from tests.sync.google_sheet import backend_of, team
from toolkit.sync.port import Conflict, Queued, Written

KEYS = ("cinder", "mossy", "dusk")
ACTIONS = 2


class People:
    """Two people in the sheet; `typed` is what each cell must hold in the end."""

    def __init__(self, sheet: OpenSheet) -> None:
        self._sheet = sheet
        self._turn = threading.Lock()
        self.done = threading.Event()
        self.typed: dict[str, int] = {}

    def type_and_sort(self) -> None:
        for number in range(1, 1000):
            if self.done.wait(0.05):
                return
            key = KEYS[number % 3]
            with self._turn:
                self._sheet.type("Roster", f"D{self._sheet.row_of('Roster', key)}", number)
                self.typed[key] = number
                if number % 4 == 0:
                    self._sheet.sort("Roster", random.choice("BCD"), down=bool(number % 8))

    def insert(self) -> None:
        while not self.done.wait(0.15):
            with self._turn:
                self._sheet.insert_rows("Roster", random.randint(2, 4))


def _play(service: SheetsService, sheet: OpenSheet, who: int) -> Counter[str]:
    """Two actions of one program, each looked at and tried again until it is in; who was hit how often."""
    backend, hit = backend_of(service, sheet), Counter[str]()
    for number in range(ACTIONS):
        key = KEYS[(who + number) % 3]
        for _ in range(60):
            stands = hp_of(backend.read(), key)
            assert isinstance(stands, int)
            outcome = backend.write(hp_change(f"a{who}-{number}", key, stands, stands - 1), locate)
            if isinstance(outcome, Written):
                hit[key] += 1
                break
            assert isinstance(outcome, (Conflict, Queued)), outcome
    return hit


def test_every_action_is_there_once_and_nobodys_edit_is_lost(google_place: SheetsService) -> None:
    sheet = team(google_place)
    people = People(sheet)
    with ThreadPoolExecutor(12) as crowd:
        others = [crowd.submit(people.type_and_sort), crowd.submit(people.insert)]
        try:
            hits = sum(crowd.map(lambda who: _play(google_place, sheet, who), range(10)), Counter())
        finally:
            people.done.set()
        for other in others:
            other.result()
    now = backend_of(google_place, sheet).read()
    wanted = Counter(f"a{who}-{number}" for who in range(10) for number in range(ACTIONS))
    assert Counter(logged(now)) == wanted
    assert {key: hp_of(now, key) for key in KEYS} == {
        key: hp - hits[key] for key, hp in (("cinder", 40), ("mossy", 30), ("dusk", 12))
    }
    assert {key: hp_of(now, key, "max_hp") for key in KEYS if key in people.typed} == people.typed
