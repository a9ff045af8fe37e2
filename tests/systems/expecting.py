"""What a scenario expects of its result: the files under `toolkit/systems/<id>/scenarios/` and how they are compared.

`outcomes` are all there are, in order, each with at least the keys given; `asked` the names of all questions; roster
rows and the battle the cells given (`null` for a blank); `rulings` texts that are among the named ones.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import toolkit.systems

HOME = Path(toolkit.systems.__file__).parent


def scenario_files() -> list[Path]:
    """All scenario files of all systems."""
    return sorted(HOME.glob("*/scenarios/*.json"))


def cases(file: Path) -> Iterator[dict[str, Any]]:
    yield from json.loads(file.read_text("utf-8"))["cases"]


def named_cases() -> dict[str, dict[str, Any]]:
    """`calpheon/protect: name` -> case."""
    return {
        f"{file.parent.parent.name}/{file.stem}: {case['name']}": case
        for file in scenario_files()
        for case in cases(file)
    }


def differences(expected: dict[str, Any], result: dict[str, Any]) -> list[str]:
    """Every difference, readable."""
    if not result["ok"]:
        return [json.dumps({key: result.get(key) for key in ("problems", "needs")}, ensure_ascii=False)]
    found = []
    if "outcomes" in expected:
        found += _outcomes(expected["outcomes"], result["outcomes"])
    if "asked" in expected and (asked := [item["ask"] for item in result["asked"]]) != expected["asked"]:
        found.append(f"asked {asked}, not {expected['asked']}")
    rows = {row["name"]: row for row in result["roster"]}
    for name, cells in expected.get("roster", {}).items():
        found += [f"{name}.{difference}" for difference in _cells(cells, rows[name])]
    found += [f"battle.{difference}" for difference in _cells(expected.get("battle", {}), result["battle"])]
    found += [f"ruling {text} is not named" for text in expected.get("rulings", []) if text not in result["rulings"]]
    return found


def _outcomes(expected: list[dict[str, Any]], given: list[dict[str, Any]]) -> list[str]:
    if len(expected) != len(given):
        short = [(outcome["actor"], outcome["use"], outcome["result"], outcome["reason"]) for outcome in given]
        return [f"{len(expected)} outcomes expected, not {short}"]
    pairs = enumerate(zip(expected, given, strict=True))
    return [f"outcome {at}: {difference}" for at, (want, got) in pairs for difference in _cells(want, got)]


def _cells(expected: dict[str, Any], given: dict[str, Any]) -> Iterator[str]:
    for key, want in expected.items():
        got = given.get(key)
        if isinstance(want, dict):
            yield from (f"{key}.{difference}" for difference in _cells(want, got or {}))
        elif got != want and not (want is None and got in (0, "", False)):
            yield f"{key} is {got!r}, not {want!r}"
