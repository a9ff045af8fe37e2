"""Dice and answers: who rolls, the roll, what a person typed or pressed, and the numbers they overrule."""

from __future__ import annotations

from toolkit.messages import Note
from toolkit.scenario.overruling import WHY
from toolkit.session import Draft
from toolkit.session.drafts import Mode
from toolkit.ui.desk.asking import read_typed
from toolkit.ui.desk.choosing import half_picked, planned
from toolkit.ui.desk.deed import at_an_open_desk
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.overruling import Refused, read_override, read_why


@at_an_open_desk
def set_mode(desk: Desk, draft: Draft, /, mode: Mode) -> None:
    """`roll`: the desk rolls; `type`: the game master types what the dice showed."""
    if mode in ("roll", "type") and mode != draft.mode:
        draft.mode = mode


@at_an_open_desk
def roll(desk: Desk, draft: Draft, /, token: str) -> None:
    """Roll the open die and those after it."""
    needs = draft.preview().needs
    if needs is not None and needs.chance and planned(desk) and not half_picked(desk):
        draft.roll(token=token)


@at_an_open_desk
def answer(desk: Desk, draft: Draft, /, typed: str, token: str) -> None:
    """Answer the open question with what was typed or pressed; with "roll for me", dice that follow are rolled."""
    needs = draft.preview().needs
    if needs is None:
        return
    value = read_typed(needs, typed)
    if isinstance(value, Note):
        desk.unfit = desk.words.misfit(typed, value)
        desk.unfits += 1
    elif draft.answer(value, token=token):
        _roll_on(draft, token)


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
    """Put the game master's own number in the place of the rules', or (blank) give it back to them; or say why."""
    if key == WHY:
        draft.override(WHY, read_why(typed))
        return
    number = next((one for one in draft.preview().settled if one.key == key), None)
    if number is None:
        return
    value = read_override(number, typed)
    desk.refused.pop(key, None)
    if isinstance(value, Note):
        desk.refused[key] = Refused(typed.strip(), value)
    elif value != draft.overrides.get(key):
        draft.override(key, value)
