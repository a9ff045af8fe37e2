"""`python -m benchmarks`: every ratio on a line; exit status 1 when one is not kept."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.byte_level import byte_level
from benchmarks.help import help_shown
from benchmarks.map_press import map_pressed
from benchmarks.odds import odds_worked_out
from benchmarks.one_action import one_action
from benchmarks.one_edit import one_edit
from benchmarks.opening import opened
from benchmarks.pressing import actions_pressed
from benchmarks.ratio import NotInstalled, Ratio
from benchmarks.reading import reading


def main() -> int:
    with TemporaryDirectory() as folder:
        kept = [_told(ratio) for ratio in _all(Path(folder))]
    return int(not all(kept))


def _all(there: Path) -> Iterator[Ratio | NotInstalled]:
    yield help_shown()
    yield from odds_worked_out()
    for kind in (one_action, one_edit, byte_level, map_pressed, opened, actions_pressed, reading):
        yield from kind(there)


def _told(ratio: Ratio | NotInstalled) -> bool:
    print(ratio, flush=True)
    return ratio.kept


if __name__ == "__main__":
    sys.exit(main())
