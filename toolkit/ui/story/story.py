"""The state of the Log page: what it is narrowed down to, which entry is looked at, what was exported last.

Deeds take the campaign's word for what can be taken back, never the page's: each is done at most once a press, and
`undo_since` takes everything back as one thing, and where somebody set a cell between two actions it stops and says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from toolkit.core.names import fold
from toolkit.session import Campaign, Committed, LogEntry, Preview
from toolkit.session.export import FORMS, SUFFIXES, exported
from toolkit.session.past import as_it_was
from toolkit.session.stopped import stop_before
from toolkit.session.viewer import GM, Viewer
from toolkit.ui.beside.page import Beside, with_campaign
from toolkit.ui.beside.taking_back import taken_back
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.top import retold

PAGE = 50
"""Entries on a page."""


@dataclass(frozen=True, slots=True)
class Export:
    """A text, and the name of the file it would be."""

    text: str
    file: str


class Story(Beside):
    """The page's choices; blank filters show everything, `number` counts pages from the newest."""

    home = "ui.story"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.filters = {"find": "", "round": "", "actor": "", "kind": ""}
        self.number = 0
        self.picked = ""
        self.form, self.viewer, self.all_of_it = "text", Viewer(), True
        self.export: Export | None = None
        self._then: tuple[str, str, Preview | None] = ("", "", None)

    @property
    def entries(self) -> list[LogEntry]:
        """The Log, oldest first."""
        return self.campaign.told(GM) if self.campaign is not None else []

    def shown(self) -> list[LogEntry]:
        """What fits the filters, oldest first."""
        entries = self.entries
        said = retold(self.desk, entries, entries) if self.filters["find"] else entries
        return [entry for entry, anew in zip(entries, said, strict=True) if _fits(entry, self.filters, anew.action)]

    def viewers(self) -> dict[str, Viewer]:
        """For whom it can be exported: the game master, everybody at the table, the players of a side."""
        rows = self.desk.state.roster.values() if self.desk.state is not None else ()
        sides = dict.fromkeys(row.side for row in rows if row.side)
        return {"gm": Viewer(), "table": Viewer("player"), **{f"of {side}": Viewer("player", side) for side in sides}}

    def then(self, entry: LogEntry) -> Preview | None:
        """The entry as it came out then, worked out once while nothing moves."""
        if self.campaign is None:
            return None
        if self._then[:2] != (entry.id, self.campaign.revision):
            made = as_it_was(self.campaign.home.loaded, self.entries, entry.id)
            self._then = (entry.id, self.campaign.revision, made)
        return self._then[2]


def kind_of(entry: LogEntry) -> str:
    """Its kind for people: an action in effect, one taken back, an undo, a redo, a sealed choice."""
    if entry.kind == "action":
        return "action" if entry.live else "undone"
    return entry.kind if entry.kind in ("undo", "redo") else "sealed"


def actors_of(entry: LogEntry) -> list[str]:
    """Who acts in it, by name."""
    return [name for name in entry.actor.split(", ") if name]


def _fits(entry: LogEntry, filters: dict[str, str], anew: str) -> bool:
    """`anew`: what was done, in the page's language."""
    wanted = fold(filters["find"])
    said = " ".join([anew, entry.action, entry.result, entry.by, entry.target, entry.id, entry.dice]) if wanted else ""
    return (
        filters["round"] in ("", str(entry.round))
        and filters["kind"] in ("", kind_of(entry))
        and (not filters["actor"] or filters["actor"] in actors_of(entry))
        and (not wanted or wanted in fold(said))
    )


def narrow(page: Story, part: Mapping[str, str | None]) -> None:
    """Show only what holds a word, is of a round, of somebody, of a kind."""
    for key in part.keys() & page.filters.keys():
        page.filters[key] = (part[key] or "")[:100]
    page.number = 0


def turn(page: Story, by: int) -> None:
    """Go to older (1) or newer (-1) entries."""
    page.number = max(0, min(page.number + by, (len(page.shown()) - 1) // PAGE))


def pick(page: Story, identifier: str) -> None:
    """Look at an entry, or no longer."""
    page.picked = "" if identifier == page.picked else identifier


@with_campaign
def undo_since(page: Story, campaign: Campaign, /, identifier: str) -> None:
    """Take back everything from the last action to that one; what stands in the way of all of it is told."""
    stop, done = stop_before(campaign.home.sheet, identifier), ""
    if stop is not None and not stop.blocked:
        result = campaign.undo(identifier, by=page.desk.by or "", since=True)
        taken_back(page, campaign, result, "undone")
        stop = stop_before(campaign.home.sheet, identifier) if isinstance(result, Committed) else None
        done = page.desk.news.said
    if stop is not None:
        (entry,) = retold(page.desk, [stop.entry], campaign.log())
        said = [*([f"{done}."] if done else []), *map(page.words.put, replace(stop, entry=entry).notes())]
        page.desk.tell("bad", " ".join(said))


def choose_export(page: Story, **part: Any) -> None:
    """In which form, for whose eyes, whether all of it."""
    page.form = str(part.get("form")) if part.get("form") in FORMS else page.form
    page.viewer = page.viewers().get(str(part.get("view")), page.viewer)
    page.all_of_it = part.get("all_of_it", page.all_of_it)
    page.export = None


@with_campaign
def make_export(page: Story, campaign: Campaign, /) -> None:
    """Make the text."""
    wanted = {entry.id for entry in (page.entries if page.all_of_it else page.shown())}
    entries = [entry for entry in campaign.told(page.viewer) if entry.id in wanted]
    settings, role = campaign.home.loaded.settings, page.viewer.role
    lang = settings.lang if role == "gm" else page.lang  # for others all is told anew
    text = exported(entries, page.form, lang, campaign.system.id, role, settings.spoiler)
    page.export = Export(text, f"log.{SUFFIXES[page.form]}")
