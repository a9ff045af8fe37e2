"""An action under way: who does it, how its numbers are known, and how it ends.

`Doing` puts the action's questions (answers given beforehand with it come first), passes its derived numbers on for
the game master to overrule, and writes its outcomes. It knows no rule.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from toolkit.core.events import Event
from toolkit.core.outcome import Outcome, Result
from toolkit.core.scene import Scene
from toolkit.dice import Answer, Ask, BadAnswer, Dice, check_answer
from toolkit.messages import Note, Who
from toolkit.systems.odyssey.actions import Use
from toolkit.systems.odyssey.events import ActionFailed
from toolkit.systems.odyssey.records import OdysseyCombatant
from toolkit.systems.odyssey.state import Fight

D20 = Dice(1, 20)


@dataclass
class Tally:
    """What one target has got of an action so far. HP are really lost."""

    target: str | None
    result: Result = "done"
    damage: int = 0
    healed: int = 0
    strikes: int = 0
    natural: int = 0
    effects: list[str] = field(default_factory=list)
    facts: dict[str, Any] = field(default_factory=dict)

    @property
    def landed(self) -> bool:
        """Whether the action reached this target; an immune one takes no damage but all else."""
        return self.result in ("hit", "critical", "immune", "done")

    @property
    def who(self) -> Who:
        assert self.target is not None
        return Who(self.target)


class Doing:
    """One action under way. `key` begins the keys of its numbers where it is an answer to another one."""

    def __init__(self, scene: Scene[Fight], used: Use, key: str = "") -> None:
        self.scene = scene
        self.used = used
        self.actor = Who(used.actor)
        self.key = key
        self._taken: dict[str, int] = {}

    @property
    def fight(self) -> Fight:
        return self.scene.state

    @property
    def me(self) -> OdysseyCombatant:
        """The actor's row as it is now."""
        return self.fight.roster[self.actor]

    def row(self, who: str) -> OdysseyCombatant:
        return self.fight.roster[who]

    def emit(self, event: Event) -> None:
        self.scene.emit(event)

    def ruling(self, key: str) -> Any:
        return self.scene.ruling(f"odyssey.{key}")

    def settle(self, word: str, value: int, target: str | None = None) -> int:
        """A number the game master may overrule, known as `<target>.<word>`."""
        parts = [self.key, target or "", word]
        return self.scene.settle(".".join(part for part in parts if part), value)

    def roll(self, name: str, dice: Dice, prompt: Note) -> Answer:
        """Dice of this action."""
        return self.ask(Ask(name, self.actor, dice=dice, prompt=prompt))

    def ask(self, ask: Ask) -> Answer:
        """The answer given beforehand under that name, else the referee's."""
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
        if ask.name == "punish" and len(given) == 1:
            taken = 0  # one word stands for everybody who may answer
        if taken >= len(given):
            return None
        self._taken[ask.name] = taken + 1
        return (given[taken],)

    def fail(self, why: Note, target: str | None = None) -> None:
        """The action comes to nothing."""
        self.emit(ActionFailed(self.actor, self.used.shown, why))
        reason = why.code.rsplit(".", 1)[-1]
        self.emit(Outcome(self.actor, self.used.use, _who(target), "failed", reason=reason, why=why))

    def end(self, *tallies: Tally) -> None:
        """Write the outcomes, one a target."""
        for tally in tallies or (Tally(None),):
            self.emit(self._outcome(tally))

    def _outcome(self, tally: Tally) -> Outcome:
        return Outcome(
            actor=self.actor,
            use=self.used.use,
            target=_who(tally.target),
            result=tally.result,
            damage=tally.damage,
            healed=tally.healed,
            strikes=tally.strikes,
            effects=tuple(tally.effects),
            facts=tally.facts,
        )


def _who(target: str | None) -> Who | None:
    return None if target is None else Who(target)
