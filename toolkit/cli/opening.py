"""Opening the source a command names, and the ways it can be no good: out of reach, or full of errors."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from toolkit.cli.ending import ERRORS, UNREACHABLE, Ending
from toolkit.cli.outcome import clash_lines
from toolkit.cli.problems import problem_lines
from toolkit.cli.progress import working
from toolkit.messages import text

if TYPE_CHECKING:
    from toolkit.session import Campaign
    from toolkit.sync.port import SourceError


def opened(source: str, lang: str | None) -> Campaign:
    """The campaign, its problems included; the command ends when it cannot be reached."""
    from toolkit.session import open_campaign
    from toolkit.sync.port import SourceError

    name = Path(source).name or source
    try:
        with working(text("cli.reading", lang or "en", name=name)):
            return open_campaign(source, lang=lang)
    except SourceError as error:
        raise unreachable(error, name, lang or "en") from None


def unreachable(error: SourceError, name: str, lang: str) -> Ending:
    """Why the source cannot be read or written; the sentence names it."""
    sentence = text(error.code, lang, **error.facts)
    sentence = sentence if name in sentence else f"{name}: {sentence}"
    return Ending(UNREACHABLE, [sentence], {"error": {"code": error.code, "message": sentence}})


def playable(source: str, lang: str | None) -> Campaign:
    """The campaign, if it can be played, with what waited for it sent; else the command ends with all its errors."""
    campaign = opened(source, lang)
    if campaign.state is None:
        raise not_playable(campaign)
    send_waiting(campaign)
    return campaign


def readable(source: str, lang: str | None) -> Campaign:
    """The campaign, if its tables could be made out, errors in cells aside; what waited for it is sent."""
    campaign = opened(source, lang)
    if campaign.home.loaded.sheet is None:
        raise not_playable(campaign)
    send_waiting(campaign)
    return campaign


def send_waiting(campaign: Campaign) -> None:
    """Try to send what waits; a set that can no longer be written is told, so that nothing vanishes in silence."""
    from toolkit.sync.port import Conflict

    if not campaign.waiting():
        return
    campaign.refresh()
    for outcome in campaign.home.sent:
        if isinstance(outcome, Conflict):
            lines = clash_lines(outcome.clashes, campaign.lang)
            print(text("cli.waited_in_vain", campaign.lang), *lines, sep="\n", file=sys.stderr)


def not_playable(campaign: Campaign) -> Ending:
    """Every error of the sheet, at once."""
    errors = [problem for problem in campaign.problems if problem.level == "error"]
    said = [*problem_lines(errors, campaign.lang), text("cli.not_playable", campaign.lang, count=len(errors))]
    return Ending(ERRORS, said, {"problems": [problem.as_json(campaign.lang) for problem in errors]})
