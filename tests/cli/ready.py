"""Commands that start at once: each is a fork of a process that has loaded all of the command line and waits.

Starting Python and loading everything takes longer than most commands. The fork is a process of its own, with its own
environment, folder and streams. Where there is no fork a command is started as a person starts it; so are those of the
tests that pipe, kill or time one.
"""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

PATIENCE = 120
"""Seconds."""
_STREAMS = (("in", os.O_RDONLY), ("out", os.O_WRONLY), ("err", os.O_WRONLY))


def ran_to_its_end(arguments: Sequence[str], folder: Path, env: Mapping[str, str], ends: Path) -> int:
    """Run `turnsheet` with the files `in`, `out` and `err` of the folder `ends` as its streams; its exit status."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return _started(arguments, folder, env, ends)
    ways = multiprocessing.get_context("forkserver")
    ways.set_forkserver_preload(["tests.cli.loaded"])
    process = ways.Process(target=_forked, args=(list(arguments), folder, dict(env), ends))
    process.start()
    process.join(PATIENCE)
    assert process.exitcode is not None, f"{arguments} takes more than {PATIENCE} seconds"
    return process.exitcode


def _forked(arguments: list[str], folder: Path, env: dict[str, str], ends: Path) -> None:
    from toolkit.cli import main

    for number, (name, how) in enumerate(_STREAMS):
        os.dup2(os.open(ends / name, how), number)
    sys.stdin = open(0, closefd=False)  # noqa: SIM115
    sys.stdout, sys.stderr = (open(number, "w", closefd=False) for number in (1, 2))  # noqa: SIM115
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(env)
    main(arguments)


def _started(arguments: Sequence[str], folder: Path, env: Mapping[str, str], ends: Path) -> int:
    command = [sys.executable, "-m", "toolkit.cli", *arguments]
    with (ends / "in").open("rb") as taken, (ends / "out").open("wb") as out, (ends / "err").open("wb") as err:
        done = subprocess.run(command, stdin=taken, stdout=out, stderr=err, cwd=folder, env=env, timeout=PATIENCE)
    return done.returncode
