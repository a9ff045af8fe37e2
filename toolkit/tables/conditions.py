"""Conditions written in words: a status with its turns, weather and terrain, stages of stats.

"Burn, Sleep 3", "Marked by Ace", "Ongoing 5 (save)", "Rain 4", "Power +1, Speed -2", in English or Russian. A status
no list knows is kept as it stands, since it may be the GM's own; `Status.known` tells. A stat no list knows is an
error: nothing could ever use its stages. The `show_` functions are inverse to the readers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from toolkit.tables.lists import join_items, split_items
from toolkit.tables.misfit import did_you_mean, misfit
from toolkit.tables.numbers import DATE, tidy
from toolkit.tables.words import BARRIERS, HAZARDS, NOT_GIVEN, STATS, STATUSES, TERRAIN, WEATHER, Lexicon

_ENDS = {
    "save": "save", "save ends": "save", "until save": "save", "спасбросок": "save", "до спасброска": "save",
    "round": "round", "раунд": "round", "turn": "turn", "ход": "turn",
}  # fmt: skip
_ENDS_RU = {"save": "спасбросок", "round": "раунд", "turn": "ход"}
_BY = {"en": "by", "ru": "от"}

_STATUS = re.compile(
    r"(?P<name>[^()]+?)(?:[\s:]+(?P<turns>[0-9]{1,4})|\s*\((?P<bracketed>[0-9]{1,4})\))?"
    rf"(?:\s*\((?P<until>{'|'.join(_ENDS)})\))?",
    re.IGNORECASE,
)
_BY_WHOM = re.compile(r"(?P<what>.+?)\s+(?:by|от)\s+(?P<by>.+?)", re.IGNORECASE)
_STAGE = re.compile(r"(?P<stat>.+?)\s*:?\s*(?P<stages>[+-]?[0-9]{1,2})")
_STAGE_FIRST = re.compile(r"(?P<stages>[+-][0-9]{1,2})\s*(?P<stat>.+?)")


@dataclass(frozen=True, slots=True)
class Status:
    """A status by its English name; where it has them: turns left, who laid it, until when (save, round, turn)."""

    name: str
    turns: int | None = None
    by: str = ""
    until: str = ""

    @property
    def known(self) -> bool:
        """Whether it is a status of the rules, in any system."""
        return self.name in STATUSES.words

    def __str__(self) -> str:
        return show_status(self)


def show_status(status: Status, lang: str = "en") -> str:
    """`Sleep 3`, `Marked by Ace`, `Slowed (save)`, in the words of `lang`."""
    turns = "" if status.turns is None else f" {status.turns}"
    until = _ENDS_RU[status.until] if lang == "ru" and status.until else status.until
    by = f" {_BY[lang]} {status.by}" if status.by else ""
    return f"{STATUSES.shown(status.name, lang)}{turns}{f' ({until})' if until else ''}{by}"


def show_statuses(statuses: tuple[Status, ...], lang: str = "en") -> str:
    """The list as a cell."""
    return join_items(show_status(status, lang) for status in statuses)


def read_statuses(cell: Any) -> tuple[Status, ...]:
    """A list of `Status`; the marks for "none" give an empty one. Raises a misfit."""
    if isinstance(cell, (list, tuple)) and all(isinstance(item, Status) for item in cell):
        return tuple(cell)
    if _none(cell):
        return ()
    return tuple(_read_status(item) for item in split_items(cell, "statuses"))


def read_weather(cell: Any) -> str:
    """Weather in English, such as `Rain 4`, or blank; unknown words stay as they stand. Raises a misfit."""
    return _read_condition(cell, WEATHER)


def show_weather(value: str, lang: str) -> str | None:
    """`Rain 4` in the words of `lang`."""
    return _show_condition(value, WEATHER, lang)


def read_terrain(cell: Any) -> str:
    """Terrain in English, such as `Grassy 4`, or blank; unknown words stay as they stand. Raises a misfit."""
    return _read_condition(cell, TERRAIN)


def show_terrain(value: str, lang: str) -> str | None:
    """`Grassy 4` in the words of `lang`."""
    return _show_condition(value, TERRAIN, lang)


def read_stages(cell: Any) -> Mapping[str, int]:
    """`Power +1, Speed -2` as a mapping stat key -> stages, none of them 0. Raises a misfit."""
    if isinstance(cell, Mapping):
        cell = tuple(f"{_stat_name(str(key))} {stages:+}" for key, stages in cell.items() if type(stages) is int)
    if _none(cell):
        return {}
    found: dict[str, int] = {}
    for item in split_items(cell, "stages"):
        stat, stages = _read_stage(item)
        if stat in found:
            raise misfit("stages_once", stat=_stat_name(stat))
        found[stat] = stages
    return {stat: stages for stat, stages in found.items() if stages}


def show_stages(stages: Mapping[str, int], lang: str = "en") -> str:
    """`Power +1, Speed -2` in the words of `lang`."""
    return ", ".join(f"{STATS.shown(_stat_name(stat), lang)} {by:+}" for stat, by in stages.items() if by)


def read_stage_turns(cell: Any) -> tuple[str, ...]:
    """`Attack 3, Speed 1` as items, stats in English: the turns that stages have left. Raises a misfit."""
    return () if _none(cell) else tuple(map(_stage_turns, split_items(cell, "stage_turns")))


def show_stage_turns(items: tuple[str, ...], lang: str) -> str | None:
    """The list as a cell in the words of `lang`."""
    pairs = map(_name_and_turns, items)
    return join_items(f"{STATS.shown(stat, lang)} {turns}" for stat, turns in pairs) or None


def _stage_turns(item: str) -> str:
    name, turns = _name_and_turns(item.strip())
    stat = STATS.english(name)
    if stat is None or not turns:
        raise misfit("stage_turns", hint=None if stat else did_you_mean(STATS.nearest(name)))
    return f"{stat} {turns}"


def read_sides(cell: Any) -> tuple[str, ...]:
    """`A: Reflect 5, B: Spikes` as items, names in English where they are known. Raises a misfit."""
    return _read_owned(cell, "sides", BARRIERS, HAZARDS)


def show_sides(items: tuple[str, ...], lang: str) -> str | None:
    """The list as a cell in the words of `lang`."""
    return _show_owned(items, lang, BARRIERS, HAZARDS)


def read_growing(cell: Any) -> tuple[str, ...]:
    """`cindrake: Badly Poisoned 2` as items, statuses in English where they are known. Raises a misfit."""
    return _read_owned(cell, "growing", STATUSES)


def show_growing(items: tuple[str, ...], lang: str) -> str | None:
    """The list as a cell in the words of `lang`."""
    return _show_owned(items, lang, STATUSES)


def _read_owned(cell: Any, expected: str, *lexicons: Lexicon) -> tuple[str, ...]:
    if _none(cell):
        return ()
    items = split_items(cell, expected)
    if any(":" not in item.strip(":") for item in items):
        raise misfit(expected)
    return tuple(_owned(item, lambda name: _english(name, lexicons)) for item in items)


def _show_owned(items: tuple[str, ...], lang: str, *lexicons: Lexicon) -> str | None:
    shown = (_owned(item, lambda name: _shown(name, lang, lexicons)) for item in items)
    return join_items(shown) or None


def _owned(item: str, worded: Callable[[str], str]) -> str:
    """`whose: name turns` with the name in other words."""
    whose, _, what = item.rpartition(":")
    name, turns = _name_and_turns(what.strip())
    return f"{whose.strip()}: {worded(name)} {turns}".strip()


def _english(name: str, lexicons: Sequence[Lexicon]) -> str:
    return next((word for lexicon in lexicons if (word := lexicon.english(name))), name)


def _shown(name: str, lang: str, lexicons: Sequence[Lexicon]) -> str:
    return next((lexicon.shown(name, lang) for lexicon in lexicons if name in lexicon.words), name)


def _read_condition(cell: Any, lexicon: Lexicon) -> str:
    text = "" if cell is None or _none(cell) else tidy(str(cell))
    if DATE.fullmatch(text) or isinstance(cell, (bool, list, tuple)):
        raise misfit("condition")
    name, turns = _name_and_turns(text)
    return f"{lexicon.english(name) or name} {turns}".strip()


def _show_condition(value: str, lexicon: Lexicon, lang: str) -> str | None:
    name, turns = _name_and_turns(value)
    return f"{lexicon.shown(name, lang)} {turns}".strip() or None


def _name_and_turns(text: str) -> tuple[str, str]:
    name, _, turns = text.rpartition(" ")
    return (name, turns) if turns.isdecimal() else (text, "")


def _none(cell: Any) -> bool:
    return isinstance(cell, str) and tidy(cell).casefold() in NOT_GIVEN


def _read_status(item: str) -> Status:
    by = _BY_WHOM.fullmatch(item)
    parts = _STATUS.fullmatch(by["what"] if by else item)
    if parts is None or not any(letter.isalpha() for letter in parts["name"]):
        return Status(item) if any(letter.isalpha() for letter in item) else _no_status()
    turns = parts["turns"] or parts["bracketed"]
    until = _ENDS[parts["until"].casefold()] if parts["until"] else ""
    name = STATUSES.english(parts["name"]) or parts["name"].strip()
    return Status(name, int(turns) if turns else None, by["by"] if by else "", until)


def _no_status() -> Status:
    raise misfit("statuses")


def _read_stage(item: str) -> tuple[str, int]:
    plain = item.replace("−", "-").replace("–", "-")
    parts = _STAGE_FIRST.fullmatch(plain) or _STAGE.fullmatch(plain)
    if parts is None:
        raise misfit("stages")
    stat = STATS.english(parts["stat"])
    if stat is None:
        raise misfit("stages", hint=did_you_mean(STATS.nearest(parts["stat"])))
    return stat.lower().replace(" ", "_"), int(parts["stages"])


def _stat_name(key: str) -> str:
    return key.replace("_", " ").title()
