"""Each command loads by itself what it needs, whatever was loaded before it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from toolkit.cli.group import COMMANDS

_EACH_ALONE = """
import importlib, os, sys
import click, fluent.runtime, lark, pydantic  # only ours are to be loaded one by one
for name in sys.argv[1:]:
    if not os.fork():
        importlib.import_module(name)
        os._exit(0)
    if os.wait()[1]:
        print(name)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a fork for each")
def test_every_command_can_be_loaded_first(checkout: Path) -> None:
    names = sorted({f"toolkit.cli.{module}" for module in COMMANDS.values()})
    done = subprocess.run(
        [sys.executable, "-c", _EACH_ALONE, *names], capture_output=True, text=True, cwd=checkout, check=False
    )
    assert (done.stdout, done.stderr) == ("", "")
