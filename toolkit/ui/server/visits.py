"""What a request asks for, as the `Visit` that a page is built for: page, campaign, visitor, language.

Pure but for the look at the folders of campaigns. Raises `HTTPError`: 404 where nothing is, 403 where this visitor may
not go.
"""

from __future__ import annotations

from tornado.web import HTTPError

from toolkit.messages import LANGUAGES
from toolkit.ui.pages import PAGES
from toolkit.ui.server.campaigns import Campaigns
from toolkit.ui.visit import Link, Visit, Visitor


def visit_of(campaigns: Campaigns, path: str, visitor: Visitor, lang: str | None, origin: str = "") -> Visit:
    """The visit of `visitor` to the page at `path`."""
    found = campaigns.find(path, visitor)
    if found is None:
        raise HTTPError(404)
    if visitor.role not in PAGES[found.page].roles:
        raise HTTPError(403)
    links = campaigns.links(visitor, found.key)
    if found.page != "start":
        return Visit(found.page, found.source, lang, visitor, links)
    listed = tuple(Link(source, campaigns.address(key)) for key, source in campaigns.now().items())
    return Visit(found.page, "", lang, visitor, links, listed, origin)


def language(cookie: str | None, served_in: str | None) -> str | None:
    """The browser's own choice, else the one the server was started with, else the campaign's (None)."""
    return cookie if cookie in LANGUAGES else served_in
