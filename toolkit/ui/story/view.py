"""One look at the Log page: some entries, the one looked at with its numbers, what can be taken back, the export."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from toolkit.session import LogEntry
from toolkit.session.export import FORMS
from toolkit.session.viewer import Viewer
from toolkit.ui.beside.page import HeadView, head_view
from toolkit.ui.desk.buttons import ButtonView
from toolkit.ui.desk.html import NOTHING, Markup, join, tag, why
from toolkit.ui.desk.journal import item, kept_in
from toolkit.ui.desk.plan import Picker
from toolkit.ui.desk.posting import FORM_NAMES
from toolkit.ui.desk.telling import cells, steps
from toolkit.ui.desk.top import log_lang, retold
from toolkit.ui.story.story import PAGE, Export, Story, actors_of, kind_of

EXPORT_WORDS = ("title", "copy", "copied", "by_hand", "label", "download")


@dataclass(frozen=True, slots=True)
class StoryView:
    """All that is on the page. `filters`: round, actor, kind; `buttons` by code."""

    lang: str
    head: HeadView
    find: tuple[str, str]
    filters: tuple[Picker, ...]
    listed: Markup
    detail: Markup
    picked: str
    buttons: dict[str, ButtonView]
    forms: tuple[tuple[str, str], ...]
    form: str
    views: tuple[tuple[str, str], ...]
    view: str
    scopes: tuple[tuple[str, str], ...]
    scope: str
    export: Export | None
    export_words: dict[str, str]


def look(page: Story, busy: bool = False) -> StoryView:
    """The page as it is now."""
    entries = page.entries
    shown = page.shown() if any(page.filters.values()) else entries
    picked = next((entry for entry in entries if entry.id == page.picked), None)
    return StoryView(
        lang=page.lang,
        head=head_view(page, busy),
        find=(page.say("find"), page.filters["find"]),
        filters=_filters(page, entries),
        listed=_listed(page, shown, len(entries)),
        detail=_detail(page, retold(page.desk, [picked], entries)[0]) if picked is not None else NOTHING,
        picked=picked.id if picked is not None else "",
        buttons=_buttons(page, shown, picked, not busy),
        forms=tuple((FORM_NAMES.get(form) or page.say(f"form_{form}"), form) for form in FORMS),
        form=page.form,
        views=tuple((_whose(page, viewer), key) for key, viewer in page.viewers().items()),
        view=next((key for key, viewer in page.viewers().items() if viewer == page.viewer), "gm"),
        scopes=((page.say("scope_all"), "all"), (page.say("scope_shown"), "shown")),
        scope="all" if page.all_of_it else "shown",
        export=page.export,
        export_words={code: page.say(f"export_{code}") for code in EXPORT_WORDS},
    )


def _whose(page: Story, viewer: Viewer) -> str:
    return page.say("view_side", side=viewer.side) if viewer.side else page.say(f"view_{viewer.role}")


def _filters(page: Story, entries: Sequence[LogEntry]) -> tuple[Picker, ...]:
    rounds = dict.fromkeys(entry.round for entry in reversed(entries) if entry.round is not None)
    actors = dict.fromkeys(name for entry in entries for name in actors_of(entry))
    kinds = dict.fromkeys(kind_of(entry) for entry in entries)
    numbered = tuple((str(one), page.words.say("round", round=one)) for one in rounds)
    return (
        page.picker("round", numbered, page.filters["round"], page.words.say("rounds")),
        page.picker("actor", tuple((one, one) for one in sorted(actors)), page.filters["actor"]),
        page.picker("kind", tuple((one, page.say(f"kind_{one}")) for one in kinds), page.filters["kind"]),
    )


def _listed(page: Story, shown: Sequence[LogEntry], count: int) -> Markup:
    title = tag("h2", page.words.say("log"))
    if not shown:
        said = page.say("none_fits") if count else page.words.say("log_empty")
        return join([title, tag("p", said, cls="ts-empty")])
    first = page.number * PAGE
    here = retold(page.desk, list(reversed(shown))[first : first + PAGE], page.entries)
    place = page.say("place", first=first + 1, last=first + len(here), count=len(shown))
    today = f"{page.desk.now():%Y-%m-%d}"
    items = [item(entry, False, today, page.words, _button(page, entry)) for entry in here]
    kept = kept_in(log_lang(page.desk), page.words)
    return join([title, tag("p", place, cls="ts-quiet"), kept, tag("ol", *items, cls="ts-entries")])


def _button(page: Story, entry: LogEntry) -> Markup:
    picked = entry.id == page.picked
    said = page.say("close" if picked else "details")
    name = page.say("look_at", said=said, action="; ".join(entry.action.splitlines()))
    return tag(
        "button",
        said,
        type="button",
        cls="ts-button ts-pick",
        data_pick=entry.id,
        aria_label=name,
        aria_pressed=str(picked).lower(),
    )


# ---- one entry ------------------------------------------------------------------------------------


def _detail(page: Story, entry: LogEntry) -> Markup:
    words, made = page.words, page.then(entry)
    deeds = tag("ul", *(tag("li", line) for line in entry.action.splitlines() if line.strip()), cls="ts-deeds")
    told = [tag("li", line, cls="ts-step") for line in entry.result.splitlines() if line.strip()]
    story = steps(made, words) if made is not None else tag("ol", *told, cls="ts-steps")
    lost = tag("p", page.say("no_numbers"), cls="ts-quiet") if made is None and "do" in entry.record else None
    dice = tag("p", page.say("dice", dice=entry.dice)) if entry.dice.strip() else None
    rulings = [tag("li", one) for one in entry.rulings]
    ruled = why("rulings", words.say("rulings_used", count=len(rulings)), tag("ul", *rulings)) if rulings else None
    written = cells(entry.changes, page.campaign.system, words, "cells_written") if page.campaign is not None else None
    return join([tag("h2", page.say("entry")), deeds, _standing(page, entry), story, lost, dice, ruled, written])


def _standing(page: Story, entry: LogEntry) -> Markup | None:
    """Whether it can be taken back, in a sentence."""
    if entry.kind != "action":
        return None
    code = "was_undone" if not entry.live else "damaged" if not entry.intact else "can" if entry.can_undo else "cannot"
    return tag("p", page.say(code), cls="ts-quiet" if code in ("can", "was_undone") else "ts-warning")


def _since(page: Story, entry: LogEntry | None) -> int:
    """How many actions in effect there are from the last to this one."""
    if entry is None or entry.kind != "action" or not entry.live:
        return 0
    at = next(number for number, one in enumerate(page.entries) if one.id == entry.id)
    return sum(one.kind == "action" and one.live for one in page.entries[at:])


def _buttons(page: Story, shown: Sequence[LogEntry], picked: LogEntry | None, calm: bool) -> dict[str, ButtonView]:
    last, since = max(len(shown) - 1, 0) // PAGE, _since(page, picked)
    takes = picked is not None and picked.can_undo
    campaign = page.desk.campaign
    return {
        "newer": page.button("newer", page.number > 0, shown=last > 0),
        "older": page.button("older", page.number < last, shown=last > 0),
        "undo": page.button("undo", calm and takes, shown=since > 0, main=True),
        "since": page.button("since", calm and since > 1, shown=since > 1, count=since),
        "redo": page.button("redo", calm and campaign is not None and campaign.can_redo),
        "export": page.button("export", calm and bool(page.entries)),
    }
