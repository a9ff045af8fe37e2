"""Where in an action something is wrong, in words: the line as it was typed and the part of it, the cell that is set.

Problems name a place inside an action by a path, for programs (`actions[0].actor`, `do.turn.A[1].on`,
`do.adjust.set.hp`). Here the path is followed into what was asked for, and told as people find it. A path that leads
nowhere stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from toolkit.core.action_text import spoken
from toolkit.core.names import fold
from toolkit.core.problems import Problem, visible
from toolkit.messages import LANGUAGES, Note, Words, note
from toolkit.session.deeds import BATTLE, Wording, deeds
from toolkit.systems.ruleset import Ruleset
from toolkit.tables.columns import RowModel, columns_of, english_header
from toolkit.tables.headers import labels_of

_ACTION = re.compile(r"actions\[(\d+)\](.*)")
_ANSWER = re.compile(r"answers(?:\.(\w+))?(?:\[(\d+)\])?")
_NUMBER = re.compile(r"\[(\d+)\]")
_WORD = re.compile(r"effects\[(\d+)\]")
_PART = re.compile(r"\.(actor|use|on|with|replace)(?:\.(\w+))?.*")


@dataclass(frozen=True, slots=True)
class Asked:
    """What was asked for: the lines as typed, if it was lines, the entry they make, whom ids stand for, and the names
    of moves (folded)."""

    lines: Sequence[str]
    entry: Mapping[str, Any]
    names: Mapping[str, str]
    system: Ruleset
    moves: Collection[str] = ()


def spotted(problems: Iterable[Problem], asked: Asked) -> list[Problem]:
    """The problems, each with its place in words where it has one."""
    return [replace(problem, spot=problem.spot or _spot(problem.where, asked)) for problem in problems]


def _spot(where: str, asked: Asked) -> Note | None:
    if (where == "do" and (asked.entry or asked.lines)) or ("actor" in asked.entry and where.startswith("do.")):
        return _part(_alone(asked), where.removeprefix("do"))
    if where.startswith("do."):
        return _in_entry(where.removeprefix("do."), asked)
    for kind, code in (("overrides.", "session.spot_override"), ("rulings.", "session.spot_ruling")):
        if where.startswith(kind):
            return note(code, key=where.removeprefix(kind))
    if (found := _ACTION.fullmatch(where)) and int(found[1]) < len(asked.lines):
        number = int(found[1])
        typed = note("session.spot_action", number=number + 1, line=visible(asked.lines[number], 80))
        return _part(typed, found[2])
    if found := _ANSWER.fullmatch(where):
        name, number = found[1], int(found[2] or 0) + 1
        return (
            note("session.spot_answer", name=name, number=number) if name else note("session.spot_nth", number=number)
        )
    return None


def _alone(asked: Asked) -> Note:
    """The entry that is one action of somebody, or one deed of the battle's frame."""
    line = visible(asked.lines[0], 80) if len(asked.lines) == 1 else _typed(asked.entry, asked)
    return note("session.spot_action", number=1, line=line)


def _in_entry(path: str, asked: Asked) -> Note | None:
    kind, _, rest = path.partition(".")
    value = asked.entry.get(kind)
    if kind == "adjust" and isinstance(value, Mapping):
        return _in_adjust(rest, value, asked)
    if kind == "adjudicate" and isinstance(value, Mapping):
        return _in_adjudicate(rest, value, asked)
    if kind == "replace":
        return _part(note("session.spot_replacement"), f".replace.{rest}")
    if not isinstance(value, Mapping):
        return _alone(asked) if asked.lines else None
    for side, plan in value.items():
        path = visible(str(side))
        if rest == path:
            return note("session.spot_side", side=path)
        number = _NUMBER.match(rest, len(path)) if rest.startswith(f"{path}[") else None
        if number is not None and isinstance(plan, (list, tuple)) and int(number[1]) < len(plan):
            at = int(number[1])
            planned = note("session.spot_planned", side=path, number=at + 1, line=_typed(plan[at], asked))
            return _part(planned, rest[number.end() :])
    return None


def _typed(line: Any, asked: Asked) -> str:
    """A line of a plan as somebody would type it, in either language."""
    if not isinstance(line, Mapping) or ("actor" not in line and any(value is not True for value in line.values())):
        return visible(str(line), 80)
    plain = {key: line.get(key) for key in ("actor", "use", "on")} if "actor" in line else line
    system = asked.system
    wordings = (Wording(asked.names, system, lang, system.id, asked.moves) for lang in LANGUAGES)
    return Words(*(visible("; ".join(deeds(plain, one)), 80) for one in wordings))


def _in_adjust(path: str, value: Mapping[str, Any], asked: Asked) -> Note:
    who = str(value.get("who"))
    mine = who in asked.names or fold(who) != BATTLE
    name = asked.names.get(who, who)
    if not path.startswith("set."):
        return note(f"session.spot_{path}" if path in ("who", "why") else "session.spot_set", who=name)
    written = path.removeprefix("set.")
    model: type[RowModel] = asked.system.roster if mine else asked.system.battle
    key = labels_of(model).get(fold(written))
    if key is None:
        return note("session.spot_strange", key=written, who=name)
    column = Words(english_header(key), columns_of(model)[key].ru)
    return note("session.spot_cell" if mine else "session.spot_battle", column=column, who=name)


def _in_adjudicate(path: str, value: Mapping[str, Any], asked: Asked) -> Note:
    """The line of a decision of the game master's, as it was typed."""
    found = _WORD.match(path)
    words = value.get("effects")
    if found is None or not isinstance(words, (list, tuple)) or int(found[1]) >= len(words):
        return note("session.spot_decision")
    word = words[int(found[1])]
    who, effect = (word.get("who"), word.get("effect")) if isinstance(word, Mapping) else (None, word)
    line = f"{asked.names.get(str(who), str(who))}: {effect}" if who else str(effect)
    return note("session.spot_decided", number=int(found[1]) + 1, line=visible(line, 80))


def _part(place: Note, path: str) -> Note:
    """The part of a line that a path leads to, within the place of the line."""
    found = _PART.fullmatch(path)
    if found is None:
        return place
    kind, name = found[1], found[2] or ""
    name = name if kind in ("with", "replace") else ""
    if kind == "replace":
        part = note("session.part_newcomer" if name == "with" else "session.part_side")
    else:
        part = note("session.part_answer" if name else f"session.part_{kind}", name=spoken(name))
    return note("session.spot_part", place=place, part=part)
