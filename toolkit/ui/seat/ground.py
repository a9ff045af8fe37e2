"""The map as somebody may know it: the ground and those who may be seen on it, as a table that is only looked at."""

from __future__ import annotations

from toolkit.core.board import Square
from toolkit.ui.desk.html import NOTHING, Markup, tag
from toolkit.ui.desk.map_view import letters_of
from toolkit.ui.desk.words import Words
from toolkit.ui.seat.seat import Sight


def ground(sight: Sight, words: Words) -> Markup:
    """The table, a cell a square; nothing in a fight without places."""
    board = sight.system.board(sight.known, {})
    if board is None:
        return NOTHING
    placed = [seen.row for seen in sight.combatants if seen.row.x is not None and seen.row.y is not None]
    letters = letters_of([words.name(row.id) for row in placed])
    tokens: dict[Square, tuple[str, str, int]] = {}
    for row, short in zip(placed, letters, strict=True):
        who = sight.veil.meant(row.id)
        for square in board.tokens.get(who or "", ()):
            tokens[square] = (words.name(row.id), short, sight.sides.index(row.side) + 1)
    rows = []
    for y in range(1, board.height + 1):
        cells = [_cell(board.ground.get((x, y), ()), tokens.get((x, y)), words) for x in range(1, board.width + 1)]
        rows.append(tag("tr", *cells))
    said = ", ".join(f"{name} {x}:{y}" for (x, y), (name, _, _) in sorted(tokens.items()))
    table = tag("table", tag("caption", words.say("map"), ": ", said), tag("tbody", *rows))
    return tag("div", table, cls="ts-still-map ts-map", tabindex="0", role="region", aria_label=words.say("map"))


def _cell(kinds: tuple[str, ...], token: tuple[str, str, int] | None, words: Words) -> Markup:
    classes = "ts-square" + "".join(f" ts-ground-{kind.lower()}" for kind in kinds)
    if token is None:
        return tag("td", cls=classes, title=", ".join(map(words.term, kinds)) or None)
    name, short, side = token
    return tag("td", tag("span", short, cls=f"ts-token-{side}", title=name), cls=classes)
