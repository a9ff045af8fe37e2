"""What `serve` says once it answers: the address, as one line on standard output; on a network also the invitations.

The invitations go to standard error, for a program that reads the address reads nothing else. For several campaigns
they are on the start page alone.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from toolkit.messages import one_line, text

if TYPE_CHECKING:
    from toolkit.ui.server.kept import Kept


@dataclass(frozen=True, slots=True)
class Announcer:
    """Called with the address. `sides` are those of the one campaign that is shown."""

    sources: Sequence[str]
    sides: Sequence[str]
    kept: Kept
    host: str
    behind_https: bool
    lang: str

    @property
    def network(self) -> bool:
        """Whether others than this machine may come."""
        from toolkit.ui.server.doors import is_here

        return self.behind_https or not is_here(self.host)

    def __call__(self, address: str) -> None:
        """Say it."""
        print(address, flush=True)
        if self.network:
            print(*self._for_others(address), sep="\n", file=sys.stderr, flush=True)

    def _for_others(self, address: str) -> Sequence[str]:
        from toolkit.ui.server.campaigns import Campaigns

        campaigns = Campaigns(self.sources)
        https = [] if self.behind_https else [text("cli.serve_plain", self.lang)]
        if not campaigns.alone or self.behind_https:  # who is in front has the name under which others come
            return [text("cli.serve_start_page", self.lang), *https]
        return [text("cli.serve_invite", self.lang), *self._letters(campaigns.only, address), *https]

    def _letters(self, key: str, address: str) -> Sequence[str]:
        from urllib.parse import urlsplit

        from toolkit.ui.server.doors import outward_origin
        from toolkit.ui.server.invitations import invitations

        place = outward_origin(self.host, urlsplit(address).port or 80) + "/"
        letters = list(invitations(self.kept.keys(), place, key, self.sides))
        labels = [one_line(letter.label(self.lang)) for letter in letters]
        wide = max(map(len, labels))
        return [f"  {label:{wide}}  {letter.address}" for label, letter in zip(labels, letters, strict=True)]
