"""What is odd about an action before any die: legal, but perhaps not meant. Never a refusal.

Acting while it is somebody else's turn, saves that come first, a second Standard Action in the same turn, and a round's
end that takes the turns of some.
"""

from __future__ import annotations

from collections.abc import Iterator

from toolkit.core.problems import Problem, careful
from toolkit.messages import Note, Term, note
from toolkit.systems.ptu.actions import Action, Frame, Use
from toolkit.systems.ptu.state import Fight, has_status, present, standing

SAVED = ("Paralysis", "Confusion", "Infatuation")
"""Afflictions with a save at the start of the turn."""


def foresee(fight: Fight, action: Action) -> list[Problem]:
    """A warning for each thing that is odd."""
    expected = note("ptu.expected_in_order")
    if isinstance(action, Frame):
        return [careful(action.where, None, expected, why) for why in _skipped(fight, action)]
    if not isinstance(action, Use):
        return []
    return [careful(action.where, None, expected, why) for why in oddities(fight, action)]


def _skipped(fight: Fight, frame: Frame) -> Iterator[Note]:
    """Whose turn would not come, where turns are kept."""
    order = [fight.roster[who] for who in fight.battle.turn_order if who in fight.roster]
    left = [row for row in order if present(row) and not row.own_turn and row.id != fight.battle.turn]
    if frame.kind == "end_round" and fight.battle.turn and left:
        yield note("ptu.choice.turns_left", whom=[row.name for row in left])


def oddities(fight: Fight, used: Use) -> Iterator[Note]:
    """What a game master may want to know before."""
    row, turn = fight.roster[used.actor], fight.battle.turn
    if used.reaction:
        return
    hindering = [Term(name) for name in SAVED if has_status(row, name) and row.own_turn != "now"]
    if hindering:
        yield note("ptu.choice.saves_first", who=row.name, statuses=hindering)
    ordered = turn in fight.battle.turn_order and used.actor in fight.battle.turn_order
    makes_way = used.use == "Switch" and not standing(row)
    if ordered and turn != used.actor and present(fight.roster[turn]) and not makes_way:
        yield note("ptu.choice.not_your_turn", who=fight.roster[turn].name)
    if row.acted and row.own_turn == "now" and used.standard:
        yield note("ptu.choice.acted_already", who=row.name)
