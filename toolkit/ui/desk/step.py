"""The one thing to do next, derived from the desk alone, and the sentence that says so."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from toolkit.core.options import Slot
from toolkit.messages import Note
from toolkit.session import Preview
from toolkit.ui.desk import choosing, ending, plan
from toolkit.ui.desk.deciding import DECISION
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.html import Markup, join, tag
from toolkit.ui.desk.leasing import choosing_elsewhere
from toolkit.ui.desk.telling import PLACE
from toolkit.ui.desk.words import Words

QUESTION, NUMBERS, CHOICE = "ts-question", "ts-own-numbers", "ts-next-choice"
"""The open question, the numbers to overrule and the choice that is next, for links to them."""


class Step(Enum):
    """The one thing to do next."""

    UNREACHABLE = "unreachable"
    MEND = "mend"
    REPLACE = "replace"
    BEGIN = "begin"
    CLOSE = "close"
    FINISH = "finish"
    OVER = "over"
    CHOOSE = "choose"
    AIM = "aim"
    CHANGE = "change"
    ROLL = "roll"
    TYPE = "type"
    DECIDE = "decide"
    CORRECT = "correct"
    COMMIT = "commit"
    SEAL = "seal"
    SEALED = "sealed"
    REVEAL = "reveal"
    SHUT = "shut"
    WITHDRAW = "withdraw"


_WHERE = {
    Step.CHOOSE: ("choice", CHOICE),
    Step.AIM: ("choice", CHOICE),
    Step.REPLACE: ("choice", CHOICE),
    Step.ROLL: ("intent", PLACE),
    Step.TYPE: ("question", QUESTION),
    Step.DECIDE: ("question", QUESTION),
    Step.CORRECT: ("overrule", NUMBERS),
    Step.COMMIT: ("will_happen", PLACE),
}
"""Where on the page a step is done or looked over: what that place is called, and its name for a link."""


def next_step(desk: Desk, slots: Sequence[Slot], found: Preview | None) -> Step:
    """The step, from what cannot wait to what is left."""
    if desk.unreachable is not None:
        return Step.UNREACHABLE
    if desk.state is None:
        return Step.MEND
    if slots and all(choosing.is_gap(desk, slot) for slot in slots) and not choosing.planned(desk):
        return Step.REPLACE
    if desk.sealing.faults and desk.sealing.seals.standing:
        return Step.WITHDRAW
    if desk.sealing.closed and not desk.revealed:
        return Step.REVEAL if may_reveal(desk) else Step.SHUT
    if choosing.half_picked(desk):
        return Step.AIM
    if found is None:
        return _unseen(desk, slots)
    if found.problems or found.refusal is not None:
        return Step.CHANGE
    return _asking(desk, found)


def may_reveal(desk: Desk) -> bool:
    """Whether something sealed here can be opened, or everything is open."""
    found = desk.sealing
    ready = bool(found.seals.turn) or any(side in found.own for side in found.seals.shut)
    return found.closed and ready and not desk.revealed and not found.faults


def _unseen(desk: Desk, slots: Sequence[Slot]) -> Step:
    """Nothing is planned openly: somebody chooses unseen, somebody has sealed, or nobody has chosen yet."""
    chosen = {slot.side for slot in slots if slot.key in desk.secret}
    if chosen and all(choosing.filled(desk, slot) for slot in slots if slot.side in chosen):
        return Step.SEAL
    return Step.SEALED if desk.sealing.seals.standing and not chosen else _frame(desk)


def _frame(desk: Desk) -> Step:
    """Nothing is planned and nothing sealed: the battle may be over, decided, still to begin; else it goes on, with the
    end of the turn or the round where nothing else is left."""
    if ending.winner(desk) is not None:
        return Step.OVER if ending.is_over(desk) else Step.FINISH
    if ending.unbegun(desk) is not None:
        return Step.BEGIN
    return Step.CLOSE if ending.closing(desk) is not None else Step.CHOOSE


def _asking(desk: Desk, found: Preview) -> Step:
    if found.needs is None:
        return Step.CORRECT if still_refused(desk, found) else Step.COMMIT
    if not found.needs.chance:
        return Step.DECIDE
    return Step.ROLL if desk.held.mode == "roll" else Step.TYPE


def still_refused(desk: Desk, found: Preview) -> bool:
    """Whether a number of their own was typed that could not be taken, and stands there still."""
    return any(number.key in desk.refused for number in found.settled)


def next_line(desk: Desk, slots: Sequence[Slot], step: Step, busy: bool, words: Words) -> Markup:
    """What was done, and what to do next."""
    if busy:
        return tag("p", words.say("next_busy"), cls="ts-now")
    if desk.sitting.elsewhere and desk.sitting.lease is not None:
        return tag("p", choosing_elsewhere(desk, desk.sitting.lease, words), cls="ts-now")
    left = _left(desk, slots, step)
    found = desk.sealing
    sides = {"sealed": list(found.seals.standing), "missing": list(found.missing), "shut": list(found.seals.shut)}
    won = (ending.winner(desk) if step in (Step.FINISH, Step.OVER) else None) or "NOBODY"
    acting = step is Step.COMMIT and not any(choosing.is_gap(desk, slot) for slot in slots)
    or_ = ("_or_act" if acting else "_or_choose") if left else ""
    said = _whose(desk, slots, words) if step in (Step.CHOOSE, Step.CLOSE) else ""
    said = said or words.say(f"next_{step.value}{or_}", count=left, side=won, **sides)
    calm = step not in (Step.MEND, Step.UNREACHABLE)
    done = tag("p", f"✓ {desk.done}", cls="ts-done") if desk.done and calm else None
    where, place = _WHERE.get(step, ("", ""))
    if desk.decision.open and desk.decision.left and calm:
        where, place = "decide_title", DECISION
    link = [" ", tag("a", words.say(where), href=f"#{place}")] if where else []
    return join([done, tag("p", said, *link, cls="ts-now")])


def wanted(desk: Desk, slots: Sequence[Slot], step: Step) -> Slot | None:
    """The choice to be made next, in the order in which the choices stand; `None` where the next step is another."""
    if step is Step.AIM:
        return next((slot for slot in slots if slot.key in desk.picks), None)
    if step not in (Step.CHOOSE, Step.REPLACE, Step.SEALED) and not _left(desk, slots, step):
        return None
    still = [slot for slot in slots if not choosing.filled(desk, slot)]
    return next((slot for slot in still if not _closing(desk, slot)), still[0] if still else None)


def _closing(desk: Desk, slot: Slot) -> Note | None:
    """Why nothing is left in a choice but to end the turn or the round."""
    options = choosing.options_of(desk, slot)
    return options[0].closing if options else None


def _whose(desk: Desk, slots: Sequence[Slot], words: Words) -> str:
    """Whose turn it is, or which of several choices is the next; blank where neither is to be said."""
    turn = desk.state.battle.turn if desk.state is not None else ""
    found = wanted(desk, slots, Step.CHOOSE)
    closing = _closing(desk, found) if found is not None else None
    if closing is not None:
        return words.put(closing)
    if turn and turn in desk.state.roster:
        return words.say("next_choose_turn", who=words.name(turn))
    if found is None or len(slots) == 1:
        return ""
    if choosing.is_gap(desk, found):
        return words.say("next_replace_for", side=found.side)
    return words.say("next_choose_slot", who=f"{found.side}, {words.put(found.label)}")


def _left(desk: Desk, slots: Sequence[Slot], step: Step) -> int:
    """How many choices might still be made before the step: actions before the dice, newcomers before saving, and
    actions as well where nothing was to be rolled."""
    dice, save = step in (Step.ROLL, Step.TYPE), step is Step.COMMIT
    if not (dice or save) or _is_clock(desk, slots):
        return 0
    open_ = [slot for slot in slots if not choosing.filled(desk, slot) and _closing(desk, slot) is None]
    gaps = sum(choosing.is_gap(desk, slot) for slot in open_)
    return (gaps if save else 0) + (len(open_) - gaps if dice or not desk.held.answers else 0)


def _is_clock(desk: Desk, slots: Sequence[Slot]) -> bool:
    """Whether the end of the round or the like is planned, beside which nothing is to be chosen."""
    chosen = [(choosing.options_of(desk, slot), slot) for slot in slots if choosing.filled(desk, slot)]
    uses = [plan.find_use(choosing.pick_in(desk, slot, options), options) for options, slot in chosen]
    return any(use is not None and use.kind == "clock" for use in uses)
