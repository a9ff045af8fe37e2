"""Every procedure has a scenario, and every scenario comes out as its file says."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.systems.expecting import HOME, differences, named_cases, scenario_files
from toolkit.scenario import resolve

CASES = named_cases()

NO_RULE_OF_THEIR_OWN = {"__init__", "doing", "rounding", "chart", "targets", "charge"}


@pytest.mark.parametrize("name", CASES)
def test_scenario(name: str) -> None:
    case = CASES[name]
    assert differences(case["expect"], resolve(case["scenario"])) == []


@pytest.mark.parametrize(
    "folder", sorted(path.parent for path in HOME.glob("*/procedures")), ids=lambda path: path.name
)
def test_every_procedure_has_a_scenario_that_cites_its_source(folder: Any) -> None:
    told = {file.stem: json.loads(file.read_text("utf-8")) for file in (folder / "scenarios").glob("*.json")}
    procedures = {file.stem for file in (folder / "procedures").glob("*.py")} - NO_RULE_OF_THEIR_OWN
    assert procedures <= set(told)
    assert all(scenarios["procedure"] == stem and scenarios["source"] for stem, scenarios in told.items())


def test_scenarios_are_repeatable_from_their_own_json() -> None:
    for case in CASES.values():
        text = json.dumps(case["scenario"])
        assert resolve(json.loads(text)) == resolve(case["scenario"])


def test_there_are_scenarios_for_every_system() -> None:
    systems = {path.parent.name for path in HOME.glob("*/__init__.py")}
    assert systems == {file.parent.parent.name for file in scenario_files()}
