"""Who looks at a campaign: the game master, a player of a side, anybody else at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Role = Literal["gm", "player", "spectator"]
ROLES: tuple[Role, ...] = ("gm", "player", "spectator")


@dataclass(frozen=True, slots=True)
class Viewer:
    """`side`: the one a player plays; without one a player sees what everybody at the table does."""

    role: Role = "gm"
    side: str = ""


GM = Viewer()
"""The game master, from whom nothing is kept."""
