"""Which spreadsheet a source names, where its service is, and where on this machine lies what belongs to it.

A source is the address people copy from the browser, or the bare key in it. `TURNSHEET_SHEETS_URL` points at another
service that speaks the same paths; only on this very machine, for nobody's edits or passwords may go astray.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from hashlib import sha256
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

from toolkit.sync.port import SourceError

ELSEWHERE = "TURNSHEET_SHEETS_URL"
_IN_ADDRESS = re.compile(r"/spreadsheets/(?:u/\d+/)?d/([\w-]+)")
_KEY = re.compile(r"[\w-]{25,100}", re.ASCII)
_SHORT_KEY = re.compile(r"[\w-]{1,100}", re.ASCII)
"""Another service may call its spreadsheets what it likes."""


@dataclass(frozen=True, slots=True)
class Address:
    """A spreadsheet's key, and the address of the service it lives at (blank: Google)."""

    key: str
    service: str = ""

    @property
    def folder(self) -> Path:
        """Where the outbox, the lock and the last reading of this spreadsheet lie."""
        return state_room() / "sources" / sha256(f"{self.service}#{self.key}".encode()).hexdigest()[:16]


def key_of(source: str) -> str | None:
    """The key of the spreadsheet that `source` names; `None` when it names none."""
    if found := _IN_ADDRESS.search(source):
        host = urlsplit(source).hostname or ""
        return found[1] if host.endswith("google.com") or _same_host(source, elsewhere_named()) else None
    pattern = _SHORT_KEY if elsewhere_named() else _KEY
    return source if pattern.fullmatch(source) else None


def exact_key(named: str) -> str | None:
    """The key in an address, or one as long as Google's own; a short word is a title."""
    return key_of(named) if "/" in named or _KEY.fullmatch(named) else None


def address_of(source: str) -> Address:
    """The spreadsheet `source` names. Raises `SourceError` where there is none, or the service named is not allowed."""
    key = key_of(source)
    if key is None:
        raise SourceError("sync.unknown_source", source=source)
    return Address(key, service_address())


def elsewhere_named() -> str:
    """The address of another service, as it was given; blank for Google."""
    return os.environ.get(ELSEWHERE, "").strip().rstrip("/")


def service_address() -> str:
    """The same, but only on this machine: raises `SourceError` for any other."""
    named = elsewhere_named()
    if named and not _loopback(named):
        raise SourceError("sync.google_elsewhere", url=named, variable=ELSEWHERE)
    return named


def state_room() -> Path:
    """The folder of what Turnsheet remembers for this user."""
    from platformdirs import user_state_path

    return user_state_path("turnsheet", appauthor=False)


def _loopback(address: str) -> bool:
    parts = urlsplit(address)
    host = parts.hostname or ""
    try:
        return parts.scheme in ("http", "https") and (host == "localhost" or ip_address(host).is_loopback)
    except ValueError:  # a name
        return False


def _same_host(source: str, service: str) -> bool:
    return bool(service) and urlsplit(source).netloc == urlsplit(service).netloc
