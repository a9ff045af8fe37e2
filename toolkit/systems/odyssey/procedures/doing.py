"""An Odyssey action under way: its numbers are known as `<target>.<word>`."""

from __future__ import annotations

from dataclasses import dataclass

from toolkit.core.doing import Doing as AnyDoing
from toolkit.core.doing import Tally as AnyTally
from toolkit.core.events import Event
from toolkit.core.scene import Scene
from toolkit.dice import Answer, Ask, Dice
from toolkit.messages import Note
from toolkit.systems.odyssey.actions import Use
from toolkit.systems.odyssey.events import ActionFailed
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
    """One action under way. `key` begins the keys of its numbers where it is an answer to another one."""

    home = "odyssey"
    one_for_all = ("punish",)

    def __init__(self, scene: Scene[Fight], used: Use, key: str = "") -> None:
        super().__init__(scene, used, key)
        self.used = used

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
