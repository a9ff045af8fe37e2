"""A deed of the forum rules under way: its die, and what comes of losing HP."""

from __future__ import annotations

from fractions import Fraction
from typing import TypeVar

from toolkit.core.doing import Doing as AnyDoing
from toolkit.core.doing import Tally
from toolkit.core.events import Event
from toolkit.core.scene import Scene
from toolkit.dice import Ask, Dice
from toolkit.messages import Note, Who, note
from toolkit.systems.d6forum.actions import Deed
from toolkit.systems.d6forum.events import ActionFailed, Fell
from toolkit.systems.d6forum.records import ForumCombatant
from toolkit.systems.d6forum.state import Fight

__all__ = ["Doing", "Tally", "failed"]

D6 = Dice(1, 6)

Number = TypeVar("Number", int, Fraction)


class Doing(AnyDoing[Fight]):
    """One deed under way."""

    home = "d6"

    def __init__(self, scene: Scene[Fight], deed: Deed, key: str) -> None:
        super().__init__(scene, deed, key)
        self.deed = deed

    @property
    def me(self) -> ForumCombatant:
        """The actor's row as it is now."""
        return self.row(self.actor)

    def row(self, who: str) -> ForumCombatant:
        return self.fight.roster[who]

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

    def fall(self, who: str) -> None:
        """Whoever has come to 0 HP is out."""
        if self.row(who).hp == 0:
            self.emit(Fell(Who(who)))

    def failure(self, why: Note) -> Event:
        return ActionFailed(self.actor, self.deed.shown, why)


def failed(reason: str, **facts: object) -> Note:
    """Why a deed fails or is refused: message `d6forum.failed.<reason>`."""
    return note(f"d6forum.failed.{reason}", **facts)
