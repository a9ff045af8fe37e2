"""One look at a desk: everything the page shows and what may be pressed, as plain values and ready HTML.

The one next step is named by `Step`, derived from the desk alone; labels, buttons and sentences follow from it. Looking
changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import PurePath
from typing import Any

from toolkit.core.options import Slot
from toolkit.session import Preview
from toolkit.ui.desk import doing, plan
from toolkit.ui.desk.adjusting import AdjustView, adjust_view
from toolkit.ui.desk.asking import AskView, ask_view, so_far
from toolkit.ui.desk.cards import front, rear
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.html import NOTHING, Markup, join, tag
from toolkit.ui.desk.journal import journal
from toolkit.ui.desk.overruling import OverrideView, in_words, override_views
from toolkit.ui.desk.plan import SlotView
from toolkit.ui.desk.status import News, status, waiting_news
from toolkit.ui.desk.telling import PLACE, preview
from toolkit.ui.desk.troubles import troubles
from toolkit.ui.desk.words import Words


class Step(Enum):
    """The one thing to do next."""

    UNREACHABLE = "unreachable"
    MEND = "mend"
    REPLACE = "replace"
    CHOOSE = "choose"
    AIM = "aim"
    CHANGE = "change"
    ROLL = "roll"
    TYPE = "type"
    DECIDE = "decide"
    COMMIT = "commit"


@dataclass(frozen=True, slots=True)
class SideView:
    """A side's cards, those in the fight and the others, and the choices to make for it."""

    front: Markup
    rear: Markup
    slots: tuple[SlotView, ...]


@dataclass(frozen=True, slots=True)
class ButtonView:
    """A button: is it there, can it be pressed, is it the next step; `about` says more than the label."""

    label: str
    shown: bool = True
    enabled: bool = True
    main: bool = False
    about: str = ""


@dataclass(frozen=True, slots=True)
class DeskView:
    """All that is on the page."""

    lang: str
    step: Step
    header: Markup
    status: Markup
    troubles: Markup
    sides: tuple[SideView, ...]
    next: Markup
    complaint: Markup
    ask: AskView | None
    answers: Markup
    preview: Markup
    overrides_title: Markup
    overrides: tuple[OverrideView, ...]
    mode: str
    modes: tuple[tuple[str, str], ...]
    buttons: dict[str, ButtonView]
    adjust: AdjustView | None
    log: Markup
    undo_id: str | None


def look(desk: Desk, busy: bool = False) -> DeskView:
    """The desk as it is now; `busy` while something slow is under way."""
    words = desk.words
    slots = doing.slots(desk)
    found = _found(desk, slots, words)
    step = _step(desk, slots, found)
    ask = found.needs if found is not None and step in (Step.TYPE, Step.DECIDE) else None
    entries = desk.campaign.log() if desk.campaign is not None else []
    return DeskView(
        lang=desk.lang,
        step=step,
        header=_header(desk, words),
        status=_status(desk, busy, words),
        troubles=troubles(desk.campaign.problems, words) if desk.campaign is not None else NOTHING,
        sides=_sides(desk, slots, words),
        next=_next(desk, slots, step, busy, words),
        complaint=tag("p", desk.complaint, cls="ts-warning") if desk.complaint else NOTHING,
        ask=ask_view(ask, words) if ask is not None else None,
        answers=so_far(found.asked, words) if found is not None and ask is not None else NOTHING,
        preview=_preview(desk, found, words),
        overrides_title=join([tag("h2", words.say("overrule")), tag("p", words.say("overrule_how"), cls="ts-quiet")]),
        overrides=override_views(found.settled, words) if found is not None and found.needs is None else (),
        mode=desk.held.mode,
        modes=((words.say("roll_for_me"), "roll"), (words.say("i_type"), "type")),
        buttons=_buttons(desk, found, step, busy, words),
        adjust=_adjust(desk, words),
        log=journal(entries, desk.log_shown, f"{desk.now():%Y-%m-%d}", words),
        undo_id=next((entry.id for entry in reversed(entries) if entry.kind == "action" and entry.live), None),
    )


def _found(desk: Desk, slots: Sequence[Slot], words: Words) -> Preview | None:
    """The preview of what is planned; `None` while nothing is."""
    if desk.draft is None or not desk.held.chosen:
        return None
    doers = {slot.key: f"{slot.side}, {words.put(slot.label)}" for slot in slots}
    lines = {slot.key: _line(desk, slot, words) for slot in slots if doing.filled(desk, slot)}
    return in_words(desk.draft.preview(), {**doers, **lines})


def _line(desk: Desk, slot: Slot, words: Words) -> str:
    """`Cinder: Ember`."""
    options = doing.options_of(desk, slot)
    pick = doing.pick_in(desk, slot, options)
    use = plan.find_use(pick, options)
    return f"{words.name(pick.actor or '')}: {words.put(use.label) if use is not None else pick.use}"


def _preview(desk: Desk, found: Preview | None, words: Words) -> Markup:
    return NOTHING if found is None or desk.campaign is None else preview(found, desk.campaign.system, words)


def _step(desk: Desk, slots: Sequence[Slot], found: Preview | None) -> Step:
    if desk.unreachable is not None:
        return Step.UNREACHABLE
    if desk.state is None:
        return Step.MEND
    if any(doing.is_open_gap(desk, slot) for slot in slots):
        return Step.REPLACE
    if doing.half_picked(desk):
        return Step.AIM
    if found is None:
        return Step.CHOOSE
    if found.problems or found.refusal is not None:
        return Step.CHANGE
    return _asking(desk, found)


def _asking(desk: Desk, found: Preview) -> Step:
    if found.needs is None:
        return Step.COMMIT
    if not found.needs.chance:
        return Step.DECIDE
    return Step.ROLL if desk.held.mode == "roll" else Step.TYPE


# ---- the top ---------------------------------------------------------------------------------------


def _header(desk: Desk, words: Words) -> Markup:
    name = PurePath(desk.campaign.name).stem if desk.campaign is not None else words.say("title")
    return join([tag("h1", name), tag("p", " · ".join(_where(desk, words)), cls="ts-where")])


def _where(desk: Desk, words: Words) -> list[str]:
    if desk.campaign is None or desk.state is None:
        return []
    battle = desk.state.battle
    parts = [desk.campaign.system.title]
    parts += [words.say("round", round=battle.round)] if battle.round is not None else []
    return parts + [words.term(shown) for shown in (battle.phase, battle.weather, battle.terrain) if shown]


def _status(desk: Desk, busy: bool, words: Words) -> Markup:
    news, waiting = desk.news, desk.campaign.waiting() if desk.campaign is not None else 0
    if busy:
        return status(News("wait", words.say("busy"), news.number))
    if desk.unreachable is not None:
        return status(News("bad", words.put(desk.unreachable), news.number))
    if waiting and news.mood == "good":
        assert desk.campaign is not None
        return status(News("wait", waiting_news(None, desk.campaign.name, waiting, words), news.number))
    return status(news)


# ---- the sides -------------------------------------------------------------------------------------


def _sides(desk: Desk, slots: Sequence[Slot], words: Words) -> tuple[SideView, ...]:
    if desk.state is None:
        return ()
    rows: dict[str, list[Any]] = {}
    for row in desk.state.roster.values():
        rows.setdefault(row.side, []).append(row)
    views = [_slot(desk, slot, words) for slot in slots]
    return tuple(
        SideView(
            front(side, members, words), rear(side, members, words), tuple(view for view in views if view.side == side)
        )
        for side, members in rows.items()
    )


def _slot(desk: Desk, slot: Slot, words: Words) -> SlotView:
    options = doing.options_of(desk, slot)
    return plan.slot_view(slot, doing.pick_in(desk, slot, options), options, words)


# ---- the next step ---------------------------------------------------------------------------------


def _next(desk: Desk, slots: Sequence[Slot], step: Step, busy: bool, words: Words) -> Markup:
    if busy:
        return tag("p", words.say("next_busy"), cls="ts-now")
    still_open = sum(not doing.filled(desk, slot) for slot in slots)
    choose_first = step in (Step.ROLL, Step.TYPE) and still_open
    said = words.say(f"next_{step.value}_or_choose" if choose_first else f"next_{step.value}", count=still_open)
    done = tag("p", f"✓ {desk.done}", cls="ts-done") if desk.done else None
    where = tag("a", words.say("will_happen"), href=f"#{PLACE}") if step is Step.COMMIT else None
    return join([done, tag("p", said, *([" ", where] if where else []), cls="ts-now")])


def _buttons(desk: Desk, found: Preview | None, step: Step, busy: bool, words: Words) -> dict[str, ButtonView]:
    campaign, calm = desk.campaign, not busy and step not in (Step.UNREACHABLE, Step.MEND)
    given, planned = _given(desk, found), bool(desk.held.chosen)

    def button(code: str, enabled: bool, *, shown: bool = True, main: bool = False) -> ButtonView:
        label, about = words.say(f"button_{code}"), words.say(f"about_{code}")
        return ButtonView(label, shown, calm and enabled, calm and main, about)

    return {
        "roll": button("roll", step is Step.ROLL, shown=desk.held.mode == "roll", main=step is Step.ROLL),
        "answer": button("answer", True, main=True),
        "take_back": button("take_back", given, shown=given),
        "clear": button("clear", planned, shown=planned),
        "commit": button("commit", step is Step.COMMIT, main=step is Step.COMMIT),
        "undo": button("undo", campaign is not None and campaign.can_undo),
        "redo": button("redo", campaign is not None and campaign.can_redo),
        "adjust": button("adjust", bool(desk.wish.who and desk.wish.what)),
        "fold": button("unfold" if not desk.wish.open else "fold", True),
        "more": button("more", True, shown=campaign is not None and len(campaign.log()) > desk.log_shown),
    }


def _given(desk: Desk, found: Preview | None) -> bool:
    """Whether the last answer was a person's own: rolled dice stay as they fell."""
    last = found.asked[-1].ask if found is not None and found.asked else None
    return last is not None and (desk.held.mode == "type" or not last.chance)


def _adjust(desk: Desk, words: Words) -> AdjustView | None:
    if desk.campaign is None or desk.state is None:
        return None
    return adjust_view(desk.state.roster, desk.campaign.system.roster, desk.wish, words)
