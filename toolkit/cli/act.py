"""`turnsheet act`: one action, or a turn of several lines, resolved and written into the sheet."""

from __future__ import annotations

from typing import Any

import click

from toolkit.cli import options
from toolkit.cli.doing import carry_out
from toolkit.cli.ending import wrong
from toolkit.cli.opening import playable
from toolkit.messages import text


@click.command()
@options.source
@click.argument("lines", nargs=-1, required=True, metavar="ACTION...")
@options.answers
@options.seed
@options.overrides
@click.option("--preview", "preview_only", is_flag=True, help="Show what would happen; write nothing.")
@options.by
@options.as_json
@options.lang
def act(
    source: str,
    lines: tuple[str, ...],
    answers: tuple[str, ...],
    seed: int | None,
    overrides: tuple[str, ...],
    preview_only: bool,
    by: str,
    as_json: bool,
    lang: str | None,
) -> int:
    """Resolve ACTION and write it into SOURCE.

    An action is written "Actor: Use > Target + Target [option, option=value]". A Calpheon turn takes the actions of
    both sides in order; a side that names fewer than two waits for the rest. Dice that are not answered are rolled.

    \b
    turnsheet act team.xlsx "Cinder: Ember > Mossy" "Ann: Tamer Move" "Mossy: Rest" "Mossy: Leer > Cinder"

    \b
    "Cinder: Ember > Mossy"                a move at its target
    "Cinder: Ember > Mossy + Fern"         at several
    "Cinder: Growl"                        at nobody named: the opponent's Pokémon in battle
    "Mossy: Rest"                          also Reposition, Recover, Interact, Flee, Wait
    "Mossy: Switch > Fern"                 Fern comes in for Mossy
    'Ann: Creative > Mossy [text="kicks the lantern over"]'   you say what comes of it: --answer adjudication=burn
    "Ann: Tamer Attack > Mossy"            a tamer's own: Tamer Attack, Tamer Move, Switch, Interact, Flee
    "replace B Fern"                       Fern comes in for side B's fallen Pokémon: alone, or before a turn's lines
    "Cinder: Ember > Mossy [accuracy=14]"  an answer given beforehand
    '"Cinder: the Second": Rest'           quotes round a name keep the signs : > + [ in it
    "adjudicate Mossy: burn; lose 5% max"  your own decision, also a command of its own
    "start", "scene", "day"                the battle's frame
    """
    given = options.read_answers(answers) or None
    ruled = options.read_overrides(overrides)
    campaign = playable(source, lang, only_look=preview_only)
    made = campaign.preview(_action(lines), answers=given, seed=seed, overrides=ruled, by=by)
    return carry_out(campaign, made, preview_only=preview_only, as_json=as_json)


def _action(lines: tuple[str, ...]) -> Any:
    """The lines, or the one `do` entry that was given as JSON."""
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
