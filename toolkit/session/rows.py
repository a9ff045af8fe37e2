"""Rows of the Roster that come and go, into the battle and out of it: planned, looked over, written once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from toolkit.core.problems import Problem
from toolkit.session.adding import NewRows, plan_rows
from toolkit.session.commit import Committed
from toolkit.session.fielding import plan_active
from toolkit.session.home import Home
from toolkit.session.planned import Planned, nothing_left
from toolkit.session.removing import added_here, plan_removal
from toolkit.session.undo import Deed
from toolkit.sync.port import Conflict, Queued


class Rows:
    """Adding and removing. Each raises `CampaignError` while the sheet names no known system."""

    home: Home
    _deed: Callable[[str], Deed]

    def plan_rows(self, wish: NewRows, *, by: str = "") -> Planned | list[Problem]:
        """New rows as they would be written, every cell with its place; or what is wrong with the wish."""
        return plan_rows(self.home.loaded, self.home.sheet, wish, self._deed(by))

    def plan_removal(self, people: Sequence[str], *, by: str = "") -> Planned | list[Problem]:
        """Rows that were added taken away again; or what stands against it."""
        added = self.removable()
        return plan_removal(self.home.loaded, self.home.sheet, added, people, self._deed(by))

    def plan_active(self, people: Sequence[str], active: bool, *, by: str = "") -> Planned | list[Problem]:
        """Rows put into the battle or taken out of it; or what stands against it."""
        return plan_active(self.home.loaded, self.home.sheet, people, active, self._deed(by))

    def removable(self) -> frozenset[str]:
        """The ids of the rows that Turnsheet added."""
        return added_here(self.home.entries)

    def write(self, planned: Planned) -> Committed | Conflict | Queued:
        """Write a plan, once by its id."""
        entry = planned.entry
        check = nothing_left(entry.changes, self.home.sheet.declared)
        return self.home.write(entry, self.home.loaded.settings.lang, check)
