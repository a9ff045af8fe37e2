"""The start page: the campaigns, each with the way to its pages."""

from __future__ import annotations

import ipywidgets

from toolkit.messages import text
from toolkit.ui.desk.html import join, tag
from toolkit.ui.pages.row import row
from toolkit.ui.server.spec import name_of
from toolkit.ui.visit import Link, Visit
from toolkit.ui.widgets.block import Block


def build(visit: Visit) -> ipywidgets.Widget:
    """The list."""
    lang = visit.lang or "en"
    top, listed = Block("ts-pages"), Block("ts-campaigns")
    top.show(row(visit, lang))
    entries = [tag("li", _entry(link)) for link in visit.campaigns]
    listed.show(join([tag("h1", text("ui.start.title", lang)), tag("ul", *entries)]))
    root = ipywidgets.VBox([top.view, listed.view])
    root.add_class("ts-page")
    root.add_class(f"ts-lang-{lang}")
    return root


def _entry(link: Link) -> str:
    return tag("a", name_of(link.page) or link.page, href=link.address)
