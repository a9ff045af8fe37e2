"""What the source imports is what pyproject.toml asks for: nothing is there by another library's grace."""

from __future__ import annotations

import ast
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

OWN = {"toolkit", "tests", "benchmarks"}


def imported(folder: Path) -> set[str]:
    """The distributions that the Python files of a folder import from, those inside functions included."""
    names: set[str] = set()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                names.update(alias.name.split(".")[0] for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names.add(node.module.split(".")[0])
    known = packages_distributions()
    foreign = names - OWN - sys.stdlib_module_names
    return {canonicalize_name(known.get(name, [name])[0]) for name in foreign}


def declared(checkout: Path) -> tuple[set[str], set[str], set[str]]:
    """What running needs, what testing needs on top, and what running does well without."""
    project = tomllib.loads((checkout / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    running, testing, spare = project["dependencies"], extras["test"], extras["recalc"]
    return {name(line) for line in running}, {name(line) for line in testing}, {name(line) for line in spare}


def name(line: str) -> str:
    return canonicalize_name(Requirement(line).name)


def test_the_package_imports_only_what_it_declares(checkout: Path) -> None:
    running, _, spare = declared(checkout)
    # pydantic-core is pydantic's other half, of one version with it
    assert imported(checkout / "toolkit") - {"pydantic-core"} <= running | spare


def test_the_tests_import_only_what_they_declare(checkout: Path) -> None:
    running, testing, spare = declared(checkout)
    assert spare <= testing, "with them and without, both are tested"
    assert imported(checkout / "tests") - {"pydantic-core"} <= running | testing
