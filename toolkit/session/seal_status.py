"""How the sealing of a turn stands, seen from one machine: what the Log tells beside what is kept here. Pure.

A fault is anything that was altered, lost or swapped. While there is one, nothing is opened and nothing is played;
the way out is always to withdraw and to seal anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from toolkit.core.outcome import Refusal
from toolkit.messages import Note, note
from toolkit.session.entries import LogEntry
from toolkit.session.seal_store import Secret
from toolkit.session.seal_text import Choice, commitment
from toolkit.session.seals import Seal, Seals, played_with, read_seal


@dataclass(frozen=True, slots=True)
class Status:
    """`sides` plan the turn (a refusal: nobody can now); `own`: standing seals whose choice is kept here, by side."""

    battle: str = ""
    round: int = 1
    sides: tuple[str, ...] | Refusal = ()
    seals: Seals = field(default_factory=Seals)
    own: Mapping[str, Secret] = field(default_factory=dict)
    faults: tuple[Note, ...] = ()
    exchanged: Mapping[str, Note] = field(default_factory=dict)
    """Earlier turns that were played with another seal than the one this machine opened its own against, by its own."""
    late: tuple[str, ...] = ()
    """Sides with a seal of this machine that reached the Log when every side had sealed: their earlier one counts."""

    @property
    def told(self) -> tuple[Note, ...]:
        """Everything that people have to be told: faults first."""
        late = [note("session.seal.late", side=side) for side in self.late]
        return (*self.faults, *self.exchanged.values(), *late)

    @property
    def missing(self) -> tuple[str, ...]:
        """The sides that have not sealed yet."""
        wanted = [*(() if isinstance(self.sides, Refusal) else self.sides), *self.seals.missing]
        return tuple(side for side in dict.fromkeys(wanted) if side not in self.seals.standing)

    @property
    def closed(self) -> bool:
        """Whether every side has sealed."""
        return self.seals.closed and not self.missing

    @property
    def known(self) -> dict[str, Choice]:
        """Choices that are open, and those of this machine."""
        return {**{side: secret.choice for side, secret in self.own.items()}, **self.seals.opened}


def status(
    turn: tuple[str, int],
    sides: tuple[str, ...] | Refusal,
    seals: Seals,
    entries: Sequence[LogEntry],
    kept: Sequence[Secret],
) -> Status:
    """The status of a battle's turn; `kept` are this machine's choices for the campaign, whatever the turn."""
    mine = [secret for secret in kept if (secret.choice.battle, secret.choice.round) == turn]
    by_id = {secret.seal: secret for secret in mine}
    own = {
        side: by_id[seal.id]
        for side, seal in seals.standing.items()
        if seal.id in by_id and fits(seal, by_id[seal.id].choice)
    }
    faults = [*_of_own(seals, entries, mine, own), *_in_log(seals, sides)]
    late = tuple(dict.fromkeys(secret.choice.side for secret in mine if _came_late(seals, secret.seal)))
    told = {
        secret.seal: note("session.seal.exchanged", side=secret.choice.side, round=secret.choice.round)
        for secret in kept
        if secret.choice.battle == turn[0] and was_exchanged(entries, secret)
    }
    return Status(*turn, sides, seals, own, tuple(faults), told, late)


def was_exchanged(entries: Sequence[LogEntry], secret: Secret) -> bool:
    """Whether a turn in effect was made of this choice and of another seal than stood when it was opened here."""
    if secret.seen is None:
        return False
    choice = secret.choice
    return played_with(entries, choice.battle, choice.round, commitment(choice)) not in ({}, secret.seen)


def _in_log(seals: Seals, sides: tuple[str, ...] | Refusal) -> Iterator[Note]:
    """What anybody can see."""
    for identifier in seals.unreadable:
        yield note("session.seal.unreadable", id=identifier)
    for side in sorted(seals.altered):
        yield note("session.seal.opening_altered", side=side)
    for side, seal in seals.standing.items():
        if not isinstance(sides, Refusal) and set(seal.sides) != set(sides):
            yield note("session.seal.other_sides", side=side, then=list(seal.sides), now=list(sides))


def _of_own(
    seals: Seals, entries: Sequence[LogEntry], mine: Iterable[Secret], own: Mapping[str, Secret]
) -> Iterator[Note]:
    """What only the machine that sealed can see."""
    rows = {entry.id: entry for entry in entries}
    for secret in mine:
        row, side = rows.get(secret.seal), secret.choice.side
        if row is None and secret.written and side not in own:
            yield note("session.seal.gone", side=side)
        seal = read_seal(row) if row is not None else None
        if seal is not None and not fits(seal, secret.choice):
            yield note("session.seal.altered", side=side, id=secret.seal)
    for side, secret in own.items():
        if secret.seen is not None and secret.seen != seals.commitments:
            yield note("session.seal.swapped", side=side)


def _came_late(seals: Seals, seal: str) -> bool:
    """Whether a seal stands in the Log behind those that closed the turn."""
    standing = [seals.rows.index(one.id) for one in seals.standing.values()]
    return seals.closed and seal in seals.rows and seals.rows.index(seal) > max(standing)


def fits(seal: Seal, choice: Choice) -> bool:
    """Whether a seal is what was written for the choice."""
    return (seal.battle, seal.round, seal.side, seal.sides, seal.commitment) == (
        choice.battle, choice.round, choice.side, choice.sides, commitment(choice)
    )  # fmt: skip
