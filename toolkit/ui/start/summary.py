"""A campaign at a glance: read once, kept in a few words, then let go. One that cannot be read says why."""

from __future__ import annotations

from dataclasses import dataclass

from toolkit.core.names import fold
from toolkit.messages import Note
from toolkit.session import Campaign, open_campaign
from toolkit.sync.port import SourceError
from toolkit.sync.sentences import error_note


@dataclass(frozen=True, slots=True)
class Summary:
    """`system` is a title in both languages; `played` the time of the last entry of the Log, as it stands there.

    `battles`: name -> round, of those under way; `sides` as the Roster spells them; `trouble`: why it cannot be read.
    """

    system: object = ""
    lang: str = ""
    played: str = ""
    battles: tuple[tuple[str, int], ...] = ()
    sides: tuple[str, ...] = ()
    errors: int = 0
    warnings: int = 0
    trouble: Note | None = None


def summary_of(source: str) -> Summary:
    """The campaign of `source`. Nothing is sent or written."""
    try:
        campaign = open_campaign(source)
        return _summed_up(campaign)
    except SourceError as error:
        return Summary(trouble=error_note(error))


def sides_of(campaign: Campaign) -> tuple[str, ...]:
    """The sides of every battle, in the order of the Roster."""
    return _sides_and_battles(campaign)[0]


def _summed_up(campaign: Campaign) -> Summary:
    loaded = campaign.home.loaded
    problems, log = campaign.problems, campaign.log()
    errors = sum(problem.level == "error" for problem in problems)
    title = loaded.system.title if loaded.system is not None else ""
    sides, battles = _sides_and_battles(campaign)
    played = next((entry.time for entry in reversed(log) if entry.time), "")
    return Summary(title, campaign.lang, played, battles, sides, errors, len(problems) - errors)


def _sides_and_battles(campaign: Campaign) -> tuple[tuple[str, ...], tuple[tuple[str, int], ...]]:
    home = campaign.home
    sides: dict[str, str] = {}
    battles: list[tuple[str, int]] = []
    names = home.loaded.sheet.battles.names if home.loaded.sheet is not None else ()
    for name in names:
        if len(names) > 1:
            home.choose(name)
        sheet = home.loaded.sheet
        assert sheet is not None  # the same source, read for another battle
        battles += [(name, sheet.battle.round)] if sheet.battle.round else []
        for row in sheet.roster:
            sides.setdefault(fold(row.side), row.side)
    return tuple(side for key, side in sides.items() if key), tuple(battles)
