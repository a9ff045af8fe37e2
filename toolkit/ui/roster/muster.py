"""The state of the Roster page: what is shown of the Roster, who is looked at, what was entered, what is planned.

Whatever changes the workbook is planned first (`plan_…`): the page shows every cell and sentence of it, and `save`
writes it, once, if it still fits; `drop` forgets it. A cell set by hand goes the desk's own way (`saving.adjust`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from toolkit.core.problems import Problem
from toolkit.messages import note
from toolkit.session import Campaign, Preview
from toolkit.session.adding import MOST, NewRows, read_levels
from toolkit.session.planned import Planned
from toolkit.tables.rows import RosterRow
from toolkit.ui.beside.page import Beside, with_campaign
from toolkit.ui.desk.battles import once
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.saving import saved
from toolkit.ui.roster.sifting import Sieve

PAGE = 100
"""So many rows are in view at first, and so many more each time somebody asks."""
FRAMES = ("start", "end", "scene", "day")
"""What begins and ends: a battle, a scene, a day."""


@dataclass(frozen=True, slots=True)
class Entered:
    """New rows as they were typed so far. `active`: blank, yes or no; `columns`: `Max HP=20; Moves=Tackle`."""

    name: str = ""
    count: str = ""
    like: str = ""
    side: str = ""
    level: str = ""
    active: str = ""
    columns: str = ""


Plan = Planned | Preview | list[Problem]


class Muster(Beside):
    """The page's choices. `plan` is what `save` would write, or what is wrong with what was asked for."""

    home = "ui.roster"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.sieve = Sieve()
        self.in_view = PAGE
        self.picked = ""
        self.entered = Entered()
        self.plan: Plan | None = None

    @property
    def rows(self) -> Sequence[RosterRow]:
        """Everybody in the battle that is shown, in the Roster's order, as the rules read them where they can."""
        if self.desk.state is not None:
            return list(self.desk.state.roster.values())
        sheet = self.campaign.home.loaded.sheet if self.campaign is not None else None
        return list(sheet.roster) if sheet is not None else []

    @property
    def shown(self) -> list[RosterRow]:
        """Those who fit the filters, in order."""
        return self.sieve.sifted(self.rows)

    @property
    def meant(self) -> list[str]:
        """The ids a button for several means: whoever is looked at, else everybody who fits the filters."""
        here = [row.id for row in self.rows]
        return [self.picked] if self.picked in here else [row.id for row in self.shown]


# ---- what is shown --------------------------------------------------------------------------------


def narrow(page: Muster, part: Mapping[str, str | None]) -> None:
    """Show only those who fit, in some order."""
    page.sieve = replace(page.sieve, **{key: (value or "")[:100] for key, value in part.items()})
    page.in_view = PAGE


def more(page: Muster) -> None:
    """Show more rows."""
    page.in_view += PAGE


def pick(page: Muster, who: str) -> None:
    """Look at somebody, or at nobody any longer."""
    page.picked = "" if who == page.picked else who
    page.desk.wish = replace(page.desk.wish, who=page.picked, value="", open=bool(page.picked))


def enter(page: Muster, part: Mapping[str, str | None]) -> None:
    """Enter a part of what new rows shall be."""
    page.entered = replace(page.entered, **{key: (value or "")[:400] for key, value in part.items()})


# ---- what is planned ------------------------------------------------------------------------------


@with_campaign
def plan_rows(page: Muster, campaign: Campaign, /) -> None:
    """Plan the new rows that were entered."""
    wish = _wish(page.entered)
    page.plan = campaign.plan_rows(wish, by=page.desk.by or "") if isinstance(wish, NewRows) else wish


def _wish(entered: Entered) -> NewRows | list[Problem]:
    levels = read_levels(entered.level) if entered.level.strip() else None
    count = entered.count.strip() or "1"
    whole = count.isdecimal() and len(count) < 6
    problems = [] if whole else [Problem("add.count", count, note("session.add_count", most=MOST))]
    if entered.level.strip() and levels is None:
        problems.append(Problem("add.level", entered.level, note("session.add_levels")))
    parts = [part.partition("=") for part in entered.columns.split(";") if part.strip()]
    problems += [Problem("add", name.strip(), note("ui.roster.pair")) for name, mark, _ in parts if not mark]
    if problems:
        return problems
    columns = {name.strip(): _cell(value.strip()) for name, _, value in parts}
    active = {"yes": True, "no": False}.get(entered.active)
    return NewRows(entered.name, int(count), entered.like, entered.side.strip(), "", levels, active, columns)


def _cell(written: str) -> Any:
    return int(written) if written.isascii() and written.isdecimal() and len(written) < 10 else written


@with_campaign
def plan_removal(page: Muster, campaign: Campaign, /) -> None:
    """Plan to take away those rows among the ones meant that Turnsheet added."""
    added = campaign.removable()
    page.plan = campaign.plan_removal([who for who in page.meant if who in added], by=page.desk.by or "")


@with_campaign
def plan_active(page: Muster, campaign: Campaign, /, active: bool) -> None:
    """Plan to put those who are meant into the battle, or to take them out."""
    page.plan = campaign.plan_active(page.meant, active, by=page.desk.by or "")


@with_campaign
def plan_frame(page: Muster, campaign: Campaign, /, kind: str) -> None:
    """Plan to begin or end the battle, a scene, a day; its dice are rolled now and stay as they fell."""
    if kind in FRAMES and page.desk.state is not None:
        page.plan = campaign.preview({kind: True}, by=page.desk.by or "", id=once(campaign, kind))


def fit(plan: Plan | None) -> bool:
    """Whether the plan can be saved."""
    return isinstance(plan, Planned) or (isinstance(plan, Preview) and plan.complete)


@with_campaign
def save(page: Muster, campaign: Campaign, /) -> None:
    """Write what is planned, once."""
    plan, page.plan = page.plan, None
    if isinstance(plan, Planned):
        saved(page.desk, campaign.write(plan), "committed")
        page.entered = replace(page.entered, name="") if plan.who else page.entered
    elif isinstance(plan, Preview) and plan.complete:
        saved(page.desk, campaign.commit(plan), "committed")


def drop(page: Muster) -> None:
    """Forget what is planned."""
    page.plan = None
