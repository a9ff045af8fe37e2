"""Garbage is looked for between presses, and found all the same."""

from __future__ import annotations

import subprocess
import sys

_SCRIPT = """
import gc, weakref
from toolkit.ui import tidying

class Ring:
    def __init__(self):
        self.me = self

def lost():
    return weakref.ref(Ring())

gc.collect()
tidying.tidy()
assert gc.get_freeze_count() == 0, "a process that has not given it up is left alone"
loaded = [[] for _ in range(3 * tidying.MANY)]
tidying.later()
assert gc.get_freeze_count() >= len(loaded), "what was there before the page is looked through no more"
first = lost()
kept = [[] for _ in range(tidying.MANY // 2)]
assert first() is not None, "nothing is looked through in the middle of things"
tidying.tidy()
assert first() is None and gc.get_freeze_count() >= len(loaded) + len(kept)
second = lost()
tidying.tidy()
assert second() is not None, "a little is not worth a look"
more = [[] for _ in range(2 * tidying.MANY)]
tidying.tidy()
assert second() is None
"""


def test_what_is_lost_is_found_once_there_is_much_and_what_a_page_is_made_of_is_looked_through_once() -> None:
    subprocess.run([sys.executable, "-c", _SCRIPT], check=True)
