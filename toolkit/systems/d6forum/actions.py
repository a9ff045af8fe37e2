"""What can be done, read and ready to resolve: one deed, a turn's end, a post of several, the battle's frame.

Made by `read`; resolved by `rules`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from toolkit.core.names import fold
from toolkit.messages import Note, note

ACTIONS = {
    "Recall": "отзыв, возврат, в покебол, вернуть",
    "Send": "выход, выпуск, выпустить, вызов",
    "End Turn": "конец хода, завершает ход",
    "End Round": "конец раунда, раунд завершён",
}
"""Action words, each with the Russian words for it."""

_SPELT = {fold(word): action for action, more in ACTIONS.items() for word in (action, *more.split(","))}


def action_word(written: str) -> str | None:
    """The action word meant, or `None`."""
    return _SPELT.get(fold(written))


def action_label(action: str) -> Note:
    """An action word as people read it."""
    return note(f"d6forum.action.{action.lower().replace(' ', '_')}")


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing a combatant does. `move` is the folded name of a move, blank for `Recall` and `Send`.

    `targets` are ids; none means the only opponent there is. `prepared` are answers given beforehand, by ask name;
    `where` is the deed's place, for what turns out to be wrong with them.
    """

    actor: str
    use: str
    move: str = ""
    targets: tuple[str, ...] = ()
    prepared: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    where: str = ""

    @property
    def shown(self) -> str | Note:
        """What is used, for sentences: a move by its name, an action word in the reader's language."""
        return self.use if self.move else action_label(self.use)


@dataclass(frozen=True, slots=True)
class EndTurn:
    """A combatant's turn is over."""

    who: str


@dataclass(frozen=True, slots=True)
class EndRound:
    """The round is over."""


Step = Deed | EndTurn | EndRound


@dataclass(frozen=True, slots=True)
class Post:
    """What was written in one go, in order; taken back as a whole."""

    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Frame:
    """A battle begins, a scene or a day is over."""

    kind: Literal["start", "scene", "day"]


Action = Step | Post | Frame
