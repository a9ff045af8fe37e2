"""A draft as it is once something is chosen in it, or no longer. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from toolkit.session.drafts import Held
from toolkit.session.ids import new_id
from toolkit.session.seal_text import is_turn

Kept = Mapping[str, Mapping[str, Any]]


def chosen_in(held: Held, slot: str, line: Mapping[str, Any] | None, half: Mapping[str, Any] | None = None) -> Held:
    """With that choice in a slot (`None`: open again); answers and overrides were for another plan."""
    identifier = new_id() if is_turn(held.id) else held.id  # no longer what was sealed
    return Held(identifier, with_slot(held.chosen, slot, line), mode=held.mode, half=with_slot(held.half, slot, half))


def with_slot(kept: Kept, slot: str, value: Mapping[str, Any] | None) -> Kept:
    """With that value in the slot, or none there."""
    return {**without(kept, {slot}), **({} if value is None else {slot: dict(value)})}


def without(kept: Kept, slots: set[str]) -> Kept:
    """What is kept for all other slots."""
    return {slot: value for slot, value in kept.items() if slot not in slots}
