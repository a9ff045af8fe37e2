"""Signing in: the token address that a service account's key, or a signed-in user's file, may name.

No signature is checked. A key's assertion gives a token of the account it names; a refresh token is the user's
address itself, as `SheetsService.signed_in_user` writes it.
"""

from __future__ import annotations

import base64
import json
from urllib.parse import parse_qs

from tests.sheets_service.calling import SIGN_IN, Answer, Call, call
from tests.sheets_service.errors import Json

REFRESH = "refresh-token-of:"


@call("token", SIGN_IN, "POST", "/token")
def token(asked: Call) -> Json | Answer:
    """An access token, or `invalid_grant`."""
    form = {name: values[-1] for name, values in parse_qs(asked.raw.decode()).items()}
    email = _named_in(form.get("assertion")) if "assertion" in form else _refreshed(form.get("refresh_token"))
    if not email or email in asked.store.barred:
        told = {"error": "invalid_grant", "error_description": "Token has been expired or revoked."}
        return Answer(json.dumps(told).encode(), code=400)
    return {"access_token": asked.store.token(email), "expires_in": 3599, "token_type": "Bearer"}


def _named_in(assertion: str | None) -> str | None:
    try:
        payload = (assertion or "").split(".")[1]
        body = json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))
        return str(body["iss"])
    except (IndexError, KeyError, ValueError):
        return None


def _refreshed(given: str | None) -> str | None:
    return given.removeprefix(REFRESH) if given and given.startswith(REFRESH) else None
