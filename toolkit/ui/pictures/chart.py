"""A chart of pygal's as a figure of ours: SVG without script, style or address, a sentence, and the numbers on demand.

In order: the chart is drawn, everything but lines, bars and words is dropped from it, what pygal would show in a bubble
becomes the title of its bar or dot, and the figure is put together. pygal is imported when the first one is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from toolkit.ui.desk.html import Markup, tag, why

SVG = "{http://www.w3.org/2000/svg}"
WIDTH, HEIGHT, LETTERS = 460, 220, 13
"""Of the drawing and of its letters, in units that are pixels where the page is wide enough."""
_IDLE = ("background", "tooltip-overlay", "titles")


def chart(kind: str, **wishes: Any) -> Any:
    """A chart of pygal's (`Bar`, `StackedBar`, `Line` …) as all of ours are made."""
    import pygal
    from pygal.style import Style

    letters = {f"{what}_font_size": LETTERS for what in ("label", "major_label", "legend", "value")}
    frame = {"js": [], "css": [], "no_prefix": True, "width": WIDTH, "height": HEIGHT, "margin": 8, "max_scale": 6}
    legend = {"legend_at_bottom": True, "legend_box_size": LETTERS, "truncate_legend": -1, "truncate_label": -1}
    return getattr(pygal, kind)(style=Style(**letters), **{**frame, **legend, **wishes})


def figure(
    drawn: Any,
    hook: str,
    said: str,
    heads: Sequence[str],
    rows: Sequence[Sequence[str]],
    title: str,
    series: Sequence[str] = (),
) -> Markup:
    """The chart with the sentence that says the same (`said`), and its numbers under `title`; a class for its style.

    `series`: a class for each series of the chart.
    """
    head = tag("tr", *(tag("th", one, scope="col") for one in heads))
    body = [tag("tr", tag("th", row[0], scope="row"), *(tag("td", one) for one in row[1:])) for row in rows]
    table = tag("div", tag("table", head, *body, cls="ts-table"), cls="ts-scroll")
    inside = [_svg(drawn, said, series), tag("figcaption", said), why(hook, title, table)]
    return tag("figure", *inside, cls=f"ts-picture {hook}")


def _svg(drawn: Any, said: str, series: Sequence[str]) -> Markup:
    from pygal.etree import etree

    root = drawn.render_tree()
    for parent in list(root.iter()):
        for child in list(parent):
            if not isinstance(child.tag, str) or _is_idle(child):
                parent.remove(child)
        _name_bubble(parent)
    for one in root.iter():
        one.attrib.pop("id", None)
        _dress(one, series)
    root.set("role", "img")
    root.set("aria-label", said)
    # As text of our own making: what people wrote went into the tree and is escaped where the tree is written out.
    return Markup(etree.tostring(root, encoding="unicode"))


def _dress(part: Any, series: Sequence[str]) -> None:
    classes = part.get("class", "").split()
    number = next((int(one[6:]) for one in classes if one.startswith("serie-")), len(series))
    if number < len(series):
        part.set("class", " ".join([*classes, series[number]]))


def _is_idle(part: Any) -> bool:
    name, classes = part.tag.removeprefix(SVG), part.get("class", "").split()
    return name in ("script", "style", "defs", "title") or any(one in classes for one in _IDLE)


def _name_bubble(parent: Any) -> None:
    """What pygal's bubble would say becomes the title that every browser shows; places of bubbles go."""
    said = {one.get("class", ""): one for one in parent if str(one.tag).removeprefix(SVG) == "desc"}
    for one in said.values():
        parent.remove(one)
    words = [said[part].text for part in ("x_label", "value") if part in said and said[part].text]
    if words:
        title = parent.makeelement(f"{SVG}title" if str(parent.tag).startswith(SVG) else "title", {})
        title.text = ": ".join(words)
        parent.insert(0, title)
