"""A virtual environment outside the checkout that holds a wheel and what the wheel says it needs, nothing more.

Order: the wheel is installed by pip without its dependencies; the distributions it requires, and what those
require, are then linked in from the environment the tests run in. So nothing is downloaded, and a dependency
that pyproject.toml forgets is missing here as it would be on a stranger's machine.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

BIN = "Scripts" if os.name == "nt" else "bin"


def build(kind: str, source: Path, folder: Path) -> Path:
    """Build the project at `source` into a `wheel` or an `sdist`, in a folder of its own."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", str(folder)]
    done = subprocess.run(command, cwd=source, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = folder.iterdir()
    return built


def furnish(room: Path, wheel: Path) -> Path:
    """Make the environment at `room`, with the wheel in it; returns the folder of its commands."""
    subprocess.run([sys.executable, "-m", "venv", str(room)], check=True)
    python = room / BIN / "python"
    pip = [str(python), "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", str(wheel)]
    subprocess.run(pip, check=True)
    inside = subprocess.run(
        [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        check=True,
        capture_output=True,
        text=True,
    )
    (installed,) = (found for found in distributions(path=[inside.stdout.strip()]) if found.name == "turnsheet")
    for needed in closure(installed):
        link(needed, Path(sysconfig.get_path("purelib")), Path(inside.stdout.strip()))
    return room / BIN


def closure(wanted: Distribution) -> Iterable[Distribution]:
    """Every distribution that this one needs here, directly or through others, without the optional ones."""
    found: dict[str, Distribution] = {}
    todo = [(wanted, frozenset[str]())]
    while todo:
        asking, extras = todo.pop()
        for line in asking.requires or ():
            requirement = Requirement(line)
            applies = (not (marker := requirement.marker)) or any(
                marker.evaluate({"extra": extra}) for extra in {"", *extras}
            )
            name = canonicalize_name(requirement.name)
            if applies and name not in found:
                found[name] = distribution(name)
                todo.append((found[name], frozenset(requirement.extras)))
    return found.values()


def link(needed: Distribution, source: Path, target: Path) -> None:
    """Give the target the distribution's files, its data outside the package folder included, its commands not."""
    for file in needed.files or ():
        original = source / file
        copy = Path(os.path.normpath(target / file))
        if copy.parent.name == BIN or not original.is_file():
            continue
        copy.parent.mkdir(parents=True, exist_ok=True)
        try:
            os.link(original, copy)
        except OSError:
            shutil.copy2(original, copy)
