"""One thing at a time, in order, without blocking the page."""

from __future__ import annotations

import asyncio
import threading

import pytest

from toolkit.ui.desk import turns as how
from toolkit.ui.desk.turns import Turns


def test_without_a_loop_everything_happens_at_once() -> None:
    told: list[str] = []
    turns = Turns(lambda: told.append("begin"), lambda: told.append("end"))
    assert turns.take(lambda: told.append("job"), slow=True) is None
    assert told == ["job", "end"]


def test_what_comes_while_something_is_slow_waits_its_turn() -> None:
    told: list[str] = []
    here, begun = threading.get_ident(), threading.Event()

    def begin() -> None:
        told.append("begin")
        begun.set()

    turns = Turns(begin, lambda: told.append("end"))

    def slow() -> None:
        assert begun.wait(60)  # it takes longer than a moment
        told.append("slow elsewhere" if threading.get_ident() != here else "slow here")

    async def play() -> None:
        first = turns.take(slow, slow=True)
        second = turns.take(lambda: told.append("quick"))
        assert first is not None
        assert second is not None
        assert not turns.idle
        await asyncio.gather(first, second)
        await asyncio.sleep(0)
        assert turns.idle
        assert turns.take(lambda: told.append("at once")) is None
        await (turns.take(lambda: told.append("quiet"), slow=True, quiet=True) or asyncio.sleep(0))

    asyncio.run(play())
    assert told == ["begin", "slow elsewhere", "end", "quick", "end", "at once", "end", "quiet"]


def test_what_is_done_in_a_moment_is_not_said_to_be_under_way_and_nothing_slow_is_begun_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(how, "MOMENT", 60)  # however busy the machine is
    told: list[str] = []
    turns = Turns(lambda: told.append("begin"), lambda: told.append("end"))

    written = threading.Event()

    def save() -> None:
        written.wait()
        told.append("save")

    async def play() -> None:
        saving = turns.take(save, slow=True)
        await asyncio.sleep(0)
        assert turns.take(lambda: told.append("undo"), slow=True) is None
        picking = turns.take(lambda: told.append("pick"))
        written.set()
        assert saving is not None
        assert picking is not None
        await asyncio.gather(saving, picking)
        redoing = turns.take(lambda: told.append("redo"), slow=True)
        assert redoing is not None
        await redoing

    asyncio.run(play())
    assert told == ["save", "end", "pick", "end", "redo", "end"]
