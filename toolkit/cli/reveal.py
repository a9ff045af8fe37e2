"""`turnsheet reveal`: open what was sealed on this machine, and play the turn once every side is open.

A look with --preview opens nothing and writes nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from toolkit.cli import options
from toolkit.cli.doing import carry_out
from toolkit.cli.ending import CONFLICT, DONE, NEEDS, Ending
from toolkit.cli.opening import playable, readable
from toolkit.cli.outcome import names_in, refused, written
from toolkit.cli.sealed import sealing_json
from toolkit.cli.streams import say_json
from toolkit.core.outcome import Refusal
from toolkit.messages import render
from toolkit.session.viewer import GM

if TYPE_CHECKING:
    from toolkit.session import Campaign


@click.command()
@options.source
@click.option("--id", "roll", metavar="ID")
@options.answers
@options.seed
@options.overrides
@options.why
@click.option("--preview", "preview_only", is_flag=True)
@options.by
@options.battle
@options.as_json
@options.lang
def reveal(
    source: str,
    roll: str | None,
    answers: tuple[str, ...],
    seed: int | None,
    overrides: tuple[str, ...],
    why: str,
    preview_only: bool,
    by: str,
    battle: str | None,
    as_json: bool,
    lang: str | None,
) -> int:
    """Open what was sealed on this machine for the turn in SOURCE; with the last side open, play the turn."""
    if roll is not None:
        return _show_roll(readable(source, lang, battle), roll, by, as_json)
    given, ruled = options.read_answers(answers) or None, options.read_overrides(overrides, why)
    campaign = playable(source, lang, battle, only_look=preview_only)
    if not preview_only:
        stopped = _open(campaign, by, as_json)
        if stopped is not None:
            return _not_yet(campaign, stopped, as_json)
    made = campaign.sealing.preview(answers=given, seed=seed, overrides=ruled, by=by)
    if isinstance(made, Refusal):
        return _not_yet(campaign, made, as_json)
    return carry_out(campaign, made, preview_only=preview_only, as_json=as_json)


def _show_roll(campaign: Campaign, roll: str, by: str, as_json: bool) -> int:
    """Write the dice of a hidden roll into the Log."""
    outcome = campaign.hidden.reveal(roll, by=by)
    if isinstance(outcome, Refusal):
        raise refused(outcome, campaign.lang, names=names_in(campaign))
    written(campaign, outcome)
    entry = next(one for one in campaign.told(GM) if one.id == roll)
    if as_json:
        say_json({"ok": True, "id": roll, "dice": entry.dice, "result": entry.result.split("\n")})
    else:
        print(*entry.result.splitlines(), entry.dice, sep="\n")
    return DONE


def _open(campaign: Campaign, by: str, as_json: bool) -> Refusal | None:
    """Open what was sealed here and say so; or why nothing can be opened."""
    before = {entry.id for entry in campaign.log()}
    outcome = campaign.sealing.open(by=by)
    if isinstance(outcome, Refusal):
        return outcome
    if written(campaign, outcome).id and not as_json:
        print(
            *(entry.action for entry in campaign.log() if entry.kind == "open" and entry.id not in before), "", sep="\n"
        )
    return None


def _not_yet(campaign: Campaign, why: Refusal, as_json: bool) -> int:
    """Others are not open yet, or it was all played before: calmly. Anything else ends the command."""
    if why.reason not in ("shut", "played"):
        raise _ending(campaign, why)
    sentence = render(why.said, campaign.lang)
    if as_json:
        say_json({"ok": True, "resolved": why.reason == "played", "message": sentence, **sealing_json(campaign)})
    else:
        print(sentence)
    return DONE


def _ending(campaign: Campaign, why: Refusal) -> Ending:
    """Somebody has to seal first; or somebody altered something; or it cannot be played as it is."""
    ending = refused(why, campaign.lang, names=names_in(campaign), **sealing_json(campaign))
    if why.reason in ("nobody", "missing", "past"):
        ending.status = NEEDS
    elif why.reason == "exchanged" or campaign.sealing.look().faults:
        ending.status = CONFLICT
    return ending
