"""The story so far: the Log, newest first, what was taken back marked in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from toolkit.scenario.overruling import WHY
from toolkit.session import LogEntry
from toolkit.ui.desk.html import Markup, join, tag, why
from toolkit.ui.desk.words import Words

PAGE = 20
"""So many entries at first, and so many more each time somebody asks."""


class Journal:
    """The Log as it is told on one page: an entry that did not change since the last look keeps its item."""

    def __init__(self) -> None:
        self._made: dict[str, tuple[tuple[LogEntry, bool, str, Words], Markup]] = {}

    def told(self, entries: Sequence[LogEntry], shown: int, today: str, lang: str, words: Words) -> Markup:
        """What `journal` makes of the same."""
        newest = {entry.id for entry in entries[-shown:]}
        self._made = {key: made for key, made in self._made.items() if key in newest}
        return journal(entries, shown, today, lang, words, self._item)

    def _item(self, entry: LogEntry, full: bool, today: str, words: Words) -> Markup:
        seen = (entry, full, today, words)
        before = self._made.get(entry.id)
        if before is None or before[0] != seen:
            before = self._made[entry.id] = seen, item(*seen)
        return before[1]


def journal(
    entries: Sequence[LogEntry],
    shown: int,
    today: str,
    lang: str,
    words: Words,
    made: Callable[[LogEntry, bool, str, Words], Markup] | None = None,
) -> Markup:
    """The newest `shown` entries of the Log (given oldest first); only the very last is told in full.

    `today` is an ISO date, left out where it is an entry's; `lang` the language in which the Log is kept; an item is
    made by `made`, or by `item`.
    """
    made = made or item
    title = tag("h2", words.say("log"))
    if not entries:
        return join([title, tag("p", words.say("log_empty"), cls="ts-empty")])
    newest = list(reversed(entries))[:shown]
    items = [made(entry, entry is newest[0], today, words) for entry in newest]
    kept = [kept_in(lang, words), tag("ol", *items, cls="ts-entries")]
    return why("log", title, *kept, roomy=True)  # folded on a phone


def kept_in(lang: str, words: Words) -> Markup | None:
    """In which language the Log is kept, where the page speaks another: what stands in a workbook stays as it is."""
    return tag("p", words.say("log_kept_in", lang=lang), cls="ts-quiet") if lang != words.lang else None


def item(entry: LogEntry, full: bool, today: str, words: Words, *more: Markup) -> Markup:
    """An entry as an item of the list, `more` at its end."""
    taken_back = entry.kind == "action" and not entry.live
    classes = "ts-entry ts-undone" if taken_back else "ts-entry"
    actions = [tag("li", action) for action in entry.action.splitlines() if action.strip()]
    inside = [_head(entry, taken_back, today, words), tag("ul", *actions, cls="ts-deeds"), _told(entry, full, words)]
    return tag("li", *inside, _dice(entry, words), *more, cls=classes, data_id=entry.id)


def _told(entry: LogEntry, full: bool, words: Words) -> Markup | None:
    said = [tag("li", sentence) for sentence in entry.result.splitlines() if sentence.strip()]
    if not said:
        return None
    told = tag("ul", *said, cls="ts-told")
    return told if full else why(f"told-{entry.id}", words.say("what_happened"), told)


def _head(entry: LogEntry, taken_back: bool, today: str, words: Words) -> Markup:
    parts = [words.say("round", round=entry.round)] if entry.round is not None else []
    parts += [part for part in (entry.clock(today), entry.by) if part]
    head = tag("span", " · ".join(parts), cls="ts-quiet")
    return join([head, " ", tag("span", words.say("taken_back"), cls="ts-badge ts-wait")]) if taken_back else head


def _dice(entry: LogEntry, words: Words) -> Markup | None:
    if not entry.dice.strip():
        return None
    listed = [tag("li", one.strip()) for one in entry.dice.replace("\n", ";").split(";") if one.strip()]
    dice, own = _counted(entry, len(listed))
    return why(f"dice-{entry.id}", words.say("dice", count=dice, own=own), tag("ul", *listed, cls="ts-told"))


def _counted(entry: LogEntry, listed: int) -> tuple[int, int]:
    """How many dice and choices there were, and numbers of the game master's own; all as dice where the record of them
    is not here."""
    answers, overrides = entry.record.get("answers"), entry.record.get("overrides")
    if not isinstance(answers, list) or not isinstance(overrides, dict):
        return listed, 0
    return len(answers), len(overrides.keys() - {WHY})
