"""Showing and hiding a widget without taking it off the page."""

from __future__ import annotations

from ipywidgets import DOMWidget

HIDDEN = "ts-hidden"


def show_if(wanted: bool, widget: DOMWidget) -> None:
    """Show the widget, or hide it from everybody, screen readers and the tab key included."""
    set_class(not wanted, HIDDEN, widget)


def set_class(wanted: bool, name: str, widget: DOMWidget) -> None:
    """Put a class on, or take it off; nothing is sent to the page when nothing changes."""
    worn = name in widget._dom_classes
    if wanted and not worn:
        widget.add_class(name)
    elif worn and not wanted:
        widget.remove_class(name)
