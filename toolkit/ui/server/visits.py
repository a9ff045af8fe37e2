"""What a request asks for, as the `Visit` that a page is built for: page, campaign, visitor, language.

Pure but for the look at the folders of campaigns. Raises `HTTPError`: 404 where nothing is, 403 where this visitor may
not go. Whoever belongs to one campaign cannot tell another one from none.
"""

from __future__ import annotations

from dataclasses import dataclass

from tornado.web import HTTPError

from toolkit.messages import LANGUAGES
from toolkit.ui.pages import PAGES
from toolkit.ui.server.campaigns import Campaigns
from toolkit.ui.server.keys import Pass
from toolkit.ui.visit import Invite, Visit, Visitor


@dataclass(frozen=True, slots=True)
class Asked:
    """`path` without its first slash; `side`: as whose player a GM looks; `invite`: see `Visit`."""

    path: str
    side: str = ""
    lang: str | None = None
    invite: Invite | None = None


def visit_of(campaigns: Campaigns, whom: Pass, asked: Asked) -> Visit:
    """The visit of whomever the door let in."""
    found = campaigns.find(asked.path, whom.visitor, whom.campaign)
    if found is None or (found.key and whom.campaign not in ("", found.key)):
        raise HTTPError(404)
    if whom.role not in PAGES[found.page].roles:
        raise HTTPError(403)
    links = campaigns.links(whom.visitor, found.key or campaigns.only)
    if found.page == "start":
        return Visit("start", "", asked.lang, whom.visitor, links, campaigns.listed(), asked.invite)
    return Visit(found.page, found.source, asked.lang, _as_whom(whom, found.page, asked.side), links)


def _as_whom(whom: Pass, page: str, side: str) -> Visitor:
    """A GM may look at a player's page as that player, and at the spectators' page as one of them."""
    if whom.role != "gm":
        return whom.visitor
    if page == "player" and side:
        return Visitor("player", side)
    return Visitor("spectator") if page == "spectator" else whom.visitor


def language(cookie: str | None, served_in: str | None) -> str | None:
    """The browser's own choice, else the one the server was started with, else the campaign's (None)."""
    return cookie if cookie in LANGUAGES else served_in
