"""Staff's own result in a line: `Gravlet: burn; lose 10% max`, or an effect on nobody: `weather rain 5`."""

from __future__ import annotations

from typing import Any

from toolkit.core.action_text.scan import Unclear, name_at

_QUOTES = frozenset('"“”«»„')


def parse_word(text: str, at: int = 0) -> dict[str, Any]:
    """`{"who", "effect"}` from behind `at`; without a name before a colon only the effect. Neither is judged here."""
    try:
        name, sign = name_at(text, at)
    except Unclear:
        return {"effect": text[at:].strip()}
    if sign.lastgroup != "colon" or _QUOTES & set(name):
        return {"effect": text[at:].strip()}
    return {"who": name, "effect": text[sign.end() :].strip()}
