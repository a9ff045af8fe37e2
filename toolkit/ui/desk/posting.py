"""The last turn as a post for a forum, in the form somebody chose."""

from __future__ import annotations

from dataclasses import dataclass

from toolkit.session.posts import FORMATS, last_turn, story
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.html import Markup, join, tag
from toolkit.ui.desk.words import Words

FORM_NAMES = {"bbcode": "BBCode", "markdown": "Markdown"}


@dataclass(frozen=True, slots=True)
class PostView:
    """The post, its forms to choose from, and what the copying says: on the button, when it worked, when it did not."""

    title: Markup
    about: str
    forms: tuple[tuple[str, str], ...]
    form: str
    text: str
    copy: str
    copied: str
    by_hand: str


def post_view(desk: Desk, words: Words) -> PostView | None:
    """The post; none while nothing was done yet."""
    campaign = desk.campaign
    turn = last_turn(campaign.posted()) if campaign is not None and campaign.home.loaded.system is not None else []
    if campaign is None or not turn:
        return None
    settings = campaign.home.loaded.settings  # its sentences are written in the campaign's language, whoever reads them
    return PostView(
        title=join([tag("h2", words.say("post")), tag("p", words.say("post_how"), cls="ts-quiet")]),
        about=words.say("post_form"),
        forms=tuple(
            (FORM_NAMES.get(form) or words.say(f"post_{form}"), form) for form in ("bbcode", "markdown", "text")
        ),
        form=desk.post_form,
        text=story(turn, desk.post_form, settings.lang, campaign.system.id, settings.spoiler),
        copy=words.say("post_copy"),
        copied=words.say("post_copied"),
        by_hand=words.say("post_by_hand"),
    )


def choose_form(desk: Desk, form: str) -> None:
    """Show the post in that form from now on."""
    if form in FORMATS:
        desk.post_form = form
