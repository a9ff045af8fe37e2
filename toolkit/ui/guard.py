"""The net under every callback: an exception becomes a calm sentence on the page and a traceback in a local log file.

The game master's sentence says where that file lies; others get the mark alone, to pass on.

Without it ipywidgets swallows exceptions whole: nothing on the page, nothing in any log. `Guard` is made once a page,
with the function that shows a sentence there, and wraps each callback. It never shows a traceback, never decides what
an *expected* failure means (those are values, not exceptions) and lets Ctrl-C and the end of the process through.
"""

from __future__ import annotations

import inspect
import logging
import secrets
import traceback
from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from toolkit.messages import text
from toolkit.ui.server.logs import log_file, log_path
from toolkit.ui.visit import Role

P = ParamSpec("P")
R = TypeVar("R")


class Guard:
    """A decorator for callbacks, plain or async: `button.on_action(guard(self.commit))`.

    `say` shows a sentence on the page (plain text: escape it like any other). A callback that fails returns None.
    """

    def __init__(self, say: Callable[[str], None], lang: str = "en", role: Role = "gm") -> None:
        self._say = say
        self._lang = lang
        self._role = role

    def __call__(self, callback: Callable[P, R]) -> Callable[P, R | None]:
        """`callback`, safe to hand to a widget."""

        @wraps(callback)
        def guarded(*args: P.args, **kwargs: P.kwargs) -> Any:
            try:
                result = callback(*args, **kwargs)
            except Exception:
                return self._tell(callback)
            return self._awaited(callback, result) if inspect.isawaitable(result) else result

        return guarded

    async def _awaited(self, callback: Callable[..., Any], result: Awaitable[Any]) -> Any:
        try:
            return await result
        except Exception:
            return self._tell(callback)

    def _tell(self, callback: Callable[..., Any]) -> None:
        mark = note_down(getattr(callback, "__qualname__", repr(callback)))
        try:
            self._say(excuse("ui.guard.unexpected", self._lang, mark, self._role))
        except Exception:  # the page itself is what is broken: the log still has both
            note_down("saying so on the page")


def excuse(code: str, lang: str, mark: str, role: Role) -> str:
    """The sentence of a fault that was noted down under `mark`, as `role` may read it."""
    if role == "gm":
        return text(code, lang, mark=mark, log=str(log_path("desk.log")))
    return text(f"{code}_others", lang, mark=mark)


def note_down(where: str) -> str:
    """Write the exception being handled to the log; the short mark under which it is found there."""
    mark = secrets.token_hex(2)
    when = datetime.now().isoformat(timespec="seconds")
    try:
        with log_file("desk.log").open("a", encoding="utf-8") as log:
            log.write(f"{when} [{mark}] {where}\n{traceback.format_exc()}\n")
    except OSError:
        logging.getLogger(__name__).exception("[%s] %s", mark, where)
    return mark
