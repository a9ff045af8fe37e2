"""A PTU action under way: its numbers are known as `act.<word>`."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TypeVar

from toolkit.core.doing import Doing as AnyDoing
from toolkit.core.doing import Tally as AnyTally
from toolkit.core.events import Event
from toolkit.core.scene import Scene
from toolkit.dice import Answer, Ask, Dice
from toolkit.messages import Note, note
from toolkit.systems.ptu.actions import Use
from toolkit.systems.ptu.events import ActionFailed
from toolkit.systems.ptu.records import PtuCombatant
from toolkit.systems.ptu.state import Fight

D20 = Dice(1, 20)
D100 = Dice(1, 100)

Number = TypeVar("Number", int, Fraction)


@dataclass
class Tally(AnyTally):
    """What one target has got of an action so far; `dealt` counts temporary HP too."""

    dealt: int = 0


class Doing(AnyDoing[Fight]):
    """One action under way."""

    home = "ptu"

    def __init__(self, scene: Scene[Fight], used: Use) -> None:
        super().__init__(scene, used, "act")
        self.used = used

    @property
    def me(self) -> PtuCombatant:
        """The actor's row as it is now."""
        return self.row(self.actor)

    def row(self, who: str) -> PtuCombatant:
        return self.fight.roster[who]

    def settle(self, word: str, value: Number) -> Number:
        """A number the game master may overrule, known as `act.<word>`."""
        return self.scene.settle(f"{self.key}.{word}", value)

    def roll(self, name: str, dice: Dice, prompt: Note, who: str | None = None) -> Answer:
        """A die, the actor's or of `who`."""
        return self.ask(Ask(name, who or self.actor, dice=dice, prompt=prompt))

    def failure(self, why: Note) -> Event:
        return ActionFailed(self.actor, self.used.shown, why)


def failed(reason: str, **facts: object) -> Note:
    """Why an action fails or is refused: message `ptu.failed.<reason>`."""
    return note(f"ptu.failed.{reason}", **facts)
