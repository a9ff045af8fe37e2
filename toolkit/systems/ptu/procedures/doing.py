"""An action under way: who does it, by which key its numbers are known, and how it ends.

`Doing` puts the action's questions (answers given beforehand come first), passes its derived numbers on for the game
master to overrule, and writes its outcomes. It knows no rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, TypeVar

from toolkit.core.events import Event
from toolkit.core.outcome import Outcome, Result
from toolkit.core.scene import Scene
from toolkit.dice import Answer, Ask, BadAnswer, Dice, check_answer
from toolkit.messages import Note, Who, note
from toolkit.systems.ptu.actions import Use
from toolkit.systems.ptu.events import ActionFailed
from toolkit.systems.ptu.records import PtuCombatant
from toolkit.systems.ptu.state import Fight

D20 = Dice(1, 20)
D100 = Dice(1, 100)

Number = TypeVar("Number", int, Fraction)


@dataclass
class Tally:
    """What one target has got of an action so far. `damage` is HP really lost, `dealt` counts temporary HP too."""

    target: str | None
    result: Result = "done"
    damage: int = 0
    dealt: int = 0
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


class Doing:
    """One action under way. `key` begins the keys of all its numbers."""

    key = "act"

    def __init__(self, scene: Scene[Fight], used: Use) -> None:
        self.scene = scene
        self.used = used
        self.actor = Who(used.actor)
        self._taken: dict[str, int] = {}

    @property
    def fight(self) -> Fight:
        return self.scene.state

    @property
    def me(self) -> PtuCombatant:
        """The actor's row as it is now."""
        return self.fight.roster[self.actor]

    def row(self, who: str) -> PtuCombatant:
        return self.fight.roster[who]

    def emit(self, event: Event) -> None:
        self.scene.emit(event)

    def ruling(self, key: str) -> Any:
        return self.scene.ruling(f"ptu.{key}")

    def settle(self, word: str, value: Number) -> Number:
        """A number the game master may overrule, known as `act.<word>`."""
        return self.scene.settle(f"{self.key}.{word}", value)

    def roll(self, name: str, dice: Dice, prompt: Note, who: str | None = None) -> Answer:
        """A die, the actor's or of `who`."""
        return self.ask(Ask(name, who or self.actor, dice=dice, prompt=prompt))

    def ask(self, ask: Ask) -> Answer:
        """The action's own answer to that name, else the referee's."""
        given = self._prepared(ask)
        if given is None:
            return self.scene.ask(ask)
        checked = check_answer(ask, given[0])
        if isinstance(checked, Note):
            raise BadAnswer(f"{self.used.where}.with.{ask.name}", given[0], checked)
        return checked

    def _prepared(self, ask: Ask) -> tuple[Any] | None:
        given = self.used.prepared.get(ask.name, ())
        if ask.dice is not None and ask.dice.count > 1 and all(isinstance(face, int) for face in given):
            given = (list(given),) if len(given) == ask.dice.count else given
        taken = self._taken.get(ask.name, 0)
        if taken >= len(given):
            return None
        self._taken[ask.name] = taken + 1
        return (given[taken],)

    def fail(self, why: Note, target: str | None = None, facts: Mapping[str, Any] | None = None) -> None:
        """The action comes to nothing."""
        self.emit(ActionFailed(self.actor, self.used.shown, why))
        reason = why.code.rsplit(".", 1)[-1]
        self.end(Tally(target, "failed", reason=reason, why=why, facts=dict(facts or {})))

    def end(self, *tallies: Tally) -> None:
        """Write the outcomes, one a target."""
        for tally in tallies:
            self.emit(self._outcome(tally))

    def _outcome(self, tally: Tally) -> Outcome:
        return Outcome(
            actor=self.actor,
            use=self.used.use,
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


def failed(reason: str, **facts: Any) -> Note:
    """Why an action fails or is refused: message `ptu.failed.<reason>`."""
    return note(f"ptu.failed.{reason}", **facts)
