"""The row on top of every page: the pages this visitor may open as plain links, the language, light or dark, the keys.

The switches are `<button data-ts-lang>` and `<button data-ts-theme-switch>`; the page's own script
(`static/switches.js`) makes them work, and the choice is the browser's, not the campaign's. `<button data-ts-help>`
opens the sheet of keys (`static/help.js`).
"""

from __future__ import annotations

from toolkit.messages import LANGUAGES, text
from toolkit.ui.desk.html import Markup, join, tag
from toolkit.ui.visit import Link, Visit

SWITCHES = "ts-switches"
"""The switches, for the button that shows them."""


def row(visit: Visit, lang: str) -> Markup:
    """The links and the switches, in `lang`."""
    links = [_link(link, link.page == visit.page, lang) for link in visit.links]
    switches = [*_languages(lang), _theme(lang), _help(lang)]
    if len(links) < 2:
        return tag("span", *switches, cls="ts-switches")
    nav = tag("nav", *links, aria_label=text("ui.pages.row", lang))
    return join([nav, _more(lang), tag("span", *switches, cls="ts-switches", id=SWITCHES, popover="auto")])


def _more(lang: str) -> Markup:
    """On a phone the switches lie behind one button, so that the pages and they are one line."""
    label = text("ui.pages.more", lang)
    return tag("button", "⋯", type="button", cls="ts-more", popovertarget=SWITCHES, aria_label=label, title=label)


def page_name(page: str, lang: str) -> str:
    """What a page is called."""
    return text(f"ui.pages.{page}", lang)


def _link(link: Link, current: bool, lang: str) -> Markup:
    return tag("a", page_name(link.page, lang), href=link.address, aria_current="page" if current else None)


def _languages(lang: str) -> list[Markup]:
    return [
        tag(
            "button",
            other.upper(),
            type="button",
            lang=other,
            data_ts_lang=other,
            aria_label=text("ui.pages.language", other),
            aria_pressed=str(other == lang).lower(),
        )
        for other in LANGUAGES
    ]


def _theme(lang: str) -> Markup:
    """What it shows and says is how the theme stands now, which only the browser knows; each state by its words."""
    words = {f"data_ts_{theme}": text(f"ui.pages.theme_{theme}", lang) for theme in ("system", "light", "dark")}
    label = words["data_ts_system"]
    return tag("button", "◐", type="button", data_ts_theme_switch=True, aria_label=label, title=label, **words)


def _help(lang: str) -> Markup:
    label = text("ui.pages.help", lang)
    return tag("button", "?", type="button", data_ts_help=True, aria_label=label, title=label, aria_keyshortcuts="?")
