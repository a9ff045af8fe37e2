"""A campaign as one visitor follows it: opened, looked at each second, seen through the visitor's veil. No widgets.

It never writes: what waits for the workbook is left to whoever keeps it. What it holds of the campaign is for the rules
alone; everything that is shown comes out of the veil.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from functools import cached_property
from typing import Any

from toolkit.core.options import ActorOptions, Slot
from toolkit.messages import LANGUAGES, Note, note
from toolkit.session import Campaign, LogEntry, open_campaign
from toolkit.session.seal_status import Status
from toolkit.session.veil import Veil
from toolkit.session.veil_rows import Seen, battle, roster
from toolkit.session.veil_state import known_state
from toolkit.session.viewer import Viewer
from toolkit.sync.port import SourceError
from toolkit.tables.rows import BattleRow
from toolkit.ui.desk.battles import UNNAMED
from toolkit.ui.desk.html import Markup, tag
from toolkit.ui.desk.words import Words, told_apart
from toolkit.ui.seat.options import Line, seen_options

STORY = 30
"""So many entries of the story are shown."""


class Sight:
    """What is seen of one state of the campaign; made anew for each."""

    state: Any

    def __init__(self, campaign: Campaign, viewer: Viewer, lang: str) -> None:
        self.state = campaign.state
        self.fight = campaign.battle
        """Which of several battles it is, "" for one without a name."""
        self.system = campaign.system
        self.veil: Veil = campaign.veil(viewer)
        self.combatants: list[Seen] = roster(self.veil)
        self.battle: BattleRow = battle(self.veil, self.state.battle)
        self.story: list[LogEntry] = campaign.told(viewer, STORY)
        self.sealing: Status = campaign.sealing.look()
        self._lang = lang
        self._offered: dict[str, tuple[ActorOptions, ...]] = {}

    def offered(self, slot: Slot, others: Mapping[str, Line]) -> tuple[ActorOptions, ...]:
        """What the viewer may choose for a slot, given the other slots' lines; worked out once."""
        asked = repr((slot.key, others))
        if asked not in self._offered:
            self._offered[asked] = seen_options(self.system.options(self.known, slot, others), self.veil)
        return self._offered[asked]

    @cached_property
    def known(self) -> Any:
        """The fight without those whom the viewer may not see: what may be chosen is worked out on it."""
        return known_state(self.state, self.veil)

    @cached_property
    def words(self) -> Words:
        """The page's voice. It knows everybody by what the viewer calls them, whether by alias or by id."""
        shown = told_apart({seen.row.id: seen.row for seen in self.combatants})
        names = {who: shown.get(self.veil.alias(who), self.veil.name(who)) for who in self.veil.rows}
        return Words(self._lang, f"toolkit.systems.{self.system.id}", {**names, **shown})

    @cached_property
    def sides(self) -> list[str]:
        """The sides there are, the viewer's own first."""
        own = [seen.row.side for seen in self.combatants if seen.own]
        return list(dict.fromkeys([*own, *(seen.row.side for seen in self.combatants)]))

    def kept(self, markup: Markup) -> Markup:
        """The markup, unless a name slipped into it that must not be said."""
        return tag("p", self.words.say("veiled"), cls="ts-quiet") if self.veil.gives_away(markup) else markup


class Seat:
    """One opened page of a player or a spectator. `lang` None: as the campaign says."""

    now: Callable[[], datetime] = datetime.now

    def __init__(self, source: str, viewer: Viewer, lang: str | None = None) -> None:
        self.source, self.viewer = source, viewer
        self.changed = self.looked = self.now()
        """When what is shown came to be so, and when the campaign was last looked at."""
        self.campaign: Campaign | None = None
        self.sight: Sight | None = None
        self.battles: tuple[str, ...] = ()
        """The battles that the viewer may follow."""
        self.wanted: str | None = None
        """The one that was chosen of them; else the first is followed."""
        self.trouble: Note | None = None
        """Why the campaign cannot be read just now."""
        self._lang = lang
        self._at: tuple[Any, ...] | None = None
        self.poll()

    @property
    def lang(self) -> str:
        """The language spoken."""
        found = self._lang or (self.campaign.lang if self.campaign is not None else "")
        return found if found in LANGUAGES else "en"

    @property
    def words(self) -> Words:
        """The page's voice."""
        return self.sight.words if self.sight is not None else Words(self.lang)

    @property
    def unsent(self) -> bool:
        """Whether anything is chosen here that nobody else has yet."""
        return False

    def poll(self) -> bool:
        """Look at the campaign again; whether there is anything new to show."""
        before = self._seen()
        try:
            if self.campaign is None:
                self.campaign = open_campaign(self.source, lang=self._lang)
            else:
                self.campaign.home.look_again()
            self.trouble = None
            self._look(self.campaign)
            self.looked = self.now()
        except SourceError:  # why is the game master's to know: the reasons name files and addresses
            self.trouble = note("ui.desk.seat_unreachable")
        return bool(before != self._seen())

    def _seen(self) -> Any:
        return (self.trouble, self._at)

    def _follow(self, campaign: Campaign) -> None:
        """Turn to the battle that was chosen, or where that is over to the first of the viewer's."""
        if campaign.home.loaded.sheet is None:
            return
        if self._at is None or self._at[0] != campaign.revision:
            self.battles = campaign.followed(self.viewer)
        shown = self.wanted if self.wanted in self.battles else next(iter(self.battles), None)
        if shown is not None and shown != campaign.battle:
            campaign.choose(shown)

    def _look(self, campaign: Campaign) -> None:
        self._follow(campaign)
        at = (campaign.revision, self.battles, campaign.battle, campaign.state is None)
        if at != self._at:
            self._at, self.changed = at, self.now()
            self.sight = Sight(campaign, self.viewer, self.lang) if campaign.state is not None else None


def follow(seat: Seat, battle: str | None) -> None:
    """Look at another of the battles that the viewer may follow; a page asks for no other."""
    name = "" if battle == UNNAMED else battle
    if name in seat.battles:
        seat.wanted = name
        seat.poll()
