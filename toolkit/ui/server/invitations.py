"""Invitations: for each side's players and for spectators the address with their token. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from urllib.parse import quote

from toolkit.messages import text
from toolkit.ui.server.keys import Keys, Pass


@dataclass(frozen=True, slots=True)
class Invitation:
    """Whom it lets in, and the full address."""

    whom: Pass
    address: str

    def label(self, lang: str) -> str:
        """Whom it is for, in words."""
        code = "ui.start.for_side" if self.whom.side else "ui.start.for_spectators"
        return text(code, lang, side=self.whom.side)


def invitations(keys: Keys, place: str, key: str, sides: Sequence[str]) -> Iterator[Invitation]:
    """For the campaign `key` whose pages are at `place` (origin and path)."""
    for whom in (*(Pass("player", key, side) for side in sides), Pass("spectator", key)):
        yield Invitation(whom, f"{place}?token={quote(keys.token(whom), safe='')}")
