"""Sides that have nobody standing in battle while somebody could come in, and the line that brings them in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from toolkit.core.options import Slot
from toolkit.messages import text
from toolkit.systems.ruleset import AnyState, Ruleset

_SLOT = ".replace"
"""How the key of a slot ends that asks for a newcomer."""


@dataclass(frozen=True, slots=True)
class Gap:
    """A side to be filled, and who could come in, by name."""

    side: str
    newcomers: tuple[str, ...]

    def line(self, lang: str) -> str:
        """The action line that brings in the first of them."""
        side = self.side if self.side.isalnum() else f"«{self.side}»"
        name = self.newcomers[0]
        return text("session.replace_line", lang, side=side, name=f"«{name}»" if set(name) & set(":>+[") else name)


def asks_for_newcomer(slot: Slot) -> bool:
    """Whether a slot asks who comes in, and not for an action."""
    return slot.key.endswith(_SLOT)


def gaps(system: Ruleset, state: AnyState) -> Iterator[Gap]:
    """Every gap, in the order of the sides."""
    names = state.names()
    for slot in system.slots(state):
        if asks_for_newcomer(slot):
            options = system.options(state, slot, {})
            targets = dict.fromkeys(who for actor in options for use in actor.uses for who in use.targets)
            if targets:
                yield Gap(slot.side, tuple(names[who] for who in targets))
