"""What a token is good for: Google's scopes, and the calls that each of them opens.

A token without scopes opens everything; tests that do not care need not name any. `drive.file` opens only files that
the token's own user made here, which is why a program must not rely on it for a spreadsheet shared by somebody.
"""

from __future__ import annotations

from dataclasses import dataclass

from tests.sheets_service.errors import GoogleError

PREFIX = "https://www.googleapis.com/auth/"
_ALL = ("drive", "drive.file")
_OPENED_BY = {
    ("read", True): (*_ALL, "drive.readonly", "spreadsheets", "spreadsheets.readonly"),
    ("write", True): (*_ALL, "spreadsheets"),
    ("write", False): (*_ALL, "spreadsheets"),
    ("drive", True): (*_ALL, "drive.readonly", "drive.metadata", "drive.metadata.readonly"),
    ("drive", False): _ALL,
}


@dataclass(frozen=True, slots=True)
class Token:
    """Of a user, until a moment of the service's clock, for some scopes or, with none, for all."""

    email: str
    until: float
    scopes: tuple[str, ...] = ()


def check(token: Token, cost: str, method: str, own: bool) -> None:
    """403 unless the token's scopes open the call; `own` tells whether the user made the file."""
    opening = {PREFIX + name for name in _OPENED_BY[cost, cost == "read" or method == "GET"]}
    held = set(token.scopes) - (set() if own else {f"{PREFIX}drive.file"})
    if token.scopes and not opening & held:
        reason = {
            "@type": "type.googleapis.com/google.rpc.ErrorInfo",
            "reason": "ACCESS_TOKEN_SCOPE_INSUFFICIENT",
            "domain": "googleapis.com",
        }
        raise GoogleError(403, "Request had insufficient authentication scopes.", [reason])
