"""What people are taken to answer when nobody has asked them: told with the odds, never hidden.

A system names what people usually do (`habits`); else a yes-or-no question is answered no, of other options the first
is taken, a typed number is the least there may be, a text is left blank where it may be.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from toolkit.chances.unrolled import Unrolled
from toolkit.dice import YES_NO, Answer, Ask, Pending, Roller
from toolkit.messages import Note


@dataclass(frozen=True, slots=True)
class Assumed:
    """A question and what it was taken to be answered with."""

    ask: Ask
    answer: Answer

    @property
    def hides_damage(self) -> bool:
        """Whether the damage is somebody's to type, so that no odds of it can be told."""
        return self.ask.name == "damage" and self.ask.options is None


class Assuming:
    """Gives dice from elsewhere, and people's answers by habit. `assumed`: what it took, the same question once."""

    def __init__(self, dice: Roller, habits: Mapping[str, str], assumed: dict[tuple[str, ...], Assumed]) -> None:
        self._dice, self._habits, self._assumed = dice, habits, assumed

    def ask(self, ask: Ask) -> Answer:
        """The answer. Raises `Pending` for a text that may not be blank."""
        if ask.chance:
            return self._dice.ask(ask)
        answer = Answer(self._usual(ask))
        words = [fact for fact in _facts(ask).values() if isinstance(fact, str)]
        self._assumed.setdefault((ask.name, ask.who, *words), Assumed(_kept(ask), answer))
        return answer

    def _usual(self, ask: Ask) -> int | str:
        if ask.options is not None:
            usual = self._habits.get(ask.name, "no" if ask.options == YES_NO else "")
            return usual if usual in ask.options else ask.options[0]
        if ask.text is None:
            return ask.low or 0
        if ask.text("") is not None:
            raise Pending(ask)
        return ""


def _facts(ask: Ask) -> Mapping[str, Any]:
    return ask.prompt.facts if ask.prompt is not None else {}


def _kept(ask: Ask) -> Ask:
    """The question without numbers that nobody has looked at: it outlives the play it was put in."""
    if ask.prompt is None:
        return ask
    facts = {key: "…" if type(fact) is Unrolled else fact for key, fact in _facts(ask).items()}
    return replace(ask, prompt=Note(ask.prompt.code, facts))
