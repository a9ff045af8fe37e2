"""An Action of Calpheon under way: whose it is, which of the turn, and what has happened in its phase."""

from __future__ import annotations

from dataclasses import dataclass

from toolkit.core.doing import Doing as AnyDoing
from toolkit.core.doing import Tally as AnyTally
from toolkit.core.events import Event
from toolkit.core.scene import Scene
from toolkit.dice import Answer, Ask, Dice
from toolkit.messages import Note, note
from toolkit.systems.calpheon.actions import Planned
from toolkit.systems.calpheon.events import ActionFailed, PhaseBegan
from toolkit.systems.calpheon.records import CalpheonCombatant
from toolkit.systems.calpheon.state import Fight

D100 = Dice(1, 100)


@dataclass
class Tally(AnyTally):
    """What one target has got of an Action so far; `rolled` is before any limit, `substitute` what a stand-in took."""

    rolled: int = 0
    substitute: int = 0


class Doing(AnyDoing[Fight]):
    """One Action under way; its numbers are known by side and Action ("A1").

    `attack_beside`: the side's other Action of this turn is its damaging one.
    """

    home = "calpheon"

    def __init__(
        self, scene: Scene[Fight], planned: Planned, side: str, slot: int, *, attack_beside: bool = False
    ) -> None:
        super().__init__(scene, planned, f"{side}{slot}")
        self.planned = planned
        self.side = side
        self.slot = slot
        self.attack_beside = attack_beside

    @property
    def me(self) -> CalpheonCombatant:
        """The actor's row as it is now."""
        return self.row(self.actor)

    def row(self, who: str) -> CalpheonCombatant:
        return self.fight.roster[who]

    def settle(self, word: str, value: int) -> int:
        """A number the game master may overrule, known as `A1.<word>`; never below 0."""
        return max(0, self.scene.settle(f"{self.key}.{word}", value))

    def roll(self, name: str, dice: Dice, prompt: Note) -> Answer:
        """A die of this Action."""
        return self.ask(Ask(name, self.actor, dice=dice, prompt=prompt))

    def failure(self, why: Note) -> Event:
        return ActionFailed(self.actor, self.planned.shown, why)


def failed(reason: str, **facts: object) -> Note:
    """Why an Action fails: message `calpheon.failed.<reason>`."""
    return note(f"calpheon.failed.{reason}", **facts)


def since_phase(scene: Scene[Fight]) -> list[Event]:
    """What has happened in the current Action phase."""
    events = scene.events
    begun = max((at for at, event in enumerate(events) if isinstance(event, PhaseBegan)), default=-1)
    return events[begun + 1 :]
