"""How a command ends that could not do what it was asked: a status, sentences for people, JSON for programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

DONE, ERRORS, WRONG, NEEDS, CONFLICT, UNREACHABLE = range(6)
"""Done · the campaign has errors · the call or input is wrong · an answer is needed · somebody else's change is in
the way, nothing written (but by an undo that had to stop) · the source cannot be reached or is locked."""

STOPPED = 130
"""Ended by Ctrl-C before it was done, as shells count it."""


class Ending(Exception):
    """Raised by a command to end it. `said` goes to standard error, line by line; `result` is printed under --json."""

    def __init__(self, status: int, said: Sequence[str], result: Mapping[str, Any]) -> None:
        super().__init__("\n".join(said))
        self.status = status
        self.said = said
        self.result = {"ok": False, **result}


def wrong(sentence: str, *, where: str = "", value: Any = None) -> Ending:
    """The call or the input is wrong, for one reason."""
    problem = {"where": where, "value": value, "expected": sentence, "hint": None, "level": "error"}
    return Ending(WRONG, [sentence], {"problems": [problem]})
