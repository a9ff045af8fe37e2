"""A side's combatants as cards: bars with numbers, badges in words, everything else on demand.

Made from the columns a system declares: `x` with `max_x` is a bar, what the toolkit keeps for the rules is a badge,
the rest stands under "Details". Those in the fight come first, then people, then the bench.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Protocol

from toolkit.tables.cells import show_cell
from toolkit.tables.columns import RowModel, cell_in_words, columns_of
from toolkit.tables.rows import RosterRow
from toolkit.tables.snapshot import CellError
from toolkit.tables.words import KINDS
from toolkit.ui.desk.html import NOTHING, Markup, join, tag, why
from toolkit.ui.desk.words import Words

BENCH_SHOWN = 12
"""So many of a kind stand beside the fight in full view; the rest open on demand."""
BENCH_FOLDED = 60
"""So many of the rest are there at all; of a longer list the page says where everybody is found."""

_ON_CARD = {"id", "name", "side", "kind", "types", "level", "status", "active", "x", "y"}


class Making(Protocol):
    """How a card is come by: made (`card`), or taken from those made before (`Deck`)."""

    def __call__(
        self, row: RosterRow, words: Words, after: str = "", brief: bool = False, acting: bool = False
    ) -> Markup:
        """The row's card; a brief one goes without details.

        `after`: what the action that is planned will do to it. `acting`: it is its turn.
        """


def card(row: RosterRow, words: Words, after: str = "", brief: bool = False, acting: bool = False) -> Markup:
    """A combatant's name, bars, badges and, unless `brief`, details."""
    classes = ["ts-card"]
    classes += ["ts-acting"] if acting else ["ts-bench"] if _is_pokemon(row) and not row.active else []
    classes += ["ts-fainted"] if fallen(row) else []
    head = tag(
        "header", tag("h3", words.name(row.id), cls="ts-name"), tag("span", _kind_of(row, words), cls="ts-quiet")
    )
    inside = [head, tag("div", *_meters(row, words), cls="ts-meters"), _badges(row, words, acting)]
    inside += [tag("p", after, cls="ts-foreseen")] if after else []
    inside += [] if brief else [_details(row, words)]
    return tag("div", *inside, cls=" ".join(classes), data_id=row.id, role="group", aria_label=words.name(row.id))


class Deck:
    """The cards made so far: whoever did not change since the last look keeps theirs."""

    def __init__(self) -> None:
        self._words = Words()
        self._made: dict[tuple[str, bool], tuple[tuple[RosterRow, str, bool], Markup]] = {}

    def __call__(
        self, row: RosterRow, words: Words, after: str = "", brief: bool = False, acting: bool = False
    ) -> Markup:
        """What `card` makes of the same."""
        if words is not self._words:  # nearly always the same, and compared once a look
            if words != self._words:
                self._made.clear()
            self._words = words
        before = self._made.get((row.id, brief))
        seen = (row, after, acting)
        if before is None or before[0] != seen:
            before = self._made[row.id, brief] = seen, card(row, words, after, brief, acting)
        return before[1]


@dataclass(frozen=True, slots=True)
class Shelf:
    """What all cards of a page are made of: `after` by id (`foreseen`), and the id of whose `turn` it is."""

    words: Words
    after: Mapping[str, str] = field(default_factory=dict)
    turn: str = ""
    make: Making = card

    def card(self, row: RosterRow, brief: bool = False) -> Markup:
        """The row's card."""
        return self.make(row, self.words, self.after.get(row.id, ""), brief, acting=row.id == self.turn)


def front(side: str, rows: Sequence[RosterRow], shelf: Shelf) -> Markup:
    """The side's name and the cards of those in the fight."""
    title = tag("h2", side or shelf.words.say("no_side"), cls="ts-side-name")
    return join([title, *(shelf.card(row) for row in rows if row.active)])


def rear(side: str, rows: Sequence[RosterRow], shelf: Shelf) -> Markup:
    """The cards of everybody else: people, then the bench, the fallen last. `rows` in roster order."""
    words = shelf.words
    groups: dict[str, list[RosterRow]] = {"human": [], "other": [], "pokemon": []}
    for row in rows:
        if not row.active:
            groups[_kind(row)].append(row)
    bench = sorted(groups.pop("pokemon"), key=fallen)
    people = [
        join([_title(side, words.term(kind).lower(), words), _stack(f"{kind}-{side}", beside, shelf)])
        for kind, beside in groups.items()
        if beside
    ]
    return join([*people, _bench(side, bench, shelf)]) if people or bench else NOTHING


def _bench(side: str, rows: Sequence[RosterRow], shelf: Shelf) -> Markup | None:
    """Folded on a phone."""
    if not rows:
        return None
    stack = tag("div", _stack(f"bench-{side}", rows, shelf), cls="ts-stack")
    return why(f"rear-{side}", _title(side, shelf.words.say("bench"), shelf.words), stack, roomy=True)


def _stack(key: str, rows: Sequence[RosterRow], shelf: Shelf) -> Markup:
    """Of many the first are in view, the next on demand, and how many more there are is said."""
    words = shelf.words
    more, left = rows[BENCH_SHOWN : BENCH_SHOWN + BENCH_FOLDED], len(rows) - BENCH_SHOWN - BENCH_FOLDED
    folded = [shelf.card(row, brief=True) for row in more]
    folded += [tag("p", words.say("bench_left", count=left), cls="ts-quiet")] if left > 0 else []
    hidden = why(key, words.say("bench_more", count=len(rows) - BENCH_SHOWN), join(folded)) if more else None
    return join([*(shelf.card(row) for row in rows[:BENCH_SHOWN]), hidden])


def _title(side: str, what: str, words: Words) -> Markup:
    return tag("h3", words.say("group", side=side or words.say("no_side"), what=what), cls="ts-rear-title")


def fallen(row: RosterRow) -> bool:
    """Whether it has no HP left."""
    return row.hp is not None and row.hp <= 0


def _kind(row: RosterRow) -> str:
    """pokemon, human, other; a blank kind is a Pokémon."""
    return KINDS.english(row.kind or "pokemon") or "other"


def _is_pokemon(row: RosterRow) -> bool:
    return _kind(row) == "pokemon"


def _kind_of(row: RosterRow, words: Words) -> str:
    parts = [" / ".join(words.term(kind) for kind in row.types)]
    if not _is_pokemon(row):
        parts.append(words.term(_kind(row)).lower())
    if row.level is not None:
        parts.append(words.say("level", level=row.level))
    return " · ".join(part for part in parts if part)


# ---- bars ------------------------------------------------------------------------------------------


def meters(model: type[RowModel]) -> list[str]:
    """The columns shown as bars: each that has a `max_` column."""
    columns = columns_of(model)
    return [key for key in columns if f"max_{key}" in columns]


def _meters(row: RosterRow, words: Words) -> list[Markup]:
    model = type(row)
    return [_meter(row, key, words) for key in meters(model) if getattr(row, f"max_{key}") is not None]


def _meter(row: RosterRow, key: str, words: Words) -> Markup:
    most = getattr(row, f"max_{key}")
    now = most if getattr(row, key) is None else getattr(row, key)
    share = min(max(Fraction(now, most), Fraction(0)), Fraction(1)) if most > 0 else Fraction(0)
    header = words.header(type(row), key)
    fill = tag("div", cls="ts-bar-fill", style=f"--ts-full:{round(share * 100)}%")
    bar = {"role": "meter", "aria_label": header, "aria_valuemin": 0, "aria_valuenow": now, "aria_valuemax": most}
    classes = f"ts-meter ts-{key}{_how_low(share)}"
    name, value = tag("span", header, cls="ts-meter-name"), tag("span", f"{now} / {most}", cls="ts-meter-value")
    return tag("div", name, tag("div", fill, cls="ts-bar", **bar), value, cls=classes)


def _how_low(share: Fraction) -> str:
    if share <= Fraction(1, 4):
        return " ts-low"
    return " ts-mid" if share <= Fraction(1, 2) else ""


# ---- badges ----------------------------------------------------------------------------------------


def _badges(row: RosterRow, words: Words, acting: bool) -> Markup:
    found = [*_place(row, words, acting), *_statuses(row, words), *_state(row, words)]
    shown = [tag("li", said, cls=f"ts-badge {cls}".strip()) for said, cls in found]
    return tag("ul", *shown, cls="ts-badges") if shown else NOTHING


def _place(row: RosterRow, words: Words, acting: bool) -> Iterable[tuple[str, str]]:
    if fallen(row):
        yield f"✕ {words.say('fallen')}", "ts-bad"
    if acting:
        yield f"▸ {words.say('its_turn')}", "ts-good"


def _statuses(row: RosterRow, words: Words) -> Iterable[tuple[str, str]]:
    return ((said, "ts-bad") for said in statuses(row, words))


def statuses(row: RosterRow, words: Words) -> Iterable[str]:
    """Each status by name, with the turns left where it counts them."""
    for status in row.status:
        left = "" if status.turns is None else f" · {words.say('turns_left', turns=status.turns)}"
        yield words.term(status.name) + left


def _state(row: RosterRow, words: Words) -> Iterable[tuple[str, str]]:
    """What the toolkit keeps for the rules: stages one by one, the rest by its header where it says something."""
    for key, declared in columns_of(type(row)).items():
        value = getattr(row, key)
        if declared.writer != "toolkit" or declared.inner or key in _ON_CARD:
            continue
        if isinstance(value, Mapping):
            for stat, stages in value.items():
                yield f"{words.term(stat)} {stages:+d}", "ts-good" if stages > 0 else "ts-bad"
        elif value not in (None, "", (), False, 0) or (declared.zero_counts and value == 0):
            yield _said(row, key, words), "ts-wait" if value is True else ""


def _said(row: RosterRow, key: str, words: Words) -> str:
    """The header, and what stands under it; for an id the name."""
    header, value = words.header(type(row), key), getattr(row, key)
    if value is True:
        return header
    return f"{header}: {words.name(str(cell_in_words(type(row), key, value, words.lang)))}"


def shown(value: Any, words: Words) -> str:
    """A value as its cell shows it, yes and no in words; nothing for blank."""
    if isinstance(value, bool):
        return words.say("yes") if value else words.say("no")
    if isinstance(value, CellError):
        return value.code
    cell = show_cell(value, words.lang)
    return "" if cell is None else str(cell)


# ---- everything else -------------------------------------------------------------------------------


def _details(row: RosterRow, words: Words) -> Markup:
    model = type(row)
    skip = {*_ON_CARD, *meters(model), *(f"max_{key}" for key in meters(model))}
    lines = [
        tag("tr", tag("th", words.header(model, key), scope="row"), tag("td", shown(getattr(row, key), words)))
        for key, declared in columns_of(model).items()
        if key not in skip and declared.writer != "toolkit" and getattr(row, key) not in (None, "", ())
    ]
    if not lines:
        return NOTHING
    return why(f"card-{row.id}", words.say("details"), tag("table", *lines, cls="ts-sum"))
