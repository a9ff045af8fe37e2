"""Showing and hiding a widget without taking it off the page."""

from __future__ import annotations

from ipywidgets import DOMWidget

HIDDEN = "ts-hidden"


def show_if(wanted: bool, widget: DOMWidget) -> None:
    """Show the widget, or hide it from everybody, screen readers and the tab key included."""
    if wanted and HIDDEN in widget._dom_classes:
        widget.remove_class(HIDDEN)
    elif not wanted and HIDDEN not in widget._dom_classes:
        widget.add_class(HIDDEN)
