"""What formulas do with values: as numbers, as texts, compared, and the functions that are known."""

from __future__ import annotations

from collections.abc import Callable

from tests.sheets_service.typed import Scalar, whole_if_whole

Operand = Scalar | None


class Trouble(Exception):
    """A formula has no value; `code` is what the cell shows."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def as_number(value: Operand) -> int | float:
    """For arithmetic: blank is 0, a text must read as a number."""
    if value is None or value == "":
        return 0
    if isinstance(value, str):
        try:
            return whole_if_whole(float(value))
        except ValueError:
            raise Trouble("#VALUE!") from None
    return int(value) if isinstance(value, bool) else value


def as_text(value: Operand) -> str:
    """For joining."""
    if isinstance(value, bool):
        return str(value).upper()
    return "" if value is None else str(value)


def compared(mark: str, left: Operand, right: Operand) -> bool:
    """`=`, `<` and so on; texts are larger than numbers, upper and lower case alike."""
    one, other = _comparable(left), _comparable(right)
    if isinstance(one, str) is not isinstance(other, str):
        one, other = float(isinstance(one, str)), float(isinstance(other, str))
    results = {"=": one == other, "<>": one != other}
    if mark in results:
        return results[mark]
    less = one < other  # type: ignore[operator]
    return {"<": less, ">=": not less, ">": not less and one != other, "<=": less or one == other}[mark]


def _comparable(value: Operand) -> str | float:
    return value.casefold() if isinstance(value, str) else float(value or 0)


def _all(arguments: list[list[Operand]]) -> list[Operand]:
    return [value for argument in arguments for value in argument]


def _numbers(arguments: list[list[Operand]]) -> list[int | float]:
    return [value for value in _all(arguments) if isinstance(value, int | float) and not isinstance(value, bool)]


def _mean(arguments: list[list[Operand]]) -> Operand:
    numbers = _numbers(arguments)
    if not numbers:
        raise Trouble("#DIV/0!")
    return whole_if_whole(float(sum(numbers) / len(numbers)))


def _if(arguments: list[list[Operand]]) -> Operand:
    chosen = 1 if as_number(arguments[0][0]) else 2
    return arguments[chosen][0] if len(arguments) > chosen else False


def _rounded(arguments: list[list[Operand]]) -> Operand:
    places = int(as_number(arguments[1][0])) if len(arguments) > 1 else 0
    return whole_if_whole(float(round(as_number(arguments[0][0]), places)))


def _not_available(arguments: list[list[Operand]]) -> Operand:
    raise Trouble("#N/A")


def _floor(arguments: list[list[Operand]]) -> Operand:
    return int(as_number(arguments[0][0]) // 1)


FUNCTIONS: dict[str, Callable[[list[list[Operand]]], Operand]] = {
    "SUM": lambda given: whole_if_whole(float(sum(_numbers(given)))),
    "MIN": lambda given: min(_numbers(given), default=0),
    "MAX": lambda given: max(_numbers(given), default=0),
    "AVERAGE": _mean,
    "COUNT": lambda given: len(_numbers(given)),
    "COUNTA": lambda given: sum(value is not None for value in _all(given)),
    "ABS": lambda given: abs(as_number(given[0][0])),
    "INT": _floor,
    "ROUND": _rounded,
    "IF": _if,
    "AND": lambda given: all(as_number(value) for value in _all(given)),
    "OR": lambda given: any(as_number(value) for value in _all(given)),
    "NOT": lambda given: not as_number(given[0][0]),
    "LEN": lambda given: len(as_text(given[0][0])),
    "UPPER": lambda given: as_text(given[0][0]).upper(),
    "LOWER": lambda given: as_text(given[0][0]).lower(),
    "CONCATENATE": lambda given: "".join(as_text(value) for value in _all(given)),
    "NA": _not_available,
}
