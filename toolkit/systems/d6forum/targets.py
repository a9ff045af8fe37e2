"""Whom a deed is aimed at: those named, whom it was prepared for, or the only opponent there is."""

from __future__ import annotations

from toolkit.core.names import fold
from toolkit.messages import Note, Who, note
from toolkit.systems.d6forum.actions import Deed
from toolkit.systems.d6forum.move import Move
from toolkit.systems.d6forum.state import Fight, opponents, present


def aimed_at(fight: Fight, deed: Deed, move: Move) -> tuple[str, ...] | Note:
    """Ids, at least one for a move that is aimed (its user for one that is not), or why there is nobody."""
    if not move.aimed:
        return deed.targets or (deed.actor,)
    row = fight.roster[deed.actor]
    prepared = fold(row.preparing) == fold(move.name) and row.prepared_target in fight.roster
    named = deed.targets or ((row.prepared_target,) if prepared else ())
    if named and not deed.targets and not present(fight.roster[named[0]]):
        named = ()  # whom it was prepared for is gone
    found = named or opponents(fight, deed.actor)
    if not found:
        return note("d6forum.failed.nobody", who=Who(deed.actor))
    if not named and len(found) > 1:
        return note("d6forum.failed.which", who=Who(deed.actor))
    gone = next((who for who in found if not present(fight.roster[who])), None)
    return found if gone is None else note("d6forum.failed.gone", who=Who(gone))
