"""What can be done, read and ready to resolve: somebody uses something, a turn or a round ends, the battle's frame.

Made by `read`; resolved by `rules`. The words are those of Movement, General Combat Actions and Out of Turn Actions.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from toolkit.core.names import fold
from toolkit.messages import Note, note
from toolkit.systems.odyssey.geometry import Square

ACTIONS = {
    "Basic Melee": "базовая ближняя атака, базовая ближняя",
    "Basic Ranged": "базовая дальняя атака, базовая дальняя",
    "Move": "движение, переместиться, перемещение",
    "Disengage": "отход, выйти из боя",
    "Stand": "встать, stand up",
    "Sprint": "рывок",
    "Grapple": "захват",
    "Escape": "вырваться",
    "Release": "отпустить",
    "Push": "толкнуть, толчок",
    "Hide": "спрятаться",
    "Search": "искать, поиск",
    "Interact": "взаимодействие",
    "Wake": "разбудить",
    "Thaw": "оттаять, освободиться ото льда",
    "Switch": "замена, замена покемона",
    "Reposition": "смена позиции",
    "Hold": "придержать ход, ожидание",
    "Punish": "кара, карающая атака",
}
"""Action words, each with further words for it."""

CLOCK = {"End Turn": "конец хода", "End Round": "конец раунда", "Start": "begin the battle, начало боя, начало"}
"""Words that move the battle on; `read` makes entries of the frame of them."""

_SPELT = {fold(word): action for action, more in (ACTIONS | CLOCK).items() for word in (action, *more.split(","))}

COSTS = {
    "Grapple": 1, "Escape": 1, "Push": 1, "Hide": 2, "Search": 1, "Sprint": 2, "Interact": 1, "Wake": 1, "Thaw": 2,
    "Switch": 1, "Reposition": 2,
}  # fmt: skip
"""AP of the action words; others cost none, or what the procedure says."""

TRICKS = ("Grapple", "Push")
MANEUVERS = ("Escape", "Hide", "Search", "Sprint", "Interact", "Wake", "Thaw", "Switch", "Reposition")
TRAINERS = ("Switch", "Reposition")

AIMED = ("Basic Melee", "Basic Ranged", "Grapple", "Push", "Punish", "Wake", "Switch")
"""Words that need somebody to be named."""

ASKS = (
    "accuracy", "boon", "damage", "save", "punish", "punish_with", "interrupt", "interrupt_with", "react", "react_with",
    "steady", "thrower", "release", "to", "until", "tie",
)  # fmt: skip
"""All questions the rules may put."""

COUNTS = ("boons", "banes", "until", "squares")
OPTIONS = (*COUNTS, "boost", "to")
"""What `with` may hold besides answers by ask name."""


def action_word(written: str) -> str | None:
    """The action word meant, or `None`."""
    return _SPELT.get(fold(written))


def action_label(action: str) -> Note:
    """An action word as people read it."""
    return note(f"odyssey.action.{action.lower().replace(' ', '_')}")


@dataclass(frozen=True, slots=True)
class Use:
    """Somebody uses something. `move` is the folded name of a move, blank for an action word.

    `prepared` are answers given beforehand, by ask name; `where` is the entry's place, for what turns out to be wrong;
    `answering`: it answers somebody else's action, out of turn.
    """

    actor: str
    use: str
    move: str = ""
    targets: tuple[str, ...] = ()
    boons: int = 0
    banes: int = 0
    boost: bool = False
    to: Square | None = None
    until: int | None = None
    squares: int | None = None
    prepared: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    where: str = ""
    answering: bool = False

    @property
    def shown(self) -> str | Note:
        """What is used, for sentences: a move by its name, an action word in the reader's language."""
        return self.use if self.move else action_label(self.use)


@dataclass(frozen=True, slots=True)
class EndTurn:
    """The turn of somebody's pair is over."""

    who: str


@dataclass(frozen=True, slots=True)
class Frame:
    """A round ends, a battle begins, a scene or a day is over."""

    kind: Literal["end_round", "start", "scene", "day"]
    where: str = field(default="", compare=False)


Action = Use | EndTurn | Frame
