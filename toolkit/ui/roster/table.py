"""The Roster's rows as one table; on a phone each row is a small card (the style sheet's doing)."""

from __future__ import annotations

from collections.abc import Sequence

from toolkit.tables.columns import columns_of
from toolkit.tables.rows import RosterRow
from toolkit.ui.desk.cards import fallen, statuses
from toolkit.ui.desk.html import Markup, join, tag
from toolkit.ui.roster.muster import Muster
from toolkit.ui.roster.sifting import initiative_of, kind_of


def listed(page: Muster, shown: Sequence[RosterRow]) -> Markup:
    """Those who fit, as many as are in view; each name is a button that looks at them."""
    count = len(page.rows)
    title = tag("h2", page.say("title", shown=len(shown), count=count))
    if not shown:
        return join([title, tag("p", page.say("none_fits" if count else "empty"), cls="ts-empty")])
    heads = [tag("th", head, scope="col") for head in _heads(page, type(shown[0]))]
    body = [_row(page, row) for row in shown[: page.in_view]]
    table = tag("table", tag("thead", tag("tr", *heads)), tag("tbody", *body), cls="ts-rows")
    return join([title, tag("div", table, cls="ts-scroll")])


def _has_initiative(model: type[RosterRow]) -> bool:
    return "initiative" in columns_of(model)


def _heads(page: Muster, model: type[RosterRow]) -> list[str]:
    keys = ["name", "side", "level", "hp", "status", "active", "owner"]
    keys[5:5] = ["initiative"] if _has_initiative(model) else []
    return [page.words.header(model, key) for key in keys]


def _row(page: Muster, row: RosterRow) -> Markup:
    words, model = page.words, type(row)
    most = f" / {row.max_hp}" if row.max_hp is not None else ""
    hp = "" if row.hp is None else tag("span", f"{row.hp}{most}", cls="ts-whole")
    told = [
        ("", row.side),
        (words.header(model, "level"), row.level),
        (words.header(model, "hp"), hp),
        ("", ", ".join(statuses(row, words))),
        *([(words.header(model, "initiative"), initiative_of(row))] if _has_initiative(model) else []),
        ("", _standing(page, row)),
        (words.header(model, "owner"), row.owner),
    ]
    cells = [tag("td", "" if value is None else value, data_label=label or None) for label, value in told]
    classes = ["ts-picked"] if row.id == page.picked else []
    classes += ["ts-fainted"] if fallen(row) else []
    return tag("tr", tag("th", _button(page, row), scope="row"), *cells, cls=" ".join(classes) or None, data_id=row.id)


def _standing(page: Muster, row: RosterRow) -> str:
    """Whether somebody fights; people who are not Active may have turns, or act with whom they have in the battle."""
    if row.active:
        return page.say("in_battle")
    order = page.desk.state.battle.turn_order if page.desk.state is not None else ()
    if {row.id, row.name} & {*order}:
        return page.say("in_order")
    mine = [one for one in page.rows if one.active and kind_of(row) == "human" and one.owner in (row.name, row.id)]
    return page.say("beside", whom=[page.words.name(one.id) for one in mine]) if mine else page.say("out_of_battle")


def _button(page: Muster, row: RosterRow) -> Markup:
    name = page.words.names.get(row.id) or row.name  # while nothing can be played nobody has told names apart
    return tag(
        "button",
        tag("span", name, cls="ts-name"),
        type="button",
        cls="ts-button ts-pick",
        data_pick=row.id,
        aria_pressed=str(row.id == page.picked).lower(),
        title=page.say("look_at", name=name),
    )
