"""Opening the source a command names, and the two ways it can be no good: out of reach, or full of errors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.cli.ending import ERRORS, Ending
from toolkit.cli.problems import problem_lines
from toolkit.cli.progress import working
from toolkit.messages import text

if TYPE_CHECKING:
    from toolkit.session import Campaign


def opened(source: str, lang: str | None) -> Campaign:
    """The campaign, its problems included. Raises `SourceError` when it cannot be reached."""
    from toolkit.session import open_campaign

    with working(text("cli.reading", lang or "en", source=source)):
        return open_campaign(source, lang=lang)


def playable(source: str, lang: str | None) -> Campaign:
    """The campaign, if it can be played; otherwise the command ends with every error it has."""
    campaign = opened(source, lang)
    if campaign.state is not None:
        return campaign
    errors = [problem for problem in campaign.problems if problem.level == "error"]
    said = [*problem_lines(errors, campaign.lang), text("cli.not_playable", campaign.lang, count=len(errors))]
    raise Ending(ERRORS, said, {"problems": [problem.as_json(campaign.lang) for problem in errors]})
