"""The least page that Voila can show: one stock button and one number."""

from __future__ import annotations

import ipywidgets

from toolkit.ui import pages
from toolkit.ui.visit import Visit


def build(visit: Visit) -> ipywidgets.Widget:
    button, number = ipywidgets.Button(description="More"), ipywidgets.HTML()
    presses = 0

    def more(_: object) -> None:
        nonlocal presses
        presses += 1
        number.value = f"<b data-number='{presses}'>{presses}</b>"

    button.on_click(more)
    button.add_class("ts-more")
    number.add_class("ts-number")
    root = ipywidgets.VBox([button, number])
    root.add_class("ts-page")
    return root


def either(visit: Visit) -> ipywidgets.Widget:
    """The least page in the place of the odds, the other pages as they are."""
    return build(visit) if visit.page == "odds" else pages.build(visit)
