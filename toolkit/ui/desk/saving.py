"""What changes the workbook: saving the plan, undo, redo, a cell set by hand, a decision; each at most once a press."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from toolkit.core.events import LeftOpen
from toolkit.core.outcome import Refusal
from toolkit.messages import note
from toolkit.session import Draft, Preview
from toolkit.session.drafts import Held
from toolkit.session.history import next_redo
from toolkit.sync.port import Conflict, Queued
from toolkit.ui.desk.choosing import half_picked, planned
from toolkit.ui.desk.deciding import Decision, fault_of, previewed
from toolkit.ui.desk.deed import at_an_open_desk
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.status import aside_news, conflict_news
from toolkit.ui.desk.step import still_refused

LONGEST_NAME = 40
"""Characters of a name that are kept."""


@at_an_open_desk
def commit(desk: Desk, draft: Draft, /, token: str, shown: Held | None = None) -> None:
    """Save the planned action in the workbook, once. `shown`: only while the plan is that, the one that was looked at.

    A player may propose something else at any time, and the page shows it a moment later.
    """
    found = draft.preview()
    desk.read_draft()
    if shown is not None and desk.held != shown:
        desk.complaint = desk.words.put(note("ui.frame.lapsed"))
    elif found.complete and planned(desk) and not half_picked(desk) and not still_refused(desk, found):
        result = draft.commit(token=token, by=desk.by or "", hidden=desk.in_secret, of=found)
        desk.in_secret = desk.in_secret and isinstance(result, Conflict)
        saved(desk, result, "committed")
        _offer_decision(desk, result, found)


@at_an_open_desk
def undo(desk: Desk, _draft: Draft, /, entry: str | None = None) -> None:
    """Take back the action of that id; every cell gets its old value again."""
    assert desk.campaign is not None
    saved(desk, desk.campaign.undo(entry, by=desk.by or ""), "undone")


@at_an_open_desk
def redo(desk: Desk, _draft: Draft, /, shown: str | None = None) -> None:
    """Do again what was taken back last. `shown`: only while that is the undo of this id, the one that was shown."""
    assert desk.campaign is not None
    found = next_redo(desk.campaign.log())
    if shown is not None and (found is None or found.id != shown):
        desk.complaint = desk.words.put(note("ui.frame.lapsed"))
    else:
        saved(desk, desk.campaign.redo(by=desk.by or ""), "redone")


@at_an_open_desk
def adjust(desk: Desk, _draft: Draft, /, token: str) -> None:
    """Set the chosen cell by hand, as an action of its own that can be taken back."""
    assert desk.campaign is not None
    if not desk.wish.value.strip():
        desk.complaint = desk.words.say("no_value")
        return
    found = desk.campaign.preview(desk.wish.entry, by=desk.by or "", id=token)
    if found.problems:
        desk.complaint = desk.words.misfit(desk.wish.value, found.problems[0].expected)
    else:
        result = desk.campaign.commit(found)
        saved(desk, result, "adjusted")
        if not isinstance(result, Conflict):
            desk.wish = replace(desk.wish, value="", why="")


@at_an_open_desk
def decide(desk: Desk, _draft: Draft, /, token: str) -> None:
    """Save the game master's decision, as an action of its own that can be taken back."""
    assert desk.campaign is not None
    if not desk.decision.said:
        desk.complaint = desk.words.say("no_effect")
        return
    found = previewed(desk.campaign, desk.decision, desk.by or "", token)
    if not found.complete:
        desk.complaint = fault_of(found, desk.decision, desk.words)
        return
    result = desk.campaign.commit(found)
    saved(desk, result, "decided")
    if not isinstance(result, Conflict):
        desk.decision = replace(desk.decision, who="", effect="", left="")


def _offer_decision(desk: Desk, result: Any, found: Preview) -> None:
    """What was saved leaves something to the game master: the form opens and says what."""
    left = [desk.words.put(event.said) for event in found.events if isinstance(event, LeftOpen)]
    if left and result is not None and not isinstance(result, Conflict):
        desk.decision = Decision(_about(found), open=True, left=" ".join(left))


def _about(found: Preview) -> str:
    """The first thing that is left, in the rules' own short words."""
    facts = next(event.said.facts for event in found.events if isinstance(event, LeftOpen))
    return str(facts.get("text", ""))


def enter_decision(desk: Desk, **part: Any) -> None:
    """Enter a part of a decision."""
    desk.decision = replace(desk.decision, **part)


def saved(desk: Desk, result: Any, done: str) -> None:
    """Tell how the saving went; `None` is a press that counted before."""
    if isinstance(result, Refusal):
        desk.complaint = desk.words.put(result.said)
    elif isinstance(result, Conflict):
        _keep(desk, result)
        news = aside_news(result.aside, desk.words) if result.aside else conflict_news(result.clashes, desk.words)
        whose = desk.campaign.whose_change() if desk.campaign is not None else None
        desk.tell("bad", f"{news} {desk.words.put(whose)}" if whose is not None else news)
    elif isinstance(result, Queued):
        desk.done = desk.words.say("not_yet")
        desk.tell_waiting(result)
    elif result is not None:
        desk.done = desk.words.say(done)
        desk.tell_saved()


def _keep(desk: Desk, conflict: Conflict) -> None:
    """What somebody's change stands in the way of is kept until it is settled, if there is anything to choose."""
    wanted, settling = conflict.change_set, desk.settling
    if desk.campaign is None or wanted is None or (settling is not None and settling.identifier == wanted.id):
        return
    merge = desk.campaign.merge(wanted)
    if merge is not None and merge.outdated:
        desk.campaign.lay_aside(conflict)


@at_an_open_desk
def sign(desk: Desk, draft: Draft, /, name: str) -> None:
    """Say who sits here: the Log names them with all they do from now on."""
    desk.by = " ".join(name.split())[:LONGEST_NAME]
    if desk.by != draft.by:
        draft.by = desk.by


def wish(desk: Desk, **part: Any) -> None:
    """Enter a part of what is to be set by hand."""
    desk.wish = replace(desk.wish, **part)
