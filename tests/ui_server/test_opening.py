"""What stands on a browser's tab: the campaign's name for the game master; others read at most their own side."""

from __future__ import annotations

from pathlib import Path

import pytest

from toolkit.ui.server.keys import Pass, mark_of
from toolkit.ui.server.opening import title
from toolkit.ui.visit import Visit, Visitor


@pytest.mark.parametrize(
    ("visitor", "said"),
    [
        (Visitor(), "Ambush at Ferry · Turnsheet"),
        (Visitor("player", "Bank"), "Bank · Turnsheet"),
        (Visitor("spectator"), "Turnsheet"),
    ],
)
def test_the_tab_names_the_file_to_the_game_master_alone(tmp_path: Path, visitor: Visitor, said: str) -> None:
    book = tmp_path / "Ambush at Ferry.xlsx"
    book.touch()
    assert title(Visit("player", str(book), visitor=visitor)) == said


def test_a_pass_is_told_from_another_by_a_mark_that_opens_nothing() -> None:
    marks = {mark_of(one) for one in (Pass(), Pass("player", "x", "Bank"), Pass("player", "x", "Ferry"))}
    assert len(marks) == 3
    assert all(len(mark) == 12 for mark in marks)
