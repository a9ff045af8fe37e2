"""An action under way: who does it, by which key its numbers are known, and how it ends.

`Doing` puts the action's questions (answers given beforehand come first), passes its derived numbers on for the game
master to overrule, and writes its outcomes. It knows no rule; each system adds what its actions carry.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from toolkit.core.events import Event
from toolkit.core.outcome import Outcome, Result
from toolkit.core.scene import Scene
from toolkit.core.state import State
from toolkit.dice import Answer, Ask, BadAnswer, check_answer
from toolkit.messages import Note, Who

S = TypeVar("S", bound=State[Any, Any, Any])


@dataclass
class Tally:
    """What one target has got of an action so far. HP are really lost."""

    target: str | None
    result: Result = "done"
    damage: int = 0
    healed: int = 0
    strikes: int = 0
    effects: list[str] = field(default_factory=list)
    facts: dict[str, Any] = field(default_factory=dict)
    reason: str | None = None
    why: Note | None = None

    @property
    def landed(self) -> bool:
        """Whether the action reached this target."""
        return self.result in ("hit", "critical", "done")

    @property
    def who(self) -> Who:
        """The target, where there is one."""
        assert self.target is not None
        return Who(self.target)


class Done(Protocol):
    """What is done, as a system has read it: `prepared` are answers by ask name, `where` the entry's place."""

    @property
    def actor(self) -> str: ...
    @property
    def use(self) -> str: ...
    @property
    def where(self) -> str: ...
    @property
    def prepared(self) -> Mapping[str, tuple[Any, ...]]: ...


class Doing(Generic[S]):
    """One action under way. `key` begins the keys of its numbers."""

    home: ClassVar[str]
    """What the keys of the system's rulings begin with."""
    one_for_all: ClassVar[tuple[str, ...]] = ()
    """Asks for which one answer given beforehand stands for everybody who is asked."""

    def __init__(self, scene: Scene[S], done: Done, key: str) -> None:
        self.scene = scene
        self.actor = Who(done.actor)
        self.key = key
        self._done = done
        self._taken: dict[str, int] = {}

    @property
    def fight(self) -> S:
        return self.scene.state

    def emit(self, event: Event) -> None:
        self.scene.emit(event)

    def ruling(self, key: str) -> Any:
        return self.scene.ruling(f"{self.home}.{key}")

    def ask(self, ask: Ask) -> Answer:
        """The action's own answer to that name, else the referee's."""
        given = self._faces(ask) or self.prepared(ask.name)
        if given is None:
            return self.scene.ask(ask)
        checked = check_answer(ask, given[0])
        if isinstance(checked, Note):
            raise BadAnswer(f"{self._done.where}.with.{ask.name}", given[0], checked)
        return checked

    def prepared(self, name: str) -> tuple[Any] | None:
        """The next answer given beforehand."""
        given, taken = self._done.prepared.get(name, ()), self._taken.get(name, 0)
        if name in self.one_for_all and len(given) == 1:
            return (given[0],)
        if taken >= len(given):
            return None
        self._taken[name] = taken + 1
        return (given[taken],)

    def left_over(self, name: str) -> tuple[Any, ...]:
        """Answers given beforehand for which no question came."""
        return self._done.prepared.get(name, ())[self._taken.get(name, 0) :]

    def _faces(self, ask: Ask) -> tuple[Any] | None:
        """The faces of several dice, where all that is given beforehand is just those."""
        given = self._done.prepared.get(ask.name, ())
        several = ask.dice is not None and ask.dice.count == len(given) > 1
        if not several or ask.name in self._taken or not all(isinstance(face, int) for face in given):
            return None
        self._taken[ask.name] = len(given)
        return (list(given),)

    def failure(self, why: Note) -> Event:
        """The system's event of an action that comes to nothing."""
        raise NotImplementedError

    def fail(self, why: Note, target: str | None = None, facts: Mapping[str, Any] | None = None) -> None:
        """The action comes to nothing."""
        self.emit(self.failure(why))
        reason = why.code.rsplit(".", 1)[-1]
        self.end(Tally(target, "failed", reason=reason, why=why, facts=dict(facts or {})))

    def end(self, *tallies: Tally) -> None:
        """Write the outcomes, one a target."""
        for tally in tallies or (Tally(None),):
            self.emit(self._outcome(tally))

    def _outcome(self, tally: Tally) -> Outcome:
        return Outcome(
            actor=self.actor,
            use=self._done.use,
            target=None if tally.target is None else Who(tally.target),
            result=tally.result,
            damage=tally.damage,
            healed=tally.healed,
            strikes=tally.strikes,
            effects=tuple(tally.effects),
            facts=tally.facts,
            reason=tally.reason,
            why=tally.why,
        )
