"""`turnsheet adjudicate`: the game master's decision on what an action or a scene brings about, logged and undoable."""

from __future__ import annotations

import click

from toolkit.cli import options
from toolkit.cli.doing import carry_out
from toolkit.cli.opening import playable


@click.command()
@options.source
@click.argument("words", nargs=-1, metavar="[EFFECT]...")
@click.option("--text", "about", default="")
@click.option("--why", default="")
@click.option("--preview", "preview_only", is_flag=True)
@options.by
@options.battle
@options.as_json
@options.lang
def adjudicate(
    source: str,
    words: tuple[str, ...],
    about: str,
    why: str,
    preview_only: bool,
    by: str,
    battle: str | None,
    as_json: bool,
    lang: str | None,
) -> int:
    """Let EFFECTs happen: what a creative action, a move's note or the surroundings bring about."""
    from toolkit.core.action_text import parse_word

    entry = {"adjudicate": {"text": about, "effects": [parse_word(word) for word in words], "why": why}}
    campaign = playable(source, lang, battle, only_look=preview_only)
    return carry_out(campaign, campaign.preview(entry, by=by), preview_only=preview_only, as_json=as_json)
