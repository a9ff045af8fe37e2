"""One look at a desk: everything the page shows and what may be pressed, as plain values and ready HTML.

Looking changes nothing; it may find that something of the plan fell away, and that is told. The parts are one module
each; here they come together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from toolkit.core.options import Slot
from toolkit.session import LogEntry, Preview
from toolkit.session.drafts import Held
from toolkit.session.history import next_redo, next_undo
from toolkit.session.viewer import GM
from toolkit.ui.chances.forecast import Wish
from toolkit.ui.desk import choosing, plan
from toolkit.ui.desk.adjusting import adjust_view
from toolkit.ui.desk.asking import AskView, ask_view, so_far
from toolkit.ui.desk.battles import BattleView, battle_view
from toolkit.ui.desk.buttons import ButtonView, Forms, buttons
from toolkit.ui.desk.cards import Shelf, front, rear
from toolkit.ui.desk.chances import odds_wish
from toolkit.ui.desk.clashing import ClashView, clash_view
from toolkit.ui.desk.deciding import decision_view
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.foreseen import foreseen
from toolkit.ui.desk.history import told
from toolkit.ui.desk.html import NOTHING, Markup, join, tag
from toolkit.ui.desk.intent import intent, line
from toolkit.ui.desk.leasing import LeaseView, lease_view
from toolkit.ui.desk.map_view import MapView, map_view
from toolkit.ui.desk.overruling import OverrideView, in_words, override_views
from toolkit.ui.desk.pasting import paste_view, understood, without_the_rest
from toolkit.ui.desk.plan import SlotView
from toolkit.ui.desk.posting import PostView, post_view
from toolkit.ui.desk.sealing import SealView, faults, seal_view, still
from toolkit.ui.desk.status import fallen_news
from toolkit.ui.desk.step import NUMBERS, Step, next_line, next_step, wanted
from toolkit.ui.desk.telling import preview
from toolkit.ui.desk.top import ByView, by_view, header, log_lang, retold, status_line
from toolkit.ui.desk.tray import tray
from toolkit.ui.desk.troubles import troubles
from toolkit.ui.desk.words import Words


@dataclass(frozen=True, slots=True)
class SideView:
    """A side's cards, those in the fight and the others, and the choices to make for it."""

    name: str
    front: Markup
    rear: Markup
    seal: SealView
    unseen: bool = False
    """Whether this page alone sees what is chosen here."""
    slots: tuple[SlotView, ...] = ()


@dataclass(frozen=True, slots=True)
class Course:
    """The picture of how the fight went: `draw()` makes it; as long as `key` is the same, so is the picture."""

    key: object
    draw: Callable[[], Markup]


@dataclass(frozen=True, slots=True)
class Glance:
    """What somebody looks at after a press: what came of it and what is next.

    The choices to make for each side are left out; `DeskView` has them.
    """

    lang: str
    step: Step
    header: Markup
    battle: BattleView
    by: ByView | None
    status: Markup
    troubles: Markup
    clash: ClashView | None
    lease: LeaseView | None
    sides: tuple[SideView, ...]
    next: Markup
    complaint: Markup
    ask: AskView | None
    answers: Markup
    preview: Markup
    mode: str
    modes: tuple[tuple[str, str], ...]
    buttons: dict[str, ButtonView]
    forms: Forms
    log: Markup
    undo_id: str | None
    redo_id: str | None
    held: Held
    """The plan that is shown."""


@dataclass(frozen=True, slots=True)
class DeskView(Glance):
    """All that is on the page."""

    map: MapView | None
    odds: Wish | None
    overrides_title: Markup
    overrides: tuple[OverrideView, ...]
    post: PostView | None
    course: Course


def at_work(desk: Desk, view: Glance) -> Glance:
    """The page as it was, while something slow is under way: nothing can be pressed, and nothing is worked out."""
    words = desk.words
    return replace(
        view,
        status=status_line(desk, "busy", words),
        sides=tuple(replace(side, seal=still(side.seal)) for side in view.sides),
        next=next_line(desk, (), view.step, True, words),
        buttons={code: button.still() for code, button in view.buttons.items()},
    )


def look(desk: Desk) -> DeskView:
    """The desk as it is now."""
    looking = Looking(desk)
    return looking.whole(looking.glance())


class Looking:
    """One look, in two steps: a glance, then the rest, which costs more and can come a moment later."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._words = desk, desk.words
        self._slots = choosing.slots(desk)
        self._found = _found(desk, self._slots, self._words)
        self._step = next_step(desk, self._slots, self._found)
        self._entries = desk.campaign.told(GM) if desk.campaign is not None else []

    def glance(self) -> Glance:
        """What is looked at first."""
        desk, words, slots, found, step = self._desk, self._words, self._slots, self._found, self._step
        ask = found.needs if found is not None and step in (Step.TYPE, Step.DECIDE) else None
        forms = _forms(desk, words)
        return Glance(
            lang=desk.lang,
            step=step,
            header=header(desk, words),
            battle=battle_view(desk, words),
            by=by_view(desk, words),
            status=status_line(desk, "", words),
            troubles=_troubles(desk, words),
            clash=clash_view(desk.settling, words),
            lease=lease_view(desk, words),
            sides=_sides(desk, slots, found, words),
            next=next_line(desk, slots, step, False, words),
            complaint=tag("p", desk.complaint, cls="ts-warning") if desk.complaint else NOTHING,
            ask=ask_view(ask, words, desk.unfit, desk.unfits) if ask is not None else None,
            answers=so_far(found.asked, words) if found is not None and ask is not None else NOTHING,
            preview=_preview(desk, slots, found, words),
            mode=desk.held.mode,
            modes=((words.say("roll_for_me"), "roll"), (words.say("i_type"), "type")),
            buttons=buttons(desk, found, step, forms, words),
            forms=forms,
            log=_log(desk, self._entries, words),
            undo_id=undone.id if (undone := next_undo(self._entries)) is not None else None,
            redo_id=redone.id if (redone := next_redo(self._entries)) is not None else None,
            held=desk.held,
        )

    def whole(self, seen: Glance) -> DeskView:
        """That glance and the rest."""
        desk, words, found = self._desk, self._words, self._found
        held = {each.name: getattr(seen, each.name) for each in fields(Glance)}
        return DeskView(
            **held | {"sides": self._with_choices(seen.sides)},
            map=map_view(desk, words),
            odds=odds_wish(desk, found),
            overrides_title=join(
                [tag("h2", words.say("overrule"), id=NUMBERS), tag("p", words.say("overrule_how"), cls="ts-quiet")]
            ),
            overrides=override_views(found, desk.refused, words) if found is not None and found.needs is None else (),
            post=_post(desk, words),
            course=_course(desk, self._entries, words),
        )

    def _with_choices(self, sides: Sequence[SideView]) -> tuple[SideView, ...]:
        next_one = wanted(self._desk, self._slots, self._step)
        views = [_slot(self._desk, slot, next_one, self._words) for slot in self._slots]
        return tuple(replace(side, slots=tuple(one for one in views if one.side == side.name)) for side in sides)


def _log(desk: Desk, entries: Sequence[LogEntry], words: Words) -> Markup:
    revision = desk.campaign.revision if desk.campaign is not None else None
    seen = (revision, len(entries), desk.log_shown, f"{desk.now():%Y-%m-%d}", log_lang(desk), words)
    return desk.kept("log", seen, lambda: desk.journal.told(retold(desk, entries[-seen[2] :], entries), *seen[2:]))


def _post(desk: Desk, words: Words) -> PostView | None:
    """For it the whole Log is gone through, so only once something was written."""
    revision = desk.campaign.revision if desk.campaign is not None else None
    return desk.kept("post", (revision, desk.post_form, words), lambda: post_view(desk, words))


def _course(desk: Desk, entries: Sequence[LogEntry], words: Words) -> Course:
    revision = desk.campaign.revision if desk.campaign is not None else None
    roster = desk.state.roster if desk.state is not None else {}
    return Course((revision, len(entries), words.lang), lambda: told(entries, roster, words))


def _troubles(desk: Desk, words: Words) -> Markup:
    """What else there is to know of the workbook, and what is wrong in it."""
    if desk.campaign is None:
        return NOTHING
    told = [tag("p", words.put(said), cls="ts-warning") for said in desk.remarks]
    return join([*told, troubles(desk.campaign.problems, words)])


def _found(desk: Desk, slots: Sequence[Slot], words: Words) -> Preview | None:
    """The preview of what is planned; `None` while nothing is."""
    if desk.draft is None or not choosing.planned(desk):
        return None
    doers = {slot.key: f"{slot.side}, {words.put(slot.label)}" for slot in slots}
    lines = {slot.key: line(desk, slot, words) for slot in slots if choosing.filled(desk, slot)}
    found = desk.draft.preview(desk.held)
    fallen, desk.draft.fallen = desk.draft.fallen, None
    if fallen is not None:
        desk.tell("wait", fallen_news(fallen, words))
    return in_words(found, {**doers, **lines})


def _preview(desk: Desk, slots: Sequence[Slot], found: Preview | None, words: Words) -> Markup:
    if found is None or desk.campaign is None:
        return faults(desk, words)
    planned = understood(desk, found, words) if desk.held.post else intent(desk, slots, words)
    rolled = tray(desk.held.id, found.asked, words) if desk.held.mode == "roll" else NOTHING
    rest = without_the_rest(desk, found, words) if desk.held.post else NOTHING
    return join([faults(desk, words), rolled, preview(found, desk.campaign.system, planned, words), rest])


def _sides(desk: Desk, slots: Sequence[Slot], found: Preview | None, words: Words) -> tuple[SideView, ...]:
    if desk.state is None or desk.campaign is None:
        return ()
    after = foreseen(found, desk.campaign.system, words)
    shelf = Shelf(words, after, desk.state.battle.turn, desk.deck)
    rows: dict[str, list[Any]] = {}
    for row in desk.state.roster.values():
        rows.setdefault(row.side, []).append(row)
    return tuple(
        SideView(
            side,
            front(side, members, shelf),
            rear(side, members, shelf),
            seal_view(desk, side, slots, words),
            choosing.is_unseen(desk, side),
        )
        for side, members in rows.items()
    )


def _slot(desk: Desk, slot: Slot, next_one: Slot | None, words: Words) -> SlotView:
    options = choosing.options_of(desk, slot)
    seen = (desk.offered[slot.key][0], choosing.pick_in(desk, slot, options), slot is next_one, words)
    return desk.kept(f"slot {slot.key}", seen, lambda: plan.slot_view(slot, seen[1], options, words, seen[2]))


def _forms(desk: Desk, words: Words) -> Forms:
    if desk.campaign is None or desk.state is None:
        return Forms()
    adjust = adjust_view(desk.campaign.system, desk.state, desk.wish, words)
    return Forms(adjust, decision_view(desk.campaign, desk.decision, words), paste_view(desk, words))
