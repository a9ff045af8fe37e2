"""The real command in a process of its own, and campaigns to run it on."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.cli.ready import ran_to_its_end
from tests.session.workbooks import FORMULA, make_campaign


@dataclass(frozen=True)
class Ran:
    """How a command ended and what it said; the signs of life that a slow machine gives are left out."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Turnsheet = Callable[..., Ran]


@pytest.fixture
def turnsheet(checkout: Path, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Turnsheet:
    """`turnsheet(*arguments, stdin=b"")`; never a traceback, whatever happens."""
    home = tmp_path / "home"
    home.mkdir()
    ends = tmp_path_factory.mktemp("ends")
    own = {"HOME": str(home), "TURNSHEET_LOGS": str(tmp_path / "logs"), "PYTHONPATH": str(checkout)}
    plain = {key: value for key, value in os.environ.items() if not key.startswith(("XDG_", "PYTHON"))}

    def run(*arguments: object, stdin: bytes = b"", env: dict[str, str] | None = None) -> Ran:
        for name, written in (("in", stdin), ("out", b""), ("err", b"")):
            (ends / name).write_bytes(written)
        status = ran_to_its_end([*map(str, arguments)], tmp_path, {**plain, **own, **(env or {})}, ends)
        out, err = ((ends / name).read_bytes().decode() for name in ("out", "err"))
        ran = Ran(status, out, "".join(line for line in err.splitlines(keepends=True) if not line.endswith(" …\n")))
        assert "Traceback" not in ran.out + ran.err, ran.err
        assert not (tmp_path / "logs" / "desk.log").exists(), (tmp_path / "logs" / "desk.log").read_text("utf-8")
        return ran

    return run


@pytest.fixture(scope="session")
def master(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A campaign with a damage formula; never written to."""
    folder = tmp_path_factory.mktemp("master")
    return make_campaign(folder / "team.xlsx", damage_formula=FORMULA, critical_chance=5, rest_amount=6)


@pytest.fixture
def file(master: Path, tmp_path: Path) -> Path:
    """A copy of it, in a folder with a space and Cyrillic letters in its name."""
    folder = tmp_path / "моя игра"
    folder.mkdir()
    return Path(shutil.copy(master, folder / "отряд 1.xlsx"))
