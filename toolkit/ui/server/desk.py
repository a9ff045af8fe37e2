"""The three cells of the served notebook: warm up, wait for somebody to open a page, build that page.

A process is started ahead of time so that a page opens fast; it stops in `wait_for_visit` until a browser asks for one
and the server says for whom and which (`Visit`), and only then reads the workbook. Whatever goes wrong becomes one calm
sentence on the page and a traceback in the log.
"""

from __future__ import annotations

import importlib
import logging
import os
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any

from toolkit.ui.gathering import gather
from toolkit.ui.guard import excuse, note_down
from toolkit.ui.server.logs import log_file
from toolkit.ui.server.spec import ERRAND, Spec
from toolkit.ui.visit import Role, Visit

AHEAD = "toolkit.ui.pages.rehearsal:rehearse"
"""What makes ready for most visits, before anybody comes."""

_notes: list[str] = []
"""The note about this process's one visit, once it has come."""


def warm_up() -> None:
    """Load what most pages need; a failure is told by `page` later."""
    try:
        _keep_faults_here()
        _found(Spec.read(Path.cwd()).page)
        _found(AHEAD)()
        gather()
    except Exception:
        note_down("warm up")


def _keep_faults_here() -> None:
    """What Jupyter's own code finds wrong with a browser's messages goes to the log, as our faults do."""
    logging.getLogger().addHandler(logging.FileHandler(log_file("desk.log"), encoding="utf-8"))


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
            _notes.append(str(visits.recv()))
    except ConnectionClosed:
        os._exit(0)
    except Exception:
        note_down("waiting for a visit")


def page() -> Any:
    """The page's root widget."""
    role: Role = "spectator"  # whoever it is: until that is known, nothing is said that is not for everybody
    try:
        visit = Visit.from_note(_notes.pop())
        role = visit.visitor.role
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
