"""How a fight went: a line each, from full HP to none, action by action.

Lines of a side share its colour; which is whose is told by dashes and by the name at the line's end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from toolkit.messages import text
from toolkit.ui.desk.html import NOTHING, Markup
from toolkit.ui.pictures.chart import chart, figure

_LABELS = 10
"""About so many actions have their number below."""


@dataclass(frozen=True, slots=True)
class Line:
    """Somebody (or a side): HP before the first action and after each, and full HP."""

    name: str
    side: str
    hp: tuple[int, ...]
    most: int


def course(lines: Sequence[Line], lang: str = "en") -> Markup:
    """The picture; nothing for no line. All lines are equally long."""
    if not lines:
        return NOTHING
    count = len(lines[0].hp)
    drawn = chart(
        "Line", show_legend=False, range=(0, 1), print_labels=True, dots_size=3, margin_right=100, show_dots=count <= 40
    )
    drawn.y_labels = [{"value": share, "label": f"{share:.0%}"} for share in (0, 0.5, 1)]
    drawn.x_labels = [str(number) for number in range(count)]
    drawn.x_labels_major_every = max(1, -(-count // _LABELS))
    drawn.show_minor_x_labels = False
    for line in lines:
        drawn.add(line.name, [_point(line, at) for at in range(count)])
    heads = (text("ui.pictures.action", lang), *(line.name for line in lines))
    rows = [(str(at), *(f"{line.hp[at]} / {line.most}" for line in lines)) for at in range(count)]
    ends = [text("ui.pictures.from_to", lang, who=line.name, old=line.hp[0], new=line.hp[-1]) for line in lines]
    said = f"{text('ui.pictures.course_said', lang, count=count - 1)} {'; '.join(ends)}."
    sides = list(dict.fromkeys(line.side for line in lines))
    hooks = [f"ts-line-{sides.index(line.side) + 1}" for line in lines]
    return figure(drawn, "ts-course", said, heads, rows, text("ui.pictures.numbers", lang), hooks)


def _point(line: Line, at: int) -> dict[str, object]:
    shown = f"{line.name}: {line.hp[at]} / {line.most}"
    point: dict[str, object] = {"value": min(max(line.hp[at] / line.most, 0), 1), "formatter": lambda _: shown}
    return point | ({"label": line.name} if at == len(line.hp) - 1 else {})
