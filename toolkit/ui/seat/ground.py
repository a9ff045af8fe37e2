"""The map as somebody may know it: the ground and those who may be seen on it, as a table that is only looked at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import isqrt

from toolkit.core.board import Square
from toolkit.ui.desk.html import NOTHING, Markup, tag
from toolkit.ui.desk.map_view import letters_of
from toolkit.ui.desk.words import Words
from toolkit.ui.seat.seat import Sight


@dataclass(frozen=True, slots=True)
class _Token:
    name: str
    short: str
    side: int
    edge: int
    """So many squares wide and high."""
    fallen: bool


def ground(sight: Sight, words: Words) -> Markup:
    """The table, a cell a square, one cell for all squares of somebody large; nothing in a fight without places."""
    board = sight.system.board(sight.known, {})
    if board is None:
        return NOTHING
    tokens, taken = _tokens(sight, board.tokens, words)
    rows = []
    for y in range(1, board.height + 1):
        free = [(x, y) for x in range(1, board.width + 1) if (x, y) not in taken or (x, y) in tokens]
        rows.append(tag("tr", *(_cell(board.ground.get(at, ()), tokens.get(at), words) for at in free)))
    said = ", ".join(f"{token.name} {x}:{y}" for (x, y), token in sorted(tokens.items(), key=lambda one: one[0]))
    table = tag("table", tag("caption", words.say("map"), ": ", said), tag("tbody", *rows))
    return tag("div", table, cls="ts-still-map ts-map", tabindex="0", role="region", aria_label=words.say("map"))


def _tokens(
    sight: Sight, squares: Mapping[str, Sequence[Square]], words: Words
) -> tuple[dict[Square, _Token], set[Square]]:
    """The tokens, each at its upper left square, and all squares on which one stands; whoever has fallen makes way."""
    placed = [seen for seen in sight.combatants if seen.row.x is not None and seen.row.y is not None]
    lettered = zip(placed, letters_of([words.name(seen.row.id) for seen in placed]), strict=True)
    tokens: dict[Square, _Token] = {}
    taken: set[Square] = set()
    for seen, short in sorted(lettered, key=lambda one: one[0].fallen):
        stands = squares.get(sight.veil.meant(seen.row.id) or "", ())
        if not stands or taken.intersection(stands):
            continue
        taken.update(stands)
        side = sight.sides.index(seen.row.side) + 1
        tokens[min(stands)] = _Token(words.name(seen.row.id), short, side, isqrt(len(stands)), seen.fallen)
    return tokens, taken


def _cell(kinds: tuple[str, ...], token: _Token | None, words: Words) -> Markup:
    classes = "ts-square" + "".join(f" ts-ground-{kind.lower()}" for kind in kinds)
    if token is None:
        return tag("td", cls=classes, title=", ".join(map(words.term, kinds)) or None)
    over = str(token.edge) if token.edge > 1 else None
    how, name = (" ts-token-fallen", f"{token.name}: {words.say('fallen')}") if token.fallen else ("", token.name)
    shown = tag("span", token.short, cls=f"ts-token-{token.side}{how}", title=name)
    return tag("td", shown, cls=classes, colspan=over, rowspan=over)
