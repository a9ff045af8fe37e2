"""A piece of the page that is only read. It takes `Markup` and nothing else, so no sheet text reaches it unescaped."""

from __future__ import annotations

from toolkit.ui.desk.html import NOTHING, Markup
from toolkit.ui.widgets.bare import Html
from toolkit.ui.widgets.visibility import set_class

_NOTHING = "ts-nothing"
"""On what is empty: it takes no room. Asked of the style sheets (`:has`), each change would cost every piece of it."""


class Block:
    """One HTML widget; `show` touches it only when there is something new."""

    def __init__(self, *hooks: str) -> None:
        self.view = Html(value=NOTHING)
        for hook in (*hooks, _NOTHING):
            self.view.add_class(hook)

    def show(self, markup: Markup) -> None:
        """Put `markup` on the page. Raises TypeError for anything that was not escaped."""
        if not isinstance(markup, Markup):
            raise TypeError("only Markup goes on the page")
        if self.view.value != markup:
            self.view.value = markup
            set_class(not markup, _NOTHING, self.view)
