"""What the widgets may ask of the page: to let the desk do something when its turn comes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from toolkit.ui.guard import Guard


class Doing(Protocol):
    """Any page, as its widgets see it."""

    @property
    def net(self) -> Guard:
        """What a callback that nobody waits for is wrapped in."""

    def do(self, deed: Callable[..., Any], *facts: Any, slow: bool = False) -> Awaitable[None] | None:
        """Let the desk do something; an awaitable when it is not done yet."""


class Hands(Doing, Protocol):
    """The page of the game master."""

    def commit(self, token: str) -> Awaitable[None] | None:
        """Save the plan that the page shows."""

    def undo(self) -> Awaitable[None] | None:
        """Take back the action that the page shows as the last one."""

    def redo(self) -> Awaitable[None] | None:
        """Do again what the page shows as taken back last."""
