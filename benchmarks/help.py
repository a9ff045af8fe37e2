"""`turnsheet --help` against a Python that does nothing, whole processes both."""

from __future__ import annotations

import subprocess
import sys

from benchmarks.ratio import Ratio, measure


def help_shown() -> Ratio:
    def run(*arguments: str) -> None:
        subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)

    return measure(
        "turnsheet --help / a bare Python",
        lambda: run("-m", "toolkit.cli", "--help"),
        lambda: run("-c", "pass"),
        10,
        rounds=20,
    )
