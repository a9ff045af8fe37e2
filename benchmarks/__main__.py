"""`python -m benchmarks`: every ratio on a line; exit status 1 when one is not kept."""

from __future__ import annotations

import sys
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
        there = Path(folder)
        ratios: list[Ratio | NotInstalled] = [
            help_shown(),
            *odds_worked_out(),
            *one_action(there),
            *one_edit(there),
            *byte_level(there),
            *map_pressed(there),
            *opened(there),
            *actions_pressed(there),
            *reading(there),
        ]
    for ratio in ratios:
        print(ratio)
    return int(not all(ratio.kept for ratio in ratios))


if __name__ == "__main__":
    sys.exit(main())
