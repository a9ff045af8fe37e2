"""An Action whose time has come: who does it, by which key its numbers are known, and how it ends.

`Doing` puts the Action's questions (answers given beforehand in its plan come first), passes its derived numbers on
for the game master to overrule, and writes its outcomes. It knows no rule.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from toolkit.core.events import Event
from toolkit.core.outcome import Outcome, Result
from toolkit.core.scene import Scene
from toolkit.dice import Answer, Ask, BadAnswer, Dice, check_answer
from toolkit.messages import Note, Who, note
from toolkit.systems.calpheon.actions import Planned
from toolkit.systems.calpheon.events import ActionFailed, PhaseBegan
from toolkit.systems.calpheon.records import CalpheonCombatant
from toolkit.systems.calpheon.state import Fight

D100 = Dice(1, 100)


@dataclass
class Tally:
    """What one target has got of an Action so far. HP are really lost; `rolled` is before any limit."""

    target: str | None
    result: Result = "done"
    damage: int = 0
    rolled: int = 0
    substitute: int = 0
    healed: int = 0
    strikes: int = 0
    effects: list[str] = field(default_factory=list)
    facts: dict[str, Any] = field(default_factory=dict)
    reason: str | None = None
    why: Note | None = None

    @property
    def landed(self) -> bool:
        """Whether the Action reached this target."""
        return self.result in ("hit", "critical", "done")


class Doing:
    """One Action under way. `key` (side and Action, "A1") begins the keys of all its numbers.

    `attack_beside`: the side's other Action of this turn is its damaging one.
    """

    def __init__(
        self, scene: Scene[Fight], planned: Planned, side: str, slot: int, *, attack_beside: bool = False
    ) -> None:
        self.scene = scene
        self.planned = planned
        self.actor = Who(planned.actor)
        self.side = side
        self.slot = slot
        self.key = f"{side}{slot}"
        self.attack_beside = attack_beside
        self._taken: dict[str, int] = {}

    @property
    def fight(self) -> Fight:
        return self.scene.state

    @property
    def me(self) -> CalpheonCombatant:
        """The actor's row as it is now."""
        return self.fight.roster[self.actor]

    def row(self, who: str) -> CalpheonCombatant:
        return self.fight.roster[who]

    def emit(self, event: Event) -> None:
        self.scene.emit(event)

    def ruling(self, key: str) -> Any:
        return self.scene.ruling(f"calpheon.{key}")

    def settle(self, word: str, value: int) -> int:
        """A number the game master may overrule, known as `A1.<word>`; never below 0."""
        return max(0, self.scene.settle(f"{self.key}.{word}", value))

    def roll(self, name: str, dice: Dice, prompt: Note) -> Answer:
        """A die of this Action."""
        return self.ask(Ask(name, self.actor, dice=dice, prompt=prompt))

    def ask(self, ask: Ask) -> Answer:
        """The plan's own answer to that name, else the referee's."""
        given = self._prepared(ask)
        if given is None:
            return self.scene.ask(ask)
        checked = check_answer(ask, given[0])
        if isinstance(checked, Note):
            raise BadAnswer(f"{self.planned.where}.with.{ask.name}", given[0], checked)
        return checked

    def _prepared(self, ask: Ask) -> tuple[Any] | None:
        given = self.planned.prepared.get(ask.name, ())
        if ask.dice is not None and ask.dice.count > 1 and all(isinstance(face, int) for face in given):
            given = (list(given),) if len(given) == ask.dice.count else given
        taken = self._taken.get(ask.name, 0)
        if taken >= len(given):
            return None
        self._taken[ask.name] = taken + 1
        return (given[taken],)

    def fail(self, why: Note, target: str | None = None, *, facts: dict[str, Any] | None = None) -> None:
        """The Action comes to nothing."""
        self.emit(ActionFailed(self.actor, self.planned.shown, why))
        self.end(Tally(target, "failed", reason=why.code.rsplit(".", 1)[-1], why=why, facts=facts or {}))

    def end(self, *tallies: Tally) -> None:
        """Write the outcomes, one a target."""
        for tally in tallies:
            self.emit(self._outcome(tally))

    def _outcome(self, tally: Tally) -> Outcome:
        return Outcome(
            actor=self.actor,
            use=self.planned.use,
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
    """Why an Action fails: message `calpheon.failed.<reason>`."""
    return note(f"calpheon.failed.{reason}", **facts)


def since_phase(scene: Scene[Fight]) -> list[Event]:
    """What has happened in the current Action phase."""
    events = scene.events
    begun = max((at for at, event in enumerate(events) if isinstance(event, PhaseBegan)), default=-1)
    return events[begun + 1 :]
