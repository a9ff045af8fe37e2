"""Every system has a battle a reader can follow, at least ten actions long, and it plays as it is told."""

from __future__ import annotations

import pytest

from tests.systems.playthrough import PAGES, SCRIPTS, page
from toolkit.systems.registry import systems


@pytest.mark.parametrize("name", sorted(systems()))
def test_the_battle_of_a_system_plays_as_it_is_told(name: str) -> None:
    assert (SCRIPTS / f"{name}.txt").is_file(), f"{name} has no battle in {SCRIPTS}"
    told = page(name)
    assert told.count("\n## ") >= 10
    assert (PAGES / f"{name}.md").read_text("utf-8") == told, "run: python -m tests.systems.playthrough"
