"""What will happen, in sentences: each number explained on demand, and the cells that will be written.

Before the first die it shows what is planned and the numbers that hold already; until every answer is in, what is
certain so far; a plan that cannot be played gives its reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from toolkit.core.events import Event, Explained
from toolkit.core.rulings import spoken
from toolkit.session import Preview, Settled
from toolkit.systems.ruleset import Ruleset
from toolkit.tables.changes import LABEL, CellChange
from toolkit.ui.desk.asking import so_far
from toolkit.ui.desk.cards import shown
from toolkit.ui.desk.html import NOTHING, Markup, join, tag, why
from toolkit.ui.desk.troubles import problem_list
from toolkit.ui.desk.words import Words

PLACE = "ts-what-will-happen"
"""The panel's heading, for a link to it."""


def preview(found: Preview, system: Ruleset, intent: Markup, words: Words) -> Markup:
    """The panel; `intent` is the plan in words."""
    if found.problems:
        return join([tag("h2", words.say("cannot_play")), problem_list(found.problems, words)])
    if found.refusal is not None:
        return join([tag("h2", words.say("cannot_play")), tag("p", words.put(found.refusal.said), cls="ts-warning")])
    if found.needs is not None and not found.asked:
        known = steps(found, words) if found.settled else None  # numbers that hold before the first die
        return join([tag("h2", words.say("intent"), id=PLACE), intent, known])
    title = tag("h2", words.say("so_far" if found.needs else "will_happen"), id=PLACE)
    if not found.sentences:
        return join([title, tag("p", words.say("nothing_yet"), cls="ts-empty")]) if found.needs is None else NOTHING
    answers = so_far(found.asked, words) if found.needs is None else why("intent", words.say("intent"), intent)
    rulings, written = _rulings(found, system, words), cells(found.changes, system, words)
    answered = any(not one.ask.chance for one in found.asked)  # what might come of it has been asked about
    odd = found.warnings and not answered
    strange = tag("div", problem_list(found.warnings, words), cls="ts-warning") if odd else None
    return join([title, strange, steps(found, words), answers, rulings, written])


def steps(found: Preview, words: Words) -> Markup:
    """A step for each sentence; one that only works a number out is folded into the step it leads to."""
    told: list[Markup] = []
    aside: list[Markup] = []
    numbers: list[Settled] = []
    for event, sentence in zip(_telling(found), found.sentences, strict=True):
        numbers += sentence.numbers
        if isinstance(event, Explained):
            aside.append(tag("p", sentence.text))
        else:
            told.append(tag("li", sentence.text, _explained(len(told), aside, numbers, words), cls="ts-step"))
            aside, numbers = [], []
    return tag("ol", *told, *(tag("li", one, cls="ts-step") for one in aside), cls="ts-steps")


def _telling(found: Preview) -> list[Event]:
    return [event for event in found.events if event.note() is not None]


def _explained(index: int, aside: Sequence[Markup], numbers: Sequence[Settled], words: Words) -> Markup | None:
    if not numbers and not aside:
        return None
    rows = [tag("tr", tag("th", number.label, scope="row"), tag("td", _number(number, words))) for number in numbers]
    return why(f"step-{index}", words.say("why_number"), *aside, tag("table", *rows, cls="ts-sum"))


def _number(number: Settled, words: Words) -> Markup:
    if number.ruled is None:
        return tag("b", number.value, cls="ts-number")
    ruled = tag("b", number.ruled, cls="ts-number")
    return join([tag("s", number.value), " → ", ruled, " ", words.say("by_your_word")])


def _rulings(found: Preview, system: Ruleset, words: Words) -> Markup | None:
    if not found.rulings:
        return None
    told = [spoken(one, system.rulings, words.lang) for one in found.rulings]
    rows = [tag("tr", tag("th", about, scope="row"), tag("td", read)) for about, read in told]
    return why("rulings", words.say("rulings_used", count=len(rows)), tag("table", *rows, cls="ts-sum"))


def cells(changes: Sequence[CellChange], system: Ruleset, words: Words, title: str = "cells") -> Markup | None:
    """The cells that will be written, or have been; ids that rows get for the first time are only counted."""
    told = [change for change in changes if change.column not in ("id", LABEL)]
    rows = [_cell(change, system, words) for change in told]
    if ids := sum(change.column == "id" for change in changes):
        rows.append(tag("tr", tag("td", words.say("new_ids", count=ids), colspan=3)))
    if not rows:
        return None
    table = tag("div", tag("table", *rows, cls="ts-table"), cls="ts-scroll")
    return why("cells", words.say(title, count=len(changes)), table)


def _cell(change: CellChange, system: Ruleset, words: Words) -> Markup:
    battle = change.tab == "battle"
    who = words.say("battle") if battle else words.name(change.key)
    what = words.header(system.battle if battle else system.roster, change.said)
    arrow = f"{_value(change.old, words)} → {_value(change.new, words)}"
    return tag("tr", tag("th", who, scope="row"), tag("td", what), tag("td", arrow))


def _value(value: Any, words: Words) -> str:
    return shown(value, words) or words.say("blank")
