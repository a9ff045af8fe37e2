"""What is worth knowing about a legal action before any die: whom it gives an opening, whom it cannot hurt.

Never a refusal; nothing is asked. In this order: Punish Attacks it may meet, unless it answers them itself; targets
that are immune to its damage; a Search that could find nobody; a Switch after which the turn waits; a round's end
that takes the turns of some.
"""

from __future__ import annotations

from collections.abc import Iterator

from toolkit.core.problems import Problem, Problems, careful
from toolkit.core.type_chart import steps
from toolkit.messages import Note, Term, note
from toolkit.systems.odyssey.actions import Action, Frame, Use
from toolkit.systems.odyssey.deeds import may_punish
from toolkit.systems.odyssey.limits import move_of, why_not
from toolkit.systems.odyssey.pairs import has_acted, holder, initiative, leaders, out
from toolkit.systems.odyssey.state import SEARCH, Fight, adjacent, far, foes, has
from toolkit.systems.odyssey.targets import covered


def foresee(fight: Fight, action: Action) -> list[Problem]:
    """A warning for each thing worth knowing; none where the action is refused anyway."""
    expected = note("odyssey.expected_no_catch")
    if isinstance(action, Frame):
        return [careful(action.where, None, expected, why) for why in _skipped(fight, action)]
    if not isinstance(action, Use) or _is_refused(fight, action):
        return []
    found = (*_punished(fight, action), *_immune(fight, action), *_in_vain(fight, action), *_waits(fight, action))
    return [careful(action.where, None, expected, why) for why in found]


def _skipped(fight: Fight, frame: Frame) -> Iterator[Note]:
    """Whose turn would not come, where turns are kept."""
    now = holder(fight)
    left = [who for who in leaders(fight) if who != now and not has_acted(fight, who)]
    if frame.kind == "end_round" and now is not None and left:
        yield note("odyssey.foreseen_skipped", whom=[fight.roster[who].name for who in left])


def _is_refused(fight: Fight, used: Use) -> bool:
    try:
        return why_not(fight, used) is not None
    except Problems:
        return True


def _punished(fight: Fight, used: Use) -> Iterator[Note]:
    """Who may punish a normal Movement, or a ranged attack that leaves it out."""
    move = move_of(fight, used)
    opens = "punish" not in used.prepared and (used.use == "Move" if move is None else move.aimed and move.reach.ranged)
    near = [foe for foe in foes(fight, used.actor) if opens and foe not in _targets(fight, used)]
    may = [foe for foe in near if fight.roster[foe].punishes != "never" and _may(fight, foe, used.actor)]
    if may:
        yield note("odyssey.foreseen_punish", whom=[fight.roster[foe].name for foe in may])


def _may(fight: Fight, foe: str, who: str) -> bool:
    eligible = adjacent(fight, foe, who) and may_punish(fight, foe, who)
    return eligible and not _is_refused(fight, Use(foe, "Punish", targets=(who,)))


def _targets(fight: Fight, used: Use) -> tuple[str, ...]:
    move = move_of(fight, used)
    return used.targets or (covered(fight, used.actor, move, used.to) if move is not None and move.area else ())


def _immune(fight: Fight, used: Use) -> Iterator[Note]:
    move = move_of(fight, used)
    if move is None or not move.damaging:
        return
    kind = move.attack_type(fight.roster[used.actor].types, fight.rulings["odyssey.innate_type"] == "first")
    unhurt = [fight.roster[one].name for one in _targets(fight, used) if steps(kind, fight.roster[one].types) is None]
    if unhurt:
        yield note("odyssey.foreseen_immune", whom=unhurt, type=Term(kind))


def _in_vain(fight: Fight, used: Use) -> Iterator[Note]:
    if used.move or used.use != "Search":
        return
    hidden = [foe for foe in foes(fight, used.actor) if has(fight.roster[foe], "Hidden")]
    if all((far(fight, used.actor, foe) or 0) > SEARCH for foe in hidden):
        yield note("odyssey.foreseen_nobody", most=SEARCH)


def _waits(fight: Fight, used: Use) -> Iterator[Note]:
    if used.move or used.use != "Switch" or out(fight, used.actor) is None or not used.targets:
        return
    later = fight.roster[used.targets[0]].initiative or 0
    if later < initiative(fight, used.actor):
        yield note("odyssey.foreseen_wait", who=fight.roster[used.targets[0]].name, until=later)
