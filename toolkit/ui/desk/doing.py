"""Everything a game master can do at a desk, one function each.

Whatever comes from the page is checked here or by the session against the campaign itself, never against what a widget
allowed. A refused entry leaves a sentence in `desk.complaint` and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import wraps
from typing import Any, Concatenate, ParamSpec

from toolkit.core.options import ActorOptions, Slot
from toolkit.core.outcome import Refusal
from toolkit.messages import Note
from toolkit.session import Draft
from toolkit.session.drafts import Mode
from toolkit.sync.port import Conflict, Queued, SourceError
from toolkit.sync.sentences import error_note
from toolkit.ui.desk import plan
from toolkit.ui.desk.asking import read_typed
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.journal import PAGE
from toolkit.ui.desk.overruling import read_override
from toolkit.ui.desk.plan import Pick
from toolkit.ui.desk.status import conflict_news

P = ParamSpec("P")
Open = Callable[Concatenate[Desk, Draft, P], None]


def at_an_open_desk(deed: Open[P]) -> Callable[Concatenate[Desk, P], None]:
    """Only while there is a fight; forgets the last complaint and hands the deed the open draft."""

    @wraps(deed)
    def done(desk: Desk, /, *args: P.args, **kwargs: P.kwargs) -> None:
        if desk.state is None or desk.draft is None:
            return
        desk.complaint = ""
        desk.read_draft()
        try:
            deed(desk, desk.draft, *args, **kwargs)
        except SourceError as error:
            desk.tell("bad", desk.words.put(error_note(error)))
        desk.read_draft()

    return done


# ---- choosing ----------------------------------------------------------------------------------------


def slots(desk: Desk) -> Sequence[Slot]:
    """The choices that make up the next action; while a side has a gap to fill, only that one of its choices."""
    if desk.campaign is None or desk.state is None:
        return ()
    found = desk.campaign.system.slots(desk.state)
    gaps = {
        slot.side: slot for slot in reversed(found) if plan.is_gap(options_of(desk, slot)) and not filled(desk, slot)
    }
    return [slot for slot in found if gaps.get(slot.side, slot) is slot]


def is_open_gap(desk: Desk, slot: Slot) -> bool:
    """Whether somebody has to be named before anything else makes sense."""
    return not filled(desk, slot) and plan.is_gap(options_of(desk, slot))


def filled(desk: Desk, slot: Slot) -> bool:
    """Whether the choice is made."""
    return slot.key in desk.held.chosen


def half_picked(desk: Desk) -> bool:
    """Whether an action is chosen that still lacks its target; as it stands it would be left out."""
    return any(pick.use is not None for pick in desk.picks.values())


def options_of(desk: Desk, slot: Slot) -> Sequence[ActorOptions]:
    """What may be chosen for one slot, given the others."""
    assert desk.campaign is not None
    others = {key: line for key, line in desk.held.chosen.items() if key != slot.key}
    return desk.campaign.system.options(desk.state, slot, others)


def pick_in(desk: Desk, slot: Slot, options: Sequence[ActorOptions]) -> Pick:
    """What is picked in a slot, complete or not."""
    return desk.picks.get(slot.key) or plan.pick_of(desk.held.chosen.get(slot.key), options)


@at_an_open_desk
def pick(desk: Desk, draft: Draft, /, key: str, **part: str | None) -> None:
    """Pick an actor, a use or a target for the slot `key`; what depends on it is picked anew."""
    slot = next((one for one in slots(desk) if one.key == key), None)
    if slot is None:
        return
    options = options_of(desk, slot)
    after = plan.settled_pick(_changed(pick_in(desk, slot, options), part), options)
    line = plan.line_of(after, options)
    desk.done = ""
    desk.picks.pop(key, None)
    if line is None and after != plan.pick_of(None, options):
        desk.picks[key] = after
    if line != desk.held.chosen.get(key):
        draft.choose(key, line)


def _changed(before: Pick, part: Mapping[str, str | None]) -> Pick:
    if "actor" in part:
        return before if part["actor"] == before.actor else Pick(part["actor"])
    if "use" in part:
        return Pick(before.actor, part["use"], before.target)
    return Pick(before.actor, before.use, part.get("target"))


# ---- answering ---------------------------------------------------------------------------------------


@at_an_open_desk
def set_mode(desk: Desk, draft: Draft, /, mode: Mode) -> None:
    """`roll`: the desk rolls; `type`: the game master types what the dice showed."""
    if mode in ("roll", "type") and mode != draft.mode:
        draft.mode = mode


@at_an_open_desk
def roll(desk: Desk, draft: Draft, /, token: str) -> None:
    """Roll the open die and those after it."""
    needs = draft.preview().needs
    if needs is not None and needs.chance and desk.held.chosen and not half_picked(desk):
        draft.roll(token=token)


@at_an_open_desk
def answer(desk: Desk, draft: Draft, /, typed: str, token: str) -> None:
    """Answer the open question with what was typed or pressed; with "roll for me", dice that follow are rolled."""
    needs = draft.preview().needs
    if needs is None:
        return
    value = read_typed(needs, typed)
    if isinstance(value, Note):
        _complain(desk, typed, value)
    elif draft.answer(value, token=token):
        _roll_on(draft, token)


def _complain(desk: Desk, typed: str, expected: Note) -> None:
    code = "not_an_answer" if typed.strip() else "nothing_typed"
    desk.complaint = desk.words.say(code, typed=typed.strip()[:80], expected=desk.words.put(expected))


def _roll_on(draft: Draft, token: str) -> None:
    needs = draft.preview().needs
    if draft.mode == "roll" and needs is not None and needs.chance:
        draft.roll(token=f"{token}+")


@at_an_open_desk
def take_back(desk: Desk, draft: Draft, /) -> None:
    """Forget the last answer, where it was a person's own; rolled dice stay as they fell."""
    asked = draft.preview().asked
    if asked and (desk.held.mode == "type" or not asked[-1].ask.chance):
        draft.take_back()


@at_an_open_desk
def override(desk: Desk, draft: Draft, /, key: str, typed: str) -> None:
    """Put the game master's own number in the place of the rules', or (blank) give it back to them."""
    number = next((one for one in draft.preview().settled if one.key == key), None)
    if number is None:
        return
    value = read_override(number, typed)
    if isinstance(value, Note):
        _complain(desk, typed, value)
    elif value != draft.overrides.get(key):
        draft.override(key, value)


@at_an_open_desk
def clear(desk: Desk, draft: Draft, /) -> None:
    """Drop the whole plan."""
    desk.picks.clear()
    desk.done = ""
    draft.clear()


# ---- saving ------------------------------------------------------------------------------------------


@at_an_open_desk
def commit(desk: Desk, draft: Draft, /, token: str) -> None:
    """Save the planned action in the workbook, once."""
    if draft.preview().complete and desk.held.chosen and not half_picked(desk):
        _saved(desk, draft.commit(token=token), "committed")


@at_an_open_desk
def undo(desk: Desk, _draft: Draft, /, entry: str | None = None) -> None:
    """Take back the action of that id; every cell gets its old value again."""
    assert desk.campaign is not None
    _saved(desk, desk.campaign.undo(entry), "undone")


@at_an_open_desk
def redo(desk: Desk, _draft: Draft, /) -> None:
    """Do again what was taken back last."""
    assert desk.campaign is not None
    _saved(desk, desk.campaign.redo(), "redone")


@at_an_open_desk
def adjust(desk: Desk, _draft: Draft, /, token: str) -> None:
    """Set the chosen cell by hand, as an action of its own that can be taken back."""
    assert desk.campaign is not None
    found = desk.campaign.preview(desk.wish.entry, id=token)
    if found.problems:
        _complain(desk, desk.wish.value, found.problems[0].expected)
    elif found.refusal is not None:
        desk.complaint = desk.words.put(found.refusal.said)
    else:
        _saved(desk, desk.campaign.commit(found), "adjusted")
        desk.wish = replace(desk.wish, value="", why="")


def _saved(desk: Desk, result: Any, done: str) -> None:
    """Tell how the saving went; `None` is a press that counted before."""
    if isinstance(result, Refusal):
        desk.complaint = desk.words.put(result.said)
    elif isinstance(result, Conflict):
        desk.tell("bad", conflict_news(result.clashes, desk.words))
    elif isinstance(result, Queued):
        desk.done = desk.words.say(done)
        desk.tell_waiting(result)
    elif result is not None:
        desk.done = desk.words.say(done)
        desk.tell_saved()


# ---- looking -----------------------------------------------------------------------------------------


def show_more(desk: Desk) -> None:
    """Show more of the Log."""
    desk.log_shown += PAGE


def wish(desk: Desk, **part: Any) -> None:
    """Enter a part of what is to be set by hand."""
    desk.wish = replace(desk.wish, **part)
