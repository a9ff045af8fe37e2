"""The checks that read the source: lint, form, types, layers, sizes, generated files."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.sizes import COUNTED, oversized

SOURCE = ("toolkit", "dashboards", "sheets_templates", "movelists", "tests", "benchmarks", "start.py")
COMMANDS = {
    "lint": ["ruff", "check", "."],
    "form": ["ruff", "format", "--check", "."],
    "types": ["mypy"],
    "layers": ["lint-imports", "--no-logo"],
}


@pytest.mark.parametrize("name", COMMANDS)
def test_source_passes(name: str, checkout: Path) -> None:
    tool, *arguments = COMMANDS[name]
    installed = shutil.which(tool, path=Path(sys.executable).parent)
    assert installed, f"{tool} is not installed beside {sys.executable}"
    done = subprocess.run([installed, *arguments], cwd=checkout, capture_output=True, text=True)
    assert done.returncode == 0, f"\n{done.stdout}{done.stderr}"


def test_templates_are_what_the_systems_declare(checkout: Path) -> None:
    command = [sys.executable, "sheets_templates/generate.py", "--check"]
    done = subprocess.run(command, cwd=checkout, capture_output=True, text=True)
    assert done.returncode == 0, f"\n{done.stdout}{done.stderr}"


def test_nothing_is_over_its_size_budget(checkout: Path) -> None:
    files = [file for name in SOURCE for file in _files(checkout / name) if file.suffix in COUNTED]
    assert len(files) > 20
    assert [problem for file in files for problem in oversized(file)] == []


def test_no_browser_test_hands_a_page_script_as_text(checkout: Path) -> None:
    """A page forbids text as script, so such a wait holds only if it is true at once: it fails by chance."""
    tests = [file for file in _files(checkout / "tests") if file.suffix == ".py" and file != Path(__file__)]
    assert [str(file) for file in tests if ".wait_for_function(" in file.read_text("utf-8")] == []


def _files(path: Path) -> list[Path]:
    return sorted(path.rglob("*")) if path.is_dir() else [path]
