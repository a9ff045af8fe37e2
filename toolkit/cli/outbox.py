"""`turnsheet outbox`: what waits to be written, and another try."""

from __future__ import annotations

import click

from toolkit.cli import options
from toolkit.cli.ending import CONFLICT, DONE, UNREACHABLE
from toolkit.cli.entries import changes_json, clashes_json
from toolkit.cli.opening import opened
from toolkit.cli.outcome import change_lines, clash_lines
from toolkit.cli.streams import say_json
from toolkit.messages import render, text
from toolkit.sync.port import Conflict, Queued
from toolkit.sync.sentences import queued_note


@click.command()
@options.source
@options.as_json
@options.lang
def outbox(source: str, as_json: bool, lang: str | None) -> int:
    """Try to write what waits for SOURCE. Exit status 5 if anything is left, 4 on conflict."""
    campaign = opened(source, lang)
    campaign.refresh()
    left, sent = campaign.home.backend.outbox(), campaign.home.sent
    clashes = [clash for outcome in sent if isinstance(outcome, Conflict) for clash in outcome.clashes]
    reasons = [
        render(queued_note(outcome, campaign.name), campaign.lang) for outcome in sent if isinstance(outcome, Queued)
    ]
    if as_json:
        waiting = [{"id": one.id, "changes": changes_json(one.changes)} for one in left]
        say_json(
            {"ok": not left and not clashes, "waiting": waiting, "conflict": clashes_json(clashes), "why": reasons}
        )
    else:
        lines = [*reasons, *clash_lines(clashes, campaign.lang)]
        lines += [line for one in left for line in change_lines(campaign, one.changes)]
        print(*lines, text("cli.waiting", campaign.lang, count=len(left)), sep="\n")
    return CONFLICT if clashes else UNREACHABLE if left else DONE
