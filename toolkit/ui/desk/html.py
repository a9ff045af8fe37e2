"""The one way from a text to HTML: everything is escaped unless it was made here.

`text` escapes; `tag` makes an element out of texts and elements; `join` strings them together. The result is
`Markup`, and only `Markup` goes into the page's HTML widgets. Adding a plain string to it gives a plain string,
which would be escaped again: forgetting this module shows, it never opens a door.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape


class Markup(str):
    """HTML made by this module."""

    __slots__ = ()


NOTHING = Markup("")


def text(value: object) -> Markup:
    """`value` as HTML text: escaped, or as it is when it was made here."""
    return value if isinstance(value, Markup) else Markup(escape(str(value)))


def join(parts: Iterable[object]) -> Markup:
    """All parts one after the other; `None` is left out."""
    return Markup("".join(text(part) for part in parts if part is not None))


def tag(name: str, *inside: object, **attributes: object) -> Markup:
    """`<name …>inside</name>`. `cls` is the class, `data_id` becomes `data-id`; `None` and `False` leave one out."""
    written = "".join(_attribute(key, value) for key, value in attributes.items())
    return Markup(f"<{name}{written}>{join(inside)}</{name}>")


def _attribute(key: str, value: object) -> str:
    if value is None or value is False:
        return ""
    name = "class" if key == "cls" else key.replace("_", "-")
    return f" {name}" if value is True else f' {name}="{escape(str(value))}"'


def why(key: str, summary: object, *inside: object, roomy: bool = False) -> Markup:
    """A place that opens on demand and stays open (by `key`) while what is around it changes.

    `roomy`: open from the start where the screen is wide.
    """
    return tag("details", tag("summary", summary), *inside, cls="ts-why ts-roomy" if roomy else "ts-why", data_key=key)
