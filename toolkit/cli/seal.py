"""`turnsheet seal`: one side's actions for the turn, kept on this machine until every side has sealed.

The plan is never printed: it is checked, kept, and its commitment is written into the Log.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from toolkit.cli import options
from toolkit.cli.doing import wrong_input
from toolkit.cli.ending import DONE, wrong
from toolkit.cli.help import language
from toolkit.cli.opening import one_battle, opened, playable, readable
from toolkit.cli.outcome import written, written_json
from toolkit.cli.sealed import sealing_json, sealing_lines
from toolkit.cli.streams import read_text, say_json
from toolkit.messages import text

if TYPE_CHECKING:
    from toolkit.session import Campaign


@click.command()
@options.source
@click.argument("lines", nargs=-1, metavar="[ACTION...]")
@click.option("--side", metavar="SIDE")
@click.option("--withdraw", is_flag=True)
@options.by
@options.battle
@options.as_json
@options.lang
def seal(
    source: str,
    lines: tuple[str, ...],
    side: str | None,
    withdraw: bool,
    by: str,
    battle: str | None,
    as_json: bool,
    lang: str | None,
) -> int:
    """Seal what a side does this turn in SOURCE, or show who has sealed."""
    if side is None:
        if lines or withdraw:
            raise wrong(text("cli.which_side", lang or language([])), where="--side")
        campaign = opened(source, lang, battle)
        one_battle(campaign)
        return _show(campaign, as_json)
    if bool(lines) == withdraw:
        raise wrong(text("cli.seal_what", lang or language([])), where="ACTION")
    if withdraw:
        campaign = readable(source, lang, battle)
        one_battle(campaign)
        return _done(campaign, campaign.sealing.withdraw(side, by=by), as_json)
    actions = _actions(lines)
    if not actions:
        raise wrong(text("cli.seal_what", lang or language([])), where="ACTION")
    campaign = playable(source, lang, battle)
    sealed = campaign.sealing.seal(side, actions, by=by)
    if isinstance(sealed, list):
        raise wrong_input(sealed, campaign.lang)
    return _done(campaign, sealed, as_json)


def _actions(lines: tuple[str, ...]) -> list[str]:
    """The lines, or those on standard input."""
    typed = read_text("-").splitlines() if lines == ("-",) else lines
    return [line for line in typed if line.strip()]


def _done(campaign: Campaign, outcome: Any, as_json: bool) -> int:
    done = written(campaign, outcome)
    entry = next(entry for entry in reversed(campaign.log()) if entry.id == done.id)
    if as_json:
        say_json({**written_json(campaign, done), "action": entry.action, **sealing_json(campaign)})
    else:
        print(entry.action + ".", *sealing_lines(campaign), sep="\n")
    return DONE


def _show(campaign: Campaign, as_json: bool) -> int:
    if as_json:
        say_json({"ok": True, **sealing_json(campaign)})
    else:
        print(*sealing_lines(campaign), sep="\n")
    return DONE
