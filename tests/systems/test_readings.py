"""Readings of the two Calpheon texts made independently of the code, each with what must come of it.

`readings.jsonl` holds one a line: a scenario (or its raw text) and what is expected. Everything named must be there,
what is not named is free. A line with `"open": true` is a fault that is known and not yet repaired.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from toolkit.scenario import resolve
from toolkit.scenario.running import resolve_text

LISTS = ("status", "stages", "types", "weather", "terrain")
READINGS = [json.loads(line) for line in Path(__file__).with_name("readings.jsonl").read_text("utf-8").splitlines()]


def _marked(reading: dict[str, Any]) -> Any:
    marks = [pytest.mark.xfail(strict=True, reason="known, not yet repaired")] if reading.get("open") else []
    return pytest.param(reading, id=f"{reading['id']} {reading['title']}", marks=marks)


@pytest.mark.parametrize("reading", [_marked(reading) for reading in READINGS])
def test_reading(reading: dict[str, Any]) -> None:
    written = reading.get("scenario_text") or json.dumps(reading["scenario"], ensure_ascii=False)
    result = json.loads(json.dumps(resolve_text(written), allow_nan=False))
    assert list(_differences(reading["expect"], result)) == []


def test_one_answer_at_a_time_comes_to_the_same() -> None:
    for scenario, whole in _played():
        given: list[Any] = []
        for item in whole["asked"]:
            needs = resolve(scenario | {"answers": given})["needs"]
            assert (needs["ask"], needs["for"], needs["dice"]) == (item["ask"], item["for"], item["dice"])
            given.append(item["answer"])
        assert resolve(scenario | {"answers": given}) == whole


def test_a_fight_carries_on_from_its_own_result() -> None:
    for scenario, whole in _played():
        left, so_far = [item["answer"] for item in whole["asked"]], scenario
        for entry in scenario["do"]:
            part = next(part for count in range(len(left) + 1) if (part := _part(so_far, entry, left[:count]))["ok"])
            left = left[len(part["asked"]) :]
            so_far = scenario | json.loads(json.dumps({"roster": part["roster"], "battle": part["battle"]}))
        assert (part["roster"], part["battle"]) == (whole["roster"], whole["battle"])


def test_what_the_game_master_may_set_the_roster_may_hold() -> None:
    scenario = {
        "system": "calpheon",
        "roster": [{"name": "Cato", "side": "A", "max_hp": 9}, {"name": "Moss", "side": "B", "max_hp": 9}],
        "do": [{"adjust": {"who": "Cato", "set": {"types": "Foo"}, "why": "a curse"}}],
    }
    result = resolve(scenario)
    assert not result["ok"] or resolve(scenario | {"roster": result["roster"], "do": []})["ok"]


def _part(scenario: dict[str, Any], entry: Any, answers: list[Any]) -> dict[str, Any]:
    return resolve(scenario | {"do": [entry], "answers": answers})


def _played() -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Every third reading, where it is played to its end by answers, and its result."""
    for reading in READINGS[::3]:
        scenario = reading.get("scenario", {})
        if scenario.get("answers") and scenario["do"] and reading["expect"]["ok"] and not reading.get("open"):
            yield scenario, resolve(scenario)


def _differences(expect: Mapping[str, Any], result: Mapping[str, Any]) -> Iterator[Any]:
    if result["ok"] != expect["ok"]:
        yield {key: result.get(key) for key in ("ok", "problems", "needs")}
        return
    yield from _outcomes(expect, result)
    yield from _rows(expect.get("roster", {}), result)
    yield from _different(expect.get("battle", {}), result.get("battle") or {}, "battle")
    yield from _different(expect.get("needs", {}), result.get("needs") or {}, "needs")
    asked = [item["ask"] for item in result.get("asked") or []]
    if expect.get("asked", asked) != asked:
        yield "asked", asked
    warned = [item["where"] for item in result.get("warnings") or []]
    if expect.get("warned", warned) != warned:
        yield "warned", warned
    yield from (text for text in expect.get("rulings", []) if text not in result["rulings"])
    if expect.get("seed", result.get("seed")) != result.get("seed"):
        yield "seed", result.get("seed")
    yield from _places(expect, result)
    yield from _log(expect, result)


def _outcomes(expect: Mapping[str, Any], result: Mapping[str, Any]) -> Iterator[Any]:
    """Those expected, in this order; others may stand between."""
    left = iter(result.get("outcomes") or [])
    for wanted in expect.get("outcomes", []):
        if not any(not list(_different(wanted, outcome, "")) for outcome in left):
            yield "no such outcome", wanted, result["outcomes"]
            return
    for unwanted in expect.get("no_outcome", []):
        yield from (one for one in result["outcomes"] if not list(_different(unwanted, one, "")))


def _rows(expected: Mapping[str, Mapping[str, Any]], result: Mapping[str, Any]) -> Iterator[Any]:
    for name, cells in expected.items():
        row = next(row for row in result["roster"] if name in (row["name"], row["id"]))
        yield from _different(cells, row, name)


def _different(wanted: Mapping[str, Any], given: Mapping[str, Any], where: str) -> Iterator[Any]:
    for key, want in wanted.items():
        if not _same(key, want, given.get(key)):
            yield where, key, want, given.get(key)


def _same(key: str, want: Any, got: Any) -> bool:
    if isinstance(want, dict):
        ((rule, operand),) = want.items()
        return _meets(rule, operand, got)
    if key in LISTS and want:
        return sorted(_entries(want)) == sorted(_entries(got))
    return got == want if key in ("hp", "sp") else (got or None) == (want or None)


def _meets(rule: str, operand: Any, got: Any) -> bool:
    held = [entry.rstrip(" 0123456789") for entry in _entries(got)] if rule in ("$has", "$lacks") else []
    return {"$has": operand in held, "$lacks": operand not in held, "$in": rule == "$in" and got in operand}[rule]


def _entries(cell: Any) -> list[str]:
    return [entry.strip() for entry in str(cell or "").split(",") if entry.strip()]


def _places(expect: Mapping[str, Any], result: Mapping[str, Any]) -> Iterator[Any]:
    """Each place wanted, or one inside it, has a problem."""
    wanted: str | Sequence[str] = expect.get("problem_at", [])
    found = [problem["where"] for problem in result.get("problems") or []]
    for place in [wanted] if isinstance(wanted, str) else wanted:
        if not any(where == place or place == "" or where.startswith((f"{place}.", f"{place}[")) for where in found):
            yield place, found


def _log(expect: Mapping[str, Any], result: Mapping[str, Any]) -> Iterator[Any]:
    """One sentence holds all the pieces wanted; no sentence holds a piece unwanted."""
    said = result.get("log") or []
    for pieces in expect.get("log", []):
        if not any(all(piece in sentence for piece in pieces) for sentence in said):
            yield "not said", pieces, said
    yield from (sentence for piece in expect.get("no_log", []) for sentence in said if piece in sentence)
