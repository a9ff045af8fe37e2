"""What the start page shows, as escaped HTML: a campaign an entry, in blocks, so that one that was read changes few.

Invitations hold tokens; they are made here for the GM's page and stand nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from urllib.parse import urlsplit

from toolkit.messages import render, text
from toolkit.ui.desk.html import Markup, join, tag, why
from toolkit.ui.pages import open_to
from toolkit.ui.pages.row import page_name
from toolkit.ui.server.doors import is_here
from toolkit.ui.server.invitations import Invitation, invitations
from toolkit.ui.server.keys import Keys
from toolkit.ui.server.spec import name_of
from toolkit.ui.start.shelf import Shelf
from toolkit.ui.start.summary import Summary
from toolkit.ui.visit import Invite, Link, Visitor

IN_A_BLOCK = 20


def blocks(shelf: Shelf, invite: Invite | None) -> list[Markup]:
    """The list of campaigns."""
    links = shelf.links
    parts = [links[at : at + IN_A_BLOCK] for at in range(0, len(links), IN_A_BLOCK)]
    return [tag("ul", *(_entry(shelf, link, invite) for link in part), cls="ts-campaign-list") for part in parts]


def head(shelf: Shelf) -> Markup:
    """The title, how many there are, and how one more comes here."""
    lang, links = shelf.lang, shelf.links
    count = shelf.reading or len(links)
    said = text(f"ui.start.{'reading' if shelf.reading else 'read' if links else 'none'}", lang, count=count)
    return join([tag("h1", text("ui.start.title", lang)), tag("p", said, cls="ts-quiet ts-status", role="status")])


def hint(shelf: Shelf) -> Markup:
    """How to make a new campaign."""
    return tag(
        "p",
        text("ui.start.new", shelf.lang),
        " ",
        tag("code", text("ui.start.new_command", shelf.lang)),
        cls="ts-quiet",
    )


def _entry(shelf: Shelf, link: Link, invite: Invite | None) -> Markup:
    found, lang = shelf.summary(link.page), shelf.lang
    name = name_of(link.page) or link.page
    parts: list[Markup | None] = [tag("h2", tag("a", name, href=f"{link.address}battle")), _told(found, lang)]
    if found is not None and found.trouble is None:
        parts += [_ways(link, lang), _invited(link, found, invite, lang)]
    return tag("li", *parts, cls="ts-campaign")


def _told(found: Summary | None, lang: str) -> Markup:
    if found is None:
        return tag("p", text("ui.start.unread", lang), cls="ts-quiet")
    if found.trouble is not None:
        return tag("p", render(found.trouble, lang), cls="ts-warning")
    return join([tag("p", " · ".join(_facts(found, lang)), cls="ts-quiet"), _problems(found, lang)])


def _facts(found: Summary, lang: str) -> Iterator[str]:
    if found.system:
        yield str(getattr(found.system, "ru", found.system) if lang == "ru" else found.system)
    yield text("ui.start.language", found.lang)
    played = found.played[:16].replace("T", " ")
    yield text("ui.start.played", lang, time=played) if played else text("ui.start.not_played", lang)
    for name, number in found.battles:
        yield text("ui.start.battle_named" if name else "ui.start.battle", lang, name=name, round=number)


def _problems(found: Summary, lang: str) -> Markup | None:
    if not found.errors and not found.warnings:
        return None
    mood = "ts-bad" if found.errors else "ts-wait"
    said = text("ui.start.problems", lang, errors=found.errors, warnings=found.warnings)
    return tag("p", tag("span", said, cls=f"ts-badge {mood}"))


def _ways(link: Link, lang: str) -> Markup:
    pages = [name for name in open_to(Visitor()) if name != "start"]
    return tag("p", *(_way(link, page, lang) for page in pages), cls="ts-ways")


def _way(link: Link, page: str, lang: str) -> Markup:
    return tag("a", page_name(page, lang), href=link.address + page)


def _invited(link: Link, found: Summary, invite: Invite | None, lang: str) -> Markup | None:
    if invite is None:
        return None
    keys, place = Keys(bytes.fromhex(invite.secret)), invite.origin + link.address
    letters = invitations(keys, place, link.key, found.sides)
    alone = is_here(urlsplit(invite.origin).hostname or "")
    warned = [tag("p", text("ui.start.invite_here", lang), cls="ts-warning")] if alone else []
    about = tag("p", text("ui.start.invite_about", lang), cls="ts-quiet")
    return why(f"invite {link.key}", text("ui.start.invite", lang), *warned, about, *_letters(list(letters), lang))


def _letters(letters: Sequence[Invitation], lang: str) -> Iterator[Markup]:
    for letter in letters:
        label = letter.label(lang)
        box = tag("input", type="text", readonly=True, value=letter.address, aria_label=label)
        copied, by_hand = text("ui.start.copied", lang), text("ui.start.copy_by_hand", lang)
        words = {"data_ts_copied": copied, "data_ts_by_hand": by_hand}
        button = tag("button", text("ui.start.copy", lang), type="button", cls="ts-button", data_ts_copy=True, **words)
        yield tag("div", tag("span", label), box, button, cls="ts-letter")
