"""What a cell can hold exactly, in every home: finite numbers, whole ones up to 2^53, texts of 32,767
characters, none of them halved. Pure."""

from __future__ import annotations

import math
import re

MAX_TEXT = 32_767
MAX_WHOLE = 2**53
"""Up to here a cell, which holds 64-bit floating point, tells every whole number from the next."""
_MAX_NUMBER = 9.99999999999999e307
_MIN_NUMBER = 2.2250738585072014e-308
_SURROGATE = re.compile("[\ud800-\udfff]")


def value_refusal(value: object) -> str | None:
    """Why a cell cannot hold the value: `number`, `digits`, `long_text`, `characters`, `kind`; `None` if it can."""
    if value is None or isinstance(value, bool):
        return None
    if isinstance(value, int):
        return None if abs(value) <= MAX_WHOLE else "digits"
    if isinstance(value, float):
        fits = value == 0 or _MIN_NUMBER <= abs(value) <= _MAX_NUMBER
        return None if math.isfinite(value) and fits else "number"
    if isinstance(value, str):
        return _text_refusal(value)
    return "kind"


def _text_refusal(text: str) -> str | None:
    if _SURROGATE.search(text):
        return "characters"
    units = len(text) + sum(character > "\uffff" for character in text)
    return "long_text" if units > MAX_TEXT else None
