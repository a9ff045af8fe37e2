"""A player's map: whom and what the player may see of it, and choosing on it as by the lists. No widgets.

The rules' board is made of the fight as the player knows it, so that no free square and no line of sight tells of the
unseen; who stands there goes by the player's aliases. What a press means is said by `pointing`; only one's own may be
looked at, since how far others can go is not for every eye.
"""

from __future__ import annotations

from dataclasses import replace

from toolkit.core.board import Board, Square
from toolkit.core.options import Slot
from toolkit.session.veil import Veil
from toolkit.session.veil_rows import TENTHS, Seen
from toolkit.ui.desk import pointing
from toolkit.ui.desk.map_view import MapView, Person, drawn
from toolkit.ui.desk.pointing import Look, Meaning, Part, Place, Pointer
from toolkit.ui.desk.words import Words
from toolkit.ui.seat import hand as deeds
from toolkit.ui.seat.hand import Hand
from toolkit.ui.seat.options import real
from toolkit.ui.seat.seat import Sight


def map_of(hand: Hand) -> MapView | None:
    """The map to choose on; `None` where there are no places, no side of one's own, or a word of it may not be said."""
    sight, board = hand.sight, board_of(hand)
    if sight is None or board is None or not hand.side:
        return None
    people = {seen.row.id: _person(seen, sight, hand.words) for seen in sight.combatants}
    view = drawn(board, people, pointer_of(hand), hand.words)
    return None if sight.veil.gives_away(repr(view)) else view


def _person(seen: Seen, sight: Sight, words: Words) -> Person:
    row, side = seen.row, sight.sides.index(seen.row.side) + 1
    header = words.header(type(row), "hp")
    if seen.tenths is not None:
        said = f"{header} {words.say('seat_tenths', tenths=seen.tenths)}"
        return Person(row, side, 100 * seen.tenths // TENTHS, said, seen.fallen)
    if row.hp is None or not row.max_hp:
        return Person(row, side, None, "", seen.fallen)
    share = min(100, max(0, 100 * row.hp // row.max_hp))
    return Person(row, side, share, f"{header} {row.hp} / {row.max_hp}", seen.fallen)


def slot_of(hand: Hand) -> Slot | None:
    """The choice that is made on the map: the first of one's own that is open, or the first."""
    slots, whole = [] if hand.sealed else hand.slots, hand.lines()
    return next((slot for slot in slots if slot.key not in whole), slots[0] if slots else None)


def pointer_of(hand: Hand) -> Pointer:
    """What is picked in it, and whom of one's own one looks at."""
    slot = slot_of(hand)
    if slot is None:
        return Pointer(pointed=hand.pointed)
    options = hand.options_of(slot)
    return Pointer(hand.pick_in(slot, options), options, hand.pointed)


def board_of(hand: Hand) -> Board | None:
    """The map, with what the action as it is picked could do as far as the player knows."""
    sight = hand.sight
    if sight is None:
        return None
    pointer = pointer_of(hand)
    line = real(pointer.line, pointer.options, sight.veil) if pointer.pointed is None else _looked(hand, sight)
    board = sight.system.board(sight.known, line or {})
    return veiled(board, sight.veil) if board is not None else None


def _looked(hand: Hand, sight: Sight) -> dict[str, str]:
    who = sight.veil.meant(hand.pointed or "")
    return {"actor": who} if who is not None and sight.veil.own(who) else {}


def veiled(board: Board, veil: Veil) -> Board:
    """The board by aliases; whoever has none is not on it."""
    tokens = {alias: squares for who, squares in board.tokens.items() if (alias := veil.alias(who))}
    goals = tuple(replace(goal, meets=tuple(filter(None, map(veil.alias, goal.meets)))) for goal in board.goals)
    sights = tuple(replace(one, who=alias) for one in board.sights if (alias := veil.alias(one.who)))
    return replace(board, tokens=tokens, goals=goals, sights=sights)


def choose_square(hand: Hand, square: Square) -> None:
    """What pressing on a square does; one that cannot be chosen says no more than that."""
    board = board_of(hand)
    if board is not None and not _done(hand, pointing.pressed(pointer_of(hand), board, square)):
        hand.pointed, hand.done = None, ""
        hand.complaint = f"{square[0]}:{square[1]}. {hand.words.say('seat_cannot')}"


def step_back(hand: Hand) -> None:
    """Take back what was picked last on the map."""
    _done(hand, pointing.stepped_back(pointer_of(hand)))


def _done(hand: Hand, meaning: Meaning | None) -> bool:
    """Do what a press means; whether it means anything that a player may do."""
    slot, veil = slot_of(hand), hand.sight.veil if hand.sight is not None else None
    if isinstance(meaning, Look):
        own = meaning.who is None or (veil is not None and veil.own(veil.meant(meaning.who) or ""))
        hand.pointed = meaning.who if own else None
        hand.complaint = ""
        return own
    if isinstance(meaning, Place) and slot is not None:
        deeds.place(hand, slot.key, meaning)
    elif isinstance(meaning, Part) and slot is not None:
        deeds.pick(hand, slot.key, meaning.part)
    return meaning is not None and slot is not None
