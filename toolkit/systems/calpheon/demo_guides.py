"""The demo's rows for the tabs Statuses and Field: SAMPLES, not rules of Calpheon Wilds, whose texts give no numbers.

They are made up so that a campaign can see what such rows look like; every row says so in its notes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Row = Mapping[str, Any]

_SAMPLE = {
    "notes": "SAMPLE, not a rule of Calpheon Wilds. Put your own here, or delete the row.",
    "notes_ru": "ОБРАЗЕЦ, не правило Calpheon Wilds. Впишите своё или удалите строку.",
}


def _status(name: str, effect: str, turns: int | None = None, ends: str = "") -> Row:
    return {"name": name, "effect": effect, "turns": turns, "ends": ends, **_SAMPLE}


def _field(name: str, kind: str, effect: str, turns: int | None = None) -> Row:
    return {"name": name, "kind": kind, "effect": effect, "turns": turns, **_SAMPLE}


STATUSES: Sequence[Row] = (
    _status("Burn", "power x3/4; end of turn: lose 6% max; spares fire"),
    _status("Poison", "end of turn: lose 10% max; spares poison; spares steel"),
    _status("Badly Poisoned", "end of turn: lose 5% max growing; spares poison; spares steel"),
    _status("Paralysis", "speed x1/2; blocks action 25%; spares electric"),
    _status("Sleep", "blocks action", 2),
    _status("Freeze", "blocks action; spares ice", ends="chance 20%; on fire move"),
    _status("Confusion", "hits itself 10% max 33%", 3, "on switch"),
    _status("Infatuation", "blocks action 50%", ends="on switch"),
    _status("Flinch", "blocks action", ends="end of turn"),
    _status("Leech Seed", "end of turn: drain 10% max; spares grass", ends="on switch"),
    _status("Taunt", "blocks status moves", 3, "on switch"),
    _status("Drowsy", "on ending: sleep 2", 1),
)

FIELD: Sequence[Row] = (
    _field("Rain", "Weather", "damage dealt water x3/2; damage dealt fire x1/2", 5),
    _field("Sun", "Weather", "damage dealt fire x3/2; damage dealt water x1/2", 5),
    _field("Sandstorm", "Weather", "end of turn: lose 6% max; spares rock; spares ground; spares steel", 5),
    _field("Grassy", "Terrain", "damage dealt grass x5/4; end of turn: heal 6% max; spares flying", 5),
    _field("Psychic", "Terrain", "damage dealt psychic x5/4; immune priority moves; spares flying", 5),
    _field("Spikes", "Hazard", "on switch in: lose 10% max; spares flying"),
    _field("Sticky Web", "Hazard", "on switch in: speed -1; spares flying"),
    _field("Reflect", "Barrier", "damage taken physical x1/2", 5),
    _field("Light Screen", "Barrier", "damage taken special x1/2", 5),
)
