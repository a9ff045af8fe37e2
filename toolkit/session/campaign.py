"""A campaign at its source: open, look, preview, commit, undo. A small face; the work is in the modules beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from toolkit.core.outcome import Refusal
from toolkit.core.problems import Problem
from toolkit.session.again import in_order, order_of, with_order
from toolkit.session.battling import Battling
from toolkit.session.commit import Committed, unmoved
from toolkit.session.entries import LogEntry
from toolkit.session.history import next_redo, next_undo
from toolkit.session.home import CampaignError, Home
from toolkit.session.ids import new_id
from toolkit.session.loading import Loaded
from toolkit.session.planned import nothing_left
from toolkit.session.preview import Preview
from toolkit.session.previewing import Wish, make_preview
from toolkit.session.reading import Action, Answers
from toolkit.session.rows import Rows
from toolkit.session.ruling import ruling_entry
from toolkit.session.seal_checks import as_sealed
from toolkit.session.sending import Sending
from toolkit.session.telling import entry_of
from toolkit.session.together import Together
from toolkit.session.undo import Deed, redo_entry, still_standing, undo_entry
from toolkit.session.veiling import Veiling
from toolkit.sync.port import Backend, Conflict, Queued
from toolkit.systems.ruleset import AnyState, Ruleset

if TYPE_CHECKING:
    import pandas

    from toolkit.session.sealing import Sealing

Outcome = Committed | Conflict | Queued


def now_here() -> datetime:
    """The time on this machine, with its zone."""
    return datetime.now().astimezone()


class Campaign(Sending, Battling, Rows, Veiling, Together):
    """One opened source, or one of several battles in it.

    `clock` gives the time for the Log, `place` the folder for drafts (default: by the source);
    `secrets` is the folder for what only this machine may know (default: in the user's own state folder).
    """

    def __init__(
        self,
        backend: Backend,
        source: str,
        lang: str | None = None,
        *,
        battle: str | None = None,
        clock: Callable[[], datetime] = now_here,
        place: Path | None = None,
        secrets: Path | None = None,
    ) -> None:
        self.source = source
        self.home = Home(backend, battle, self.ring)
        self._lang = lang
        self._clock = clock
        self._place = place
        self._secrets = secrets

        # ---- what it holds
        self._deed: Callable[[str], Deed] = lambda by: Deed(new_id(), by, self._clock(), self.home.loaded.settings.lang)

    @property
    def name(self) -> str:
        """What people call the source."""
        return self.home.backend.name

    @property
    def lang(self) -> str:
        """The language of sentences: as asked for, else as the Campaign tab says."""
        return self._lang or self.home.loaded.settings.lang

    @property
    def system(self) -> Ruleset:
        """Its rule system. Raises `CampaignError` while the sheet names none that is known."""
        if self.home.loaded.system is None:
            raise CampaignError("the Campaign tab names no known rule system")
        return self.home.loaded.system

    @property
    def problems(self) -> list[Problem]:
        """Everything wrong or doubtful in the sheet, by tab and cell."""
        return list(self.home.loaded.problems)

    @property
    def state(self) -> AnyState | None:
        """The fight as it stands; `None` while there are errors."""
        return self.home.loaded.state

    @property
    def revision(self) -> str:
        """Changes whenever the source, or what waits for it, does."""
        return self.home.loaded.snapshot.revision

    @property
    def roster(self) -> pandas.DataFrame:
        """The roster as a pandas DataFrame, columns by key."""
        from toolkit.session.frame import roster_frame

        return roster_frame(self.home.loaded)

    def log(self) -> list[LogEntry]:
        """The Log, oldest first."""
        return list(self.home.entries)

    @property
    def can_undo(self) -> bool:
        """Whether there is an action to take back."""
        return next_undo(self.home.entries) is not None

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be done again."""
        return next_redo(self.home.entries) is not None

    # ---- what can be done

    def refresh(self) -> bool:
        """Send what waits, and read the source again if it moved; whether anything is different now."""
        return self.home.refresh()

    def preview(
        self,
        action: Action,
        *,
        answers: Answers | None = None,
        seed: int | None = None,
        overrides: Mapping[str, Any] | None = None,
        by: str = "",
        id: str | None = None,  # noqa: A002
        order: Sequence[str] = (),
    ) -> Preview:
        """Resolve an action (a line, several, or a `do` entry) without writing. Raises `CampaignError` on errors.

        `order`: ids in the order in which the answers were asked for, where rows have been sorted since.
        """
        if self.state is None:
            raise CampaignError("the sheet has errors that must be put right first")
        loaded = in_order(self.home.loaded, order)
        return make_preview(loaded, self.lang, Wish(action, answers, seed, overrides, by, id or new_id()))

    def commit(self, preview: Preview, *, hidden: bool = False) -> Outcome:
        """Write a complete preview, once by its id; an idle one is there already, and the Log needs no row of it.

        `hidden`: the Log gets a commitment in place of the dice, which stay on this machine.
        One that was written and undone since is done anew, as an action of its own with an id of its own.
        Raises `CampaignError` for one that is not complete.
        """
        base = preview.base
        if not preview.complete or base is None or base.state is None:
            raise CampaignError("only a complete preview can be committed")
        if preview.idle:
            return Committed(preview.id, again=True)
        preview = replace(preview, id=self.home.next_id(preview.id))
        lang, told = base.settings.lang, _in_its_language(preview, base, self.lang)
        entry = with_order(entry_of(told, base.state, self.system, self._clock(), lang), preview, self.state)
        entry = self.hidden.cover(entry, base.state, self.system, lang) if hidden else entry
        sealed, same = as_sealed(preview), unmoved(preview, self.lang)
        return self.home.write(entry, lang, lambda snapshot: sealed(snapshot) or same(snapshot), order_of(preview))

    def undo(self, id: str | None = None, *, by: str = "", since: bool = False) -> Outcome | Refusal:  # noqa: A002
        """Take back the last action, or the one of that id, sheet cells included; `since`: with all after it, as one
        thing that can be redone, as far back as no cell was set by hand between them."""
        return _taken_back(self.home, undo_entry(self.home.sheet, id, self._deed(by), since))

    def redo(self, *, by: str = "") -> Outcome | Refusal:
        """Do again what was taken back last."""
        return _taken_back(self.home, redo_entry(self.home.sheet, self._deed(by)))

    def rule(self, key: str, value: str, *, by: str = "") -> Outcome | list[Problem]:
        """Set a ruling in the Campaign tab; problems when key or value cannot be."""
        entry = ruling_entry(self.system, self.home.sheet, key, value, self._deed(by))
        if isinstance(entry, list):
            return entry
        if not entry.changes:  # it is ruled so already
            return Committed(entry.id, again=True)
        return self.home.write(entry, self.home.loaded.settings.lang, lambda snapshot: ())

    def add_moves(self, names: Sequence[str], *, by: str = "") -> Outcome | list[Problem]:
        """Put moves of the ready list into the Moves tab; problems for names that it lacks or the tab has."""
        from toolkit.session.ready import ready_entry

        entry = ready_entry(self.system, self.home.sheet, names, self._deed(by))
        if isinstance(entry, list):
            return entry
        return self.home.write(entry, self.home.loaded.settings.lang, lambda snapshot: ())

    @property
    def sealing(self) -> Sealing:
        """Choices that each side seals before any is seen."""
        from toolkit.session.seal_store import secrets_place
        from toolkit.session.sealing import Sealing

        return Sealing(self, self._secrets or secrets_place(), self._deed)


def _taken_back(home: Home, entry: LogEntry | Refusal) -> Outcome | Refusal:
    if isinstance(entry, Refusal):
        return entry
    declared, revision = home.sheet.declared, home.loaded.snapshot.revision
    standing, empty = still_standing(entry.takes_back, revision, declared), nothing_left(entry.changes, declared)
    return home.write(entry, home.loaded.settings.lang, lambda snapshot: standing(snapshot) or empty(snapshot))


def _in_its_language(preview: Preview, base: Loaded, lang: str) -> Preview:
    """The preview with the sentences of the Log: the campaign's language, whatever the reader's is."""
    if base.settings.lang == lang:
        return preview
    wish = Wish(preview.entry, preview.given, None, preview.overrides, preview.by, preview.id)
    told = make_preview(base, base.settings.lang, wish)
    return replace(preview, sentences=told.sentences, settled=told.settled)
