"""Whether what was written lately stands where it belongs: what this machine wrote, and what another one did last.

Of our own writes those are asked that nobody has seen in place (`unproven`), of others' the one that the sheet itself
tells of (`slip`), once. Looking only compares; who holds the lock also takes over what another machine left astray.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from toolkit.sync.backends.google.document import Document
from toolkit.sync.backends.google.plan import Row
from toolkit.sync.backends.google.repair import Edits, Lost, lost, misplaced, pastes, was_carried_out
from toolkit.sync.backends.google.slip import name_of, slip_of, slip_row
from toolkit.sync.backends.google.turns import machine
from toolkit.sync.backends.google.unproven import LATE, Sent, Unproven, mark_of
from toolkit.sync.disk import write_private


class Proof:
    """What is still to be proven in one sheet; `room` is the folder of what belongs to it on this machine."""

    def __init__(self, room: Path, clock: Callable[[], float]) -> None:
        self._room = room
        self._clock = clock
        self.unproven = Unproven(room / "unproven", clock)
        """What any program of this user wrote here, where nobody has yet seen that each value stands in its own row."""
        self.lost: tuple[Lost, ...] = ()
        """What our last write could not put anywhere."""
        self.crossed: tuple[tuple[str, str], ...] = ()
        """The cells of our last write into which somebody may have typed at that moment, and what had stood there."""

    def astray(self, now: Document, *, newest: bool) -> Edits | None:
        """What would put the newest write right that nobody has proven, of ours or of another machine.

        `None` where it stands in its place, or was never carried out. It is proven then if `newest`: nothing was sent
        since that was read.
        """
        if (edits := self._astray_of_others(now)) is not None:
            return edits  # what the sheet tells of was written last
        sent = self.unproven.newest()
        if sent is None:
            return None
        if not sent.by_others and not was_carried_out(sent.before, now, sent.rows):
            return None
        edits = misplaced(sent.before, now, sent.rows, late=sent.late)
        if edits or pastes(sent.before, now, sent.rows):
            return edits
        if newest:
            self.proves(sent, now)
        return None

    def owes(self, now: Document) -> bool:
        """Whether something is to be proven first, of another machine's too. For the lock's holder, fresh readings."""
        if now.slip is not None and now.slip.handles:
            self.unproven.heed(name_of(now))
        if self._astray_of_others(now, own=True) is not None and (slip := slip_of(now, self._clock())):
            self.unproven.adopt(slip)
        return bool(self.unproven)

    def proves(self, sent: Sent, now: Document) -> None:
        """This write needs nothing more; what of ours stands nowhere is `lost`."""
        if not sent.by_others:
            self.lost = (*self.lost, *lost(sent.before, now, sent.rows))
        self._settle(sent.mark)
        self.unproven.is_proven(sent)

    def in_place(self, sent: Sent, *, added: bool) -> None:
        """The service showed this write where it belongs; `added`: also the rows that were not there before."""
        self._settle(sent.mark)
        if added:
            self.unproven.drop(sent)
        else:
            self.unproven.is_right(sent)

    def slip_for(self, doc: Document, rows: Sequence[Row]) -> list[Row]:
        """The slip that is written with these rows, where there is a place for it."""
        row = slip_row(doc, rows, machine(self._room), self._clock())
        return [] if row is None else [row]

    def _astray_of_others(self, now: Document, *, own: bool = False) -> Edits | None:
        """Of what the sheet tells and is not among ours to prove; `own`: also where this machine wrote it."""
        name = name_of(now)
        if not name or mark_of(name) == self._settled() or self.unproven.holds(name):
            return None
        if name.startswith(machine(self._room)) and not own:
            return None
        slip = slip_of(now, self._clock())
        if slip is not None:
            late = not 0 <= self._clock() - slip.at < LATE
            edits = misplaced(slip.before, now, slip.rows, late=late)
            if edits or pastes(slip.before, now, slip.rows):
                return edits
            self.lost = (*self.lost, *lost(slip.before, now, slip.rows))
        self._settle(mark_of(name))
        return None

    def _settled(self) -> str:
        """Which write was last known to stand in its place."""
        with suppress(OSError):
            return (self._room / "settled").read_text(encoding="utf-8")
        return ""

    def _settle(self, mark: str) -> None:
        with suppress(OSError):
            if mark:
                write_private(self._room / "settled", mark.encode())
