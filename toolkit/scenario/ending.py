"""The end of a battle, in every system alike: its scene is over, and a battle among several gives up its name.

`{"end": true}` is resolved as the system resolves `{"scene": true}`; with the name goes its column in the Battle tab.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from toolkit.core.events import BattleClosed
from toolkit.core.outcome import Resolution
from toolkit.core.problems import Problem
from toolkit.systems.ruleset import AnyState

END, SCENE = "end", "scene"


def as_scene(entry: Mapping[str, Any]) -> Mapping[str, Any]:
    """The entry as a system reads it."""
    return {SCENE if key == END else key: value for key, value in entry.items()} if END in entry else entry


def as_written(problems: Iterable[Problem], entry: Mapping[str, Any], where: str) -> list[Problem]:
    """Problems of the scene, where they were written."""
    if END not in entry:
        return list(problems)
    path = f"{where}.{SCENE}"
    return [replace(one, where=f"{where}.{END}") if one.where == path else one for one in problems]


def closed(state: AnyState, entry: Mapping[str, Any], found: Resolution) -> Resolution:
    """What comes of an entry; a battle that ends and has a name gives it up."""
    if END not in entry or found.refusal is not None or not state.battle.battle:
        return found
    return replace(found, events=(*found.events, BattleClosed(state.battle.battle)))
