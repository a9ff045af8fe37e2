"""A page that is not there yet: the row of pages and one sentence."""

from __future__ import annotations

import ipywidgets

from toolkit.messages import text
from toolkit.ui.desk.html import join, tag
from toolkit.ui.pages.row import page_name, row
from toolkit.ui.visit import Visit
from toolkit.ui.widgets.bare import Column
from toolkit.ui.widgets.block import Block


def build_coming(visit: Visit) -> ipywidgets.Widget:
    """The page's name and a sentence."""
    lang = visit.lang or "en"
    top, said = Block("ts-pages"), Block("ts-coming")
    top.show(row(visit, lang))
    said.show(join([tag("h1", page_name(visit.page, lang)), tag("p", text("ui.pages.coming", lang))]))
    root = Column([top.view, said.view])
    root.add_class("ts-page")
    root.add_class(f"ts-lang-{lang}")
    return root
