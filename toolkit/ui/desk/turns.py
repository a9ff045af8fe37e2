"""One thing at a time: what the game master does is done in the order it was done, slow things in a thread.

While something slow (reading, saving) is under way everything else waits for its turn, so a model is never touched by
two threads at once and the page stays awake. What is done in a moment is not said to be under way: until that is said,
another slow thing that is asked for was meant for the page before, and lapses. Without a running event loop (tests,
plain Python) all happens at once.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextvars import copy_context
from dataclasses import dataclass

from toolkit.ui.moment import MOMENT

Job = Callable[[], object]


@dataclass(frozen=True, slots=True)
class _Turn:
    job: Job
    slow: bool
    quiet: bool
    done: asyncio.Future[None]


class Turns:
    """`begin` is called while a slow job takes longer than a moment, `end` after every job, both on the caller's own
    thread."""

    def __init__(self, begin: Callable[[], object], end: Callable[[], object]) -> None:
        self._begin, self._end = begin, end
        self._waiting: deque[_Turn] = deque()
        self._work: asyncio.Task[None] | None = None
        self._unsaid = False  # something slow is under way, and the page does not say so yet

    @property
    def idle(self) -> bool:
        """Nothing under way and nothing waiting."""
        return self._work is None or self._work.done()

    def take(self, job: Job, *, slow: bool = False, quiet: bool = False) -> Awaitable[None] | None:
        """Do it now, or when its turn comes: then something to wait for is returned. None of the three may raise.

        `quiet` jobs, which nobody waits for, call neither `begin` nor `end`.
        """
        loop = _running_loop()
        if loop is None or (self.idle and not slow):
            self._now(job, quiet)
            return None
        if slow and not quiet and self._unsaid:
            return None
        turn = _Turn(job, slow, quiet, loop.create_future())
        if self.idle:  # begun at once: whoever calls has still to tidy up behind the press
            self._work = loop.create_task(self._all(turn, _begun(turn)))
        else:
            self._waiting.append(turn)
        return turn.done

    async def _all(self, first: _Turn, work: asyncio.Future[object]) -> None:
        await self._finished(first, work)
        while self._waiting:
            turn = self._waiting.popleft()
            if turn.slow:
                await self._finished(turn, _begun(turn))
            else:
                self._now(turn.job, turn.quiet)
                turn.done.set_result(None)

    async def _finished(self, turn: _Turn, work: asyncio.Future[object]) -> None:
        if not turn.quiet:
            await self._for_a_moment(work)
        await work
        if not turn.quiet:
            self._end()
        turn.done.set_result(None)

    async def _for_a_moment(self, work: asyncio.Future[object]) -> None:
        self._unsaid = True
        done, _ = await asyncio.wait({work}, timeout=MOMENT)
        self._unsaid = False
        if not done:
            self._begin()

    def _now(self, job: Job, quiet: bool) -> None:
        job()
        if not quiet:
            self._end()


def _begun(turn: _Turn) -> asyncio.Future[object]:
    """The job, under way in a thread."""
    return asyncio.get_running_loop().run_in_executor(None, copy_context().run, turn.job)


def _running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
