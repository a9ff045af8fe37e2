"""Which buttons there are, which can be pressed, which one is the next step."""

from __future__ import annotations

from dataclasses import dataclass, replace

from toolkit.session import Preview
from toolkit.ui.desk import battles, ending
from toolkit.ui.desk.adjusting import AdjustView
from toolkit.ui.desk.clashing import clash_view
from toolkit.ui.desk.deciding import DecisionView
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.pasting import PasteView
from toolkit.ui.desk.step import Step, may_reveal
from toolkit.ui.desk.words import Words


@dataclass(frozen=True, slots=True)
class ButtonView:
    """A button: is it there, can it be pressed, is it the next step; `about` says more than the label."""

    label: str
    shown: bool = True
    enabled: bool = True
    main: bool = False
    about: str = ""

    def still(self) -> ButtonView:
        """The same while something slow is under way: it cannot be pressed."""
        return replace(self, enabled=False, main=False)


@dataclass(frozen=True, slots=True)
class Forms:
    """The forms that are folded away until wanted; none while there is no fight.

    The game master's own word on a cell, the decision, and the place for a post.
    """

    adjust: AdjustView | None = None
    decide: DecisionView | None = None
    paste: PasteView | None = None


_ENDING = (Step.FINISH, Step.OVER)


def buttons(desk: Desk, found: Preview | None, step: Step, forms: Forms, words: Words) -> dict[str, ButtonView]:
    """By code: `roll`, `commit` …"""
    campaign, calm = desk.campaign, step not in (Step.UNREACHABLE, Step.MEND)
    clash = clash_view(desk.settling, words)
    given, planned = _given(desk, found), bool(desk.held.chosen or desk.held.post) and not desk.revealed
    mine = not desk.sitting.elsewhere  # else somebody is choosing at another page

    def button(code: str, enabled: bool, *, shown: bool = True, main: bool = False) -> ButtonView:
        label, about = words.say(f"button_{code}"), words.say(f"about_{code}")
        return ButtonView(label, shown, calm and enabled, calm and main, about)

    return {
        "roll": button("roll", mine and step is Step.ROLL, shown=desk.held.mode == "roll", main=step is Step.ROLL),
        "answer": button("answer", mine, main=True),
        "take_back": button("take_back", mine and given, shown=given),
        "hide": button("unhide" if desk.in_secret else "hide", mine and planned, shown=planned),
        "show_roll": button("show_roll", True, shown=campaign is not None and campaign.hidden.last() is not None),
        "clear": button("clear", mine and planned, shown=planned),
        "begin": button("begin", mine, shown=step is Step.BEGIN, main=step is Step.BEGIN),
        "close": _closing(desk, button("close", mine, shown=step is Step.CLOSE, main=step is Step.CLOSE), words),
        "finish": button("finish", mine, shown=step is Step.FINISH, main=step is Step.FINISH),
        "stop": button("stop", mine and not planned, shown=battles.begun(desk) and step not in _ENDING),
        "commit": button("commit", mine and step is Step.COMMIT, main=step is Step.COMMIT),
        "reveal": button("reveal", may_reveal(desk), shown=may_reveal(desk), main=step is Step.REVEAL),
        "undo": button("undo", campaign is not None and campaign.can_undo),
        "redo": button("redo", campaign is not None and campaign.can_redo),
        "adjust": button("adjust", forms.adjust is not None and forms.adjust.ready),
        "fold": button("unfold" if not desk.wish.open else "fold", True),
        "decide": button("decide", forms.decide is not None and forms.decide.ready),
        "weigh": button("weigh" if not desk.decision.open else "fold", True),
        "paste": button("paste" if forms.paste is None or not forms.paste.open else "fold", True),
        **{keep: button(keep, can) for keep, can in (clash.can if clash is not None else {}).items()},
        "settle": button("settle", clash is not None and clash.ready, main=clash is not None and clash.ready),
        "drop": button("drop", clash is not None),
        "more": button("more", True, shown=campaign is not None and len(campaign.log()) > desk.log_shown),
    }


def _closing(desk: Desk, usual: ButtonView, words: Words) -> ButtonView:
    """What ends the turn or the round, in the system's own word."""
    found = ending.closing(desk)
    return replace(usual, label=words.put(found[1].label)) if found is not None else usual


def _given(desk: Desk, found: Preview | None) -> bool:
    """Whether the last answer was a person's own: rolled dice stay as they fell."""
    last = found.asked[-1].ask if found is not None and found.asked else None
    return last is not None and (desk.held.mode == "type" or not last.chance)
