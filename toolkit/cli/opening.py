"""Opening the source a command names, and the ways it can be no good: out of reach, or full of errors."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from toolkit.cli.doing import wrong_input
from toolkit.cli.ending import ERRORS, UNREACHABLE, Ending, wrong
from toolkit.cli.help import language
from toolkit.cli.problems import problem_lines
from toolkit.cli.progress import working
from toolkit.cli.standing import (
    OF_WAITING,
    damaged_lines,
    laid_aside,
    remark_lines,
    sent_lines,
    waiting_lines,
)
from toolkit.messages import text
from toolkit.tables.battles import KEY

if TYPE_CHECKING:
    from toolkit.session import Campaign
    from toolkit.sync.port import Backend, SourceError


def opened(source: str, lang: str | None, battle: str | None = None) -> Campaign:
    """The campaign, its problems included, for looking at: nothing is sent, and what waits or lies aside is told.

    The command ends when it cannot be reached.
    """
    campaign = looked_at(source, lang, battle)
    told = waiting_lines(campaign)
    if told:
        print(*told, sep="\n", file=sys.stderr)
    return campaign


def looked_at(source: str, lang: str | None, battle: str | None = None) -> Campaign:
    """The campaign, without a word about what waits; the command ends when it cannot be reached."""
    from toolkit.session import open_campaign
    from toolkit.sync.port import SourceError

    name = called(source, lang or language([]))
    try:
        with working(text("cli.reading", lang or language([]), name=name)):
            return open_campaign(source, lang=lang, battle=battle)
    except SourceError as error:
        raise unreachable(error, name, lang or language([])) from None


def tongue(source: str | Backend, lang: str | None) -> str:
    """The language asked for, else the campaign's; the reader's own where the campaign cannot be read."""
    from toolkit.sync.port import SourceError
    from toolkit.sync.registry import open_backend
    from toolkit.tables.settings import read_settings

    try:
        return lang or read_settings((open_backend(source) if isinstance(source, str) else source).read()).lang
    except SourceError:
        return language([])


def called(source: str, lang: str) -> str:
    """What a source is called before it has been read: the name of the file or the folder, a sheet's last title."""
    from toolkit.session.places import is_google, title_of

    if is_google(source):
        return title_of(source) or text("cli.google_sheet", lang)
    return source if "://" in source else Path(source).name or source


def unreachable(error: SourceError, name: str, lang: str) -> Ending:
    """Why the source cannot be read or written; the sentence names it."""
    sentence = text(error.code, lang, **error.facts)
    sentence = sentence if name in sentence else f"{name}: {sentence}"
    return Ending(UNREACHABLE, [sentence], {"error": {"code": error.code, "message": sentence}})


def playable(source: str, lang: str | None, battle: str | None = None, *, only_look: bool = False) -> Campaign:
    """The campaign, if it can be played; else the command ends with all its errors.

    What waited for it is sent, but for a command that only looks, which writes nothing.
    """
    campaign = opened(source, lang, battle) if only_look else looked_at(source, lang, battle)
    one_battle(campaign)
    if campaign.state is None:
        raise not_playable(campaign)
    if not only_look:
        send_waiting(campaign)
    return campaign


def one_battle(campaign: Campaign) -> None:
    """End the command where it names a battle that nobody knows, or names none although each has a name."""
    wrong_name = [problem for problem in campaign.problems if problem.where == KEY and problem.spot is not None]
    if wrong_name:
        raise wrong_input(wrong_name, campaign.lang)
    sheet = campaign.home.loaded.sheet
    if sheet is not None and campaign.home.loaded.battle is None and sheet.battles.unclear:
        names = [*filter(None, sheet.battles.names), *sheet.battles.waiting]
        raise wrong(text("cli.which_battle", campaign.lang, names=names), where="--battle")


def readable(source: str, lang: str | None, battle: str | None = None, *, only_look: bool = False) -> Campaign:
    """The campaign, if its tables could be made out, errors in cells aside; what waited is sent as for `playable`."""
    campaign = opened(source, lang, battle) if only_look else looked_at(source, lang, battle)
    if campaign.home.loaded.sheet is None:
        raise not_playable(campaign)
    if not only_look:
        send_waiting(campaign)
    return campaign


def send_waiting(campaign: Campaign) -> None:
    """Try to send what waits, and tell what came of it, so that nothing is done twice or vanishes in silence.

    The command ends when an action had to be laid aside: nothing new is done on top of one that never happened. A file
    so damaged that nobody can tell what it held is told of, and play goes on.
    """
    sent = campaign.send()
    if sent.aside:
        raise laid_aside(campaign, sent.aside)
    told = [*sent_lines(campaign, sent), *damaged_lines(campaign), *remark_lines(campaign, OF_WAITING)]
    if told:
        print(*told, sep="\n", file=sys.stderr)


def not_playable(campaign: Campaign) -> Ending:
    """Every error of the sheet, at once."""
    errors = [problem for problem in campaign.problems if problem.level == "error"]
    said = [*problem_lines(errors, campaign.lang), text("cli.not_playable", campaign.lang, count=len(errors))]
    return Ending(ERRORS, said, {"problems": [problem.as_json(campaign.lang) for problem in errors]})
