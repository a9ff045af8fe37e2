"""A scenario as it was written, made into plain values: JSON read strictly, every strange value found with its place.

`read_json` keeps what it can (NaN, infinities and keys given twice are marked, not lost), so that `cleaned` can name
the dotted place of each; a strange value is then taken as not given, and nothing later can trip over it.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from toolkit.core.problems import Problem, Problems, visible
from toolkit.messages import note

DEEPEST, LONGEST_TEXT, LARGEST = 20, 32767, 2**53


@dataclass(frozen=True, slots=True)
class Huge:
    """A whole number with more digits than anything has, kept as it was written."""

    written: str

    def __str__(self) -> str:
        return self.written


class Doubled(dict[str, Any]):
    """A JSON object in which some keys were given more than once."""

    doubles: tuple[str, ...] = ()


def read_json(written: str | bytes) -> Any:
    """The value of a JSON text. Raises `Problems` (one, at the whole text) when it is none."""
    try:
        text = written.decode("utf-8-sig") if isinstance(written, bytes) else written.lstrip("\ufeff")
        return json.loads(text, parse_int=_whole, parse_constant=float, object_pairs_hook=_object)
    except json.JSONDecodeError as error:
        hint = note("scenario.json_stopped", line=error.lineno, column=error.colno)
        raise Problems([Problem("", visible(error.doc[error.pos : error.pos + 20]), _JSON, hint)]) from None
    except UnicodeDecodeError:
        raise Problems([Problem("", None, note("scenario.utf8"))]) from None
    except RecursionError:
        raise Problems([Problem("", None, note("scenario.shallow", most=DEEPEST))]) from None


def cleaned(value: Any, where: str, problems: list[Problem], depth: int = 0) -> Any:
    """`value` with everything that is no sound JSON value replaced by `None`; each such thing is a problem."""
    expected = _strange(value, depth)
    if expected is not None:
        problems.append(Problem(where, _brief(value), expected))
        return None
    if isinstance(value, Mapping):
        problems += [Problem(_inside(where, key), key, note("scenario.once")) for key in _doubles(value)]
        return {key: cleaned(item, _inside(where, key), problems, depth + 1) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [cleaned(item, f"{where}[{index}]", problems, depth + 1) for index, item in enumerate(value)]
    return value


_JSON = note("scenario.json")


def _strange(value: Any, depth: int) -> Any:
    """What was expected instead of `value`, or `None` when it is sound."""
    if isinstance(value, Mapping | list | tuple):
        if depth > DEEPEST:
            return note("scenario.shallow", most=DEEPEST)
        sound = not isinstance(value, Mapping) or all(isinstance(key, str) and _sound(key) for key in value)
        return None if sound else note("scenario.keys")
    if isinstance(value, float):
        return None if math.isfinite(value) else note("scenario.finite")
    if isinstance(value, int | Huge):
        return None if isinstance(value, int) and abs(value) <= LARGEST else note("scenario.not_huge")
    if isinstance(value, str):
        return None if _sound(value) else note("scenario.text", most=LONGEST_TEXT)
    return None if value is None else _JSON


def _sound(text: str) -> bool:
    return len(text) <= LONGEST_TEXT and not any("\ud800" <= c <= "\udfff" for c in text)


def _doubles(value: Mapping[str, Any]) -> tuple[str, ...]:
    return value.doubles if isinstance(value, Doubled) else ()


def _inside(where: str, key: str) -> str:
    return f"{where}.{visible(key)}" if where else visible(key)


def _brief(value: Any) -> str | None:
    """As much of a strange value as fits a sentence; Python itself refuses to write out thousands of digits."""
    if isinstance(value, Mapping | list | tuple):
        return None
    return visible(hex(value) if isinstance(value, int) and value.bit_length() > 9999 else str(value))


def _whole(digits: str) -> int | Huge:
    return int(digits) if len(digits) <= 40 else Huge(digits)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = Doubled(pairs)
    if len(made) < len(pairs):
        keys = [key for key, _ in pairs]
        made.doubles = tuple(key for key in made if keys.count(key) > 1)
    return made
