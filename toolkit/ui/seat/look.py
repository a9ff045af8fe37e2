"""What a player or a spectator sees: whose turn it is, everybody as far as may be known, the map, the story. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from toolkit.messages import one_line
from toolkit.session import LogEntry
from toolkit.session.outline import read_outline
from toolkit.session.veil_rows import TENTHS, Seen
from toolkit.ui.desk import cards
from toolkit.ui.desk.battles import UNNAMED
from toolkit.ui.desk.html import NOTHING, Markup, join, tag, why
from toolkit.ui.desk.plan import Choice, Picker
from toolkit.ui.desk.status import Mood, News, status
from toolkit.ui.desk.words import Words
from toolkit.ui.seat.ground import ground
from toolkit.ui.seat.seat import STORY, Seat, Sight


@dataclass(frozen=True, slots=True)
class SeatView:
    """The parts of the page, each ready to be shown. `sides`: number (from 1) and cards, the viewer's own first."""

    lang: str
    header: Markup
    order: Markup
    battles: Picker
    status: Markup
    sides: tuple[Markup, ...] = ()
    map: Markup = NOTHING
    sealing: Markup = NOTHING
    story: Markup = NOTHING


def look(seat: Seat, entries: int = STORY) -> SeatView:
    """The page as it is now."""
    sight, words = seat.sight, seat.words
    if sight is None or seat.trouble is not None:
        said = words.put(seat.trouble) if seat.trouble is not None else words.say("seat_mending")
        header = tag("p", said, cls="ts-warning")
        return SeatView(seat.lang, header, NOTHING, _battles(seat, words), _status(seat, words))
    keep = sight.kept
    return SeatView(
        seat.lang,
        header=keep(_header(sight, words)),
        battles=_battles(seat, words),
        status=_status(seat, words),
        order=keep(_order(sight, words)),
        sides=tuple(keep(_side(side, sight, words)) for side in sight.sides),
        map=keep(ground(sight, words)),
        sealing=keep(_sealing(sight, words)),
        story=join([tag("h2", words.say("log")), _story(sight, entries, words)]),
    )


# ---- above -----------------------------------------------------------------------------------------


def _header(sight: Sight, words: Words) -> Markup:
    battle = sight.battle
    parts = [words.say("round", round=battle.round)] if battle.round is not None else []
    parts += [words.counted(shown) for shown in (battle.phase, battle.weather, battle.terrain) if shown]
    now = words.say("seat_turn", who=words.name(battle.turn)) if battle.turn else ""
    side = sight.veil.viewer.side
    title = words.say("seat_of", side=side) if side else words.say("seat_table")
    return join(
        [
            tag("h1", title),
            tag("p", " · ".join(parts) or words.say("seat_before"), cls="ts-where"),
            tag("p", now, cls="ts-seat-now") if now else None,
        ]
    )


def _order(sight: Sight, words: Words) -> Markup:
    """The order of turns, whose turn it is marked."""
    order, now = sight.battle.turn_order, sight.battle.turn
    if not order:
        return NOTHING
    fallen = {seen.row.id: "ts-fainted" for seen in sight.combatants if seen.fallen}
    current = {now: "step"}
    items = [tag("li", words.name(who), cls=fallen.get(who), aria_current=current.get(who)) for who in order]
    return tag("ol", *items, cls="ts-order", aria_label=words.say("turn_order"))


def _sealing(sight: Sight, words: Words) -> Markup:
    """Which sides have sealed; never what."""
    found = sight.sealing
    if not found.seals.standing or not isinstance(found.sides, tuple):
        return NOTHING
    said = [
        words.say("seat_open" if side in found.seals.opened else "seat_sealed", side=side)
        if side in found.seals.standing
        else words.say("seat_choosing", side=side)
        for side in found.sides
    ]
    return tag("p", " · ".join(said), cls="ts-sealed", role="status")


def _battles(seat: Seat, words: Words) -> Picker:
    """The battles that may be followed, where there are several."""
    choices = tuple(Choice(name or words.say("battle_unnamed"), name or UNNAMED) for name in seat.battles)
    now = (seat.sight.fight if seat.sight is not None else "") or UNNAMED
    return Picker(words.say("battle"), words.say("choose"), choices, now, len(choices) > 1)


def _status(seat: Seat, words: Words) -> Markup:
    """Since when it is as it is shown, or no longer; and what of one's own choice nobody else has yet."""
    if seat.trouble is not None:
        return status(News("bad", words.say("seat_behind", time=f"{seat.looked:%H:%M:%S}")))
    mood: Mood = "wait" if seat.unsent else "good"
    unsent = "yes" if seat.unsent else "no"
    return status(News(mood, words.say("seat_up_to_date", time=f"{seat.changed:%H:%M:%S}", unsent=unsent)))


# ---- those in the fight ----------------------------------------------------------------------------


def _side(side: str, sight: Sight, words: Words) -> Markup:
    """A side: of one's own everything, of others those in the fight and the people beside it."""
    members = [seen for seen in sight.combatants if seen.row.side == side]
    if any(seen.own for seen in members):
        rows = [seen.row for seen in members]
        shelf = cards.Shelf(words, turn=sight.battle.turn)
        return join([cards.front(side, rows, shelf), cards.rear(side, rows, shelf)])
    shown = [seen for seen in members if seen.row.active or (seen.row.kind or "pokemon") != "pokemon"]
    title = tag("h2", side or words.say("no_side"), cls="ts-side-name")
    turn = sight.battle.turn
    ordered = sorted(shown, key=lambda one: not one.row.active)
    return join([title, *(_card(seen, words, seen.row.id == turn) for seen in ordered)])


def _card(seen: Seen, words: Words, acting: bool) -> Markup:
    row = seen.row
    classes = "ts-card" + (" ts-acting" if acting else "") + (" ts-fainted" if seen.fallen else "")
    kind = " / ".join(words.term(one) for one in row.types)
    head = tag("header", tag("h3", words.name(row.id), cls="ts-name"), tag("span", kind, cls="ts-quiet"))
    badges = [tag("li", said, cls="ts-badge ts-bad") for said in _said(seen, words)]
    badges += [tag("li", f"▸ {words.say('its_turn')}", cls="ts-badge ts-good")] if acting else []
    inside = [head, tag("div", *_meters(seen, words), cls="ts-meters"), tag("ul", *badges, cls="ts-badges")]
    return tag("div", *inside, cls=classes, data_id=row.id, role="group", aria_label=words.name(row.id))


def _said(seen: Seen, words: Words) -> Iterator[str]:
    if seen.fallen:
        yield f"✕ {words.say('fallen')}"
    yield from (words.term(status.name) for status in seen.row.status)


def _meters(seen: Seen, words: Words) -> Iterable[Markup]:
    row, model = seen.row, type(seen.row)
    for key in cards.meters(model):
        most = getattr(row, f"max_{key}")
        if most:
            now = most if getattr(row, key) is None else getattr(row, key)
            yield _meter(key, words.header(model, key), now, most, f"{now} / {most}")
    if seen.tenths is not None:
        about = words.say("seat_tenths", tenths=seen.tenths)
        yield _meter("hp", words.header(model, "hp"), seen.tenths, TENTHS, about)


def _meter(key: str, header: str, now: int, most: int, said: str) -> Markup:
    share = min(100, max(0, 100 * now // most))
    low = " ts-low" if share <= 25 else " ts-mid" if share <= 50 else ""
    fill = tag("div", cls="ts-bar-fill", style=f"--ts-full:{share}%")
    bar = {"role": "meter", "aria_label": header, "aria_valuemin": 0, "aria_valuenow": now, "aria_valuemax": most}
    name, value = tag("span", header, cls="ts-meter-name"), tag("span", said, cls="ts-meter-value")
    return tag("div", name, tag("div", fill, cls="ts-bar", **bar), value, cls=f"ts-meter ts-{key}{low}")


# ---- the story -------------------------------------------------------------------------------------


def _story(sight: Sight, entries: int, words: Words) -> Markup:
    """The newest entries first, the newest told in full; an entry that would give somebody away is not told."""
    newest = sight.story[: -entries - 1 : -1]
    items = [_entry(entry, words) for entry in newest]
    told = [item for item in items if not sight.veil.gives_away(item)]
    return tag("ol", *told, cls="ts-entries") if told else tag("p", words.say("seat_quiet"), cls="ts-empty")


def _entry(entry: LogEntry, words: Words) -> Markup:
    sentences = [one_line(line) for line in (entry.result or entry.action).split("\n") if line.strip()]
    lines, rolls = read_outline(entry.record.get("outline"), sentences)
    head = words.say("round", round=entry.round) if entry.round is not None else ""
    dice = [*rolls, *([entry.dice] if entry.dice else [])]
    folded = why(f"dice-{entry.id}", words.say("what_happened"), _list(dice)) if dice else None
    return tag("li", tag("span", head, cls="ts-quiet"), _list([line.said for line in lines]), folded, cls="ts-entry")


def _list(said: Sequence[str]) -> Markup:
    return tag("ul", *(tag("li", one) for one in said), cls="ts-told")
