"""One set written into a Google Sheet: read, placed, prepared where need be, written, proven. For the lock's holder."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from random import randrange
from secrets import token_hex

from toolkit.sync.backends.google.after import document_after, is_where_it_belongs
from toolkit.sync.backends.google.client import Client
from toolkit.sync.backends.google.crossing import changes_seen, overwritten
from toolkit.sync.backends.google.document import Document
from toolkit.sync.backends.google.live import Base, Live
from toolkit.sync.backends.google.plan import Answer, Row, answers, pasting, preparing, rows_of, writing
from toolkit.sync.backends.google.repair import misplaced, pastes, unlogged, was_carried_out
from toolkit.sync.backends.google.slip import making
from toolkit.sync.backends.google.trouble import Trouble
from toolkit.sync.backends.google.turns import Turns
from toolkit.sync.backends.google.unproven import Sent
from toolkit.sync.cell_limits import value_refusal
from toolkit.sync.in_turn import Outcome
from toolkit.sync.port import Conflict, Locate, Queued, Written
from toolkit.sync.tabs import WhyNot, clashes_against
from toolkit.tables.changes import ChangeSet, Clash, Placement
from toolkit.tables.snapshot import Address, CellValue, a1

_TRIES = 6
_PROOFS = 12
"""Steps in which what sorts misplaced is put right, each as good as its reading."""
_PATIENCE = 30.0
"""Seconds to wait for a turn."""
_PROOF = "proof "
"""Begins what a turn is wanted for that no row of the Log ends."""


@dataclass(frozen=True, slots=True)
class _Write:
    """The reading that it rested on, the rows as far as an answer told of them, the version before it."""

    before: Document
    told: list[Answer]
    base: Base


class Commit:
    """The writing of one set: read, prepare where need be, write, prove; again while nobody knows what came of it."""

    def __init__(self, live: Live, client: Client, key: str, turns: Turns, sleep: Callable[[float], None]) -> None:
        self._live = live
        self._turns = turns
        self._client = client
        self._key = key
        self._sleep = sleep
        self._sent = False
        self._prepared: Placement | None = None
        self._away: Queued | None = None
        """Why nobody knows what came of the last request."""
        self._unheard: _Write | None = None
        self._refused = False
        self._slip = True
        """Whether a place for the slip is made where there is none."""
        self._fresh = True
        """Whether a reading of a moment ago will do."""

    def of(self, change_set: ChangeSet, locate: Locate) -> Outcome:
        """Raises `Trouble`."""
        self._live.proof.lost, self._live.proof.crossed = (), ()
        if self._live.seen and self._turns.ask(self._live.seen, change_set.id):
            self._fresh = False
        outcome = self._of(change_set, locate)
        if isinstance(outcome, Conflict) or not change_set.log or self._turns.asked.startswith(_PROOF):
            self._turns.give_back(self._live.seen)
        return outcome

    def _of(self, change_set: ChangeSet, locate: Locate) -> Outcome:
        tries, waited = 0, 0.0
        while tries < _TRIES and waited < _PATIENCE:
            doc = self._read()
            if self._live.proof.owes(doc):
                over = self._turns.over(doc, change_set.id)  # then others write already
                if (pause := self._turns.pause(doc, f"{_PROOF}{change_set.id}" if over else change_set.id)) is not None:
                    self._sleep(pause)
                    waited += pause
                    continue
                doc = self.proven(doc)
            if self._live.proof.owes(doc):  # people go on sorting
                tries += 1
                continue
            placement = locate(doc.snapshot, change_set)
            if placement.done:
                doc = doc if self._unheard is None else self._uncrossed(self._unheard, doc)
                return Written(doc.snapshot, again=not self._sent)
            clashes = placement.clashes or clashes_against(change_set, placement, doc.snapshot, _why_not(doc))
            if clashes:
                return Conflict(clashes, doc.snapshot)
            rows = rows_of(doc, placement)
            if rows is None:
                self._live.marks_apart |= self._prepared == placement and not doc.keys  # and yet none can be seen
                self._prepare(doc, placement)
                tries += 1
            elif (pause := self._turns.pause(doc, change_set.id)) is not None:
                self._refused = False  # it may have been refused because others had the turn
                self._sleep(pause)
                waited += pause
            elif outcome := self._send(doc, rows, placement):
                return outcome
            else:
                self._sleep(random.uniform(0, 0.5 * 2**tries))
                tries += 1
        return self._away or Queued("busy")

    def _read(self) -> Document:
        young = self._live.young() if self._fresh else None
        self._fresh = False
        return young or self._live.fetch_to_write()

    def _prepare(self, doc: Document, placement: Placement) -> None:
        requests = [*preparing(doc, placement, lambda: token_hex(4)), *self._turns.joining(doc)]
        slip = making(doc, randrange(1, 2**31), token_hex(4)) if self._slip else []
        self._live.changing()
        try:
            self._client.change(self._key, "batchUpdate", {"requests": [*requests, *slip]})
            self._prepared = placement
        except Trouble as trouble:
            if slip and trouble.code == "sync.google_refused":
                self._slip = False  # it is played without one
                return
            if not trouble.unknown:  # what came of it, the next reading tells
                raise
            self._away = trouble.waits

    def _send(self, doc: Document, rows: list[Row], placement: Placement) -> Outcome | None:
        """`None` where nobody knows whether it was carried out."""
        self._sent = True
        try:
            done = self._write(doc, rows)
        except Trouble as trouble:
            if trouble.code == "sync.google_protected":
                return Conflict(_all_protected(doc, placement), doc.snapshot)
            if trouble.code == "sync.google_refused" and not self._refused:
                self._refused = True  # a row that was to be written is gone, it may be: the next reading tells
                return None
            if not trouble.unknown:
                raise
            self._away, done = trouble.waits, None
        if done is not None:
            return self._written(doc, *done)
        self._unheard = _Write(doc, [(row, {}) for row in rows], self._live.base)
        return None

    def _write(self, doc: Document, rows: list[Row]) -> tuple[Sent, list[Answer]] | None:
        """Send, kept until it is proven; what the service says it did not do needs no proof. Raises `Trouble`.

        `None` where no row answered: most likely others have taken the turn since `doc` was read, and nothing is done.
        """
        slip = self._live.proof.slip_for(doc, rows)
        sent = self._live.proof.unproven.put(doc, rows, "".join(str(row.cells[1]) for row in slip))
        told = [*rows, *slip]
        self._live.changing()
        try:
            answer = self._client.change(self._key, "values:batchUpdateByDataFilter", writing(doc, told))
        except Trouble as trouble:
            if not trouble.unknown:
                self._live.proof.unproven.drop(sent)
            raise
        if not answer.get("responses"):
            return None
        self._live.proof.unproven.is_written(sent)
        return sent, list(answers(told, answer))[: len(rows)]

    def _written(self, doc: Document, sent: Sent, told: list[Answer]) -> Outcome:
        base = self._live.base
        after = document_after(doc, told)
        self._live.became(after)
        if gone := [row for row, values in told if row.number > len(doc.tab(row.tab).rows) and not values]:
            after = self._logged(doc, gone) or after
        answered = any(values for _, values in told)
        right = [is_where_it_belongs(doc, *one) if one[1] or not answered else False for one in told]
        there = [row.number <= len(doc.tab(row.tab).rows) for row, _ in told]
        if all(right):
            self._live.proof.in_place(sent, added=True)
        elif not any(one is False or (one is None and was) for one, was in zip(right, there, strict=True)):
            self._live.proof.in_place(sent, added=False)  # of the rest the next reading will tell
        elif False in right:
            with suppress(Trouble):  # it is written: what is out of place will be seen to next time
                after = self.settled(_PATIENCE)
        return Written(self._uncrossed(_Write(doc, told, base), after).snapshot)

    def _uncrossed(self, write: _Write, after: Document) -> Document:
        """What is there now; told where somebody may have typed into the same cells at that moment."""
        if not (others := self._live.others_since(write.base)):
            return after
        with suppress(Trouble):
            now = self._live.fetch_to_write()
            if changes_seen(document_after(write.before, write.told), now) < others:
                self._live.proof.crossed = tuple(overwritten(write.before, write.told))
            return now
        return after

    def _logged(self, before: Document, rows: list[Row]) -> Document | None:
        """The rows of the Log that were to be written may have been deleted in that moment: they are looked for."""
        with suppress(Trouble):
            now = self._live.fetch()
            for _ in range(_TRIES):
                if not (edits := unlogged(before, now, rows)):
                    return now
                mine = self._in_turn(now, f"{_PROOF}{rows[0].handle}", _PATIENCE)
                now = self._amended(mine, Placement((), edits)) if mine is now else mine or self._live.fetch()
        return None

    def settled(self, patience: float = _TRIES / 2) -> Document:
        """What is there now: put right outside of any action where it is our turn, else as it was read."""
        doc = self._live.fetch()
        if self._live.proof.owes(doc) and (sent := self._live.proof.unproven.newest()):
            mine = self._in_turn(doc, f"{_PROOF}{sent.file.stem}", patience)
            doc = doc if mine is None else self.proven(mine)
            self._turns.give_back(doc)
        return doc

    def _in_turn(self, doc: Document, why: str, patience: float) -> Document | None:
        """What is there now that it is our turn for something that is no action; `None` where others go on for long."""
        waited = 0.0
        while (pause := self._turns.pause(doc, why)) is not None:
            waited += max(pause, 0.1)
            if waited > patience:
                return None
            self._sleep(pause)
            doc = self._live.fetch()
        return doc

    def proven(self, now: Document) -> Document:
        """`now`, after what sorts misplaced between readings and writings, ours or another program's, is put right."""
        for _ in range(_PROOFS):
            self._live.proof.owes(now)
            sent = self._live.proof.unproven.newest()
            if sent is None or not self._turns.holds(now):
                break
            if not sent.sure and not was_carried_out(sent.before, now, sent.rows):
                self._live.proof.unproven.drop(sent)
            elif edits := misplaced(sent.before, now, sent.rows, late=sent.late):
                now = self._amended(now, Placement((), edits))
            elif formulas := pastes(sent.before, now, sent.rows):
                requests = [pasting(one.sheet, one.column, one.source, one.target) for one in formulas]
                self._live.changing()
                self._client.change(self._key, "batchUpdate", {"requests": requests})
                now = self._live.fetch()
            else:
                self._live.proof.proves(sent, now)
        return now

    def _amended(self, now: Document, amends: Placement) -> Document:
        rows = rows_of(now, amends)
        if rows is None:
            self._prepare(now, amends)
        else:
            self._write(now, rows)
        return self._live.fetch()


def _why_not(doc: Document) -> WhyNot:
    def reason(tab: str, address: Address, value: CellValue) -> str | None:
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
