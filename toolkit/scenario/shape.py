"""The parts of a scenario by their outer shape: objects where objects belong, lists where lists do.

What has the wrong shape is a problem and is then taken as empty, so that everything else can still be checked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from toolkit.core.names import nearest
from toolkit.core.problems import Problem, did_you_mean, visible
from toolkit.messages import LANGUAGES, note

GUIDES = ("statuses", "field")
"""Tables that only some systems read; `build` tells of one that the system does not."""
KEYS = ("system", "language", "rulings", "roster", "moves", *GUIDES, "map", "battle", "do", "answers", "seed")


@dataclass(slots=True)
class Scenario:
    """A scenario taken apart. `answers` is `None` when none were given, which is not the same as `{}`."""

    system: Any = None
    lang: str = "en"
    rulings: Mapping[str, Any] = field(default_factory=dict)
    roster: Sequence[Mapping[str, Any]] = ()
    moves: Sequence[Mapping[str, Any]] = ()
    guides: Mapping[str, Sequence[Mapping[str, Any]]] = field(default_factory=dict)
    map: Sequence[Sequence[Any]] = ()
    battle: Mapping[str, Any] = field(default_factory=dict)
    do: Sequence[Mapping[str, Any]] = ()
    answers: Mapping[str, Sequence[Any]] | Sequence[Any] | None = None
    seed: int | None = None


def take_apart(raw: Mapping[str, Any]) -> tuple[Scenario, list[Problem]]:
    """The scenario and everything about its shape that cannot be used."""
    problems = [
        Problem(visible(key), visible(key), note("scenario.known_key"), did_you_mean(nearest(key, KEYS)))
        for key in raw
        if key not in KEYS
    ]
    scenario = Scenario(system=raw.get("system"))
    for key in ("rulings", "battle"):
        setattr(scenario, key, _checked(raw.get(key), key, Mapping, "object", {}, problems))
    for key in ("roster", "moves", "do"):
        setattr(scenario, key, _rows(raw, key, problems))
    scenario.guides = {role: _rows(raw, role, problems) for role in GUIDES if raw.get(role) is not None}
    rows = _checked(raw.get("map"), "map", list, "list", [], problems)
    scenario.map = [_checked(row, f"map[{at}]", list, "list", [], problems) for at, row in enumerate(rows)]
    scenario.answers = _answers(raw.get("answers"), problems)
    scenario.seed = _checked(raw.get("seed"), "seed", int, "seed", None, problems)
    scenario.lang = _language(raw.get("language"), problems)
    return scenario, problems


def _rows(raw: Mapping[str, Any], key: str, problems: list[Problem]) -> list[Mapping[str, Any]]:
    """A list of objects."""
    rows = _checked(raw.get(key), key, list, "list", [], problems)
    return [_checked(row, f"{key}[{at}]", Mapping, "object", {}, problems, row is None) for at, row in enumerate(rows)]


def _checked(
    value: Any, where: str, kind: type, expected: str, empty: Any, problems: list[Problem], given: bool = False
) -> Any:
    """`value` if it is of the kind, else `empty`; nothing given is empty and no problem, unless `given`."""
    if isinstance(value, kind) and not isinstance(value, bool):
        return value
    if value is not None or given:
        problems.append(Problem(where, _brief(value), note(f"scenario.{expected}")))
    return empty


def _answers(value: Any, problems: list[Problem]) -> Mapping[str, Sequence[Any]] | Sequence[Any] | None:
    if value is None:
        return None
    if isinstance(value, list):
        return [_answer(item, f"answers[{at}]", problems) for at, item in enumerate(value)]
    if not isinstance(value, Mapping):
        problems.append(Problem("answers", _brief(value), note("scenario.answers")))
        return {}
    lists = {name: _checked(v, f"answers.{name}", list, "list", [], problems, True) for name, v in value.items()}
    return {
        name: [_answer(item, f"answers.{name}[{at}]", problems) for at, item in enumerate(items)]
        for name, items in lists.items()
    }


def _answer(value: Any, where: str, problems: list[Problem]) -> Any:
    faces = isinstance(value, list) and all(isinstance(face, int) for face in value)
    if not (faces or isinstance(value, int | str)):
        problems.append(Problem(where, _brief(value), note("scenario.answer")))
    return value


def _language(value: Any, problems: list[Problem]) -> str:
    if value is None or value in LANGUAGES:
        return value or "en"
    problems.append(Problem("language", _brief(value), note("core.ruling_words", words=LANGUAGES)))
    return "en"


def _brief(value: Any) -> Any:
    return value if isinstance(value, bool | int | None) else visible(str(value))
