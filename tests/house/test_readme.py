"""What both READMEs print works, line after line, as it stands there."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.sheets_service import SheetsService
from toolkit.cli.guard import run


@pytest.mark.parametrize("name", ["README.md", "README.ru.md"])
def test_every_command_that_is_printed_works(
    name: str,
    checkout: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    sheets_service: SheetsService,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TURNSHEET_SHEETS_URL", sheets_service.url)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    printed = [line for line in (checkout / name).read_text("utf-8").splitlines() if line.startswith("turnsheet ")]
    assert len(printed) > 10
    for line in printed:
        command = shlex.split(re.split(r" {3,}", line)[0])[1:]
        if command[0] != "serve":  # goes on until Ctrl-C; tests/cli starts it
            assert run(command) == 0, f"{line}: {capsys.readouterr().err}"


@pytest.mark.parametrize("name", ["README.md", "README.ru.md", "docs/README.md", "docs/words.md"])
def test_every_link_leads_somewhere(name: str, checkout: Path) -> None:
    page = checkout / name
    for link in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        assert (page.parent / link).exists(), link
