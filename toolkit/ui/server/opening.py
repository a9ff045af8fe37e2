"""A page on its way to the browser: the head that stands ready, then the cells as the process runs them.

The head was made before anybody came, so the title is put into it here, as text.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from html import escape
from typing import Any

from toolkit.ui.server.spec import name_of
from toolkit.ui.visit import Visit

_TITLE = "<title>Turnsheet</title>"


async def page_of(kernel: dict[str, Any], tell: Callable[[], None], visit: Visit) -> AsyncIterator[str]:
    """The page's HTML in parts; `tell` lets the process know its visit. `kernel` is one of `Kernels.take`."""
    titled = f"<title>{escape(title(visit))}</title>"
    async for part in _parts(kernel, tell):
        yield part.replace(_TITLE, titled, 1) if _TITLE in part else part
        if _TITLE in part:
            titled = _TITLE  # once: what comes later is the page's own


async def _parts(kernel: dict[str, Any], tell: Callable[[], None]) -> AsyncIterator[str]:
    renderer = kernel["renderer"]
    renderer.stop_generator = True  # what is being made goes on here, part by part
    tell()
    ready = list(renderer.rendered_cache)
    yield "".join(ready)
    made, rest = await kernel["task"]
    yield "".join(made[len(ready) :])
    async for part, _ in rest:
        yield part


def title(visit: Visit) -> str:
    """What stands on the browser's tab; the page's own script puts the page's name before it.

    Others than the game master read their side there: a file's name may tell what is to come.
    """
    gm = visit.visitor.role == "gm"
    name = (visit.source and name_of(visit.source)) if gm else visit.visitor.side
    return " · ".join(filter(None, (name, "Turnsheet")))
