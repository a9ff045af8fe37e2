"""What options are called in Russian, and options written behind a comma, as people do in a post.

    Искра: Удар > Мох, кубик 4, уклонение 3        the same as        Искра: Удар > Мох [attack=4, dodge=3]
    Искра: Удар > Мох (кубик: 4, уклонение 3).     as well

Only words of this list are taken for options behind a comma; anything else stays a part of the name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from toolkit.core.action_text.scan import Unclear
from toolkit.core.names import fold
from toolkit.messages import Words

NAMES = {
    "attack": "кубик, кубик атаки, атака, кубик на атаку, бросок, выпало, на кубике",
    "dodge": "dodge, уклонение, кубик уклонения, кубик на уклонение, уклоняется, уклоняюсь, с уклонением",
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
"""Option -> other words for it, in brackets and behind a comma."""

FURTHER = {
    "evade": "уклоняться",
    "initiative": "инициатива",
    "tie": "жребий",
    "strikes": "удары, число ударов",
    "critical": "критический",
    "protect": "защита",
    "effect": "эффект",
    "reach": "дотянется",
    "rest": "отдых",
    "flee": "бегство",
    "death": "гибель",
    "exhaustion": "истощение",
    "adjudication": "решение",
    "power": "сила",
    "condition": "условие",
    "newcomer": "кто выходит",
    "driven": "вынужденная замена",
    "hindrance": "помеха",
    "ending": "окончание",
    "evasion": "вид уклонения",
    "save": "спасбросок",
    "check": "проверка",
    "capture": "поимка",
    "boon": "кубики преимуществ",
    "punish_with": "чем карать",
    "interrupt_with": "чем прервать",
    "react_with": "чем ответить",
    "steady": "устоять",
    "thrower": "кому покеболы",
    "release": "кого выпустить",
}
"""The other questions -> words for them, in brackets and as answers; behind a comma they could be parts of names."""

_REFUSED = (
    "no dodge", "without dodge", "без уклонения", "не уклоняется", "не уклоняюсь", "нет уклонения", "уклонения нет",
)  # fmt: skip
_VALUES = {"крит": "critical", "критический удар": "critical", "состояние": "status", "статус": "status"}

_MEANT = {fold(word): option for option, words in (NAMES | FURTHER).items() for word in words.split(",")}
_NOT = frozenset(map(fold, _REFUSED))


def meant(name: str, value: object) -> tuple[str, object]:
    """The option and its value in the words that rules read."""
    if value is True and fold(name) in _NOT:
        return "dodge", False
    plain = _VALUES.get(value.casefold(), value) if isinstance(value, str) else value
    return _MEANT.get(fold(name), name), plain


def spoken(name: str) -> Words:
    """What a question or an option is called in either language."""
    return Words(name, {"dodge": "уклонение"}.get(name) or (NAMES | FURTHER).get(name, name).split(",")[0])


def in_russian(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options as a Russian line has them; reading them again gives the same."""
    return dict(_russian(name, value) for name, value in options.items())


def _russian(name: str, value: Any) -> tuple[str, Any]:
    if name == "dodge" and value is False:
        return "без уклонения", True
    return spoken(name).ru, next((word for word, meaning in _VALUES.items() if meaning == value), value)


_SPELT = [word.strip() for words in (*NAMES.values(), ",".join(_REFUSED)) for word in words.split(",")]
_FREE = str.maketrans({"ё": "[её]", " ": r"\s+"})
_WORD = "|".join(word.translate(_FREE) for word in sorted(_SPELT, key=len, reverse=True))
_IS = r"\s*(?:[=:]|[-–—](?=\s))?\s*"
_SHORT = r"[-−]?\d+(?:\s*:\s*\d+)?|да|нет|" + "|".join(_VALUES)
_CALLED = rf"(?:вызван|выбран при[её]м){_IS}[^,;\[\]]+"
_ONE = rf"[,;]\s*(?:{_CALLED}|(?:{_WORD})(?:{_IS}(?:{_SHORT}))?)\s*"
_TAIL = re.compile(rf"(?:{_ONE})+[.!…]*\s*$", re.IGNORECASE)
_SURE = re.compile(rf"[,;]\s*(?:{_WORD}){_IS}(?:{_SHORT})(?=[\s,;.!…]|$)", re.IGNORECASE)
_NEXT = re.compile(rf"(?:{_ONE}(?=[,;.!…]|$))+", re.IGNORECASE)
_ASIDE = re.compile(r"\s*,?\s*\(([^()\[\]]+)\)[.!…]*\s*$")
_PART = re.compile(rf"({_WORD}){_IS}(.*)", re.IGNORECASE)


def in_brackets(line: str) -> str:
    """The line with the options behind its last comma, or in round brackets at its end, in square ones.

    Raises `Unclear` at what stands among such options and is none.
    """
    _refuse_strange(line)
    aside = _ASIDE.search(line)
    bare = f"{line[: aside.start()]}, {aside[1]}" if aside is not None else line
    tail = _TAIL.search(bare)
    if tail is None or (aside is not None and tail.start() > aside.start()):
        return line
    line = bare
    parts = [_PART.fullmatch(piece.strip()) for piece in re.split("[,;]", tail.group().rstrip(" .!…")[1:])]
    options = [f"{part[1]}={part[2]}" if part[2] else part[1] for part in parts if part is not None]
    return f"{line[: tail.start()]} [{', '.join(options)}]"


def _refuse_strange(line: str) -> None:
    """An option with its value, and behind it something else: a name does not go on like that."""
    line = line.partition("[")[0]
    sure = _SURE.search(line, max(line.rfind(sign) for sign in '"“”»') + 1)
    if sure is None:
        return
    known = _NEXT.match(line, sure.start())
    rest = line[known.end() if known is not None else sure.end() :].lstrip(" ,;.!…")
    if rest:
        raise Unclear(len(line) - len(rest), "aside")
