"""What the Log tells of sealed choices: who has sealed this turn, who is open, whether each opening is what was sealed.

Read in the order of the rows, for one battle and its present turn; seals for any other turn have no part in it:

1. A seal counts until its side seals anew or withdraws; once every side has sealed, later seals of the turn are void.
2. An opening counts when it hashes to the seal that stands, and names the seals that stood when it was written.
3. Withdrawing takes back one side's seal; once every side has sealed, it takes back all of them.
4. The turn made of the openings spends them for good, also when it is undone. Any other action in effect that moves
   the round puts the seals of that turn into the past.

Everything read here is somebody's text and may be altered; nothing is guessed. Pure.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import dropwhile
from typing import Any

from toolkit.session.entries import LogEntry
from toolkit.session.seal_text import NONCE, Choice, commitment, turn_id
from toolkit.tables.changes import moves_round


@dataclass(frozen=True, slots=True)
class Seal:
    """A side's commitment: the row's id, what it is for, who plans the turn."""

    id: str
    battle: str
    round: int
    side: str
    sides: tuple[str, ...]
    commitment: str


@dataclass(frozen=True, slots=True)
class Seals:
    """The seals of one turn as the Log tells them, by side."""

    standing: Mapping[str, Seal] = field(default_factory=dict)
    opened: Mapping[str, Choice] = field(default_factory=dict)
    """Choices that are open and hash to the seal that stands."""
    altered: frozenset[str] = frozenset()
    """Sides with an opening that does not; if another of theirs does, they are not among these."""
    unreadable: tuple[str, ...] = ()
    """Ids of seals that were edited by hand so that they say nothing any more."""
    rows: tuple[str, ...] = ()
    """Ids of all seals since the turn began, void ones too."""
    past: Mapping[str, Seal] = field(default_factory=dict)
    """Seals of another turn that were never opened."""
    spent: str = ""
    """The id of the turn that was last made of seals, while no new one stands."""

    @property
    def missing(self) -> tuple[str, ...]:
        """The sides that plan the turn and have not sealed."""
        wanted = dict.fromkeys(side for seal in self.standing.values() for side in seal.sides)
        return tuple(side for side in wanted if side not in self.standing)

    @property
    def closed(self) -> bool:
        """Whether every side has sealed: nothing can be changed any more."""
        return bool(self.standing) and not self.missing

    @property
    def shut(self) -> tuple[str, ...]:
        """The sides that have sealed and are not open."""
        return tuple(side for side in self.standing if side not in self.opened)

    @property
    def commitments(self) -> dict[str, str]:
        """Side -> commitment."""
        return {side: seal.commitment for side, seal in self.standing.items()}

    @property
    def turn(self) -> str:
        """The id of the turn that all openings make; blank while one is missing."""
        return turn_id(self.opened.values()) if self.closed and not self.shut else ""


def read_seals(entries: Iterable[LogEntry], battle: str, number: int) -> Seals:
    """The seals of a battle's turn, from annotated entries, oldest first."""
    entries = list(dropwhile(lambda entry: entry.kind not in _READERS, entries))  # nothing is sealed before the first
    found = _read(entries, battle, number)
    if found.standing or found.past or found.spent:
        return found
    seals = (read_seal(entry) for entry in reversed(entries) if entry.kind == "seal")
    last = next((seal.round for seal in seals if seal is not None and seal.battle == battle), number)
    before = _read(entries, battle, last)
    return replace(found, past={**before.past, **before.standing}, spent=before.spent)


def _read(entries: Iterable[LogEntry], battle: str, number: int) -> Seals:
    found = Seals()
    for entry in entries:
        found = _step(found, entry, battle, number)
    return found


def played_with(entries: Iterable[LogEntry], battle: str, number: int, mark: str) -> dict[str, str]:
    """The commitments of the turn in effect that was made of the one given as `mark`; none where there is no such."""
    found = Seals()
    for entry in entries:
        if entry.live and entry.id == found.turn and mark in found.commitments.values():
            return found.commitments
        found = _step(found, entry, battle, number)
    return {}


def _step(found: Seals, entry: LogEntry, battle: str, number: int) -> Seals:
    if entry.kind in _READERS:
        return _READERS[entry.kind](found, entry, battle, number)
    return _played(found, entry, battle) if entry.kind == "action" else found


def _sealed(found: Seals, entry: LogEntry, battle: str, number: int) -> Seals:
    seal = read_seal(entry)
    if seal is None:
        return replace(found, unreadable=(*found.unreadable, entry.id), rows=(*found.rows, entry.id))
    if (seal.battle, seal.round) != (battle, number):
        return found
    if found.closed:
        return replace(found, rows=(*found.rows, entry.id))
    past = {side: old for side, old in found.past.items() if side != seal.side}
    standing = {**found.standing, seal.side: seal}
    return replace(found, standing=standing, past=past, rows=(*found.rows, entry.id), spent="")


def _opened(found: Seals, entry: LogEntry, battle: str, number: int) -> Seals:
    written = entry.record.get("open")
    seal = _seal_of(found, written)
    if not isinstance(written, Mapping) or seal is None or not found.closed or seal.side in found.opened:
        return found
    choice = _choice(seal, written)
    if choice is None or commitment(choice) != seal.commitment or written.get("seals") != found.commitments:
        return replace(found, altered=found.altered | {seal.side})
    return replace(found, opened={**found.opened, seal.side: choice}, altered=found.altered - {seal.side})


def _withdrawn(found: Seals, entry: LogEntry, battle: str, number: int) -> Seals:
    written = entry.record.get("withdraw")
    if not isinstance(written, Mapping) or (written.get("battle"), written.get("round")) != (battle, number):
        return found
    if found.closed:
        return Seals()
    side = written.get("side")
    standing = {other: seal for other, seal in found.standing.items() if other != side}
    past = {other: seal for other, seal in found.past.items() if other != side}
    return replace(found, standing=standing, past=past, unreadable=())


_READERS: Mapping[str, Callable[[Seals, LogEntry, str, int], Seals]] = {
    "seal": _sealed,
    "open": _opened,
    "withdraw": _withdrawn,
}


def _played(found: Seals, entry: LogEntry, battle: str) -> Seals:
    if found.turn and entry.id == found.turn:
        return Seals(spent=entry.id)
    moved = any(moves_round(change) for change in entry.changes)
    if entry.live and moved and entry.record.get("battle", "") == battle:
        return Seals(past={**found.past, **found.standing})
    return found


def read_seal(entry: LogEntry) -> Seal | None:
    """The seal of a row; `None` where it cannot be read."""
    written = entry.record.get("seal")
    if not entry.intact or not isinstance(written, Mapping):
        return None
    battle, number, side = written.get("battle"), written.get("round"), written.get("side")
    sides, mark = written.get("sides"), written.get("commitment")
    if not (isinstance(battle, str) and type(number) is int and isinstance(side, str) and isinstance(mark, str)):
        return None
    if not isinstance(sides, list) or not all(isinstance(one, str) for one in sides) or side not in sides:
        return None
    return Seal(entry.id, battle, number, side, tuple(sides), mark)


def _seal_of(found: Seals, written: Any) -> Seal | None:
    wanted = written.get("seal") if isinstance(written, Mapping) else None
    return next((seal for seal in found.standing.values() if seal.id == wanted), None)


def _choice(seal: Seal, written: Mapping[str, Any]) -> Choice | None:
    actions, nonce = written.get("actions"), written.get("nonce")
    if not isinstance(actions, list) or not all(isinstance(line, Mapping) for line in actions):
        return None
    if not isinstance(nonce, str) or not NONCE.fullmatch(nonce):
        return None
    return Choice(seal.battle, seal.round, seal.sides, seal.side, tuple(actions), nonce)
