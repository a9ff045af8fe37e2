"""`turnsheet log`: the story so far, ready to post."""

from __future__ import annotations

import click

from toolkit.cli import options
from toolkit.cli.ending import DONE
from toolkit.cli.entries import entry_json
from toolkit.cli.opening import not_playable, opened
from toolkit.cli.standing import standing_json
from toolkit.cli.streams import say_json

_FORMATS = ("text", "markdown", "bbcode", "json")


@click.command()
@options.source
@click.option("--format", "form", type=click.Choice(_FORMATS), default="text", show_default=True)
@options.as_json
@options.lang
def log(source: str, form: str, as_json: bool, lang: str | None) -> int:
    """The story of SOURCE so far. JSON has every row of the Log, posts leave out what was undone."""
    from toolkit.session.posts import story

    campaign = opened(source, lang)
    if campaign.home.loaded.sheet is None:
        raise not_playable(campaign)
    if as_json or form == "json":
        say_json({"ok": True, "log": [entry_json(entry) for entry in campaign.log()], **standing_json(campaign)})
    else:
        print(story(campaign.log(), form, campaign.lang), end="")
    return DONE
