"""A page beside the battle page: a desk on the same campaign, and what this page alone has chosen. No widgets.

A page opens whatever state the campaign is in. A deed goes through `with_campaign`: it clears what was said against
the last one, needs a campaign whose tables are known, and says so calmly where the source cannot be reached.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from toolkit.messages import note
from toolkit.session import Campaign
from toolkit.session.lease import ChoosingElsewhere
from toolkit.sync.port import SourceError
from toolkit.sync.sentences import error_note
from toolkit.ui.desk.buttons import ButtonView
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.html import NOTHING, Markup, tag
from toolkit.ui.desk.leasing import choosing_elsewhere
from toolkit.ui.desk.plan import Choice, Picker
from toolkit.ui.desk.top import header, status_line
from toolkit.ui.desk.words import Words


class Beside:
    """A page's state around its desk. `home` is the first part of its messages: `ui.check`."""

    home = "ui"

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @property
    def lang(self) -> str:
        """The language spoken."""
        return self.desk.lang

    @property
    def words(self) -> Words:
        """The desk's voice."""
        return self.desk.words

    @property
    def campaign(self) -> Campaign | None:
        """The campaign, once its tables are known."""
        found = self.desk.campaign
        return found if found is not None and found.home.loaded.sheet is not None else None

    def poll(self) -> bool:
        """Look at the campaign again; whether there is anything new."""
        return self.desk.poll()

    def say(self, code: str, **facts: Any) -> str:
        """A sentence of this page's own."""
        return self.words.put(note(f"{self.home}.{code}", **facts))

    def picker(self, code: str, choices: tuple[tuple[str, str], ...], value: str, label: str = "") -> Picker:
        """A list to narrow down by; blank is everything. `label`: instead of the page's own."""
        known = tuple(Choice(label, one) for one, label in choices)
        return Picker(label or self.say(code), self.say("all"), known, value if value in dict(choices) else None)

    def button(
        self, code: str, enabled: bool = True, *, shown: bool = True, main: bool = False, **facts: Any
    ) -> ButtonView:
        """A button with its label and what it does."""
        return ButtonView(self.say(code, **facts), shown, enabled, main and enabled, self.say(f"{code}_about"))


P = ParamSpec("P")
B = TypeVar("B", bound=Beside)


def with_campaign(deed: Callable[Concatenate[B, Campaign, P], None]) -> Callable[Concatenate[B, P], None]:
    """A deed that needs the campaign; nothing happens without one."""

    @wraps(deed)
    def done(page: B, /, *args: P.args, **kwargs: P.kwargs) -> None:
        campaign = page.campaign
        if campaign is None:
            return
        page.desk.complaint = ""
        try:
            deed(page, campaign, *args, **kwargs)
            page.desk.read_draft()
        except ChoosingElsewhere as error:
            page.desk.complaint = choosing_elsewhere(page.desk, error.lease, page.words)
        except SourceError as error:
            page.desk.tell("bad", page.words.put(error_note(error)))

    return done


@dataclass(frozen=True, slots=True)
class HeadView:
    """The top: whose campaign, how all stands, why the last entry was not taken."""

    header: Markup
    status: Markup
    complaint: Markup


def head_view(page: Beside, busy: bool) -> HeadView:
    """The top as it is now."""
    desk, words = page.desk, page.words
    complaint = tag("p", desk.complaint, cls="ts-warning") if desk.complaint else NOTHING
    under_way = "next_busy" if busy else ""  # much of it only looks, and saves nothing
    return HeadView(header(desk, words), status_line(desk, under_way, words), complaint)
