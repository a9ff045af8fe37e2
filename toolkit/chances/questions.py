"""What a rule may ask of a sum of dice it has not looked at, and when the least and the greatest value settle it."""

from __future__ import annotations

from collections.abc import Callable

Question = Callable[[int], int]
"""What the rule gets to know of a value: whether it is so, or the value itself."""


def below(value: int) -> bool:
    """Less than nothing."""
    return value < 0


def at_most(value: int) -> bool:
    """Nothing or less."""
    return value <= 0


def above(value: int) -> bool:
    """More than nothing."""
    return value > 0


def at_least(value: int) -> bool:
    """Nothing or more."""
    return value >= 0


def nothing(value: int) -> bool:
    """Exactly nothing."""
    return value == 0


def something(value: int) -> bool:
    """Anything but nothing."""
    return value != 0


def itself(value: int) -> int:
    """The value."""
    return value


_ONE_WAY = (below, at_most, above, at_least)
"""Those that change their answer once at most as the value grows."""


def settled(ask: Question, low: int, high: int) -> int | None:
    """The answer where every value from `low` to `high` has the same, else `None`."""
    if low == high or (ask in _ONE_WAY and ask(low) == ask(high)) or (ask is not itself and (low > 0 or high < 0)):
        return ask(low)
    return None
