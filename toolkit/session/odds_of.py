"""The odds of an action on a campaign as it stands; nothing is rolled, kept or written.

Order: the action is read into an entry as for a preview, its answers and overrides are checked; what is left is a plan
for `chances`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from toolkit.chances import Plan
from toolkit.core.problems import Problem
from toolkit.scenario.overruling import OVERRIDES, parted, read_overrides
from toolkit.scenario.play import check_entry
from toolkit.session.battles import pointed
from toolkit.session.campaign import Campaign
from toolkit.session.home import CampaignError
from toolkit.session.previewing import WHERE
from toolkit.session.reading import Action, Answers, lines_of, read_answers, read_entry
from toolkit.session.spots import Asked, spotted


class OddsOf:
    """What is asked about. `plan` is `None` where `problems` stand against it. Raises `CampaignError` on errors."""

    def __init__(
        self,
        campaign: Campaign,
        action: Action,
        answers: Answers | None = None,
        overrides: Mapping[str, Any] | None = None,
    ) -> None:
        if campaign.state is None:
            raise CampaignError("the sheet has errors that must be put right first")
        self._campaign, self._action = campaign, action
        self._entry: Mapping[str, Any] = {}
        self.state = campaign.state
        self.plan: Plan | None = None
        found = self._read(answers, overrides)
        self.problems = self.spotted(found) if isinstance(found, list) else []
        if isinstance(found, Plan):
            self.plan = found

    def spotted(self, problems: Iterable[Problem]) -> list[Problem]:
        """Problems with their places as people find them."""
        lines = [] if isinstance(self._action, Mapping) else lines_of(self._action)
        asked = Asked(lines, self._entry, self.state.names(), self._campaign.system)
        return spotted(pointed(problems, self._campaign.home.sheet), asked)

    def _read(self, answers: Answers | None, overrides: Mapping[str, Any] | None) -> Plan | list[Problem]:
        system = self._campaign.system
        entry = read_entry(system, self.state, self._action)
        if isinstance(entry, list):
            return entry
        self._entry, own = parted(entry)
        given, unknown = read_answers(system, answers)
        ruled = overrides or own
        _, strange = read_overrides(ruled)
        faulty = [one for one in check_entry(system, self.state, self._entry, WHERE) if one.level == "error"]
        if problems := [*unknown, *strange, *faulty]:
            return problems
        entry = {**self._entry, OVERRIDES: ruled} if ruled else self._entry
        return Plan(system, self.state, [entry], given, places=[WHERE])
