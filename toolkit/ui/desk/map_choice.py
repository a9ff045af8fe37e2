"""Choosing on the map: a square, somebody who stands there, one step back. What it means follows from what is picked.

A square that the action may lead to is picked for it; somebody it may be aimed at becomes its target; somebody who may
act becomes the actor; anybody else is only looked at. Legality is the rules': they made the `Board`.
"""

from __future__ import annotations

from collections.abc import Sequence

from toolkit.core.board import Board, Square
from toolkit.core.options import ActorOptions, Slot, UseOption
from toolkit.session import Draft
from toolkit.ui.desk import choosing, plan
from toolkit.ui.desk.deed import at_an_open_desk
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.plan import Pick


def slot_of(desk: Desk) -> Slot | None:
    """The choice that is made on the map: the first that is open, or the first."""
    found = choosing.slots(desk)
    return next((slot for slot in found if not choosing.filled(desk, slot)), found[0] if found else None)


def board_of(desk: Desk) -> Board | None:
    """The map with what whoever is looked at, or the action as it is picked, could do."""
    if desk.campaign is None or desk.state is None:
        return None
    slot = slot_of(desk)
    line: plan.Line = {}
    if desk.pointed is not None:
        line = {"actor": desk.pointed}
    elif slot is not None:
        options = choosing.options_of(desk, slot)
        line = plan.begun_line(choosing.pick_in(desk, slot, options), options)
    return desk.campaign.system.board(desk.state, line)


def picked(desk: Desk) -> Pick:
    """What is picked in the choice that is made on the map."""
    slot = slot_of(desk)
    return choosing.pick_in(desk, slot, choosing.options_of(desk, slot)) if slot is not None else Pick()


def standing_at(board: Board, square: Square) -> list[str]:
    """Who fills a square, in roster order."""
    return [who for who, squares in board.tokens.items() if square in squares]


def placing_use(desk: Desk, board: Board) -> str | None:
    """The use for which one of the map's squares may be picked now; `None` while they are only to be looked at."""
    slot = slot_of(desk)
    if slot is None or desk.pointed is not None:
        return None
    options = choosing.options_of(desk, slot)
    pick = choosing.pick_in(desk, slot, options)
    wanted = Pick(pick.actor, board.use) if board.use else pick
    use = plan.find_use(wanted, options)
    return wanted.use if use is not None and use.placed and not use.refused else None


@at_an_open_desk
def choose_square(desk: Desk, draft: Draft, /, square: Square) -> None:
    """What pressing on a square of the map does."""
    board, slot = board_of(desk), slot_of(desk)
    if board is None:
        return
    use = placing_use(desk, board)
    goal = next((goal for goal in board.goals if goal.square == square), None)
    if slot is not None and use is not None and goal is not None:
        choosing.place(desk, slot.key, use, square, goal.meets)
    elif there := standing_at(board, square):
        _meet(desk, slot, there[0])
    else:
        desk.pointed = None
        said = desk.words.put(board.why) if board.why is not None else desk.words.say("map_not_there")
        desk.complaint = f"{square[0]}:{square[1]}. {said}"


def _meet(desk: Desk, slot: Slot | None, who: str) -> None:
    """Aim at somebody, let it act, or look at it."""
    options = choosing.options_of(desk, slot) if slot is not None else ()
    pick = choosing.pick_in(desk, slot, options) if slot is not None else Pick()
    use = plan.find_use(pick, options)
    if slot is not None and use is not None and who in use.targets:
        choosing.pick(desk, slot.key, **{_part(pick, use): who})
    elif slot is not None and _may_act(options, who) and (desk.pointed or pick.actor != who):
        choosing.pick(desk, slot.key, actor=who)
    else:
        desk.pointed = who if desk.pointed != who and pick.actor != who else None


def _part(pick: Pick, use: UseOption) -> str:
    """Whether somebody is the target, or a further one."""
    return "also" if use.several and pick.target is not None else "target"


def _may_act(options: Sequence[ActorOptions], who: str) -> bool:
    return any(one.actor == who for one in options)


@at_an_open_desk
def step_back(desk: Desk, draft: Draft, /) -> None:
    """Take back what was picked last on the map: whom one looked at, the square, the target, the use."""
    slot = slot_of(desk)
    if desk.pointed is not None or slot is None:
        desk.pointed = None
        return
    options = choosing.options_of(desk, slot)
    pick = choosing.pick_in(desk, slot, options)
    use = plan.find_use(pick, options)
    if pick.to is not None:
        choosing.place(desk, slot.key, pick.use, None)
    elif use is not None and pick.target not in (None, use.likely):
        choosing.pick(desk, slot.key, target=None)
    elif pick.use is not None:
        choosing.pick(desk, slot.key, use=None)
