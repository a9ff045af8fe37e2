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
    """An access token for the scopes asked for, or `invalid_grant`."""
    form = {name: values[-1] for name, values in parse_qs(asked.raw.decode()).items()}
    claims = _claims(form["assertion"]) if "assertion" in form else _refreshed(form)
    email = str(claims.get("iss") or "")
    if not email or email in asked.store.barred:
        told = {"error": "invalid_grant", "error_description": "Token has been expired or revoked."}
        return Answer(json.dumps(told).encode(), code=400)
    scopes = tuple(str(claims.get("scope") or "").split())
    return {"access_token": asked.store.token(email, 3599, scopes), "expires_in": 3599, "token_type": "Bearer"}


def _claims(assertion: str) -> Json:
    try:
        payload = assertion.split(".")[1]
        claims: Json = json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))
    except (IndexError, ValueError):
        return {}
    return claims


def _refreshed(form: dict[str, str]) -> Json:
    given = form.get("refresh_token", "")
    email = given.removeprefix(REFRESH) if given.startswith(REFRESH) else ""
    return {"iss": email, "scope": form.get("scope", "")}
