"""Who may come in: whoever brings a token, and then the browser that got the cookie for it.

The cookie holds whom the token let in (`Pass`) and a session of its own, to which the processes behind this browser's
pages are bound. A GM who opens an invitation stays the GM. There is no password form: without token or cookie the
answer is 403 and a page that says where the address is found. Of each request the query is forgotten before anything
can write it to a log.
"""

from __future__ import annotations

import secrets
from typing import Any

from jupyter_server.auth.identity import IdentityProvider, User
from tornado import web
from traitlets import Any as AnyTrait

from toolkit.ui.server.keys import Keys, Pass


class Door(IdentityProvider):
    """Tokens, and cookies for those who brought one. `keys` is set by the server."""

    keys: Keys = AnyTrait().tag(config=True)  # type: ignore[assignment]

    @property
    def login_available(self) -> bool:
        """No login page: the address is the key."""
        return False

    @property
    def logout_available(self) -> bool:
        """Nothing to log out of."""
        return False

    def get_user(self, handler: web.RequestHandler) -> Any:
        """Whoever asks; None for a stranger."""
        handler.request.uri = handler.request.path  # its arguments are read by now; no log shall see them
        handler.request.query = ""
        return super().get_user(handler)

    async def get_user_token(self, handler: web.RequestHandler) -> User | None:
        """The user, if the request carries a token that opens."""
        brought = self.keys.bearer(self.get_token(handler) or "")
        if brought is None:
            return None
        known = self.get_user_cookie(handler)
        if isinstance(known, User):
            stays = pass_of(known).role == "gm"
            return known if stays else _user(brought, known.name)
        return _user(brought, secrets.token_urlsafe(12))

    def user_from_cookie(self, cookie_value: str) -> User | None:
        """The user a signed cookie was made for. Raises what a cookie of another version leads to."""
        user = super().user_from_cookie(cookie_value)
        if user is not None:
            pass_of(user)
        return user


def pass_of(user: User) -> Pass:
    """Whom the door let in."""
    return Pass.from_text(user.username)


def session_of(user: User) -> str:
    """The browser session."""
    return str(user.name)


def _user(whom: Pass, session: str) -> User:
    return User(whom.to_text(), session, whom.role, whom.role)
