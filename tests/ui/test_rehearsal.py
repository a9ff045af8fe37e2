"""A process that waits has made the page of every system once, the usual one first, and nothing of it is left."""

from __future__ import annotations

import pytest
from ipywidgets.widgets import widget

from toolkit.systems import registry
from toolkit.ui.pages.rehearsal import FIRST, rehearsals
from toolkit.ui.server import desk


def test_every_system_is_rehearsed_and_no_widget_stays() -> None:
    steps = rehearsals()
    assert next(steps) == FIRST
    assert {FIRST, *steps} == set(registry.ids())
    assert not widget._instances


class Door:
    """A line to the server on which somebody comes after so many looks."""

    def __init__(self, after: int) -> None:
        self.after = after

    def recv(self, timeout: float | None = None) -> str:
        self.after -= 1
        if self.after < 0:
            return "a visit"
        assert timeout is not None, "nobody would be heard"
        raise TimeoutError


@pytest.mark.parametrize(("after", "rehearsed"), [(0, 0), (1, 1), (3, 3), (4, 3)])
def test_whoever_comes_is_heard_between_two_rehearsals(
    monkeypatch: pytest.MonkeyPatch, after: int, rehearsed: int
) -> None:
    steps = iter(["one", "two", "three"])
    monkeypatch.setattr(desk, "_ahead", [steps])
    assert desk._told(Door(after)) == "a visit"  # type: ignore[arg-type]
    assert len(list(steps)) == 3 - rehearsed
