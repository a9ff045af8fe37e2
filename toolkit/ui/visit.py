"""Who opened which page of which campaign: what the server decides and a page is built for.

The server alone makes a `Visit` and hands it to the page's process as a note (`to_note`, `from_note`). It is light: no
widgets, no tables. What a visitor may do is decided by the page and the session, never by what a browser sends.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Literal

Role = Literal["gm", "player", "spectator"]


@dataclass(frozen=True, slots=True)
class Visitor:
    """A role, and for a player the side that is theirs."""

    role: Role = "gm"
    side: str = ""


@dataclass(frozen=True, slots=True)
class Link:
    """A page that this visitor may open (`page` is its name), or a campaign (its source and `key`), and where it is."""

    page: str
    address: str
    key: str = ""


@dataclass(frozen=True, slots=True)
class Invite:
    """What invitations are made of.

    `origin`: the address, without a path, under which others reach this server; `secret` as hex digits: of the keys;
    `sources`: where to look for campaigns again.
    """

    origin: str
    secret: str = field(repr=False)
    sources: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Visit:
    """`source`: absolute path or address; `lang` None: as the campaign says; `links`: the row of pages on top."""

    page: str
    source: str
    lang: str | None = None
    visitor: Visitor = Visitor()
    links: tuple[Link, ...] = ()
    campaigns: tuple[Link, ...] = ()
    """For the start page: each campaign's source and where its pages are."""
    invite: Invite | None = None
    """For the start page: what invitations are made of."""

    def to_note(self) -> str:
        """As one line of JSON."""
        return json.dumps(asdict(self))

    @classmethod
    def from_note(cls, note: str) -> Visit:
        """The visit of `to_note`."""
        found = json.loads(note)
        for several in ("links", "campaigns"):
            found[several] = tuple(Link(**link) for link in found[several])
        invite = found["invite"]
        if invite is not None:
            found["invite"] = Invite(**invite | {"sources": tuple(invite["sources"])})
        return cls(**found | {"visitor": Visitor(**found["visitor"])})
