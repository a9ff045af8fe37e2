"""A project that installs in a second and without a network, for start.py to set up in tests.

It has what start.py relies on: a pyproject.toml with an own build backend, a package `toolkit` with a command
`turnsheet`, and a stand-in for pytest. The command tells its arguments and folder as JSON, waits when told to,
and ends with status 3. A file `slow` or `broken` in the project makes the build hang or fail.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

PYPROJECT = """\
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]

[project]
name = "turnsheet"
version = "0"
"""

BACKEND = """\
import pathlib, time, zipfile

def build_editable(folder, config_settings=None, metadata_directory=None):
    here = pathlib.Path.cwd()
    if (here / "slow").exists():
        (here / "building").touch()
        time.sleep(60)
    if (here / "broken").exists():
        raise OSError("No space left on device")
    info = "turnsheet-0.dist-info/"
    files = {
        "turnsheet.pth": str(here),
        info + "METADATA": "Metadata-Version: 2.1\\nName: turnsheet\\nVersion: 0\\nProvides-Extra: test\\n",
        info + "WHEEL": "Wheel-Version: 1.0\\nGenerator: here\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n",
        info + "entry_points.txt": "[console_scripts]\\nturnsheet = toolkit.cli:main\\n",
    }
    record = "".join(name + ",,\\n" for name in [*files, info + "RECORD"])
    name = "turnsheet-0-py3-none-any.whl"
    with zipfile.ZipFile(pathlib.Path(folder) / name, "w") as wheel:
        for file, text in {**files, info + "RECORD": record}.items():
            wheel.writestr(file, text)
    return name
"""

TELL = """\
import json, os, sys, time

def main():
    print(json.dumps({"arguments": sys.argv[1:], "folder": os.getcwd(), "pid": os.getpid()}), flush=True)
    if "--wait" in sys.argv:
        time.sleep(60)
    return 3
"""


class SmallProject:
    """The project at `root`, and the ways to start it."""

    def __init__(self, root: Path, checkout: Path) -> None:
        files = {
            "pyproject.toml": PYPROJECT,
            "backend.py": BACKEND,
            "toolkit/__init__.py": "",
            "toolkit/cli.py": TELL,
            "pytest.py": TELL + "\nsys.exit(main())\n",
            "tests/chromium.py": "",
        }
        for name, text in files.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text, "utf-8")
        shutil.copy(checkout / "start.py", root)
        self.root = root

    def begin(self, *arguments: str, folder: Path | None = None) -> subprocess.Popen[str]:
        """Start `python start.py …` in a folder, the project's own unless another is given."""
        return subprocess.Popen(
            [sys.executable, str(self.root / "start.py"), *arguments],
            cwd=folder or self.root,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONUTF8": "1"},
        )

    def told(self, *arguments: str, folder: Path | None = None) -> dict[str, Any]:
        """What the command told about how it was started, once it was reached."""
        out, err = (started := self.begin(*arguments, folder=folder)).communicate(timeout=120)
        assert started.returncode == 3, out + err
        facts: dict[str, Any] = json.loads(out)
        return facts

    def refusal(self, *arguments: str) -> tuple[int, str]:
        """The exit status and the sentence of a run that does not get as far as the command."""
        out, err = (started := self.begin(*arguments)).communicate(timeout=120)
        assert out == ""
        return started.returncode, err

    @property
    def record(self) -> Path:
        """The log of the installation; its size tells whether something was installed again."""
        return self.root / ".venv" / "install.log"
