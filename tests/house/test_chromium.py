"""Getting a browser: only when there is none, only through the system's package manager, never a failure."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems have a browser at a known place")

SUDO = '#!/bin/sh\n[ "$1" = --non-interactive ] && shift\nexec "$@"\n'
APT_GET = '#!/bin/sh\necho "$@" >> "{folder}/told"\n[ "$1" = update ] || ln -s /bin/true "{folder}/chromium"\n'
BROKEN = "#!/bin/sh\necho no such package >&2\nexit 100\n"


class Machine:
    """A machine whose search path is one folder with the programs given."""

    def __init__(self, folder: Path, **programs: str) -> None:
        self.folder = folder
        for tool in ("sh", "ln", "true"):
            (folder / tool).symlink_to(f"/bin/{tool}")
        for name, script in {"sudo": SUDO, **programs}.items():
            program = folder / name.replace("_", "-")
            program.write_text(script.format(folder=folder) if script is APT_GET else script, "utf-8")
            program.chmod(0o755)

    def get(self, checkout: Path) -> str:
        script = str(checkout / "tests" / "chromium.py")
        environment = {**os.environ, "PATH": str(self.folder)}
        done = subprocess.run([sys.executable, script], env=environment, capture_output=True, text=True)
        assert done.returncode == 0
        assert "Traceback" not in done.stderr
        return done.stderr

    @property
    def told(self) -> list[str]:
        """What apt-get was told, in order."""
        record = self.folder / "told"
        return record.read_text("utf-8").splitlines() if record.exists() else []


def test_a_machine_without_a_browser_gets_one(checkout: Path, tmp_path: Path) -> None:
    machine = Machine(tmp_path, apt_get=APT_GET)
    assert "skipped" not in machine.get(checkout)
    assert machine.told[0] == "update"
    assert "chromium" in machine.told[1].split()


def test_a_browser_that_is_there_is_left_alone(checkout: Path, tmp_path: Path) -> None:
    machine = Machine(tmp_path, apt_get=APT_GET, google_chrome="#!/bin/sh\n")
    assert machine.get(checkout) == ""
    assert machine.told == []


def test_a_machine_that_cannot_give_one_is_told_in_a_sentence(checkout: Path, tmp_path: Path) -> None:
    machine = Machine(tmp_path, apt_get=BROKEN)
    said = machine.get(checkout)
    assert "no such package" in said
    assert said.splitlines()[-1].endswith("the tests that need a browser are skipped.")
