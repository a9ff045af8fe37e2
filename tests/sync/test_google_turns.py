"""A machine that stalls between its reading and its writing: once another has taken the turn, it writes nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from requests import PreparedRequest, Response, Session
from requests.adapters import HTTPAdapter

from tests.sheets_service import OpenSheet, SheetsService
from tests.sync.campaign import hp_change, locate, logged
from tests.sync.google_sheet import QUICK, Machine, meanwhile
from tests.sync.test_google_writing import hps
from toolkit.sync.backends.google import turns
from toolkit.sync.backends.google.address import Address, state_room
from toolkit.sync.backends.google.backend import GoogleBackend
from toolkit.sync.backends.google.client import Client, Service
from toolkit.sync.backends.google.quota import quota_of
from toolkit.sync.port import Conflict, Written


class Wire(HTTPAdapter):
    """A machine's way to the service; a request is held up while something is done."""

    def __init__(self) -> None:
        super().__init__()
        self.held_up: list[Callable[[], object]] = []
        """Done before the next writings of values, the last one first."""
        self.refuses = self.ignores_names = self.refuses_names = False
        """Whether a writing that finds no row is refused; whether marks cannot be called anew, silently or not."""

    def send(self, request: PreparedRequest, *args: Any, **more: Any) -> Response:
        """On its way, late or changed."""
        values = str(request.path_url).endswith("values:batchUpdateByDataFilter")
        if values and self.held_up:
            self.held_up.pop()()
        text = request.body if isinstance(request.body, bytes) else b""
        if b"updateDeveloperMetadata" in text and self.ignores_names:
            asked = json.loads(text)["requests"]
            text = json.dumps({"requests": [one for one in asked if "updateDeveloperMetadata" not in one]}).encode()
        if self.refuses_names:
            text = text.replace(b"updateDeveloperMetadata", b"unheardOf")
        if text:
            request.prepare_body(text, None)
        response = super().send(request, *args, **more)
        if values and self.refuses and response.ok and "responses" not in response.json():
            response._content, response.status_code = b'{"error": {"code": 400, "message": "nothing found"}}', 400
        return response


@pytest.fixture
def wire() -> Wire:
    return Wire()


@pytest.fixture
def machine(
    google_place: SheetsService, sheet: OpenSheet, wire: Wire, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Machine:
    """A program on the machine of that name, `wire` the way of the first, which has played already."""

    def on(name: str) -> GoogleBackend:
        monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / name))
        session = Session()
        if name == "one":
            session.mount("http://", wire)
        client = Client(Service(session, name, google_place.url), quota_of(name, name, state_room()), QUICK)
        return GoogleBackend(Address(sheet.id, google_place.url), client, sleep=lambda seconds: None)

    on("one").write(hp_change("a0", "dusk", 12, 9), locate)
    return on


def done(backend: GoogleBackend, name: str, key: str, old: int, new: int) -> None:
    assert isinstance(backend.write(hp_change(name, key, old, new), locate), Written)


@pytest.mark.parametrize("refuses", [False, True])
def test_another_machine_joins(sheet: OpenSheet, machine: Machine, wire: Wire, refuses: bool) -> None:
    wire.refuses = refuses
    one, two = machine("one"), machine("two")
    wire.held_up = [lambda: done(two, "b0", "mossy", 30, 29)]
    done(one, "a1", "cinder", 40, 39)
    assert hps(sheet) == {"Cinder": 39, "Mossy": 29, "Сумрак": 9}
    assert logged(one.read()) == ["a0", "b0", "a1"]


def test_another_machine_joins_and_changes_the_very_cell(sheet: OpenSheet, machine: Machine, wire: Wire) -> None:
    one, two = machine("one"), machine("two")
    wire.held_up = [lambda: done(two, "b0", "mossy", 30, 25)]
    assert isinstance(one.write(hp_change("a1", "mossy", 30, 29), locate), Conflict)
    assert hps(sheet) == {"Cinder": 40, "Mossy": 25, "Сумрак": 9}
    assert logged(one.read()) == ["a0", "b0"]


def test_a_turn_that_was_passed_over(
    sheet: OpenSheet, machine: Machine, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = machine("one"), machine("two")
    done(two, "b0", "mossy", 30, 29)
    one.read()
    monkeypatch.setattr(turns, "STALE", 0.0)
    wire.held_up = [lambda: done(two, "b1", "mossy", 29, 25)]
    assert isinstance(one.write(hp_change("a1", "mossy", 29, 28), locate), Conflict)
    assert hps(sheet) == {"Cinder": 40, "Mossy": 25, "Сумрак": 9}
    assert logged(one.read()) == ["a0", "b0", "b1"]


def test_two_find_the_same_write_misplaced_and_one_puts_it_right(
    sheet: OpenSheet, machine: Machine, wire: Wire
) -> None:
    """The first stalls on its way to put right what a sort misplaced; the second does so and plays on."""
    one, two = machine("one"), machine("two")
    seen: list[object] = []

    def others_play() -> None:
        seen.append(hps(sheet))
        done(two, "b0", "cinder", 39, 30)
        done(two, "b1", "dusk", 9, 8)

    wire.held_up = [others_play, lambda: None]
    outcome = one.write(hp_change("a1", "cinder", 40, 39), meanwhile(lambda: sheet.sort("Roster", "B", down=True)))
    assert isinstance(outcome, Written)
    assert seen == [{"Cinder": 40, "Mossy": 30, "Сумрак": 39}]
    one.flush(locate)
    assert hps(sheet) == {"Cinder": 30, "Mossy": 30, "Сумрак": 8}
    assert one.remarks() == two.remarks() == ()


@pytest.mark.parametrize("how", ["ignores_names", "refuses_names"])
def test_a_service_that_does_not_call_marks_anew(sheet: OpenSheet, machine: Machine, wire: Wire, how: str) -> None:
    done(machine("two"), "b0", "mossy", 30, 29)
    one = machine("one")
    setattr(wire, how, True)
    for number in range(3):
        done(one, f"a{number + 1}", "cinder", 40 - number, 39 - number)
    assert hps(sheet) == {"Cinder": 37, "Mossy": 29, "Сумрак": 9}
