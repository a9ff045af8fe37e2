"""The desk of one campaign: what is open, what is planned, what was said last. No widgets, no threads.

`choosing`, `answering` and `saving` change a desk (one function a deed), `view.look` shows it. A desk opens even when
its workbook cannot be read or played, says why, and looks again at each `poll`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, TypeVar

from toolkit.core.options import ActorOptions, Slot
from toolkit.messages import LANGUAGES, Note
from toolkit.session import Campaign, Draft, open_campaign
from toolkit.session.drafts import Held
from toolkit.session.lease import Lease, Seat
from toolkit.session.seal_status import Status
from toolkit.sync.port import Queued, SourceError
from toolkit.sync.sentences import error_note
from toolkit.ui.desk.adjusting import Wish
from toolkit.ui.desk.cards import Deck
from toolkit.ui.desk.clashing import Settling, next_settling
from toolkit.ui.desk.deciding import Decision
from toolkit.ui.desk.journal import PAGE, Journal
from toolkit.ui.desk.leasing import Sitting, named
from toolkit.ui.desk.overruling import Refused
from toolkit.ui.desk.plan import Line, Pick, half_pick
from toolkit.ui.desk.status import Mood, News, aside_news, waiting_news, what_changed
from toolkit.ui.desk.words import Words, told_apart

T = TypeVar("T")


class Desk:
    """One opened page. `lang` overrides the campaign's language; `now` tells the time for "saved at"."""

    def __init__(self, source: str, lang: str | None = None, now: Callable[[], datetime] = datetime.now) -> None:
        self.source = source
        self.now = now
        self.campaign: Campaign | None = None
        self.draft: Draft | None = None
        self.held = Held(id="")
        """What the draft held when it was last looked at."""
        self.sitting = Sitting()  # whose page is choosing, this one or another
        self.picks: dict[str, Pick] = {}
        """Picks that are not complete yet; complete ones are in the draft."""
        self.hidden: dict[str, Pick] = {}
        """Those of them that are made unseen; they are in no draft."""
        self.slotted: tuple[str | None, Sequence[Slot]] = (None, ())
        """The choices there are, and for which state of the workbook that was worked out."""
        self.offered: dict[str, tuple[Any, Sequence[ActorOptions]]] = {}
        """By slot: for which state of the workbook and which other choices it was worked out, what may be chosen."""
        self.deck, self.journal = Deck(), Journal()
        self.pointed: str | None = None  # whoever is only looked at on the map
        self.refused: dict[str, Refused] = {}  # by key: their own numbers that could not be taken
        self.complaint = ""  # why the last entry was not taken
        self.unfit = ""  # why the last answer was not
        self.unfits = 0  # how many answers were not
        self.done = ""
        self.news = News("good", "")
        self.unreachable: Note | None = None  # why the workbook cannot be read just now
        self.by: str | None = None
        """Who sits here, for the Log; `None` until the draft was asked for the last one."""
        self.in_secret = False  # whether the dice of the next action are to stay hidden from players
        self.log_shown = PAGE
        self.post_form = "bbcode"
        """In which form the last turn is shown for a forum."""
        self.sealing = Status()  # how the sealing of the turn stands
        self.unseen: set[str] = set()
        """Sides for which this page chooses unseen."""
        self.secret: dict[str, Line] = {}
        """What was chosen unseen, by slot; it is in no draft."""
        self.wish = Wish()
        self.pasting = False  # whether the place for a post is open
        self.settling: Settling | None = None
        self.remarks: tuple[Note, ...] = ()
        """What else there is to know of the workbook: copies beside it, what waits for another one …"""
        self.decision = Decision()
        self._parts: dict[str, tuple[object, Any]] = {}  # as last made, and what each was made of
        self._lang = lang
        self._elsewhere: Note | None = None
        self._sealed_at: str | None = None
        """The state of the workbook for which `sealing` holds."""
        self._taken_up = ""
        """The id of the sealed turn that was made the plan here last."""
        self.poll()

    @property
    def lang(self) -> str:
        """The language spoken: the one asked for, the campaign's, or English."""
        found = self._lang or (self.campaign.lang if self.campaign is not None else "")
        return found if found in LANGUAGES else "en"

    @property
    def state(self) -> Any:
        """The state of the fight; `None` while there is none."""
        return self.campaign.state if self.campaign is not None else None

    @property
    def words(self) -> Words:
        """The desk's voice for the campaign as it is now, in the words of its rules even while a cell is wrong."""
        system = self.campaign.home.loaded.system if self.campaign is not None else None
        if system is None:
            return Words(self.lang)
        names = told_apart(self.state.roster) if self.state is not None else {}
        return Words(self.lang, f"toolkit.systems.{system.id}", names)

    def tell(self, mood: Mood, said: str) -> None:
        """New news, even if it says the same as before."""
        self.news = News(mood, said, self.news.number + 1)

    def poll(self) -> bool:
        """Look at the workbook and the draft again; whether there is anything new to show."""
        before = self._seen()
        try:
            self._look_again()
            self.remarks = tuple(self.campaign.remarks()) if self.campaign is not None else ()
            self.read_draft()
            self._follow()
            self.unreachable = None
        except SourceError as error:
            self.unreachable = error_note(error)
        return self._seen() != before

    def read_draft(self) -> None:
        """Look at the draft again, whoever changed it; a fight that has just become playable gets one."""
        if self.campaign is None or self.state is None:
            self.draft = self.settling = None
        else:
            self.settling = next_settling(self.campaign, self.settling)
            self.draft = self.draft or self._begun(self.campaign)
            self.by = self.draft.by if self.by is None else self.by
            self.draft.seat = Seat(self.sitting.page, self.by or "")
            before, self.held = self.held, self.draft.held
            if (before.id, before.post) != (self.held.id, self.held.post):  # a new action, begun here or elsewhere
                self.hidden.clear()
                self.refused.clear()
                self.secret.clear()
                self.pointed = None
            halves = {slot: half_pick(kept) for slot, kept in self.held.half.items()}
            self.picks = {**{slot: half for slot, half in halves.items() if half is not None}, **self.hidden}
            self._read_lease(self.draft.lease)
            self.held = replace(self.held, chosen={**self.held.chosen, **self.secret})
            self._read_seals()

    @property
    def revealed(self) -> bool:
        """Whether the plan is the turn that all sides have sealed and opened."""
        return bool(self.sealing.seals.turn) and self.held.id == self.sealing.seals.turn

    def _read_lease(self, found: Lease | None) -> None:
        if self.sitting.lost(found) and found is not None:
            self.tell("wait", self.words.say("taken_over_from_you", **named(found)))

    def _read_seals(self) -> None:
        assert self.campaign is not None
        if self._sealed_at != self.campaign.revision:
            self._sealed_at = self.campaign.revision
            try:
                self.sealing = self.campaign.sealing.look()
            except SourceError as error:
                self.sealing = Status(faults=(error_note(error),))

    def _follow(self) -> None:
        """Once another side is open, open what was sealed here; once all are, take up the turn as the plan."""
        found = self.sealing
        if self.campaign is None or self.draft is None or not found.closed or found.faults:
            return
        if found.seals.opened and any(side in found.own for side in found.seals.shut):
            self.campaign.sealing.open(by=self.by or "")
            self.read_draft()
        turn = self.sealing.seals.turn
        if turn and turn != self._taken_up:
            self._taken_up = turn
            plan = self.campaign.sealing.plan() if not self.draft.chosen else None
            if plan is not None:
                self.draft.clear(plan)
                self.read_draft()

    def _begun(self, campaign: Campaign) -> Draft:
        """The open draft; that it cannot outlive this page is said once."""
        draft = campaign.draft()
        if draft.elsewhere is not None and draft.elsewhere != self._elsewhere:
            self.tell("wait", self.words.put(draft.elsewhere))
        self._elsewhere = draft.elsewhere
        if not self.held.id and (kept := draft.held).begun:  # this page has just been opened
            chosen, answers = len(kept.chosen) + len(kept.half), len(kept.answers)
            if chosen or answers:  # what was typed elsewhere stands there again, and is no plan
                self.tell("good", self.words.say("opened_kept", name=campaign.name, chosen=chosen, answers=answers))
        return draft

    def _look_again(self) -> None:
        if self.campaign is None:
            self.campaign = open_campaign(self.source, lang=self._lang)
            self.tell("good", self.words.say("opened", name=self.campaign.name))
            return
        before = (self.state, len(self.campaign.log()), self.campaign.waiting())
        if self.campaign.refresh():
            self.draft = None
            self._tell_what_moved(self.campaign, *before)

    def _tell_what_moved(self, campaign: Campaign, state: Any, entries: int, waiting: int) -> None:
        words, log = self.words, campaign.log()
        if waiting > campaign.waiting():
            self.tell_sent()
        elif len(log) > entries:
            self.tell("good", words.say("another_page", what="; ".join(log[-1].action.splitlines())))
        else:
            what = what_changed(state, self.state, words)
            by = campaign.changed_by or "NOBODY"
            said = words.say("somebody_changed", what=what, by=by) if what else words.say("read_again", by=by)
            self.tell("good", said)

    def tell_sent(self) -> None:
        """What waited has been written, or somebody's change stands in its way."""
        assert self.campaign is not None
        self.done = ""
        aside = self.campaign.home.sent.aside
        if aside:
            self.tell("bad", aside_news(aside, self.words))
        else:
            self.tell_saved()

    def tell_saved(self) -> None:
        """The workbook holds everything."""
        assert self.campaign is not None
        self.tell("good", self.words.say("saved", name=self.campaign.name, time=f"{self.now():%H:%M:%S}"))

    def tell_waiting(self, queued: Queued | None) -> None:
        """Something waits to be written."""
        assert self.campaign is not None
        self.tell("wait", waiting_news(queued, self.campaign.name, self.campaign.waiting(), self.words))

    def kept(self, part: str, seen: object, make: Callable[[], T]) -> T:
        """What `make` makes of a part of the page; made anew only once what it is made of (`seen`) has changed."""
        before = self._parts.get(part)
        if before is None or before[0] != seen:
            before = self._parts[part] = seen, make()
        made: T = before[1]
        return made

    def show_more(self) -> None:
        """Show more of the Log."""
        self.log_shown += PAGE

    def _seen(self) -> tuple[Any, ...]:
        revision = self.campaign.revision if self.campaign is not None else None
        return (self.held, revision, self.unreachable, self.news, self.settling, self.remarks, self.sitting.who)
