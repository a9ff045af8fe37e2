"""A Google Sheet as a home of campaigns.

What `InTurn` says of sets, locks and waiting holds. One set goes like this: everything is read in one request; `locate`
says where each change belongs, and every clash or cell that must not be written stops the whole set; one more request
writes all cells and the Log row, all or nothing, rows found by their handles on the server (`plan`); its answer shows
whether each row is the one that was meant (`after`). Where nobody knows whether a request was carried out, the Log is
read: it holds the set's id, or the set goes again. While the service cannot be reached or the quota is used up, sets
wait, and play goes on.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from secrets import token_hex

from toolkit.messages import Note, note
from toolkit.sync.backends.google.address import Address
from toolkit.sync.backends.google.after import document_after, is_where_it_belongs, misplaced
from toolkit.sync.backends.google.client import Client
from toolkit.sync.backends.google.document import Document
from toolkit.sync.backends.google.live import Live
from toolkit.sync.backends.google.plan import Row, answers, preparing, rows_of, writing
from toolkit.sync.backends.google.trouble import Trouble, told
from toolkit.sync.cell_limits import value_refusal
from toolkit.sync.in_turn import InTurn, Outcome
from toolkit.sync.port import Conflict, Locate, Queued, SourceError, Written
from toolkit.sync.sentences import error_note
from toolkit.sync.tabs import WhyNot, clashes_against
from toolkit.tables.changes import ChangeSet, Clash, Placement
from toolkit.tables.snapshot import Address as CellAddress
from toolkit.tables.snapshot import CellValue, Snapshot, a1

_TRIES = 6


class GoogleBackend(InTurn):
    """One spreadsheet; many of these, on many machines, may share it."""

    lock_seconds = 60.0

    def __init__(
        self,
        address: Address,
        client: Client,
        *,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        super().__init__(address.folder)
        self._address = address
        self._client = client
        self._sleep = sleep
        self._live = Live(client, address.key, clock)

    @property
    def name(self) -> str:
        """The spreadsheet's title."""
        with told():
            return self._live.lately().title or self._address.key

    def revision(self) -> str:
        """A hash of what was seen a few seconds ago at most; that of the last reading while nothing can be asked."""
        with told():
            return self._live.lately().snapshot.revision

    def read(self) -> Snapshot:
        """Everything now in the spreadsheet."""
        with told():
            return self._live.now().snapshot

    def remarks(self) -> tuple[Note, ...]:
        """The service cannot be asked just now, or what waits cannot be read."""
        trouble = self._live.trouble
        away = () if trouble is None else (note("sync.google_last_seen", why=error_note(trouble.error)),)
        return (*away, *super().remarks())

    def _made_room(self) -> None:
        try:
            self._room.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise self._room_error(error) from error

    def _put_right(self) -> None:
        """Nothing of ours lies half done on this machine."""

    def _room_error(self, error: OSError | NotImplementedError) -> SourceError:
        why = (isinstance(error, OSError) and error.strerror) or str(error)
        return SourceError("sync.no_room", name=str(self._room), why=why)

    def _commit(self, change_set: ChangeSet, locate: Locate) -> Outcome:
        try:
            return _Commit(self._live, self._client, self._address.key, self._sleep).of(change_set, locate)
        except Trouble as trouble:
            if trouble.waits:
                return trouble.waits
            raise trouble.error from trouble


class _Commit:
    """The writing of one set: read, prepare where need be, write, prove; again while nobody knows what came of it."""

    def __init__(self, live: Live, client: Client, key: str, sleep: Callable[[float], None]) -> None:
        self._live = live
        self._client = client
        self._key = key
        self._sleep = sleep
        self._sent: tuple[Document, list[Row]] | None = None
        """What was sent and may or may not have been carried out."""

    def of(self, change_set: ChangeSet, locate: Locate) -> Outcome:
        """Raises `Trouble`."""
        for tries in range(_TRIES):
            doc = self._live.fetch()
            placement = locate(doc.snapshot, change_set)
            if placement.done:
                return Written(self._proven(doc).snapshot, again=self._sent is None)
            clashes = placement.clashes or clashes_against(change_set, placement, doc.snapshot, _why_not(doc))
            if clashes:
                return Conflict(clashes, doc.snapshot)
            rows = rows_of(doc, placement)
            if rows is None:
                self._prepare(doc, placement)
            elif outcome := self._send(doc, rows, placement):
                return outcome
            else:
                self._sleep(random.uniform(0, 0.5 * 2**tries))
        return Queued("busy")

    def _prepare(self, doc: Document, placement: Placement) -> None:
        body = preparing(doc, placement, lambda: token_hex(4))
        try:
            self._client.change(self._key, "batchUpdate", body)
        except Trouble as trouble:
            if not trouble.unknown:  # what came of it, the next reading tells
                raise

    def _send(self, doc: Document, rows: list[Row], placement: Placement) -> Outcome | None:
        """`None` where nobody knows whether it was carried out."""
        self._sent = doc, rows
        try:
            answer = self._client.change(self._key, "values:batchUpdateByDataFilter", writing(rows))
        except Trouble as trouble:
            if trouble.code == "sync.google_protected":
                return Conflict(_all_protected(doc, placement), doc.snapshot)
            if not trouble.unknown:
                raise
            return None
        told = list(answers(rows, answer))
        after = document_after(doc, told)
        self._live.became(after)
        if all(is_where_it_belongs(doc, *one) is not False for one in told):
            return Written(after.snapshot)
        return Written(self._proven(self._live.fetch()).snapshot)

    def _proven(self, now: Document) -> Document:
        """`now`, after what a sort misplaced between our reading and our writing has been put right."""
        for _ in range(_TRIES):
            edits = misplaced(self._sent[0], now, self._sent[1]) if self._sent else {}
            if not edits:
                break
            amends = Placement((), edits)
            rows = rows_of(now, amends)
            if rows is None:
                self._prepare(now, amends)
            else:
                self._client.change(self._key, "values:batchUpdateByDataFilter", writing(rows))
            now = self._live.fetch()
        return now


def _why_not(doc: Document) -> WhyNot:
    def reason(tab: str, address: CellAddress, value: CellValue) -> str | None:
        if tab not in doc.pages:
            return "no_sheet"
        kept = doc.tab(tab)
        return value_refusal(value) or ("formula" if address in kept.formulas else kept.locked.get(address))

    return reason


def _all_protected(doc: Document, placement: Placement) -> tuple[Clash, ...]:
    """The service refused because of a protected range and did not say which: any of these cells."""
    return tuple(
        Clash(
            place.change, "protected_google", f"{place.tab}!{a1(place.address)}", doc.tab(place.tab).at(*place.address)
        )
        for place in placement.located
    )
