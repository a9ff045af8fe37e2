"""Run as a process of its own by the crash tests: commits sets to a workbook or folder, one after another.

`python -m tests.sync.commits count BOOK WHO N` adds 1 to Mossy's HP N times, reading again after each conflict.
`python -m tests.sync.commits set BOOK WHO N` writes N sets that each give Mossy's HP the next number.
"""

from __future__ import annotations

import sys

from tests.sync.campaign import hp_change, hp_of, locate
from toolkit.sync.port import Backend, Written
from toolkit.sync.registry import open_backend


def count(backend: Backend, who: str, times: int) -> None:
    """Increments, retried until each is in."""
    for number in range(times):
        while True:
            hp = hp_of(backend.read(), "mossy")
            assert isinstance(hp, int)
            if isinstance(backend.write(hp_change(f"{who}-{number}", "mossy", hp, hp + 1), locate), Written):
                break


def set_on(backend: Backend, who: str, times: int) -> None:
    """Numbers in a row, each told on standard output once it is in."""
    for _ in range(times):
        hp = hp_of(backend.read(), "mossy")
        assert isinstance(hp, int)
        outcome = backend.write(hp_change(f"{who}-{hp + 1}", "mossy", hp, hp + 1), locate)
        assert isinstance(outcome, Written)
        print(hp + 1, flush=True)


if __name__ == "__main__":
    way, book, name, repeat = sys.argv[1:]
    {"count": count, "set": set_on}[way](open_backend(book), name, int(repeat))
