"""A Google Sheet as a home of campaigns.

What `InTurn` says of sets, locks and waiting holds. One set goes like this: everything is read in one request; `locate`
says where each change belongs, and every clash or cell that must not be written stops the whole set; one more request
writes all cells and the Log row, all or nothing, rows found by their handles on the server (`plan`); its answer shows
whether each row is the one that was meant (`after`). Where nobody knows whether a request was carried out, the Log is
read: it holds the set's id, or the set goes again. While the service cannot be reached or the quota is used up, sets
wait, and play goes on.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from filelock import Timeout

from toolkit.messages import Note, note
from toolkit.sync.backends.google.address import Address
from toolkit.sync.backends.google.after import set_right
from toolkit.sync.backends.google.client import Client
from toolkit.sync.backends.google.commit import Commit
from toolkit.sync.backends.google.document import Document
from toolkit.sync.backends.google.live import Live
from toolkit.sync.backends.google.repair import Edits, Lost
from toolkit.sync.backends.google.trouble import Trouble, told
from toolkit.sync.backends.google.turns import Turns
from toolkit.sync.in_turn import InTurn, Outcome
from toolkit.sync.port import Conflict, Flushed, Locate, Queued, SourceError
from toolkit.sync.sentences import error_note
from toolkit.tables.changes import ChangeSet
from toolkit.tables.snapshot import Snapshot

_LONGEST = 60
"""Characters of a lost value that are told."""
_MOST = 6
"""So many cells are told."""
_SOON = 0.5
"""Seconds for which looking waits where somebody writes; whoever writes proves."""
_AGAIN, _SELDOM = 3.5, 60.0
"""Seconds after which looking tries once more to put right what it could not: at first, and in the end."""


class GoogleBackend(InTurn):
    """One spreadsheet; many of these, on many machines, may share it."""

    lock_seconds = 60.0

    def __init__(
        self,
        address: Address,
        client: Client,
        *,
        clock: Callable[[], float] = time.time,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        super().__init__(address.folder)
        self._address = address
        self._client = client
        self._sleep = sleep
        self._clock = clock
        self._live = Live(client, address.key, address.folder, clock)
        self._turns = Turns(client, address.key, address.folder)
        self._handed = ""
        """The revision of what was read last."""
        self._news: Snapshot | None = None
        """What a look has just found to be another revision, until it is read."""
        self._next_try, self._pause = 0.0, _AGAIN
        """When looking tries again to put right what stands in the wrong row, and how long it waits after that."""

    @property
    def name(self) -> str:
        """The spreadsheet's title."""
        with told():
            return (self._live.seen or self._live.now()).title or self._address.key

    def revision(self) -> str:
        """A hash of what was seen a few seconds ago at most; that of the last reading while nothing can be asked."""
        with told():
            found = self._seen_to(self._live.lately()).snapshot
        self._news = found if found.revision != self._handed else None
        return found.revision

    def read(self) -> Snapshot:
        """Everything now in the spreadsheet; once after `revision` told of a change, what that one saw."""
        found, self._news = self._news, None
        if found is None:
            with told():
                found = self._seen_to(self._live.now()).snapshot
        self._handed = found.revision
        return found

    def remarks(self) -> tuple[Note, ...]:
        """The service cannot be asked just now, or what waits cannot be read."""
        found = [_lost_note(one) for one in self._live.proof.lost]
        found += _crossed_notes(self._live.proof.crossed)
        if (trouble := self._live.trouble) is not None:
            unit, count = _age(self._live.age)
            found.append(note("sync.google_last_seen", why=error_note(trouble.error), unit=unit, count=count))
        return (*found, *super().remarks())

    def changed_by(self) -> str:
        """As Drive tells it; blank where it was ourselves."""
        return self._live.changed_by

    def write(self, change_set: ChangeSet, locate: Locate) -> Outcome:
        """As every home; where somebody's change is in the way, it is asked whose it is."""
        self._news = None
        outcome = super().write(change_set, locate)
        if isinstance(outcome, Conflict):
            self._live.ask_who()
        return outcome

    def flush(self, locate: Locate) -> Flushed:
        """As every home, and as for `write`."""
        self._news = None
        flushed = super().flush(locate)
        if flushed.aside:
            self._live.ask_who()
        return flushed

    def _made_room(self) -> None:
        try:
            self._room.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise self._room_error(error) from error

    def _put_right(self) -> None:
        """Nothing of ours lies half done on this machine."""

    def _room_error(self, error: OSError | NotImplementedError) -> SourceError:
        why = (isinstance(error, OSError) and error.strerror) or str(error)
        return SourceError("sync.no_room", name=str(self._room), why=why)

    def _commit(self, change_set: ChangeSet, locate: Locate) -> Outcome:
        try:
            return self._commit_of().of(change_set, locate)
        except Trouble as trouble:
            if trouble.waits:
                return trouble.waits
            if trouble.code == "sync.google_gone" and self._live.seen is not None:
                return Queued("gone")  # it may be back soon: after an outage, or from the bin
            raise trouble.error from trouble

    def _commit_of(self) -> Commit:
        return Commit(self._live, self._client, self._address.key, self._turns, self._sleep)

    def _seen_to(self, doc: Document) -> Document:
        """What was read; where it shows a write misplaced, of ours or of another machine, that is put right at once.

        Where it cannot be just now, it is at least shown as it will be: nobody plays on the wrong row.
        """
        if self._astray(doc) is None:
            return doc
        if self._clock() >= self._next_try:
            with suppress(Trouble, Timeout, SourceError, OSError), self._locked(_SOON):
                doc = self._commit_of().settled()  # others may have written while we waited
        edits = self._astray(doc)
        if edits is None:
            self._next_try, self._pause = 0.0, _AGAIN
        elif self._clock() >= self._next_try:
            self._next_try, self._pause = self._clock() + self._pause, min(2 * self._pause, _SELDOM)
        return set_right(doc, edits) if edits else doc

    def _astray(self, doc: Document) -> Edits | None:
        """What stands in the wrong row; what stands in its own is proven where nobody is writing just now."""
        proof = self._live.proof
        if self._live.assumed:
            return None
        if proof.unproven:
            with suppress(Timeout, SourceError, OSError), self._locked(0.0):
                return proof.astray(doc, newest=self._live.is_newest and doc is self._live.seen)
        return proof.astray(doc, newest=False)


def _lost_note(one: Lost) -> Note:
    code = "sync.google_formula_gone" if one.formula else "sync.google_lost"
    return note(code, where=one.where, what=one.what if len(one.what) <= _LONGEST else f"{one.what[:_LONGEST]}…")


def _crossed_notes(cells: Sequence[tuple[str, str]]) -> list[Note]:
    told = ", ".join(f"{where} ({was[:_LONGEST]})" for where, was in cells[:_MOST])
    return [note("sync.google_crossed", cells=told)] if told else []


def _age(seconds: float) -> tuple[str, int]:
    """A unit of time and how many of it."""
    minutes = int(seconds // 60)
    if minutes < 120:
        return "minutes", minutes
    return ("hours", minutes // 60) if minutes < 48 * 60 else ("days", minutes // (24 * 60))
