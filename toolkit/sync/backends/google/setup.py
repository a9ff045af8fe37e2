"""Making, filling, sharing and carrying away Google Sheets, for whoever is signed in. Raises `SourceError` alone."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from gspread.urls import DRIVE_FILES_API_V3_URL, SPREADSHEET_DRIVE_URL

from toolkit.sync.backends.google.address import Address, address_of, exact_key, state_room
from toolkit.sync.backends.google.client import Client
from toolkit.sync.backends.google.document import FIELDS, document
from toolkit.sync.backends.google.fresh import created, fill
from toolkit.sync.backends.google.quota import quota_of
from toolkit.sync.backends.google.signing import service
from toolkit.sync.backends.google.trouble import Trouble, told
from toolkit.sync.port import SourceError
from toolkit.sync.sentences import error_note
from toolkit.tables.snapshot import Address as CellAddress
from toolkit.tables.snapshot import Tab


def signed_client() -> Client:
    """A client of whoever is signed in."""
    whom = service()
    return Client(whom, quota_of(whom.url, whom.who, state_room()))


def put(workbook: bytes, where: str, lang: str) -> str:
    """Put a workbook into the blank spreadsheet of that address, or into a new one of that title; its address."""
    client, given = signed_client(), exact_key(where)
    with told():
        key = given or created(client, where, lang)
        address = SPREADSHEET_DRIVE_URL % key
        try:
            fill(client, key, workbook)
        except Trouble as trouble:
            if given:
                raise
            why = error_note(trouble.error)
            raise SourceError("sync.google_half_made", name=where, address=address, why=why) from trouble
    return address


def share(source: str, email: str) -> str:
    """Let somebody edit a spreadsheet; Google writes to nobody. Its title, as Drive tells it."""
    client, url = signed_client(), f"{DRIVE_FILES_API_V3_URL}/{address_of(source).key}"
    body = {"type": "user", "role": "writer", "emailAddress": email}
    with told():
        for last in (False, False, True):
            try:
                client.request("post", f"{url}/permissions", params={"sendNotificationEmail": "false"}, json=body)
                break
            except Trouble as trouble:  # letting in twice does no harm
                if last or not trouble.unknown:
                    raise
    with suppress(Trouble):  # it is shared, whatever it is called
        named = client.request("get", url, params={"fields": "name", "supportsAllDrives": "true"}).json()
        return str(named.get("name", ""))
    return ""


def carried(source: str) -> tuple[list[Tab], Mapping[str, Mapping[CellAddress, str]]]:
    """All tabs of a spreadsheet, and by tab the formulas that people typed."""
    address: Address = address_of(source)
    with told():
        doc = document(signed_client().spreadsheet(address.key, FIELDS))
    return [page.tab for page in doc.pages.values()], {name: page.formulas for name, page in doc.pages.items()}
