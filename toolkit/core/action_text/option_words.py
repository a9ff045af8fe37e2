"""What options are called in Russian, and options written behind a comma, as people do in a post.

    Искра: Удар > Мох, кубик 4, уклонение 3        the same as        Искра: Удар > Мох [attack=4, dodge=3]
    Искра: Удар > Мох (кубик: 4, уклонение 3).     as well

Only words of this list are taken for options behind a comma; anything else stays a part of the name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

NAMES = {
    "attack": "кубик, кубик атаки, атака",
    "dodge": "dodge, уклонение, кубик уклонения, уклоняется, с уклонением",
    "barrier": "щит, барьер, кубик барьера",
    "confusion": "путаница, замешательство",
    "infatuation": "очарование, влюблённость",
    "paralysis": "паралич",
    "choice": "выбор",
    "called": "вызван, выбран приём",
    "accuracy": "точность",
    "damage": "урон",
    "to": "куда",
    "until": "до, до инициативы",
    "boons": "преимущества",
    "banes": "помехи",
    "boost": "усиление, очко усиления",
    "squares": "клеток",
    "punish": "карать, карает, карающая атака",
    "interrupt": "прервать, прерывает, прерывание",
    "react": "ответить, отвечает, реакция",
}
"""Option -> other words for it."""

_REFUSED = ("no dodge", "without dodge", "без уклонения", "не уклоняется")
_VALUES = {"крит": "critical", "критический удар": "critical", "состояние": "status", "статус": "status"}


def _plain(word: str) -> str:
    return "_".join(word.casefold().replace("ё", "е").split())


_MEANT = {_plain(word): option for option, words in NAMES.items() for word in words.split(",")}
_NOT = frozenset(map(_plain, _REFUSED))


def meant(name: str, value: object) -> tuple[str, object]:
    """The option and its value in the words that rules read."""
    if value is True and _plain(name) in _NOT:
        return "dodge", False
    plain = _VALUES.get(value.casefold(), value) if isinstance(value, str) else value
    return _MEANT.get(_plain(name), name), plain


def in_russian(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options as a Russian line has them; reading them again gives the same."""
    return dict(_russian(name, value) for name, value in options.items())


def _russian(name: str, value: Any) -> tuple[str, Any]:
    if name == "dodge" and value is False:
        return "без уклонения", True
    spelt = {"dodge": "уклонение"}.get(name) or NAMES.get(name, name).split(",")[0]
    plain = next((word for word, meaning in _VALUES.items() if meaning == value), value)
    return spelt, plain


_SPELT = [word.strip() for words in (*NAMES.values(), ",".join(_REFUSED)) for word in words.split(",")]
_WORD = "|".join(sorted(map(re.escape, _SPELT), key=len, reverse=True))
_SHORT = r"[-−]?\d+(?:\s*:\s*\d+)?|да|нет|" + "|".join(_VALUES)
_ONE = rf",\s*(?:(?:вызван|выбран приём)\s*[=:]?\s*[^,\[\]]+|(?:{_WORD})(?:\s*[=:]?\s*(?:{_SHORT}))?)\s*"
_TAIL = re.compile(rf"(?:{_ONE})+[.!…]*\s*$", re.IGNORECASE)
_ASIDE = re.compile(r"\s*,?\s*\(([^()\[\]]+)\)[.!…]*\s*$")
_PART = re.compile(rf"({_WORD})\s*[=:]?\s*(.*)", re.IGNORECASE)


def in_brackets(line: str) -> str:
    """The line with the options behind its last comma, or in round brackets at its end, in square ones."""
    aside = _ASIDE.search(line)
    bare = f"{line[: aside.start()]}, {aside[1]}" if aside is not None else line
    tail = _TAIL.search(bare)
    if tail is None or (aside is not None and tail.start() > aside.start()):
        return line
    line = bare
    parts = [_PART.fullmatch(piece.strip()) for piece in tail.group().rstrip(" .!…").lstrip(",").split(",")]
    options = [f"{part[1]}={part[2]}" if part[2] else part[1] for part in parts if part is not None]
    return f"{line[: tail.start()]} [{', '.join(options)}]"
