"""The damage chart, row by row, as the source prints it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from toolkit.dice import parse_dice
from toolkit.systems.ptu.procedures.damage_base import damage_dice, set_damage

LOWEST_MEAN_HIGHEST = """
1:2/5/7 2:4/7/9 3:6/9/11 4:7/11/14 5:9/13/16 6:10/15/20 7:12/17/22 8:12/19/26 9:12/21/30 10:13/24/34 11:13/27/40
12:13/30/46 13:14/35/50 14:19/40/55 15:24/45/60 16:25/50/70 17:30/60/85 18:31/65/97 19:36/70/102 20:41/75/107
21:46/80/112 22:51/85/117 23:56/90/122 24:61/95/127 25:66/100/132 26:72/110/149 27:78/120/166 28:88/130/176
"""
ROWS = [tuple(map(int, re.split("[:/]", row))) for row in LOWEST_MEAN_HIGHEST.split()]


@pytest.mark.parametrize(("base", "lowest", "printed", "highest"), ROWS)
def test_every_row_has_its_lowest_its_printed_and_its_highest_damage(
    base: int, lowest: int, printed: int, highest: int
) -> None:
    dice = damage_dice(base)
    assert (dice.low, set_damage(base), dice.high) == (lowest, printed, highest)
    doubled = dice.doubled()
    assert (doubled.low, doubled.high) == (2 * lowest, 2 * highest)


def test_the_dice_are_those_of_the_source_text(shared: Path) -> None:
    text = (shared / "seeds" / "ptu-attacks-and-damage.txt").read_text("utf-8")
    printed = dict(re.findall(r"^\| (\d+) \| (\d+d\d+\+\d+) \|", text, re.MULTILINE))
    assert len(printed) == 28
    assert {int(base): parse_dice(dice) for base, dice in printed.items()} == {n: damage_dice(n) for n in range(1, 29)}
