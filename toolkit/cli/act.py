"""`turnsheet act`: one action, or a turn of several lines, resolved and written into the sheet."""

from __future__ import annotations

from typing import Any

import click

from toolkit.cli import options
from toolkit.cli.doing import carry_out
from toolkit.cli.ending import wrong
from toolkit.cli.opening import playable
from toolkit.cli.streams import read_text
from toolkit.messages import text


@click.command()
@options.source
@click.argument("lines", nargs=-1, required=True, metavar="ACTION...")
@options.answers
@options.seed
@options.overrides
@options.why
@click.option("--preview", "preview_only", is_flag=True)
@click.option("--hidden", is_flag=True)
@options.by
@options.battle
@options.as_json
@options.lang
def act(
    source: str,
    lines: tuple[str, ...],
    answers: tuple[str, ...],
    seed: int | None,
    overrides: tuple[str, ...],
    why: str,
    preview_only: bool,
    hidden: bool,
    by: str,
    battle: str | None,
    as_json: bool,
    lang: str | None,
) -> int:
    """Resolve ACTION and write it into SOURCE."""
    given = options.read_answers(answers) or None
    ruled = options.read_overrides(overrides, why)
    campaign = playable(source, lang, battle, only_look=preview_only)
    made = campaign.preview(_action(lines), answers=given, seed=seed, overrides=ruled, by=by)
    return carry_out(campaign, made, preview_only=preview_only, as_json=as_json, hidden=hidden)


def _action(lines: tuple[str, ...]) -> Any:
    """The lines (- is standard input), or the one `do` entry that was given as JSON."""
    if lines == ("-",):
        return [read_text("-")]
    if len(lines) > 1 or not lines[0].lstrip().startswith("{"):
        return list(lines)
    from toolkit.core.problems import Problems
    from toolkit.scenario.json_text import cleaned, read_json

    strange: list[Any] = []
    try:
        entry = cleaned(read_json(lines[0]), "do", strange)
    except Problems:
        strange = [None]
    if strange:
        raise wrong(text("cli.expected_entry"), where="do", value=lines[0][:80])
    return entry
