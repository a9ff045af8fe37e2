"""`turnsheet outbox`: what waits to be written, another try, and what had to be laid aside."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import click

from toolkit.cli import options
from toolkit.cli.ending import CONFLICT, DONE, UNREACHABLE, Ending
from toolkit.cli.keeping import meant, read_keeps, settled
from toolkit.cli.opening import looked_at
from toolkit.cli.outcome import change_lines, written
from toolkit.cli.standing import aside_json, aside_lines, remark_lines, sent_lines, sets_json, typed, whose_lines
from toolkit.cli.streams import say_json
from toolkit.messages import render, text
from toolkit.session.log_json import clashes_json
from toolkit.sync.port import Flushed
from toolkit.sync.sentences import line_of, queued_note

if TYPE_CHECKING:
    from toolkit.session import Campaign
    from toolkit.session.contested import Contested
    from toolkit.tables.changes import ChangeSet


@click.command()
@options.source
@options.keeps
@options.by
@click.option("--dismiss", is_flag=True)
@options.as_json
@options.lang
def outbox(source: str, keeps: tuple[str, ...], by: str, dismiss: bool, as_json: bool, lang: str | None) -> int:
    """Try to write what waits for SOURCE. Exit status 5 if anything is left, 4 if anything had to be laid aside."""
    campaign = looked_at(source, lang)
    sent = campaign.send()
    if keeps:
        sent = _settled(campaign, sent, keeps, by)
    left, aside = campaign.home.backend.outbox(), campaign.aside()
    reasons = [render(queued_note(sent.left, campaign.name), campaign.lang)] if sent.left else []
    unread = any(said.code == "sync.side_unread" for said in campaign.remarks())
    if as_json:
        told = {"waiting": sets_json(left), "sent": sets_json(sent.written), "aside": aside_json(campaign, aside)}
        clashes = clashes_json(clash for laid in sent.aside for clash in laid.clashes)
        remarks = remark_lines(campaign)
        say_json(
            {
                "ok": not left and not sent.aside and not unread,
                **told,
                "conflict": clashes,
                "changed_by": (campaign.changed_by or None) if sent.aside else None,
                "why": reasons,
                "remarks": remarks,
            }
        )
    else:
        whose = whose_lines(campaign) if sent.aside else []
        lines = [*sent_lines(campaign, sent), *aside_lines(campaign, aside), *whose, *reasons]
        for one in left:
            lines += [line_of(one), *(f"    {line}" for line in change_lines(campaign, one.changes))]
        lines += remark_lines(campaign)
        ways = ("cli.settle_with", "cli.dismiss_with") if aside and not dismiss else ()
        lines += [text(way, campaign.lang, name=typed(source)) for way in ways]
        lines += [] if unread else [text("cli.waiting", campaign.lang, count=len(left))]
        print(*lines, sep="\n")
    if dismiss and not unread:
        campaign.dismiss()
    return CONFLICT if sent.aside else UNREACHABLE if left or unread else DONE


def _settled(campaign: Campaign, sent: Flushed, keeps: tuple[str, ...], by: str) -> Flushed:
    """What lies aside written as chosen, oldest first; the command ends where that cannot be, and tells what was."""
    done = list(sent.written)
    wanted = [laid.change_set for laid in campaign.aside() if laid.change_set is not None]
    read_keeps(campaign, keeps, [cell for one in wanted for cell in _in_question(campaign, one)])
    for one in wanted:
        campaign.refresh()
        try:
            outcome = settled(campaign, one, meant(campaign, keeps, _in_question(campaign, one)), by)
            done.append(replace(one, changes=written(campaign, outcome, keepable=True).changes))
        except Ending as ending:
            told = sent_lines(campaign, Flushed(tuple(done)))
            raise Ending(ending.status, [*told, *ending.said], {**ending.result, "sent": sets_json(done)}) from None
    return Flushed(tuple(done))


def _in_question(campaign: Campaign, change_set: ChangeSet) -> list[Contested]:
    merge = campaign.merge(change_set)
    return merge.cells if merge is not None else []
