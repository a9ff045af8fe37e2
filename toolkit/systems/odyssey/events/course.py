"""The course of turns, rounds and battles: what was begun and paid, who moved where, who came in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from toolkit.core.events import Event, Voice
from toolkit.messages import Note, Who, note
from toolkit.systems.odyssey.geometry import Square

Members = tuple[str, ...]
"""Ids of a pair."""


def shown(square: Square) -> str:
    """A square as people write it: `12:5`."""
    return f"{square[0]}:{square[1]}"


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A pair does the first thing of its turn: its AP are there, what it owed is paid."""

    members: Members
    ap: int


@dataclass(frozen=True, slots=True)
class ActionBegan(Event):
    """An action was declared and its AP were paid by the pair."""

    code: ClassVar[str] = "odyssey.action_began"
    voice: ClassVar[Voice] = "opening"
    who: Who
    use: str | Note
    cost: int
    left: int
    members: Members
    strike: bool = False


@dataclass(frozen=True, slots=True)
class OutOfTurn(Event):
    """Something was used out of turn: its AP are missing in the pair's next turn (Out of Turn Actions)."""

    code: ClassVar[str] = "odyssey.out_of_turn"
    voice: ClassVar[Voice] = "opening"
    who: Who
    use: str | Note
    cost: int
    debt: int
    members: Members


@dataclass(frozen=True, slots=True)
class Boosted(Event):
    """A Boost Point was spent as the attack was declared (Boosting Attacks)."""

    code: ClassVar[str] = "odyssey.boosted"
    who: Who
    owner: Who
    left: int


@dataclass(frozen=True, slots=True)
class MoveCounted(Event):
    """A move that may be used only so often was used; `uses` is what the cell says now."""

    who: Who
    uses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PunishUsed(Event):
    """The one Punish Attack of the round."""

    who: Who


@dataclass(frozen=True, slots=True)
class OrderGiven(Event):
    """The one Order of the round."""

    who: Who


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """Somebody went along `path` for `cost` Movement; `left` are Movement Actions."""

    code: ClassVar[str] = "odyssey.moved"
    who: Who
    start: Square | None
    path: tuple[Square, ...]
    cost: int
    left: int

    def note(self) -> Note:
        squares = [shown(square) for square in (*([self.start] if self.start else []), *self.path)]
        return note(self.code, who=self.who, path=" → ".join(squares), cost=self.cost, steps=len(self.path))


@dataclass(frozen=True, slots=True)
class MovementUsed(Event):
    """A Movement Action went into something else than moving."""

    who: Who
    left: int


@dataclass(frozen=True, slots=True)
class MovementGained(Event):
    code: ClassVar[str] = "odyssey.movement_gained"
    who: Who
    left: int


@dataclass(frozen=True, slots=True)
class Shifted(Event):
    """Somebody was `pushed`, `pulled` or `dragged` to a square."""

    who: Who
    how: str
    to: Square

    def note(self) -> Note:
        return note("odyssey.shifted", who=self.who, how=self.how, to=shown(self.to))


@dataclass(frozen=True, slots=True)
class Held(Event):
    """A pair holds its turn; the later Initiative is its own from now on (Initiative and Turns)."""

    code: ClassVar[str] = "odyssey.held"
    voice: ClassVar[Voice] = "opening"
    who: Who
    until: int


@dataclass(frozen=True, slots=True)
class Switched(Event):
    """A Pokémon was recalled and another one released; it goes on with what is left of the pair's turn."""

    code: ClassVar[str] = "odyssey.switched"
    who: Who
    old: Who | None
    new: Who
    to: Square | None
    fresh: bool = False
    """Whether the newcomer has a Movement Action of its own, whatever the old one did with its."""

    def note(self) -> Note:
        place = shown(self.to) if self.to else "none"
        old: Who | str = "none" if self.old is None else self.old
        return note(self.code, who=self.who, old=old, new=self.new, to=place, first="yes" if self.old is None else "no")


@dataclass(frozen=True, slots=True)
class Repositioned(Event):
    code: ClassVar[str] = "odyssey.repositioned"
    who: Who
    new: Who
    to: Square | None

    def note(self) -> Note:
        return note(self.code, who=self.who, new=self.new, to=shown(self.to) if self.to else "none")


@dataclass(frozen=True, slots=True)
class BallsPassed(Event):
    """A trainer, defeated, has tossed its Poké Balls to another one (HP and Defeat)."""

    code: ClassVar[str] = "odyssey.balls_passed"
    who: Who
    to: Who


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """It is somebody's turn now; nobody's when all have had theirs."""

    voice: ClassVar[Voice] = "frame"
    who: Who | None

    def note(self) -> Note:
        return note("odyssey.all_acted") if self.who is None else note("odyssey.turn_passed", who=self.who)


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    code: ClassVar[str] = "odyssey.turn_ended"
    voice: ClassVar[Voice] = "line"
    who: Who
    members: Members


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The round is over; `round` is the next one."""

    code: ClassVar[str] = "odyssey.round_ended"
    voice: ClassVar[Voice] = "frame"
    round: int


@dataclass(frozen=True, slots=True)
class TieBroken(Event):
    """Equal Initiative: the die put `who` first."""

    code: ClassVar[str] = "odyssey.tie_broken"
    voice: ClassVar[Voice] = "working"
    who: Who
    die: int
    value: int


@dataclass(frozen=True, slots=True)
class BattleBegan(Event):
    """Everybody starts fresh; `order` is the order of turns."""

    code: ClassVar[str] = "odyssey.battle_began"
    order: tuple[str, ...]

    def note(self) -> Note:
        return note(self.code, order=[Who(who) for who in self.order] or "none")


@dataclass(frozen=True, slots=True)
class BattleOver(Event):
    """A scene or a day is over: what belongs to a running battle was cleared; HP and statuses stay."""

    code: ClassVar[str] = "odyssey.battle_over"
    kind: str = "scene"


@dataclass(frozen=True, slots=True)
class ActionFailed(Event):
    """An action came to nothing after it was declared; `why` is the sentence."""

    code: ClassVar[str] = "odyssey.action_failed"
    who: Who
    use: str | Note
    why: Note


@dataclass(frozen=True, slots=True)
class NoteLeft(Event):
    """What a move leaves to the game master."""

    code: ClassVar[str] = "odyssey.by_hand"
    use: str | Note
    text: str
