"""`turnsheet outbox`: what waits to be written, another try, and what had to be laid aside."""

from __future__ import annotations

import click

from toolkit.cli import options
from toolkit.cli.ending import CONFLICT, DONE, UNREACHABLE
from toolkit.cli.entries import clashes_json
from toolkit.cli.opening import looked_at
from toolkit.cli.outcome import change_lines
from toolkit.cli.standing import aside_json, aside_lines, remark_lines, sent_lines, sets_json, typed
from toolkit.cli.streams import say_json
from toolkit.messages import render, text
from toolkit.sync.sentences import line_of, queued_note


@click.command()
@options.source
@click.option("--dismiss", is_flag=True)
@options.as_json
@options.lang
def outbox(source: str, dismiss: bool, as_json: bool, lang: str | None) -> int:
    """Try to write what waits for SOURCE. Exit status 5 if anything is left, 4 if anything had to be laid aside."""
    campaign = looked_at(source, lang)
    sent = campaign.send()
    left, aside = campaign.home.backend.outbox(), campaign.aside()
    reasons = [render(queued_note(sent.left, campaign.name), campaign.lang)] if sent.left else []
    unread = any(said.code == "sync.side_unread" for said in campaign.remarks())
    if as_json:
        told = {"waiting": sets_json(left), "sent": sets_json(sent.written), "aside": aside_json(aside)}
        clashes = clashes_json(clash for laid in sent.aside for clash in laid.clashes)
        remarks = remark_lines(campaign)
        say_json(
            {
                "ok": not left and not sent.aside and not unread,
                **told,
                "conflict": clashes,
                "why": reasons,
                "remarks": remarks,
            }
        )
    else:
        lines = [*sent_lines(campaign, sent), *aside_lines(campaign, aside), *reasons]
        for one in left:
            lines += [line_of(one), *(f"    {line}" for line in change_lines(campaign, one.changes))]
        lines += remark_lines(campaign)
        lines += [text("cli.dismiss_with", campaign.lang, name=typed(source))] if aside and not dismiss else []
        lines += [] if unread else [text("cli.waiting", campaign.lang, count=len(left))]
        print(*lines, sep="\n")
    if dismiss and not unread:
        campaign.dismiss()
    return CONFLICT if sent.aside else UNREACHABLE if left or unread else DONE
