"""The desk of one campaign: what is open, what is planned, what was said last. No widgets, no threads.

`doing` changes a desk (one function for each thing a game master can do), `view.look` shows it. A desk opens even when
its workbook cannot be read or played, says why, and looks again at each `poll`.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

from toolkit.messages import LANGUAGES, Note, note
from toolkit.session import Campaign, Draft, open_campaign
from toolkit.sync.port import SourceError
from toolkit.ui.desk.journal import PAGE
from toolkit.ui.desk.plan import Pick
from toolkit.ui.desk.status import Mood, News, what_changed
from toolkit.ui.desk.words import Words, told_apart


class Desk:
    """One opened page. `lang` overrides the campaign's language; `now` tells the time for "saved at"."""

    def __init__(self, source: str, lang: str | None = None, now: Callable[[], datetime] = datetime.now) -> None:
        self.source = source
        self.now = now
        self.campaign: Campaign | None = None
        self.draft: Draft | None = None
        self.picks: dict[str, Pick] = {}
        """Picks that are not complete yet; complete ones are in the draft."""
        self.complaint = ""
        """Why the last entry was not taken."""
        self.done = ""
        """What was done last."""
        self.news = News("good", "")
        self.log_shown = PAGE
        self.adjusting = ("", "")
        """Whose which cell the game master is about to set by hand."""
        self._lang = lang
        self._unreachable: tuple[str, dict[str, Any]] | None = None
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
        """The desk's voice for the campaign as it is now."""
        names = told_apart(self.state.roster) if self.state is not None else {}
        home = f"toolkit.systems.{self.campaign.system.id}" if self.campaign is not None else "toolkit.core"
        return Words(self.lang, home, names)

    @property
    def unreachable(self) -> Note | None:
        """Why the workbook cannot be read just now."""
        return None if self._unreachable is None else note(self._unreachable[0], **self._unreachable[1])

    def tell(self, mood: Mood, said: str) -> None:
        """New news, even if it says the same as before."""
        self.news = News(mood, said, self.news.number + 1)

    def poll(self) -> bool:
        """Look at the workbook and the draft again; whether there is anything new to show."""
        before = self._seen()
        try:
            self._look_again()
            self._unreachable = None
        except SourceError as error:
            self._unreachable = (error.code, dict(error.facts))
        if self.campaign is not None and self.state is not None:
            self.draft = self.campaign.draft()
        return self._seen() != before

    def _look_again(self) -> None:
        if self.campaign is None:
            self.campaign = open_campaign(self.source, lang=self._lang)
            self.tell("good", self.words.say("opened", name=self.campaign.name))
            return
        state, entries = self.state, len(self.campaign.log())
        if self.campaign.refresh():
            self._tell_what_changed(state, entries)

    def _tell_what_changed(self, before: Any, entries: int) -> None:
        assert self.campaign is not None
        words, log = self.words, self.campaign.log()
        if len(log) > entries:
            self.tell("good", words.say("another_page", what=log[-1].action))
            return
        what = what_changed(before, self.state, words)
        self.tell("good", words.say("somebody_changed", what=what) if what else words.say("read_again"))

    def _seen(self) -> tuple[Any, ...]:
        campaign, draft = self.campaign, self.draft
        open_action = (draft.id, draft.chosen, draft.answers, draft.overrides, draft.mode) if draft else None
        workbook = (campaign.revision, campaign.waiting(), tuple(campaign.problems)) if campaign else None
        return (open_action, workbook, self._unreachable, self.news)
