"""The three cells of the served notebook: warm up, wait for somebody to open a page, build that page.

A process is started ahead of time so that a page opens fast; it stops in `wait_for_visit` until a browser asks for one
and the server says for whom and which (`Visit`), and only then reads the workbook; while it waits it rehearses.
Whatever goes wrong becomes one calm sentence on the page and a traceback in the log.
"""

from __future__ import annotations

import gc
import importlib
import logging
import os
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from toolkit.ui.gathering import gather
from toolkit.ui.guard import excuse, note_down
from toolkit.ui.server.logs import FORMAT, log_file
from toolkit.ui.server.spec import ERRAND, Spec
from toolkit.ui.tidying import later
from toolkit.ui.visit import Role, Visit

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

AHEAD = "toolkit.ui.pages.rehearsal:rehearsals"
"""What makes ready for visits, step by step, before anybody comes."""

QUIET = 1.5
"""Seconds without a visit before each further rehearsal: a page that opens just now needs the machine for itself."""

_LEFT = re.compile(r"No such comm: [0-9a-f-]{32,36}")
"""A browser that goes away lets go of lines that are gone already: each time, and nothing is wrong with it."""
_ahead: list[Iterator[str]] = []
"""The rehearsals that are still to come, once they have begun."""
_notes: list[str] = []
"""The note about this process's one visit, once it has come."""


def warm_up() -> None:
    """Load what most pages need; a failure is told by `page` later."""
    try:
        _keep_faults_here()
        _found(Spec.read(Path.cwd()).page)
        gather()
        _ahead.append(_found(AHEAD)())
    except Exception:
        note_down("warm up")
    _rehearsed()


def _rehearsed() -> bool:
    """Make ready for one more kind of visit; whether there was one left."""
    try:
        return bool(_ahead) and next(_ahead[0], None) is not None
    except Exception:
        note_down("warm up")
        return False


def _keep_faults_here() -> None:
    """What Jupyter's own code finds wrong with a browser's messages goes to the log, as our faults do."""
    handler = logging.FileHandler(log_file("desk.log"), encoding="utf-8")
    handler.setFormatter(logging.Formatter(FORMAT))
    handler.addFilter(lambda record: _LEFT.fullmatch(record.getMessage()) is None)
    logging.getLogger().addHandler(handler)


def wait_for_visit() -> None:
    """Return once the server has given this process to a browser.

    Voila's own helper does the same but goes through a web proxy where one is set, and imports the whole server.
    Where the server ends first nobody will ever come, and so does this process.
    """
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import connect

    try:
        spec = Spec.read(Path.cwd())
        address = f"ws://{spec.server}/voila/query/{os.environ['VOILA_KERNEL_ID']}"
        # No pings: a laptop that slept would miss one, and the page would be built before anybody looks.
        with connect(address, proxy=None, ping_interval=None, additional_headers={ERRAND: spec.errand}) as visits:
            _notes.append(_told(visits))
    except ConnectionClosed:
        os._exit(0)
    except Exception:
        note_down("waiting for a visit")


def _told(visits: ClientConnection) -> str:
    """What the server says of the visit; while nobody comes, the other rehearsals."""
    more = True
    while more:
        with suppress(TimeoutError):
            return str(visits.recv(timeout=QUIET))
        more = _rehearsed()
        gc.collect()  # what a rehearsal left behind would stay for good (`tidying`)
    return str(visits.recv())


def page() -> Any:
    """The page's root widget."""
    role: Role = "spectator"  # whoever it is: until that is known, nothing is said that is not for everybody
    try:
        visit = Visit.from_note(_notes.pop())
        role = visit.visitor.role
        later()
        return _found(Spec.read(Path.cwd()).page)(visit)
    except Exception:
        return _apology(note_down("building the page"), role)


def _found(name: str) -> Callable[..., Any]:
    module, _, function = name.partition(":")
    found: Callable[..., Any] = getattr(importlib.import_module(module), function)
    return found


def _apology(mark: str, role: Role) -> Any:
    import ipywidgets

    from toolkit.messages import LANGUAGES

    said = (excuse("ui.server.no_page", lang, mark, role) for lang in LANGUAGES)
    shown = ipywidgets.HTML("".join(f"<p>{escape(sentence)}</p>" for sentence in said))
    shown.add_class("ts-problem")
    root = ipywidgets.VBox([shown])
    root.add_class("ts-page")
    return root
