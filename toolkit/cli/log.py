"""`turnsheet log`: the story so far, ready to post; and whether a roll id, or a whole post, says what the Log says."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from toolkit.cli import options
from toolkit.cli.ending import DONE, wrong
from toolkit.cli.opening import not_playable, one_battle, opened
from toolkit.cli.sealed import sealed_now
from toolkit.cli.standing import standing_json
from toolkit.cli.streams import say_json
from toolkit.cli.viewing import viewing
from toolkit.messages import text
from toolkit.session.log_json import entry_json

if TYPE_CHECKING:
    from toolkit.session import Campaign, LogEntry
    from toolkit.session.viewer import Role

_FORMATS = ("text", "markdown", "bbcode", "json", "csv")
_TAG = re.compile(r"[A-Za-z]{1,20}")


@click.command()
@options.source
@click.option("--format", "form", type=click.Choice(_FORMATS), default="text", show_default=True)
@click.option("--last", is_flag=True)
@click.option("--turn", type=click.IntRange(0))
@click.option("--id", "action", metavar="ID")
@options.view
@options.side
@click.option("--spoiler", metavar="TAG")
@click.option("--verify", metavar="ROLLID|-")
@options.battle
@options.as_json
@options.lang
def log(
    source: str,
    form: str,
    last: bool,
    turn: int | None,
    action: str | None,
    view: Role,
    side: str,
    spoiler: str | None,
    verify: str | None,
    battle: str | None,
    as_json: bool,
    lang: str | None,
) -> int:
    """The story of SOURCE so far, or a part of it."""
    from toolkit.session.export import exported

    campaign = opened(source, lang, battle)
    one_battle(campaign)
    if campaign.home.loaded.sheet is None:
        raise not_playable(campaign)
    if sum([last, turn is not None, action is not None, verify is not None]) > 1:
        raise wrong(text("cli.one_choice", campaign.lang, options=["--last", "--turn", "--id", "--verify"]))
    if spoiler is not None and not _TAG.fullmatch(spoiler):
        raise wrong(text("cli.no_tag", campaign.lang, tag=spoiler[:40]), where="--spoiler", value=spoiler)
    if verify is not None:
        from toolkit.cli.verifying import verified

        return verified(campaign, verify, as_json or form == "json")
    viewer = viewing(campaign, view, side)
    post = view == "gm" and form in ("markdown", "bbcode") and not as_json
    entries = _chosen(campaign, campaign.posted() if post else campaign.told(viewer), last, turn, action)
    if as_json or form == "json":
        own = standing_json(campaign) if view == "gm" else {}
        say_json({"ok": True, "log": [entry_json(entry, view) for entry in entries], **own})
    else:
        spoilers = spoiler or campaign.home.loaded.settings.spoiler
        told = exported(entries, form, campaign.lang, campaign.system.id, view, spoilers)
        print(told, end="")
        if not told:
            print(text("cli.log_empty", campaign.lang), file=sys.stderr)
        if form == "text" and not (last or action or turn is not None):
            print(*(f"\n{line}." for line in sealed_now(campaign)), sep="", end="")
    return DONE


def _chosen(
    campaign: Campaign, entries: Sequence[LogEntry], last: bool, turn: int | None, action: str | None
) -> Sequence[LogEntry]:
    """The entries that are asked for, of those that may be read; the command ends when there are none of them."""
    from toolkit.session.posts import last_turn
    from toolkit.session.rolls import roll_id

    if action is not None:
        found = [entry for entry in entries if action in (entry.id, roll_id(entry))]
        if not found:
            raise wrong(text("session.undo.unknown", campaign.lang, id=action), where="--id", value=action)
        return found
    if turn is not None:
        found = last_turn(entries, turn)
        if not found:
            raise wrong(text("cli.no_turn", campaign.lang, number=turn), where="--turn", value=turn)
        return found
    return last_turn(entries) if last else entries
