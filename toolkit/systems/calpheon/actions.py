"""What can be done, read and ready to resolve: a turn's plans, replacements between turns, the battle's frame.

Made by `read`; resolved by `rules`. The words of actions are those of Battle Basics II.03.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from toolkit.core.effects import Clause
from toolkit.core.names import fold
from toolkit.messages import Note, Term, note

ACTIONS = {
    "Rest": "отдых",
    "Reposition": "смена позиции, перемещение",
    "Switch": "замена покемона, смена покемона, смена",
    "Flee": "бегство, побег",
    "Tamer Attack": "атака тамера",
    "Tamer Move": "движение тамера, перемещение тамера",
    "Interact": "взаимодействие",
    "Recover": "восстановление",
    "Creative": "творческое действие, creative action",
    "Wait": "ожидание, ждать",
}
"""Action words, each with further words for it, most of them Russian."""

_SPELT = {fold(word): action for action, more in ACTIONS.items() for word in (action, *more.split(","))}

CREATIVE = "Creative"
"""What is no move and no other Action: said in words, and its result by the game master ([003] VIII.02)."""

TAMER_ONLY = ("Tamer Attack", "Tamer Move")


def action_word(written: str) -> str | None:
    """The action word meant, or `None`."""
    return _SPELT.get(fold(written))


@dataclass(frozen=True, slots=True)
class Planned:
    """One Action of a plan. `move` is the folded name of a move, blank for an action word.

    `targets` are ids; none means the opponent's active Pokémon when its time comes. `prepared` are answers given
    beforehand, by ask name; `where` is the plan's place, for what turns out to be wrong with them. A creative action
    has a `text`; it is `damaging` and takes `both` Actions where the plan says so.
    """

    actor: str
    use: str
    move: str = ""
    targets: tuple[str, ...] = ()
    prepared: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    where: str = ""
    text: str = ""
    damaging: bool = False
    both: bool = False

    @property
    def creative(self) -> bool:
        return not self.move and self.use == CREATIVE

    @property
    def waits(self) -> bool:
        return not self.move and self.use == "Wait"

    @property
    def shown(self) -> str | Note:
        """What is used, for sentences: a move by its name, an Action word or a guide's row in the reader's language."""
        if self.text:
            return note("calpheon.creative", text=self.text)
        return self.use if self.move or isinstance(self.use, Term) else action_label(self.use)


def action_label(action: str) -> Note:
    """An Action word, or `Replace`, as people read it."""
    return note(f"calpheon.action.{action.lower().replace(' ', '_')}")


@dataclass(frozen=True, slots=True)
class Turn:
    """Both sides' plans, in roster order of the sides, and who comes in if a side's Pokémon falls."""

    plans: Mapping[str, tuple[Planned, ...]]
    replacements: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Replace:
    """Fallen Pokémon's free replacements between turns: side -> newcomer."""

    newcomers: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Word:
    """What the game master says happens to `who` (`None`: to the field alone), as written and as clauses."""

    who: str | None
    effect: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Adjudicate:
    """Staff's own result for something, between turns: what it is about, what comes of it, and why."""

    text: str
    words: tuple[Word, ...]
    why: str = ""


@dataclass(frozen=True, slots=True)
class Frame:
    """A battle begins, a scene or a day is over."""

    kind: Literal["start", "scene", "day"]


Action = Turn | Replace | Frame | Adjudicate
