"""One look at the Roster page: the rows that fit, the forms, the plan with every cell of it; plain values and HTML."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from toolkit.core.problems import Problem
from toolkit.session import Preview
from toolkit.session.planned import Planned
from toolkit.tables.rows import RosterRow
from toolkit.ui.beside.page import HeadView, head_view
from toolkit.ui.desk.adjusting import AdjustView, adjust_view
from toolkit.ui.desk.battles import BattleView, battle_view
from toolkit.ui.desk.buttons import ButtonView
from toolkit.ui.desk.html import NOTHING, Markup, join, tag
from toolkit.ui.desk.plan import Choice, Picker
from toolkit.ui.desk.telling import cells, preview
from toolkit.ui.desk.troubles import problem_list
from toolkit.ui.roster.muster import FRAMES, Entered, Muster, fit
from toolkit.ui.roster.sifting import ORDERS, kind_of
from toolkit.ui.roster.table import listed


@dataclass(frozen=True, slots=True)
class AddView:
    """The form for new rows: what was typed, the labels of its fields, its two pickers."""

    title: Markup
    entered: Entered
    labels: dict[str, str]
    hints: dict[str, str]
    like: Picker
    active: Picker


@dataclass(frozen=True, slots=True)
class RosterView:
    """All that is on the page. `filters` in the order of `FILTERS`; `buttons` by code."""

    lang: str
    head: HeadView
    battle: BattleView
    find: tuple[str, str]
    filters: tuple[Picker, ...]
    listed: Markup
    add: AddView | None
    adjust: AdjustView | None
    plan: Markup
    buttons: dict[str, ButtonView]


FILTERS = ("side", "kind", "active", "owner", "status", "order")


def look(page: Muster, busy: bool = False) -> RosterView:
    """The page as it is now."""
    campaign, desk, shown = page.campaign, page.desk, page.shown
    playable = campaign is not None and desk.state is not None
    return RosterView(
        lang=page.lang,
        head=head_view(page, busy),
        battle=battle_view(desk, page.words),
        find=(page.say("find"), page.sieve.find),
        filters=_filters(page),
        listed=listed(page, shown),
        add=_add(page) if campaign is not None else None,
        adjust=adjust_view(campaign.system, desk.state, desk.wish, page.words) if campaign and playable else None,
        plan=_plan(page),
        buttons=_buttons(page, shown, not busy),
    )


def _filters(page: Muster) -> tuple[Picker, ...]:
    rows, words, sieve = page.rows, page.words, page.sieve
    sides = tuple((one, one) for one in dict.fromkeys(row.side for row in rows) if one)
    kinds = tuple((one, words.term(one)) for one in dict.fromkeys(map(kind_of, rows)))
    owners = tuple((one, one) for one in dict.fromkeys(row.owner for row in rows) if one)
    statuses = tuple((one, words.term(one)) for one in sorted({status.name for row in rows for status in row.status}))
    orders = tuple((one, page.say(f"order_{one}")) for one in ORDERS)
    yes_no = (("yes", page.say("in_battle")), ("no", page.say("out_of_battle")))
    return (
        page.picker("side", sides, sieve.side),
        page.picker("kind", kinds, sieve.kind),
        page.picker("active", yes_no, sieve.active),
        page.picker("owner", owners, sieve.owner),
        page.picker("status", statuses, sieve.status),
        Picker(page.say("order"), page.say("order_own"), tuple(Choice(b, a) for a, b in orders), sieve.order or None),
    )


def _add(page: Muster) -> AddView:
    names = ("name", "count", "side", "level", "columns")
    people = tuple(Choice(page.words.name(row.id), row.id) for row in page.rows)
    yes_no = (Choice(page.say("in_battle"), "yes"), Choice(page.say("out_of_battle"), "no"))
    title = join([tag("h2", page.say("add")), tag("p", page.say("add_how"), cls="ts-quiet")])
    return AddView(
        title,
        page.entered,
        {name: page.say(f"add_{name}") for name in names},
        {name: page.say(f"add_{name}_hint") for name in names},
        Picker(page.say("add_like"), page.say("add_like_none"), people, page.entered.like or None),
        Picker(page.say("active"), page.say("add_active_blank"), yes_no, page.entered.active or None),
    )


# ---- what is planned ------------------------------------------------------------------------------


def _plan(page: Muster) -> Markup:
    """What would be written, cell by cell; or what stands against it."""
    plan, words = page.plan, page.words
    if plan is None or page.campaign is None:
        return NOTHING
    if isinstance(plan, Preview):
        return _asked(page, plan) if plan.needs is not None else preview(plan, page.campaign.system, NOTHING, words)
    return _refused(page, plan) if isinstance(plan, list) else _planned(page, plan)


def _refused(page: Muster, plan: Sequence[Problem]) -> Markup:
    """What stands against it, each fault once however many cells have it; for new rows like nobody a way out."""
    title = tag("h2", page.say("cannot"))
    if not plan:
        return join([title, tag("p", page.say("nobody"), cls="ts-warning")])
    first: dict[tuple[str, str], Problem] = {}
    for problem in plan:
        first.setdefault((repr(problem.value), page.words.put(problem.expected)), problem)
    faults = [replace(problem, where=_box(page, problem)) for problem in first.values()]
    more, alone = len(plan) - len(faults), not page.entered.like and any("!" in problem.where for problem in plan)
    rest = tag("p", page.say("same_fault", count=more), cls="ts-quiet") if more else None
    hint = tag("p", page.say("like_nobody"), cls="ts-warning") if alone else None
    return join([title, hint, problem_list(faults, page.words), rest])


def _box(page: Muster, problem: Problem) -> str:
    """Where it is: a cell, or what the box is called into which it was entered."""
    form, _, box = problem.where.partition(".")
    if form != "add":
        return problem.where
    if not box and problem.value is None:
        return page.say("add")
    return page.say(f"add_{box if box in ('name', 'count', 'level') else 'columns'}")


def _asked(page: Muster, plan: Preview) -> Markup:
    return join([tag("h2", page.say("cannot")), tag("p", page.say("asks"), cls="ts-warning")])


def _planned(page: Muster, plan: Planned) -> Markup:
    assert page.campaign is not None
    words = page.words
    changes = [change for change in plan.entry.changes if change.column != "id"]
    title = tag("h2", page.say("planned"))
    if not changes:
        return join([title, tag("p", page.say("nothing_to_write"), cls="ts-empty")])
    told = tag("p", plan.entry.action)
    place = tag("p", page.say("where", area=plan.area, count=len(plan.entry.changes)), cls="ts-quiet")
    strange = problem_list(plan.warnings, words) if plan.warnings else None
    apart = tag("p", page.say("apart", count=plan.apart), cls="ts-warning") if plan.apart else None
    return join([title, told, place, apart, strange, cells(plan.entry.changes, page.campaign.system, words)])


# ---- buttons --------------------------------------------------------------------------------------


def _buttons(page: Muster, shown: Sequence[RosterRow], calm: bool) -> dict[str, ButtonView]:
    campaign, desk = page.campaign, page.desk
    playable, several = desk.state is not None, len(page.meant)
    begun = playable and bool(desk.state.battle.round)
    added = campaign.removable() if campaign is not None else frozenset()
    gone = sum(who in added for who in page.meant)
    frames = {"start": playable and not begun, "end": begun, "scene": playable, "day": playable}
    return {
        "more": page.button("more", shown=len(shown) > page.in_view, count=len(shown) - page.in_view),
        "plan": page.button("plan", calm and campaign is not None and bool(page.entered.name.strip())),
        "into": page.button("into", calm and several > 0, count=several),
        "out": page.button("out", calm and several > 0, count=several),
        "remove": page.button("remove", calm and gone > 0, shown=bool(added), count=gone),
        **{kind: page.button(kind, calm and frames[kind], shown=frames[kind]) for kind in FRAMES},
        "save": page.button("save", calm and fit(page.plan), shown=page.plan is not None, main=True),
        "drop": page.button("drop", shown=page.plan is not None),
        "undo": page.button("undo", calm and campaign is not None and campaign.can_undo),
        "redo": page.button("redo", calm and campaign is not None and campaign.can_redo),
        "adjust": ButtonView(
            page.words.say("button_adjust"), True, calm and playable and bool(desk.wish.who and desk.wish.what)
        ),
        "fold": ButtonView(page.words.say("button_fold" if desk.wish.open else "button_unfold")),
    }
