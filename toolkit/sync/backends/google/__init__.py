"""Google Sheets that a whole group has open: read in one request, written in one, never by address.

`connect` gives the home of a campaign. gspread and Google's libraries are loaded when a sheet is first opened.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from toolkit.sync.backends.google.address import address_of, key_of

if TYPE_CHECKING:
    from toolkit.sync.backends.google.backend import GoogleBackend

KIND = "google"
SUFFIXES = ()

__all__ = ["KIND", "SUFFIXES", "accepts", "connect", "known_as", "room", "title_of"]


def accepts(source: str) -> bool:
    """The address of a spreadsheet, or its bare key where no file is called so."""
    if key_of(source) is None:
        return False
    try:
        return not Path(source).exists()
    except OSError:
        return True


def connect(source: str) -> GoogleBackend:
    """The spreadsheet at an address or of that key. Raises `SourceError` when nobody is signed in."""
    from toolkit.sync.backends.google.backend import GoogleBackend
    from toolkit.sync.backends.google.setup import signed_client

    return GoogleBackend(address_of(source), signed_client())


def known_as(source: str) -> str:
    """The one name of a spreadsheet, however its address was copied."""
    return key_of(source) or source


def title_of(source: str) -> str:
    """The title under which a spreadsheet was last seen on this machine; blank where it was not."""
    import time

    from toolkit.sync.backends.google.shared import Shared

    kept = Shared(room(source), time.time).kept()
    return kept.doc.title if kept is not None else ""


def room(source: str) -> Path:
    """Where on this machine lies what belongs to a spreadsheet."""
    return address_of(source).folder
