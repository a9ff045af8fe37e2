"""Widgets that bring no layout or style of their own: all of that is the style sheets'.

Jupyter makes a model of each for every widget, in the process and again in the browser, before a page can be used.
Here all share one.
"""

from __future__ import annotations

import anywidget
import ipywidgets
import traitlets
from ipywidgets.widgets.widget_description import DescriptionStyle
from ipywidgets.widgets.widget_string import HTMLStyle

_shared: dict[type, ipywidgets.Widget] = {}


def _one(kind: type[ipywidgets.Widget]) -> ipywidgets.Widget:
    """The one of its kind; another one once it was closed."""
    found = _shared.get(kind)
    if found is None or found.comm is None:
        found = _shared[kind] = kind()
    return found


class Own(anywidget.AnyWidget):
    """A widget with a script of ours."""

    @traitlets.default("layout")
    def _no_layout(self) -> ipywidgets.Layout:
        return _one(ipywidgets.Layout)


class Html(ipywidgets.HTML):  # type: ignore[misc]
    """A piece of HTML."""

    @traitlets.default("layout")
    def _no_layout(self) -> ipywidgets.Layout:
        return _one(ipywidgets.Layout)

    @traitlets.default("style")
    def _no_style(self) -> DescriptionStyle:
        return _one(HTMLStyle)


class Box(ipywidgets.Box):  # type: ignore[misc]
    """Widgets side by side, or however the style sheets have it."""

    @traitlets.default("layout")
    def _no_layout(self) -> ipywidgets.Layout:
        return _one(ipywidgets.Layout)


class Column(ipywidgets.VBox):  # type: ignore[misc]
    """Widgets below each other."""

    @traitlets.default("layout")
    def _no_layout(self) -> ipywidgets.Layout:
        return _one(ipywidgets.Layout)
