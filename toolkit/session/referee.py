"""The referee of a preview: prepared answers first, then the dice, and every derived number noted on its way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, TypeVar

from toolkit.dice import ScriptedReferee, SeededReferee

Number = TypeVar("Number", int, Fraction)


class NotingReferee(ScriptedReferee):
    """Answers as a `ScriptedReferee`. `numbers`: key -> what the rules gave, in order, overruled or not."""

    def __init__(
        self,
        answers: Mapping[str, Sequence[Any]] | Sequence[Any],
        seed: int | None,
        overrides: Mapping[str, int | Fraction],
    ) -> None:
        roller = SeededReferee(seed) if seed is not None else None
        super().__init__(answers, then=roller, overrides=overrides)
        self.numbers: dict[str, int | Fraction] = {}

    def settle(self, key: str, value: Number) -> Number:
        """As the game master rules. Raises `BadAnswer` for a share where only whole numbers can be."""
        self.numbers[key] = value
        return super().settle(key, value)
