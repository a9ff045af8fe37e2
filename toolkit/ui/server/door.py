"""Who may come in: whoever brings the token, and then the browser that got the cookie for it.

The token is compared in constant time. The cookie is signed with a secret of this one run, so an old tab cannot reach
a new server. There is no password form: without token or cookie the answer is 403 and a page that says where the
address with the token is found.
"""

from __future__ import annotations

import hmac

from jupyter_server.auth.identity import IdentityProvider, User
from tornado import web

GAME_MASTER = User("gm", "GM", "GM", "GM")


class TokenDoor(IdentityProvider):
    """One shared token, one user."""

    @property
    def login_available(self) -> bool:
        """No login page: the address is the key."""
        return False

    @property
    def logout_available(self) -> bool:
        """Nothing to log out of."""
        return False

    async def get_user_token(self, handler: web.RequestHandler) -> User | None:
        """The user, if the request carries the right token."""
        given = self.get_token(handler) or ""
        same = hmac.compare_digest(given.encode(), str(self.token).encode())
        return GAME_MASTER if same else None
