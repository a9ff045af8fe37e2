"""A die that nobody has looked at: a whole number that stands for all it may still show.

Rules use it like any `int`. Adding, subtracting and multiplying looks at nothing. A comparison asks only what it has to
know ("at least 12?"), so that all values with the same answer go on as one; whatever needs the number itself (an index,
a key, a division, text) has every value go on by itself. So no branch is missed, whatever a rule does with a die, and
what makes no difference makes no branch.

It is no subclass of `int`, on purpose: code in C would read such a number behind our back, while of this one it has to
ask by the methods below, or fails. It says that it is an `int` to whoever asks for its class.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from toolkit.chances.linear import Sum
from toolkit.chances.questions import Question, above, at_least, at_most, below, itself, nothing, something

Look = Callable[[Sum, Question], int]
"""What a question makes of a sum of dice; the one who is asked decides which of the possible answers it is."""


class Unrolled:
    """A sum of unseen dice."""

    __slots__ = ("look", "sum")
    sum: Sum
    look: Look

    def __new__(cls, value: Any) -> int:  # type: ignore[misc]
        """A number made of its kind is a plain one: `type(value)(0)`."""
        return int(value)

    __class__ = property(lambda self: int)

    # ---- looking at nothing ----------------------------------------------------------------------

    def __add__(self, other: Any) -> Any:
        return self._plus(other, 1)

    __radd__ = __add__

    def __sub__(self, other: Any) -> Any:
        return self._plus(other, -1)

    def __rsub__(self, other: Any) -> Any:
        return -self + other

    def __neg__(self) -> Any:
        return unrolled(self.sum.times(-1), self.look)

    def __pos__(self) -> Any:
        return self

    def __mul__(self, other: Any) -> Any:
        if isinstance(other, Fraction) and other.denominator == 1:
            other = other.numerator
        if isinstance(other, int) and type(other) is not Unrolled:
            return unrolled(self.sum.times(int(other)), self.look)
        return int(self) * other

    __rmul__ = __mul__

    numerator = real = property(__pos__)
    denominator = property(lambda self: 1)
    __floor__ = __ceil__ = __trunc__ = __pos__

    def __round__(self, digits: int | None = None) -> Any:
        return self if not digits or digits > 0 else round(int(self), digits)

    def _plus(self, other: Any, times: int) -> Any:
        more = _sum_of(other)
        if more is None:
            return int(self) + other * times
        return unrolled(self.sum.plus(more, times), self.look)

    # ---- asking what has to be known -------------------------------------------------------------

    def __bool__(self) -> bool:
        return bool(self.look(self.sum, something))

    def __abs__(self) -> Any:
        return self if self.look(self.sum, at_least) else -self

    # ---- needing the number itself ---------------------------------------------------------------

    def __int__(self) -> int:
        value: int = self.look(self.sum, itself)
        self.sum = Sum((), value)
        return value

    __index__ = __int__

    def __float__(self) -> float:
        return float(int(self))

    def __hash__(self) -> int:
        return hash(int(self))

    def __str__(self) -> str:
        return str(int(self))

    __repr__ = __str__

    def __format__(self, how: str) -> str:
        return format(int(self), how)

    def __getattr__(self, name: str) -> Any:
        """Whatever else a number can do."""
        if name.startswith("__"):
            raise AttributeError(name)
        return getattr(int(self), name)


def _asking(question: Question) -> Callable[..., Any]:
    """A comparison: what the question makes of how far this is above the other."""

    def compared(self: Unrolled, other: Any) -> Any:
        less = _sum_of(other)
        return NotImplemented if less is None else bool(self.look(self.sum.plus(less, -1), question))

    return compared


def _by_value(name: str) -> Callable[..., Any]:
    def done(self: Unrolled, *others: Any) -> Any:
        return getattr(int(self), name)(*(int(one) if type(one) is Unrolled else one for one in others))

    return done


_COMPARED = {"lt": below, "le": at_most, "gt": above, "ge": at_least, "eq": nothing, "ne": something}
_VALUED = ("floordiv", "rfloordiv", "mod", "rmod", "divmod", "rdivmod", "truediv", "rtruediv", "pow", "rpow")
for _name, _question in _COMPARED.items():
    setattr(Unrolled, f"__{_name}__", _asking(_question))
for _name in _VALUED:
    setattr(Unrolled, f"__{_name}__", _by_value(f"__{_name}__"))


def unrolled(of: Sum, look: Look) -> Any:
    """The number that stands for a sum of dice; a plain one where there is nothing to look at."""
    if not of.parts:
        return of.flat
    made: Unrolled = object.__new__(Unrolled)
    made.sum, made.look = of, look
    return made


def sum_of(value: int) -> Sum:
    """A number as a sum of dice; a plain one is all flat."""
    found = _sum_of(value)
    assert found is not None
    return found


def _sum_of(value: Any) -> Sum | None:
    if type(value) is Unrolled:
        return value.sum
    return Sum((), int(value)) if isinstance(value, int) else None
