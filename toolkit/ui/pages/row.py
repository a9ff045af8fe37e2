"""The row on top of every page: the pages this visitor may open as plain links, the language, light or dark, the keys.

The switches are `<button data-ts-lang>` and `<button data-ts-theme-switch>`; the page's own script
(`static/switches.js`) makes them work, and the choice is the browser's, not the campaign's. `<button data-ts-help>`
opens the sheet of keys (`static/help.js`).
"""

from __future__ import annotations

from toolkit.messages import LANGUAGES, text
from toolkit.ui.desk.html import Markup, join, tag
from toolkit.ui.visit import Link, Visit


def row(visit: Visit, lang: str) -> Markup:
    """The links and the switches, in `lang`."""
    links = [_link(link, link.page == visit.page, lang) for link in visit.links]
    nav = tag("nav", *links, aria_label=text("ui.pages.row", lang)) if len(links) > 1 else None
    return join([nav, tag("span", *_languages(lang), _theme(lang), _help(lang), cls="ts-switches")])


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
