"""The dice that were rolled, as they would lie on the table: the faces, and below each what it was rolled for.

The faces stand there at once, for eyes and for screen readers; that they seem to roll for a moment is the page's own
doing (`static/dice.js`), told by `data-key` which dice are new, and can be switched off.
"""

from __future__ import annotations

from collections.abc import Sequence

from toolkit.dice import Asked
from toolkit.ui.desk.asking import title
from toolkit.ui.desk.html import NOTHING, Markup, tag
from toolkit.ui.desk.words import Words

MOST = 16
"""So many throws are laid out, the last ones; what fell before stands under "Dice and answers"."""


def tray(plan: str, asked: Sequence[Asked], words: Words) -> Markup:
    """The throws of the plan with this id; nothing before the first."""
    thrown = [(number, one) for number, one in enumerate(asked) if one.ask.dice is not None and one.answer.faces]
    lying = [_throw(f"{plan}-{number}", one, words) for number, one in thrown[-MOST:]]
    return tag("ul", *lying, cls="ts-tray", aria_label=words.say("tray")) if lying else NOTHING


def _throw(key: str, one: Asked, words: Words) -> Markup:
    dice, faces = one.ask.dice, one.answer.faces or ()
    assert dice is not None
    shown = [
        tag("b", face, cls="ts-die", data_key=f"{key}-{place}-{face}", data_sides=dice.sides)
        for place, face in enumerate(faces)
    ]
    total = tag("span", f"= {one.answer.value}") if len(faces) > 1 or dice.flat else None
    about = tag("span", title(one.ask, words), cls="ts-quiet")
    return tag("li", tag("span", *shown, total, cls="ts-faces"), about)
