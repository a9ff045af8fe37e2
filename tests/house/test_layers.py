"""Every import contract is awake: a planted fault breaks exactly the contract that forbids it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

LAYERS = ["dice", "core", "tables", "systems", "scenario", "sync", "session", "ui", "cli"]
ABOVE_THE_RULES = {"cli", "ui", "session", "sync", "messages"}

# contract, the module that sins, what it imports
FAULTS = [
    *(("layers", f"{low}/planted.py", f"toolkit.{high}.stranger") for low, high in pairwise(LAYERS)),
    ("layers", "messages/planted.py", "toolkit.dice.stranger"),
    ("layers", "core/planted.py", "toolkit.session.stranger"),
    ("layers", "stray/planted.py", "json"),
    ("systems-apart", "systems/planted/rules.py", "toolkit.systems.stranger"),
    ("backends-apart", "sync/backends/planted.py", "toolkit.sync.backends.stranger"),
    ("sync-knows-no-rules", "sync/backends/planted.py", "toolkit.systems"),
    ("pure", "core/planted.py", "time"),
    ("pure", "systems/planted/rules.py", "datetime"),
    ("pure", "tables/planted.py", "os.path"),
    ("chance-in-dice", "systems/planted/rules.py", "random"),
    ("widgets-in-ui", "session/planted.py", "ipywidgets"),
]


def contracts(checkout: Path) -> list[dict[str, Any]]:
    project = tomllib.loads((checkout / "pyproject.toml").read_text("utf-8"))
    listed: list[dict[str, Any]] = project["tool"]["importlinter"]["contracts"]
    return listed


def plant(root: Path, module: str, imports: str) -> None:
    """Write the sinning module, and whatever packages it and its import need to exist."""
    target = imports.replace(".", "/") + "/__init__.py" if imports.startswith("toolkit.") else "toolkit/__init__.py"
    for file in (root / target, root / "toolkit" / module):
        for folder in [file.parent, *file.parent.parents]:
            if folder.is_relative_to(root / "toolkit"):
                folder.mkdir(parents=True, exist_ok=True)
                (folder / "__init__.py").touch()
    (root / "toolkit" / module).write_text(f"import {imports}\n", "utf-8")


def broken(root: Path) -> set[str]:
    """The names of the contracts that lint-imports finds broken there."""
    command = shutil.which("lint-imports", path=Path(sys.executable).parent)
    assert command
    done = subprocess.run([command, "--no-logo", "--no-cache"], cwd=root, capture_output=True, text=True)
    assert "Contracts: " in done.stdout, done.stdout + done.stderr
    return set(re.findall(r"^(.+) BROKEN\b", done.stdout, re.MULTILINE))


@pytest.fixture
def copy(checkout: Path, tmp_path: Path) -> Path:
    """The package and its contracts, somewhere a fault may be planted."""
    source_only = shutil.ignore_patterns("__pycache__", "*.csv", "*.json", "*.xlsx")
    shutil.copytree(checkout / "toolkit", tmp_path / "toolkit", ignore=source_only)
    shutil.copy(checkout / "pyproject.toml", tmp_path)
    return tmp_path


@pytest.mark.parametrize(("contract", "module", "imports"), FAULTS)
def test_a_planted_fault_breaks_its_contract_and_no_other(
    contract: str, module: str, imports: str, copy: Path, checkout: Path
) -> None:
    names = {listed["id"]: listed["name"] for listed in contracts(checkout)}
    plant(copy, module, imports)
    assert broken(copy) == {names[contract]}


def test_every_contract_has_a_planted_fault(checkout: Path) -> None:
    assert {listed["id"] for listed in contracts(checkout)} == {contract for contract, _, _ in FAULTS}


def test_every_package_of_the_rules_is_held_to_purity(checkout: Path) -> None:
    packages = {folder.parent.name for folder in (checkout / "toolkit").glob("*/__init__.py")}
    pure = next(listed for listed in contracts(checkout) if listed["id"] == "pure")
    assert {f"toolkit.{name}" for name in packages - ABOVE_THE_RULES} <= set(pure["source_modules"])
