"""A deed under way: who does it, by which key its numbers are known, and how it ends.

`Doing` puts the deed's questions (answers given beforehand come first), passes its derived numbers on for the game
master to overrule, and writes its outcomes. It knows no rule.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, TypeVar

from toolkit.core.events import Event
from toolkit.core.outcome import Outcome, Result
from toolkit.core.scene import Scene
from toolkit.dice import Answer, Ask, BadAnswer, Dice, check_answer
from toolkit.messages import Note, Who, note
from toolkit.systems.d6forum.actions import Deed
from toolkit.systems.d6forum.events import ActionFailed, Fell, HpLost
from toolkit.systems.d6forum.records import ForumCombatant
from toolkit.systems.d6forum.state import Fight

D6 = Dice(1, 6)

Number = TypeVar("Number", int, Fraction)


@dataclass
class Tally:
    """What one target has got of a deed so far. HP are really lost."""

    target: str | None
    result: Result = "done"
    damage: int = 0
    healed: int = 0
    strikes: int = 0
    effects: list[str] = field(default_factory=list)
    facts: dict[str, Any] = field(default_factory=dict)
    reason: str | None = None
    why: Note | None = None


class Doing:
    """One deed under way. `key` begins the keys of all its numbers."""

    def __init__(self, scene: Scene[Fight], deed: Deed, key: str) -> None:
        self.scene = scene
        self.deed = deed
        self.actor = Who(deed.actor)
        self.key = key
        self._taken: dict[str, int] = {}

    @property
    def fight(self) -> Fight:
        return self.scene.state

    @property
    def me(self) -> ForumCombatant:
        """The actor's row as it is now."""
        return self.fight.roster[self.actor]

    def row(self, who: str) -> ForumCombatant:
        return self.fight.roster[who]

    def emit(self, event: Event) -> None:
        self.scene.emit(event)

    def ruling(self, key: str) -> Any:
        return self.scene.ruling(f"d6.{key}")

    def settle(self, word: str, value: Number) -> Number:
        """A number the game master may overrule, known as `<key>.<word>`; never below 0."""
        settled = self.scene.settle(f"{self.key}.{word}", value)
        return settled if settled >= 0 else type(value)(0)

    def settle_die(self, word: str, value: int) -> int:
        """The value by which a die counts, 1 to 6."""
        return min(max(self.settle(word, value), 1), 6)

    def roll(self, name: str, who: str, prompt: Note) -> int:
        """What a die shows."""
        return self.ask(Ask(name, who, dice=D6, prompt=prompt)).number

    def ask(self, ask: Ask) -> Answer:
        """The answer given beforehand, else the referee's."""
        given = self.prepared(ask.name)
        if given is None:
            return self.scene.ask(ask)
        checked = check_answer(ask, given)
        if isinstance(checked, Note):
            raise BadAnswer(f"{self.deed.where}.with.{ask.name}", given, checked)
        return checked

    def prepared(self, name: str) -> Any:
        """The next answer given beforehand, or `None`."""
        given, taken = self.deed.prepared.get(name, ()), self._taken.get(name, 0)
        if taken >= len(given):
            return None
        self._taken[name] = taken + 1
        return given[taken]

    def lose(self, who: str, event: HpLost) -> None:
        """HP go; at 0 somebody falls."""
        self.emit(event)
        self.fall(who)

    def fall(self, who: str) -> None:
        """Whoever has come to 0 HP is out."""
        if self.row(who).hp == 0:
            self.emit(Fell(Who(who)))

    def fail(self, why: Note, target: str | None = None) -> None:
        """The deed comes to nothing."""
        self.emit(ActionFailed(self.actor, self.deed.shown, why))
        self.end(Tally(target, "failed", reason=why.code.rsplit(".", 1)[-1], why=why))

    def end(self, *tallies: Tally) -> None:
        """Write the outcomes, one a target."""
        for tally in tallies:
            self.emit(self._outcome(tally))

    def _outcome(self, tally: Tally) -> Outcome:
        return Outcome(
            actor=self.actor,
            use=self.deed.use,
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
    """Why a deed fails or is refused: message `d6forum.failed.<reason>`."""
    return note(f"d6forum.failed.{reason}", **facts)
