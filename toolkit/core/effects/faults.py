"""Effect faults as problems of a cell: the sentence names the character and the piece, the hint the nearest words.

Without any near one the hint says where all of them are listed.
"""

from __future__ import annotations

from collections.abc import Iterable

from toolkit.core.effects.clause import EffectFault
from toolkit.core.problems import Problem, did_you_mean, visible
from toolkit.messages import note


def effect_problems(faults: Iterable[EffectFault], where: str, cell: str) -> list[Problem]:
    """One problem a fault, at the place of the effect cell and with its text."""
    return [_problem(fault, where, cell) for fault in faults]


def _problem(fault: EffectFault, where: str, cell: str) -> Problem:
    code = f"effects.expected_{fault.expected or 'known_words'}"
    expected = note(code, position=fault.position, piece=visible(fault.piece), words=fault.words)
    hint = did_you_mean(fault.near) or (None if fault.expected else note("core.see_help"))
    return Problem(where, cell[:200], expected, hint)
