"""`turnsheet adjust`: the game master's own word, logged and undone like any action."""

from __future__ import annotations

import click

from toolkit.cli import options
from toolkit.cli.doing import carry_out
from toolkit.cli.opening import playable


@click.command()
@options.source
@click.argument("who")
@click.argument("columns", nargs=-1, required=True, metavar="COLUMN=VALUE...")
@click.option("--why", default="")
@click.option("--preview", "preview_only", is_flag=True)
@options.by
@options.battle
@options.as_json
@options.lang
def adjust(
    source: str,
    who: str,
    columns: tuple[str, ...],
    why: str,
    preview_only: bool,
    by: str,
    battle: str | None,
    as_json: bool,
    lang: str | None,
) -> int:
    """Set columns of WHO (a name, an id, or battle) by hand: turnsheet adjust team.xlsx Cinder hp=12 --why "a tree"."""
    entry = {"adjust": {"who": who, "set": options.read_columns(columns), "why": why}}
    campaign = playable(source, lang, battle, only_look=preview_only)
    return carry_out(campaign, campaign.preview(entry, by=by), preview_only=preview_only, as_json=as_json)
