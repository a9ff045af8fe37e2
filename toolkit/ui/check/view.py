"""One look at the Check page: counts, problems by tab, what the source itself is like; all as plain values and HTML."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from toolkit.core.names import fold
from toolkit.core.problems import Problem
from toolkit.messages import Note
from toolkit.session.doctor import Finding
from toolkit.ui.beside.page import HeadView, head_view
from toolkit.ui.check.checking import Checking
from toolkit.ui.desk.buttons import ButtonView
from toolkit.ui.desk.html import Markup, join, tag, why
from toolkit.ui.desk.plan import Picker
from toolkit.ui.desk.troubles import problem_list
from toolkit.ui.desk.words import Words

IN_VIEW = 40
"""So many problems of a tab are in view, the rest on demand."""
_MARKS = {"ok": "✓", "told": "·", "wrong": "✗"}
_CLASSES = {"ok": "ts-good", "told": "", "wrong": "ts-bad"}


@dataclass(frozen=True, slots=True)
class CheckView:
    """All that is on the page."""

    lang: str
    head: HeadView
    summary: Markup
    find: tuple[str, str]
    """Label and what is typed."""
    tab: Picker
    level: Picker
    problems: Markup
    source: Markup
    again: ButtonView


def look(page: Checking, busy: bool = False) -> CheckView:
    """The page as it is now."""
    problems = page.problems
    tabs = tuple(dict.fromkeys((_tab(one), _tab(one) or page.say("elsewhere")) for one in problems))
    levels = (("error", page.say("errors")), ("warning", page.say("notes")))
    shown = [one for one in problems if _wanted(page, one)]
    return CheckView(
        lang=page.lang,
        head=head_view(page, busy),
        summary=_summary(page, problems),
        find=(page.say("find"), page.find),
        tab=page.picker("tab", tabs, page.tab),
        level=page.picker("level", levels, page.level),
        problems=_problems(page, shown, len(problems)),
        source=_source(page),
        again=page.button("again", not busy),
    )


def _tab(problem: Problem) -> str:
    place, mark, _ = problem.where.partition("!")
    return place if mark else problem.where.partition(",")[0] if problem.where[:1].isupper() else ""


def _wanted(page: Checking, problem: Problem) -> bool:
    words = page.words
    told = [problem.place(words.lang), str(problem.value), words.put(problem.expected), _said(problem.hint, words)]
    fits = page.tab in ("", _tab(problem)) and page.level in ("", problem.level)
    return fits and (not page.find or fold(page.find) in fold(" ".join(told)))


def _said(hint: Note | None, words: Words) -> str:
    return words.put(hint) if hint is not None else ""


def _summary(page: Checking, problems: Sequence[Problem]) -> Markup:
    """The counts, or plainly that all is well."""
    errors = sum(one.level == "error" for one in problems)
    wrong = sum(one.level == "wrong" for one in page.findings or ()) + len(page.desk.sealing.faults)
    wrong -= min(errors, 1)  # the doctor counts the tables' errors as one thing
    parts = [tag("h2", page.say("title"))]
    if page.desk.unreachable is not None or page.desk.campaign is None:
        return join([*parts, tag("p", page.say("unread"), cls="ts-warning")])
    if page.findings is None:
        return join([*parts, tag("p", page.say("looking"), cls="ts-quiet")])
    if not problems and wrong <= 0:
        return join([*parts, tag("p", f"✓ {page.say('well')}", cls="ts-done")])
    counted = page.say("counted", errors=errors, notes=len(problems) - errors, wrong=max(wrong, 0))
    return join([*parts, tag("p", counted, cls="ts-warning" if errors or wrong > 0 else "ts-quiet")])


def _problems(page: Checking, shown: Sequence[Problem], all_of_them: int) -> Markup:
    title = tag("h2", page.say("tables", shown=len(shown), count=all_of_them))
    if not shown:
        return join([title, tag("p", page.say("none_fits" if all_of_them else "none"), cls="ts-empty")])
    in_order = sorted(shown, key=lambda one: (_tab(one), one.level != "error"))
    groups = [_group(page, tab, list(found)) for tab, found in groupby(in_order, key=_tab)]
    return join([title, *groups])


def _group(page: Checking, tab: str, found: Sequence[Problem]) -> Markup:
    name = tag("h3", page.say("group", tab=tab or page.say("elsewhere"), count=len(found)))
    first, rest = (problem_list(some, page.words, "ts-problem") for some in (found[:IN_VIEW], found[IN_VIEW:]))
    listed = [first]
    if len(found) > IN_VIEW:
        listed.append(why(f"more-{tab}", page.say("more", count=len(found) - IN_VIEW), rest))
    return join([name, *listed])


def _source(page: Checking) -> Markup:
    title = tag("h2", page.say("source"))
    if page.findings is None:
        return join([title, tag("p", page.say("looking"), cls="ts-quiet")])
    seals = [Finding("log", "wrong", said) for said in page.desk.sealing.faults]
    items = [_finding(page, one) for one in [*page.findings, *seals]]
    return join([title, tag("ul", *items, cls="ts-findings")])


def _finding(page: Checking, one: Finding) -> Markup:
    mark = tag("b", _MARKS[one.level], cls="ts-mark", aria_hidden="true")
    word = tag("span", page.say(f"level_{one.level}"), cls="ts-seen-only-by-readers")
    said = [mark, word, " ", page.words.put(one.said)]
    way_out = one.way_out if one.about != "tables" else None  # those stand above, cell by cell
    said += [" ", tag("span", page.words.put(way_out), cls="ts-quiet")] if way_out is not None else []
    return tag("li", *said, cls=_CLASSES[one.level] or None, data_about=one.about)
