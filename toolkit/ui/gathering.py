"""All that one deed changes on the page leaves in one message, for each message costs the browser and the server time.

In order: the page's script says that it is there (`begin`); from then on, what widgets send while `gathered` is entered
waits; at its end it is handed over together, in the order in which it was sent, later values of a widget in the place
of earlier ones. What need not wait for the rest of a deed leaves before it (`leave`). What comes at any other time, and
whatever is more than plain values, leaves at once as it always did.

A browser copies the page first and listens to its widgets a moment later; what changes in between is lost on it.
So all that changed before it was there is said again as soon as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event
from typing import Any

PATIENCE = 0.05
"""Seconds that the rest of a deed waits at most for its first part to leave."""

Part = tuple[str, dict[str, Any]]
"""The id of a widget's line and what is sent along it."""


class Gathering:
    """What waits to leave; a process has one, as it has one page."""

    def __init__(self) -> None:
        self._hand_over: Callable[[list[Part]], object] | None = None
        self._depth = 0
        self._parts: list[Part] = []
        self._latest: dict[str, dict[str, Any]] = {}
        self._early: dict[str, set[str]] = {}
        self.until_sent: Callable[[], object] = lambda: None
        """Waits until what was handed over is on its way."""

    def begin(self, hand_over: Callable[[list[Part]], object]) -> dict[str, set[str]]:
        """From now on the page takes several parts at once: `hand_over` sends them.

        The lines and the names of what changed along each so far; the page may have missed any of it.
        """
        self._hand_over = hand_over
        missed, self._early = self._early, {}
        return missed

    @contextmanager
    def gathered(self) -> Iterator[None]:
        """What is sent within leaves together at the end of the outermost one."""
        self._depth += 1
        try:
            yield
        finally:
            self._depth -= 1
            if not self._depth:
                self._leave()

    def leave(self) -> None:
        """What waits leaves before its time, and has left when this returns; what is still sent within follows."""
        if self._hand_over is not None and self._parts:
            self._leave()
            self.until_sent()

    def takes(self, line: str, sent: dict[str, Any]) -> bool:
        """Let it wait, if it may."""
        method = sent.get("method")
        if self._hand_over is None and method == "update":
            self._early.setdefault(line, set()).update(sent["state"])
        if not self._depth or self._hand_over is None or method not in ("update", "custom"):
            return False
        before = self._latest.pop(line, None)
        if method == "update" and before is not None:
            before["state"] |= sent["state"]
            self._latest[line] = before
            return True
        self._parts.append((line, sent))
        if method == "update":
            self._latest[line] = sent
        return True

    def _leave(self) -> None:
        parts, self._parts = self._parts, []
        self._latest.clear()
        depth, self._depth = self._depth, 0  # the message that holds them must not wait itself
        try:
            if parts and self._hand_over is not None:
                self._hand_over(parts)
        finally:
            self._depth = depth


GATHERING = Gathering()


def gather() -> None:
    """Let the widgets of this process, those made from now on, send along lines that gather; only within Jupyter."""
    import comm
    from ipykernel.comm.comm import BaseComm
    from ipykernel.kernelbase import Kernel

    class Line(BaseComm):
        """A widget's line to the browser."""

        def publish_msg(
            self, msg_type: str, data: Any = None, metadata: Any = None, buffers: Any = None, **keys: Any
        ) -> None:
            """Send it now or with the others."""
            if msg_type != "comm_msg" or buffers or not GATHERING.takes(self.comm_id, data):
                super().publish_msg(msg_type, data, metadata, buffers, **keys)  # type: ignore[no-untyped-call]

        def handle_msg(self, msg: Any) -> None:
            """What a message leads to is one deed."""
            with GATHERING.gathered():
                super().handle_msg(msg)

    def until_sent() -> None:
        """Jupyter sends in a thread of its own, which this one would hold up by going on."""
        if Kernel.initialized():
            sent = Event()
            Kernel.instance().iopub_thread.schedule(sent.set)
            sent.wait(PATIENCE)

    comm.create_comm = Line
    GATHERING.until_sent = until_sent
