"""Making, filling, sharing a sheet and signing in, every request with every fault: done once, or told and done then."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import rsa

from tests.sheets_service import SheetsService
from tests.sync.campaign import hp_of, workbook_bytes
from tests.sync.google_sheet import QUICK, team
from tests.sync.test_google_every_fault import CASES
from toolkit.messages import LANGUAGES, render
from toolkit.sync.backends.google import setup, signing
from toolkit.sync.backends.google.address import Address, state_room
from toolkit.sync.backends.google.backend import GoogleBackend
from toolkit.sync.backends.google.client import Client, Service
from toolkit.sync.backends.google.quota import quota_of
from toolkit.sync.port import SourceError
from toolkit.sync.sentences import error_note

HASTY = replace(QUICK, deadline=0.05, quota=0.05, reopening=0.05, longest_pause=0.01)
FILLING = [
    ("spreadsheets.create", 0),
    ("spreadsheets.get", 0),
    ("spreadsheets.batchUpdate", 0),
    ("spreadsheets.batchUpdate", 1),
]
SHARING = ["drive.permissions.create", "drive.files.get"]
BOT = "bot@example-project.iam.gserviceaccount.com"


@pytest.fixture
def client(google_place: SheetsService, monkeypatch: pytest.MonkeyPatch) -> Client:
    """A client that does not try for long, for all of setting up."""
    whom = signing.service()
    client = Client(whom, quota_of(whom.url, whom.who, state_room()), HASTY)
    monkeypatch.setattr(setup, "signed_client", lambda: client)
    return client


def told(error: SourceError) -> SourceError:
    assert all(render(error_note(error), language) for language in LANGUAGES)
    return error


def made(place: SheetsService, title: str) -> str:
    """The command typed again as it says, until it is done."""
    where = title
    for _ in range(3):
        try:
            return setup.put(workbook_bytes(), where, "en")
        except SourceError as error:
            where = str(told(error).facts.get("address", where))
        place.faults.clear()
    return ""


@pytest.mark.parametrize(("kind", "skip"), FILLING)
def test_a_sheet_is_made_once_and_whole(google_place: SheetsService, client: Client, kind: str, skip: int) -> None:
    wrong = {}
    for number, (what, after) in enumerate(CASES):
        title = f"The {kind}'s {skip}-{number}"
        google_place.faults.add(kind, what, after=after, wait=0, skip=skip)
        address = made(google_place, title)
        google_place.faults.clear()
        files = [file for file in google_place.state.store.files.values() if file.book.title == title]
        found = GoogleBackend(Address(address.rpartition("/")[2], google_place.url), client).read() if address else None
        if found is None or (list(found.tabs), hp_of(found, "mossy"), len(files)) != (["Roster", "Log"], 30, 1):
            wrong[what, after] = (address, found and list(found.tabs), len(files))
    assert wrong == {}


@pytest.mark.parametrize("kind", SHARING)
def test_somebody_is_let_in_or_it_is_told(google_place: SheetsService, client: Client, kind: str) -> None:
    wrong = {}
    for what, after in CASES:
        sheet = team(google_place)
        sheet.share(google_place.state.default_user, "owner")
        google_place.faults.add(kind, what, after=after, wait=0)
        try:
            setup.share(sheet.id, "ann@example.test")
        except SourceError as error:
            told(error)
            google_place.faults.clear()
            setup.share(sheet.id, "ann@example.test")
        google_place.faults.clear()
        if sheet.file.roles.get("ann@example.test") != "writer":
            wrong[what, after] = dict(sheet.file.roles)
    assert wrong == {}


@pytest.fixture(scope="module")
def pem() -> str:
    key = rsa.generate_private_key(public_exponent=65537, key_size=2048)
    shape = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    return key.private_bytes(*shape).decode()


@pytest.fixture
def signing_in(
    google_place: SheetsService, pem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[], Client]:
    """A service account whose sign-in is asked of the service anew each time."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    signing.keep(signing.ACCOUNT, google_place.service_account(BOT, pem))
    monkeypatch.delenv("TURNSHEET_SHEETS_URL")
    google_place.state.must_sign_in = True

    def client() -> Client:
        whom = signing.service()
        whom = Service(whom.session, whom.who, google_place.url)
        return Client(whom, quota_of("", BOT, state_room()), HASTY)

    return client


CODES: dict[str | int, str] = {
    **dict.fromkeys(("reset", "cut"), "sync.google_offline"),
    **dict.fromkeys(("html", 500, 429), "sync.google_down"),
    "garbage": "sync.google_portal",
    **dict.fromkeys((400, 403, 404, "expired"), "sync.google_login"),
}


def test_a_sign_in_that_fails_is_told_for_what_it_is(
    google_place: SheetsService, signing_in: Callable[[], Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "sleep", lambda seconds: None)  # Google's library lets seconds pass before it gives up
    sheet = team(google_place)
    sheet.share(BOT)
    codes = {}
    for what, after in CASES:
        google_place.faults.add("token", what, after=after, wait=0, times=None)
        with pytest.raises(SourceError) as raised:
            GoogleBackend(Address(sheet.id, f"{google_place.url}{what}{after}"), signing_in()).read()
        codes[what, after] = told(raised.value).code
        google_place.faults.clear()
    assert codes == {(what, after): CODES[what] for what, after in CASES}
