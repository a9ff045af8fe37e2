"""Our service answers as the real one did: recorded exchanges, asked again, one by one.

What differs is listed in `differences.json` with its reason, and nothing else may.
"""

from __future__ import annotations

import json
from pathlib import Path

from tests.sheets.replaying import replay

AT_LEAST = 99  # percent


def test_recorded_exchanges_are_answered_alike(shared: Path) -> None:
    interactions, differences = replay(shared / "gspread_recordings")
    listed = json.loads(Path(__file__).with_name("differences.json").read_text("utf-8"))
    found = {f"{one.recording} {one.place}": one for one in differences}
    assert interactions > 1000
    assert not {place: one for place, one in found.items() if place not in listed}
    assert set(listed) == set(found), "no longer different: take it out of the list"
    assert len(differences) * 100 <= interactions * (100 - AT_LEAST)
