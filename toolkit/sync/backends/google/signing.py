"""Who we are to Google: a service account's key or a signed-in person, kept where only this user may read it.

The files lie in the user's own configuration folder, readable by nobody else; what is in them is never shown or logged.
Of Google's rights we ask for three: spreadsheets, the version of a file, and files that we ourselves made.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

from requests import Session

from toolkit.sync.backends.google.address import service_address
from toolkit.sync.backends.google.client import Service
from toolkit.sync.port import SourceError

SCOPES = (
    "https://www.googleapis.com/auth/spreadsheets",
    "https://www.googleapis.com/auth/drive.metadata.readonly",
    "https://www.googleapis.com/auth/drive.file",
)
ACCOUNT = "service_account.json"
PERSON = "authorized_user.json"


def place() -> Path:
    """The folder of the credentials."""
    from platformdirs import user_config_path

    return user_config_path("turnsheet", appauthor=False) / "google"


def service() -> Service:
    """Google, signed in; or the other service that the environment names. Raises `SourceError` when nobody is."""
    if url := service_address():
        session = Session()
        session.trust_env = False  # no proxy stands between us and this machine
        return Service(session, url=url)
    from google.auth.transport.requests import AuthorizedSession

    credentials, who = _credentials()
    return Service(cast(Session, AuthorizedSession(credentials)), who)  # type: ignore[no-untyped-call]


def signed_in() -> str | None:
    """The address we are known by (blank where a person is signed in); `None` when nobody is."""
    try:
        held = _held()
    except SourceError:
        return None
    return None if held is None else str(held[1].get("client_email", ""))


def keep(kind: str, credentials: Mapping[str, Any]) -> Path:
    """Put credentials in their place, `ACCOUNT` or `PERSON`, for this user alone; those of before are gone."""
    folder = place()
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    for name in (ACCOUNT, PERSON):
        (folder / name).unlink(missing_ok=True)
    with suppress(OSError):
        folder.chmod(0o700)
    handle = os.open(folder / kind, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        json.dump(credentials, file)
    return folder / kind


def sign_in_with(file: Path) -> str:
    """Sign in with a file from Google's console: a service account's key, or an application's, for a person.

    The second opens a browser. The address we are known by then, blank for a person. Raises `SourceError`.
    """
    try:
        told = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise SourceError("sync.google_key_unread", file=file.name) from error
    if (
        isinstance(told, dict)
        and told.get("type") == "service_account"
        and {"client_email", "private_key"} <= set(told)
    ):
        keep(ACCOUNT, told)
        return str(told["client_email"])
    if isinstance(told, dict) and "installed" in told:
        keep(PERSON, _consent(told))
        return ""
    raise SourceError("sync.google_key_unread", file=file.name)


def _consent(application: Mapping[str, Any]) -> dict[str, Any]:
    """A person says yes in the browser."""
    from google_auth_oauthlib.flow import InstalledAppFlow

    try:
        flow = InstalledAppFlow.from_client_config(application, SCOPES)
        found: dict[str, Any] = json.loads(flow.run_local_server(port=0, timeout_seconds=300).to_json())
    except Exception as error:  # closed, refused, timed out: what the library raises then is of many kinds
        raise SourceError("sync.google_no_consent") from error
    return found


def _credentials() -> tuple[Any, str]:
    held = _held()
    if held is None:
        raise SourceError("sync.google_nobody")
    kind, told = held
    try:
        if kind == ACCOUNT:
            from google.oauth2.service_account import Credentials

            return Credentials.from_service_account_info(told, scopes=SCOPES), str(told["client_email"])  # type: ignore[no-untyped-call]
        from google.oauth2.credentials import Credentials as Person

        return Person.from_authorized_user_info(told, SCOPES), ""  # type: ignore[no-untyped-call]
    except (ValueError, KeyError) as error:
        raise SourceError("sync.google_key_unread", file=kind) from error


def _held() -> tuple[str, Mapping[str, Any]] | None:
    for kind in (ACCOUNT, PERSON):
        try:
            return kind, json.loads((place() / kind).read_text(encoding="utf-8"))
        except FileNotFoundError:
            continue
        except (OSError, ValueError) as error:
            raise SourceError("sync.google_key_unread", file=kind) from error
    return None
