"""Choosing on the map of the desk: a square, somebody who stands there, one step back; `pointing` has what it means."""

from __future__ import annotations

from toolkit.core.board import Board, Square
from toolkit.core.options import Slot
from toolkit.session import Draft
from toolkit.ui.desk import choosing, pointing
from toolkit.ui.desk.deed import at_an_open_desk
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.pointing import Look, Meaning, Part, Place, Pointer


def slot_of(desk: Desk) -> Slot | None:
    """The choice that is made on the map: the first that is open, or the first."""
    found = choosing.slots(desk)
    return next((slot for slot in found if not choosing.filled(desk, slot)), found[0] if found else None)


def pointer_of(desk: Desk) -> Pointer:
    """What is picked in that choice, and who is looked at."""
    slot = slot_of(desk)
    if slot is None:
        return Pointer(pointed=desk.pointed)
    options = choosing.options_of(desk, slot)
    return Pointer(choosing.pick_in(desk, slot, options), options, desk.pointed)


def board_of(desk: Desk) -> Board | None:
    """The map with what whoever is looked at, or the action as it is picked, could do."""
    if desk.campaign is None or desk.state is None:
        return None
    return desk.campaign.system.board(desk.state, pointer_of(desk).line)


@at_an_open_desk
def choose_square(desk: Desk, draft: Draft, /, square: Square) -> None:
    """What pressing on a square of the map does."""
    board = board_of(desk)
    if board is None:
        return
    meaning = pointing.pressed(pointer_of(desk), board, square)
    _do(desk, meaning)
    if meaning is None:
        desk.pointed = None
        said = desk.words.put(board.why) if board.why is not None else desk.words.say("map_not_there")
        desk.complaint = f"{square[0]}:{square[1]}. {said}"


@at_an_open_desk
def step_back(desk: Desk, draft: Draft, /) -> None:
    """Take back what was picked last on the map."""
    _do(desk, pointing.stepped_back(pointer_of(desk)))


def _do(desk: Desk, meaning: Meaning | None) -> None:
    slot = slot_of(desk)
    if isinstance(meaning, Look):
        desk.pointed = meaning.who
    elif isinstance(meaning, Place) and slot is not None:
        choosing.place(desk, slot.key, meaning.use, meaning.to, meaning.meets)
    elif isinstance(meaning, Part) and slot is not None:
        choosing.pick(desk, slot.key, **meaning.part)
