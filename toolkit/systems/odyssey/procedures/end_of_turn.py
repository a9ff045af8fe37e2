"""The end of a turn: Ongoing Damage, saves, and what lasts until then (Initiative and Turns; companion text).

In this order, the pair in roster order each time: the confused fall or keep up (`confusion`); then for each of them
Ongoing Damage, if the pair spent AP; a word on statuses that are the game master's; a Save Check for every status that
a save ends (1d20, 10 or more); statuses with turns are counted, those until the end of the turn are over.
"""

from __future__ import annotations

from collections.abc import Iterator

from toolkit.core.outcome import Outcome
from toolkit.core.scene import Scene
from toolkit.dice import Ask
from toolkit.messages import Term, Who, note
from toolkit.systems.odyssey.events import StatusEnded, StatusesCounted, TurnEnded
from toolkit.systems.odyssey.pairs import AP_A_TURN, ap_written, members
from toolkit.systems.odyssey.procedures.confusion import falls_over
from toolkit.systems.odyssey.procedures.doing import D20
from toolkit.systems.odyssey.procedures.hit_points import lose
from toolkit.systems.odyssey.procedures.order_of_turns import is_kept, pass_on
from toolkit.systems.odyssey.state import Fight, present
from toolkit.tables.cells import Status

BY_HAND = ("Burn", "Poison", "Badly Poisoned", "Oiled", "Cursed", "Leech Seed")
"""Statuses of whose doings at the end of a turn the texts give no number."""

SAVE = 10
"""What a Save Check has to reach."""


def end_turn(scene: Scene[Fight], who: str) -> None:
    """End the turn of somebody's pair."""
    together, kept = members(scene.state, who), is_kept(scene.state)
    pair = [other for other in scene.state.roster if other in together]
    for one in pair:
        falls_over(scene, one)
    spent = (ap_written(scene.state, who) or 0) < AP_A_TURN and ap_written(scene.state, who) is not None
    for one in pair:
        if spent:
            _ongoing(scene, one)
        _remind(scene, one)
        _saves(scene, one)
        _count(scene, one)
    scene.emit(TurnEnded(Who(who), together))
    scene.emit(Outcome(Who(who), "End Turn", None, "done"))
    pass_on(scene, kept)


def _ongoing(scene: Scene[Fight], who: str) -> None:
    """Ignores Armor and effectiveness."""
    for held in scene.state.roster[who].status:
        if held.name == "Ongoing" and present(scene.state.roster[who]):
            amount = scene.settle(f"{who}.ongoing", held.turns or 0)
            lose(scene, who, max(0, amount), note("odyssey.cause.ongoing"))


def _remind(scene: Scene[Fight], who: str) -> None:
    """What a status does that only its name tells is the game master's to settle."""
    open_ones = [Term(held.name) for held in scene.state.roster[who].status if held.name in BY_HAND]
    if open_ones and present(scene.state.roster[who]):
        scene.tell("odyssey.statuses_by_hand", who=Who(who), statuses=open_ones)


def _saves(scene: Scene[Fight], who: str) -> None:
    if not present(scene.state.roster[who]):
        return
    for held in scene.state.roster[who].status:
        if held.until == "save":
            _save(scene, who, held)


def _save(scene: Scene[Fight], who: str, held: Status) -> None:
    need = scene.settle(f"{who}.save", SAVE)
    prompt = note("odyssey.ask.save", who=Who(who), status=Term(held.name), need=need)
    die = scene.ask(Ask("save", who, dice=D20, prompt=prompt)).number
    scene.tell_roll("odyssey.rolled_save", who=Who(who), status=Term(held.name), die=die, need=need, met=die >= need)
    if die >= need:
        scene.emit(StatusEnded(Who(who), Term(held.name)))


def _count(scene: Scene[Fight], who: str) -> None:
    held = scene.state.roster[who].status
    after = tuple(later for status in held for later in _later(status))
    for status in held:
        if all(kept.name != status.name for kept in after):
            scene.emit(StatusEnded(Who(who), Term(status.name)))
    if scene.state.roster[who].status != after:
        scene.emit(StatusesCounted(Who(who), after))


def _later(status: Status) -> Iterator[Status]:
    """The status after its bearer's turn, or nothing; the number of Ongoing is no count of turns."""
    counts = status.name != "Ongoing" and status.turns is not None
    if status.until != "turn" and not counts:
        yield status
        return
    left = (status.turns or 1) - 1 if status.name != "Ongoing" else 0
    if left > 0:
        yield Status(status.name, None if status.until == "turn" else left, status.by, status.until)
