"""The tokens that open the doors: one for the GM, one for the players of each side, one for spectators.

All are made from one secret, so none has to be stored, a side that joins later has its own at once, and nobody can make
one or turn one into another. A token of a player or a spectator carries in clear whom it is for; only the mark at its
end is secret. The cookie's signature comes from the same secret and the GM's token: whoever changes either, shuts all
doors. Pure.
"""

from __future__ import annotations

import hmac
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import astuple, dataclass
from hashlib import sha256

from toolkit.ui.visit import Role, Visitor


@dataclass(frozen=True, slots=True)
class Pass:
    """Whom a token lets in: a role and, for a player or a spectator, the campaign's key; for a player the side."""

    role: Role = "gm"
    campaign: str = ""
    side: str = ""

    @property
    def visitor(self) -> Visitor:
        """As whom its bearer opens a page."""
        return Visitor(self.role, self.side)

    def to_text(self) -> str:
        """As JSON."""
        return json.dumps(astuple(self))

    @classmethod
    def from_text(cls, text: str) -> Pass:
        """The pass of `to_text`. Raises ValueError or TypeError for anything else."""
        role, campaign, side = json.loads(text)
        if role not in ("gm", "player", "spectator") or not isinstance(campaign, str) or not isinstance(side, str):
            raise ValueError(text)
        return cls(role, campaign, side)


GM = Pass()


def mark_of(whom: Pass) -> str:
    """What tells one pass from another and opens nothing."""
    return sha256(whom.to_text().encode()).hexdigest()[:12]


class Keys:
    """Tokens and whom they let in. `gm`: the GM's token, where somebody chose one."""

    def __init__(self, secret: bytes, gm: str | None = None) -> None:
        self.secret = secret
        self._gm = gm or self._mark("gm")

    @property
    def cookie_secret(self) -> bytes:
        """What cookies are signed with."""
        return self._mark(f"cookie {self._gm}").encode()

    def token(self, whom: Pass) -> str:
        """The token that lets `whom` in."""
        if whom.role == "gm":
            return self._gm
        text = whom.to_text()
        return f"{urlsafe_b64encode(text.encode()).decode().rstrip('=')}.{self._mark(text)}"

    def bearer(self, token: str) -> Pass | None:
        """Whom `token` lets in; None if nobody."""
        if hmac.compare_digest(token.encode(), self._gm.encode()):
            return GM
        text = _clear(token.partition(".")[0])
        if text is None or not hmac.compare_digest(token.partition(".")[2].encode(), self._mark(text).encode()):
            return None
        try:
            found = Pass.from_text(text)
        except (ValueError, TypeError):
            return None
        return found if found.role != "gm" else None

    def _mark(self, text: str) -> str:
        mark = hmac.digest(self.secret, f"turnsheet {text}".encode(), sha256)[:24]
        return urlsafe_b64encode(mark).decode()


def _clear(part: str) -> str | None:
    try:
        return urlsafe_b64decode(part + "=" * (-len(part) % 4)).decode()
    except ValueError:
        return None
