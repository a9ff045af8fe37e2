"""An Odyssey action under way: its numbers are known as `<target>.<word>`; what happens in it others may answer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from toolkit.core.doing import Doing as AnyDoing
from toolkit.core.doing import Tally as AnyTally
from toolkit.core.events import Event
from toolkit.core.scene import Scene
from toolkit.dice import Answer, Ask, Dice
from toolkit.messages import Note
from toolkit.systems.odyssey.actions import Use
from toolkit.systems.odyssey.events import ActionFailed
from toolkit.systems.odyssey.happenings import Happening
from toolkit.systems.odyssey.records import OdysseyCombatant
from toolkit.systems.odyssey.state import Fight

D20 = Dice(1, 20)


@dataclass
class Tally(AnyTally):
    """What one target has got of an action so far; `natural` is what the d20 shows."""

    natural: int = 0

    @property
    def landed(self) -> bool:
        """Whether the action reached this target; an immune one takes no damage but all else."""
        return self.result in ("hit", "critical", "immune", "done")


class Doing(AnyDoing[Fight]):
    """One action under way. `key` begins the keys of its numbers where it is an answer to another one.

    `chain`: who acts, from whoever's action began it all to this one; `happened`: what may be answered so far.
    """

    home = "odyssey"
    one_for_all = ("punish", "interrupt", "react")

    def __init__(self, scene: Scene[Fight], used: Use, key: str = "", within: Doing | None = None) -> None:
        super().__init__(scene, used, key)
        self.used = used
        self.chain: tuple[str, ...] = (*(within.chain if within else ()), used.actor)
        self.happened: list[Happening] = []
        self._begun = len(scene.events)
        self._answers: list[range] = []
        self._said: set[tuple[str, str]] = within._said if within else set()

    @property
    def me(self) -> OdysseyCombatant:
        """The actor's row as it is now."""
        return self.row(self.actor)

    def row(self, who: str) -> OdysseyCombatant:
        return self.fight.roster[who]

    def settle(self, word: str, value: int, target: str | None = None) -> int:
        """A number the game master may overrule, known as `<target>.<word>`."""
        parts = [self.key, target or "", word]
        return self.scene.settle(".".join(part for part in parts if part), value)

    def roll(self, name: str, dice: Dice, prompt: Note) -> Answer:
        """Dice of this action."""
        return self.ask(Ask(name, self.actor, dice=dice, prompt=prompt))

    def failure(self, why: Note) -> Event:
        return ActionFailed(self.actor, self.used.shown, why)

    def is_new(self, who: str, move: str) -> bool:
        """Whether somebody has not answered with that move yet in all that this action has set off."""
        return (who, move) not in self._said

    @contextmanager
    def answered_by(self, used: Use, key: str) -> Iterator[Doing]:
        """Somebody's answer to this action, under way as long as the context lasts."""
        self._said.add((used.actor, used.move))
        used = replace(used, where=self.used.where)
        inner = Doing(self.scene, used, key=f"{self.key}.{key}".lstrip("."), within=self)
        yield inner
        self._answers.append(range(inner._begun, len(self.scene.events)))

    @property
    def is_answered(self) -> bool:
        """Whether anybody has answered it so far."""
        return bool(self._answers)

    def own_events(self) -> list[Event]:
        """What has happened in this action itself, not in answers to it."""
        numbered = list(enumerate(self.scene.events))[self._begun :]
        return [event for at, event in numbered if not any(at in answer for answer in self._answers)]
