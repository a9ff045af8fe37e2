"""The least page that Voila can show: one stock button and one number."""

from __future__ import annotations

import ipywidgets

from toolkit.ui.visit import Visit


def build(visit: Visit) -> ipywidgets.Widget:
    button, number = ipywidgets.Button(description="More"), ipywidgets.HTML("0")
    button.on_click(lambda _: setattr(number, "value", str(int(number.value) + 1)))
    button.add_class("ts-more")
    number.add_class("ts-number")
    root = ipywidgets.VBox([button, number])
    root.add_class("ts-page")
    return root
