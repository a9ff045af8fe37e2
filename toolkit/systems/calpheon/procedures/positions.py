"""Special positioning ([000] IV.05): where a Pokémon is while it prepares Fly, Dig and the like.

It follows from the move that is prepared, and so ends with its release or its loss. Only moves that reach there meet
the Pokémon; its own are not in question. By ruling all this counts for nothing.
"""

from __future__ import annotations

from toolkit.messages import Term
from toolkit.systems.calpheon.actions import Planned
from toolkit.systems.calpheon.procedures.rounding import Ruled
from toolkit.systems.calpheon.state import Fight


def out_of_reach_in(fight: Fight, planned: Planned, target: str, ruling: Ruled | None = None) -> Term | None:
    """Where the target is that the Action does not reach, or `None` where it can be met.

    `ruling` looks rulings up, so that a scene can note those that decide.
    """
    position = position_of(fight, target, ruling)
    move = fight.moves.get(planned.move)
    reached = not position or target == planned.actor or (move is not None and move.reaches(position))
    return None if reached else Term(position)


def position_of(fight: Fight, who: str, ruling: Ruled | None = None) -> str:
    """Where somebody is out of reach just now; blank for who stands in the open."""
    charging = fight.roster[who].charging
    move = fight.move(charging) if charging else None
    if move is None or not move.hides:
        return ""
    ruled = ruling("positioning") if ruling is not None else fight.rulings["calpheon.positioning"]
    return move.hides if ruled == "clauses" else ""
