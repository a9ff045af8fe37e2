"""The public acceptance cases of every system there is, by the runner that comes with them."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest

from toolkit.scenario.running import resolve_text
from toolkit.systems.registry import systems


@pytest.mark.parametrize("system", systems())
def test_public_cases(system: str, shared: Path) -> None:
    runner = _runner(shared / "cases" / "run_cases.py")
    failed = {}
    for case in runner.load(shared / "cases" / f"{system}.jsonl"):
        result = json.loads(json.dumps(resolve_text(runner.scenario_line(case))))
        difference = runner.compare(case["expect"], result)
        if difference:
            failed[f"{case['id']} {case['title']}"] = difference
    assert failed == {}


def _runner(path: Path) -> Any:
    spec = importlib.util.spec_from_file_location("run_cases", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
