"""The top of the page: whose campaign and which round; who sits here; how the sheet and the desk stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import PurePath

from toolkit.session import LogEntry
from toolkit.session.anew import told_anew
from toolkit.tables.columns import cell_in_words
from toolkit.tables.rows import RosterRow
from toolkit.ui.desk.cards import fallen
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.html import Markup, join, tag
from toolkit.ui.desk.status import News, status, waiting_news
from toolkit.ui.desk.words import Words


def header(desk: Desk, words: Words) -> Markup:
    """Name, system, round, weather, what lies on the sides."""
    name = PurePath(desk.campaign.name).stem if desk.campaign is not None else words.say("title")
    return join([tag("h1", name), tag("p", " · ".join(_where(desk, words)), cls="ts-where"), _order(desk, words)])


def _order(desk: Desk, words: Words) -> Markup | None:
    """Who acts when, in a strip, and whose turn it is; where the system keeps such an order."""
    state = desk.state
    order = [who for who in state.battle.turn_order if who in state.roster] if state is not None else []
    if not order:
        return None
    return tag("ol", *(_place(state.roster[who], state.battle.turn, words) for who in order), **_named(words))


def _place(row: RosterRow, turn: str, words: Words) -> Markup:
    current = "step" if row.id == turn else None
    return tag("li", words.name(row.id), cls="ts-fainted" if fallen(row) else None, aria_current=current)


def _named(words: Words) -> dict[str, str]:
    return {"cls": "ts-order", "aria_label": words.say("turn_order")}


def _where(desk: Desk, words: Words) -> list[str]:
    if desk.campaign is None or desk.state is None:
        return []
    battle = desk.state.battle
    title = desk.campaign.system.title
    parts = [str(getattr(title, "ru", title) if words.lang == "ru" else title)]
    parts += [desk.campaign.battle] if desk.campaign.battle else []
    parts += [words.say("round", round=battle.round)] if battle.round is not None else []
    parts += [words.counted(shown) for shown in (battle.phase, battle.weather, battle.terrain) if shown]
    sides = getattr(battle, "sides", ())
    return [*parts, str(cell_in_words(type(battle), "sides", sides, words.lang))] if sides else parts


@dataclass(frozen=True, slots=True)
class ByView:
    """A small box for the name of whoever sits here."""

    label: str
    name: str
    hint: str


def by_view(desk: Desk, words: Words) -> ByView | None:
    """The box; none while nothing can be done anyway."""
    return (
        ByView(words.say("by"), desk.by, words.say("by_hint"))
        if desk.by is not None and desk.draft is not None
        else None
    )


def log_lang(desk: Desk) -> str:
    """The language in which the Log is kept: the campaign's."""
    return desk.campaign.home.loaded.settings.lang if desk.campaign is not None else desk.lang


def retold(desk: Desk, shown: Sequence[LogEntry], entries: Sequence[LogEntry]) -> Sequence[LogEntry]:
    """Those `shown`, of all `entries`, with what was done in the page's language."""
    return told_anew(shown, entries, desk.campaign.home.loaded, desk.lang) if desk.campaign is not None else shown


def status_line(desk: Desk, busy: str, words: Words) -> Markup:
    """What matters most of how things stand: work under way, no workbook, errors, changes that wait, the last news.

    `busy` is the code of what is said of the work; blank when there is none.
    """
    news, waiting = desk.news, desk.campaign.waiting() if desk.campaign is not None else 0
    if busy:
        return status(News("wait", words.say(busy), news.number))
    if desk.unreachable is not None:
        return status(News("bad", words.put(desk.unreachable), news.number))
    if desk.state is None and desk.campaign is not None:
        errors = sum(problem.level == "error" for problem in desk.campaign.problems)
        return status(News("bad", words.say("broken", count=errors), news.number))
    if waiting and news.mood == "good":
        assert desk.campaign is not None
        return status(News("wait", waiting_news(None, desk.campaign.name, waiting, words), news.number))
    return status(news)
