"""The words of the clock: what stands for an entry of its own though it is chosen like an action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

_ENTRIES = {"Start": "start", "End Round": "end_round"}


def plain_entry(line: Mapping[str, Any]) -> Mapping[str, Any]:
    """The entry of a chosen line: without empty parts; of a word of the clock its own, which names nobody but whose
    turn is over."""
    use = line.get("use")
    if use == "End Turn":
        return {"end_turn": line["actor"]}
    if isinstance(use, str) and use in _ENTRIES:
        return {_ENTRIES[use]: True}
    return {key: value for key, value in line.items() if value not in (None, [], (), {})}
