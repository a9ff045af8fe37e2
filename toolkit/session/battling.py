"""The battles of a campaign: which are under way, which one is played, what is wrong in any of them."""

from __future__ import annotations

from itertools import chain

from toolkit.core.problems import Problem
from toolkit.session.home import Home
from toolkit.session.loading import load
from toolkit.tables.decode import first_per_place


class Battling:
    """Several battles in one workbook, as a campaign offers them."""

    home: Home

    @property
    def battle(self) -> str:
        """The name of the battle that is played, "" where it has none."""
        return self.home.loaded.sheet.chosen if self.home.loaded.sheet is not None else ""

    @property
    def battles(self) -> tuple[str, ...]:
        """The names of the battles under way, that of the first "" where it has none."""
        return self.home.loaded.sheet.battles.names if self.home.loaded.sheet is not None else ("",)

    def choose(self, battle: str) -> None:
        """Play another battle from now on; one that nobody knows is among the problems then."""
        self.home.choose(battle)

    def problems_of_all(self) -> list[Problem]:
        """The problems of every battle under way, one a place."""
        others = [battle for battle in self.battles if battle != self.battle]
        found = [load(self.home.loaded.snapshot, battle).problems for battle in others]
        return first_per_place(chain(self.home.loaded.problems, *found))
