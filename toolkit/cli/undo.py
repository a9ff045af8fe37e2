"""`turnsheet undo` and `turnsheet redo`: whole actions, sheet cells included."""

from __future__ import annotations

from typing import Any

import click

from toolkit.cli import options
from toolkit.cli.ending import CONFLICT, DONE, Ending, wrong
from toolkit.cli.opening import one_battle, readable
from toolkit.cli.outcome import change_lines, written, written_json, written_lines
from toolkit.cli.streams import say_json
from toolkit.messages import render, text
from toolkit.session.log_json import clashes_json
from toolkit.session.stopped import Stop, stop_before
from toolkit.sync.port import Conflict


@click.command()
@options.source
@click.option("--id", "action")
@click.option("--since", metavar="ID")
@options.keeps
@options.by
@options.battle
@options.as_json
@options.lang
def undo(
    source: str,
    action: str | None,
    since: str | None,
    keeps: tuple[str, ...],
    by: str,
    battle: str | None,
    as_json: bool,
    lang: str | None,
) -> int:
    """Take back the last action in SOURCE, or the one with that id, if its cells still hold what it wrote.

    Everything since an action goes back as far as nobody changed it by hand; the command then ends with what did.
    """
    campaign = readable(source, lang, battle)
    one_battle(campaign)
    if action is not None and since is not None:
        raise wrong(text("cli.one_choice", campaign.lang, options=["--id", "--since"]))
    outcome = campaign.undo(action or since, by=by, since=since is not None)
    return _tell(campaign, _kept(campaign, outcome, keeps, by), as_json, since)


@click.command()
@options.source
@options.keeps
@options.by
@options.battle
@options.as_json
@options.lang
def redo(source: str, keeps: tuple[str, ...], by: str, battle: str | None, as_json: bool, lang: str | None) -> int:
    """Do again what was undone last in SOURCE."""
    campaign = readable(source, lang, battle)
    one_battle(campaign)
    return _tell(campaign, _kept(campaign, campaign.redo(by=by), keeps, by), as_json)


def _kept(campaign: Any, outcome: Any, keeps: tuple[str, ...], by: str) -> Any:
    """The outcome; where somebody's change was in the way, that of the choice made for it."""
    if not keeps or not isinstance(outcome, Conflict) or outcome.change_set is None:
        return outcome
    from toolkit.cli.keeping import settled

    return settled(campaign, outcome.change_set, keeps, by)


def _tell(campaign: Any, outcome: Any, as_json: bool, since: str | None = None) -> int:
    done = written(campaign, outcome, keepable=True)
    entry = campaign.log()[-1]
    told = {**written_json(campaign, done), "undoes": entry.undoes, "action": entry.action}
    stop = stop_before(campaign.home.sheet, since) if since is not None else None
    if not as_json:
        print(entry.action, *change_lines(campaign, done.changes), *written_lines(campaign, done), sep="\n")
    if stop is not None:
        raise _stopped(campaign, stop, told)
    if as_json:
        say_json(told)
    return DONE


def _stopped(campaign: Any, stop: Stop, told: dict[str, Any]) -> Ending:
    """What was taken back stands in the Log; what is in the way of the rest."""
    said = [render(one, campaign.lang) for one in stop.notes()]
    found = {"id": stop.entry.id, "action": stop.entry.action, "cells": clashes_json(stop.cells)}
    return Ending(CONFLICT, said, {**told, "ok": False, "stopped": {**found, "message": "\n".join(said)}})
