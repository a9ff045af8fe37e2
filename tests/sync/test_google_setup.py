"""Making, filling and opening Google Sheets when things go wrong half-way, in other locales, and signed in for real."""

from __future__ import annotations

from pathlib import Path

import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import rsa

from tests.sheets_service import SheetsService
from tests.sync.campaign import hp_change, hp_of, locate, logged, workbook_bytes
from tests.sync.google_sheet import QUICK, backend_of, team
from toolkit.messages import LANGUAGES, render
from toolkit.sync.backends.google import setup, signing
from toolkit.sync.backends.google.address import Address, state_room
from toolkit.sync.backends.google.backend import GoogleBackend
from toolkit.sync.backends.google.client import Client, Service
from toolkit.sync.backends.google.quota import quota_of
from toolkit.sync.port import SourceError, Written
from toolkit.sync.sentences import error_note
from toolkit.tables.changes import CellChange, ChangeSet

BOT = "bot@example-project.iam.gserviceaccount.com"


@pytest.fixture
def quick(google_place: SheetsService, monkeypatch: pytest.MonkeyPatch) -> Client:
    """A client that does not try for long, for all of setting up."""
    whom = signing.service()
    client = Client(whom, quota_of(whom.url, whom.who, state_room()), QUICK)
    monkeypatch.setattr(setup, "signed_client", lambda: client)
    return client


@pytest.mark.parametrize(("what", "after"), [("reset", False), ("reset", True), (500, True), (403, False)])
@pytest.mark.parametrize("nth", [1, 2])
def test_a_sheet_that_was_half_made_is_named_and_finished(
    google_place: SheetsService, quick: Client, what: str | int, after: bool, nth: int
) -> None:
    google_place.faults.add("spreadsheets.batchUpdate", what, after=after, skip=nth - 1)
    if after:  # what came of it is looked up
        address = setup.put(workbook_bytes(), "Team", "en")
    else:
        with pytest.raises(SourceError) as raised:
            setup.put(workbook_bytes(), "Team", "en")
        address = str(raised.value.facts["address"])
        assert raised.value.code == "sync.google_half_made"
        assert all(address in render(error_note(raised.value), language) for language in LANGUAGES)
        assert setup.put(workbook_bytes(), address, "en") == address
    with pytest.raises(SourceError):  # it is finished now
        setup.put(workbook_bytes(), address, "en")
    made = GoogleBackend(Address(address.rpartition("/")[2], google_place.url), quick).read()
    assert (list(made.tabs), hp_of(made, "mossy")) == (["Roster", "Log"], 30)


def test_a_sheet_that_holds_something_else_is_left_alone(google_place: SheetsService, quick: Client) -> None:
    sheet = team(google_place)
    sheet.type("Roster", "C2", 1)
    before = sheet.values("Roster")
    with pytest.raises(SourceError) as raised:
        setup.put(workbook_bytes(), sheet.id, "en")
    assert (raised.value.code, raised.value.facts["name"]) == ("sync.google_not_blank", "team")
    assert sheet.values("Roster") == before


@pytest.mark.parametrize(("locale", "typed"), [("ru_RU", "1,5"), ("de_DE", "1,5"), ("en_US", "1.5")])
def test_numbers_are_numbers_in_every_locale(google_place: SheetsService, locale: str, typed: str) -> None:
    sheet = google_place.create("team", {"Roster": [["id", "hp"], ["mossy", 30]], "Log": [["id"]]}, locale=locale)
    sheet.type("Roster", "B2", typed)
    sheet.type(
        "Roster", "C2", "01.12.2026" if locale != "en_US" else "12/1/2026", "'1,5", "1.5" if "," in typed else "1,5x"
    )
    backend = backend_of(google_place, sheet)
    found = backend.read()
    assert hp_of(found, "mossy") == 1.5
    assert found.tabs["Roster"].at(2, 3) == "2026-12-01"
    assert found.tabs["Roster"].at(2, 4) == "1,5"
    change = ChangeSet("a1", (CellChange("Roster", "mossy", "hp", 1.5, 2.25),))
    assert isinstance(backend.write(change, locate), Written)
    assert sheet.value("Roster", "B2") == 2.25
    assert sheet.shown("Roster", "B2") == typed.replace("1", "2").replace("5", "25")
    text = ChangeSet("a2", (CellChange("Roster", "mossy", "hp", 2.25, "1,5"),))
    assert isinstance(backend.write(text, locate), Written)
    assert backend.read().tabs["Roster"].at(2, 2) == "1,5"


def test_a_service_account_signs_in_with_its_key(
    google_place: SheetsService, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    key = rsa.generate_private_key(public_exponent=65537, key_size=2048)
    pem = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    ).decode()
    signing.keep(signing.ACCOUNT, google_place.service_account(BOT, pem))
    monkeypatch.delenv("TURNSHEET_SHEETS_URL")
    google_place.state.must_sign_in = True
    sheet = team(google_place)
    whom = signing.service()
    assert whom.who == BOT
    client = Client(Service(whom.session, whom.who, google_place.url), quota_of("", BOT, state_room()), QUICK)
    backend = GoogleBackend(Address(sheet.id, google_place.url), client)
    with pytest.raises(SourceError) as error:
        backend.read()
    assert (error.value.code, error.value.facts["who"]) == ("sync.google_share", BOT)
    sheet.share(BOT)
    assert isinstance(backend.write(hp_change("a1", "mossy", 30, 7), locate), Written)
    assert logged(backend.read()) == ["a1"]
    assert {seen.email for seen in google_place.seen if seen.cost in ("read", "write")} == {BOT}
    google_place.bar(BOT)
    sheet.type("Roster", "C2", 1)
    with pytest.raises(SourceError) as error:
        GoogleBackend(Address(sheet.id, google_place.url), client).read()
    assert error.value.code == "sync.google_login"


def test_formulas_are_carried_away_too(google_place: SheetsService, quick: Client) -> None:
    sheet = team(google_place)
    _, formulas = setup.carried(sheet.id)
    assert formulas["Roster"] == {(row, 5): f"=C{row}/D{row}" for row in (2, 3, 4)}
