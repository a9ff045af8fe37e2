"""Where the sheet and the desk stand: saved, read again, waiting for somebody, in conflict, out of reach."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal

from toolkit.session.draft import Fallen
from toolkit.sync.port import LaidAside, Queued
from toolkit.sync.sentences import aside_notes, clash_note, queued_note
from toolkit.tables.changes import Clash
from toolkit.tables.columns import columns_of
from toolkit.tables.rows import RosterRow
from toolkit.ui.desk.cards import shown
from toolkit.ui.desk.html import Markup, join, tag
from toolkit.ui.desk.words import Words

Mood = Literal["good", "wait", "bad"]
MOST = 3
"""So many single changes are named; the rest are counted."""


@dataclass(frozen=True, slots=True)
class News:
    """The last thing worth telling about the sheet. `number` runs, so that equal news are news again."""

    mood: Mood
    said: str
    number: int = 0


def status(news: News) -> Markup:
    """The line itself; the mood is in the words too."""
    return join([tag("span", cls=f"ts-dot ts-{news.mood}", data_number=news.number), tag("span", news.said)])


def what_changed(before: Any, after: Any, words: Words) -> str:
    """`Mossy HP 40 → 35, …`: what differs between two states; empty when nothing the desk shows does."""
    if before is None or after is None:
        return ""
    found = [line for who, row in after.roster.items() for line in _row_changes(before.roster.get(who), row, words)]
    found += [words.say("left_roster", who=words.name(who)) for who in before.roster if who not in after.roster]
    rest = [words.say("and_more", count=len(found) - MOST)] if len(found) > MOST else []
    return ", ".join([*found[:MOST], *rest])


def _row_changes(before: RosterRow | None, after: RosterRow, words: Words) -> Iterable[str]:
    name = words.name(after.id)
    if before is None:
        yield words.say("joined_roster", who=name)
        return
    for key in columns_of(type(after)):
        old, new = getattr(before, key), getattr(after, key)
        if old != new:
            arrow = f"{shown(old, words) or '—'} → {shown(new, words) or '—'}"
            yield f"{name} {words.header(type(after), key)} {arrow}"


def conflict_news(clashes: Iterable[Clash], words: Words) -> str:
    """Nothing was written: which cells stand in the way, and what stands there now."""
    shown = [words.put(clash_note(clash)) for clash in list(clashes)[:MOST]]
    return " ".join([words.say("conflict"), *shown])


def aside_news(aside: Iterable[LaidAside], words: Words) -> str:
    """Actions that waited and can no longer be written: which, and which cells stand in the way."""
    return " ".join(words.put(said) for laid in aside for said in aside_notes(laid))


def fallen_news(fallen: Fallen, words: Words) -> str:
    """What of the plan no longer fitted and is gone."""
    moved = "yes" if fallen.moved else "no"
    return words.say("fallen_away", answers=fallen.answers, numbers=fallen.numbers, moved=moved)


def waiting_news(queued: Queued | None, name: str, count: int, words: Words) -> str:
    """Changes are kept until the workbook can be written; why it cannot, where that is known."""
    why = words.put(queued_note(queued, name)) if queued is not None else words.say("waiting", name=name)
    return f"{why} {words.say('kept', count=count)}"
