"""The amounts a phrase can take: each reads its token into fields of a `Clause`, or says that it does not fit.

Percentages and shares are exact fractions; every number has a bound, so that no cell can make a rule run wild.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

MOST_WHOLE, MOST_STAGES, MOST_STRIKES = 9999, 99, 99
MOST_SHARE = Fraction(10)

Fields = dict[str, Any]


def _whole(text: str) -> Fields | None:
    return {"amount": int(text)} if len(text) <= 4 and int(text) <= MOST_WHOLE else None


def _signed(text: str) -> Fields | None:
    digits = text[1:].strip()
    if len(digits) > 2 or not 1 <= int(digits) <= MOST_STAGES:
        return None
    return {"amount": int(digits) if text[0] == "+" else -int(digits)}


def _plus(text: str) -> Fields | None:
    return _whole(text[:-1])


def _range(text: str) -> Fields | None:
    low, high = (int(part) for part in re.split(r"\s*[-–—−]\s*", text))
    return {"low": low, "high": high} if 1 <= low < high <= MOST_STRIKES else None


def _strikes(text: str) -> Fields | None:
    return _whole(text) if len(text) <= 2 and 1 <= int(text) <= MOST_STRIKES else None


def _share(text: str) -> Fields | None:
    share = Fraction(text.rstrip(" %％\t")) / 100 if text[-1] in "%％" else _ratio(text)
    return {"share": share} if share is not None and 0 < share <= MOST_SHARE else None


def _factor(text: str) -> Fields | None:
    factor = _ratio(text[1:])
    return {"factor": factor} if factor is not None and factor <= MOST_WHOLE else None


def _ratio(text: str) -> Fraction | None:
    top, _, bottom = text.partition("/")
    return Fraction(top.strip()) / int(bottom or 1) if int(bottom or 1) else None


def _chance(text: str) -> Fields | None:
    percent = Fraction(text.rstrip(" %％\t"))
    return {"chance": int(percent)} if percent.denominator == 1 and 1 <= percent <= 100 else None


def _text(text: str) -> Fields | None:
    return {"text": text[1:-1].strip()}


Reader = Callable[[str], Fields | None]

READERS: Mapping[str, Mapping[str, Reader]] = {
    "share": {"PERCENT": _share, "RATIO": _share},
    "whole": {"NUMBER": _whole},
    "whole_or_share": {"NUMBER": _whole, "PERCENT": _share, "RATIO": _share},
    "hits": {"NUMBER": _strikes, "RANGE": _range},
    "signed": {"SIGNED": _signed},
    "text": {"QUOTED": _text},
    "plus": {"PLUS": _plus},
    "factor": {"FACTOR": _factor},
    "duration": {"NUMBER": _whole},
    "chance": {"PERCENT": _chance},
}
"""Kind of amount (`Phrase.takes`) -> token type -> reader."""
