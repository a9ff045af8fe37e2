"""The battle page of each system's demo campaign, made and thrown away before anybody comes.

Much is loaded when it is first needed: sentences, grammars, a system's tables. A process that has done it all once
opens the real page in a fraction of the time. One system is enough for a process to be ready; the others follow while
nobody comes. Nothing of it reaches a browser or a campaign.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import comm
import ipywidgets
from comm.base_comm import BaseComm

from toolkit.session.new import new_workbook
from toolkit.systems import registry
from toolkit.ui.desk.desk import Desk
from toolkit.ui.pages.battle import Page

FIRST = "calpheon"


def rehearsals() -> Iterator[str]:
    """Rehearse a system with each step; its id."""
    for system in sorted(registry.ids(), key=FIRST.__ne__):
        rehearse(system)
        yield system


def rehearse(system: str) -> None:
    """Make the page once and close it."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder, _unheard():
        Page(Desk(str(new_workbook(Path(folder) / "demo.xlsx", system, "en", demo=True))))
        ipywidgets.Widget.close_all()


class _Unheard(BaseComm):
    """A widget's line to the browser that leads nowhere: the server would have to read a thousand messages."""

    def publish_msg(self, *_: Any, **__: Any) -> None:
        """Drop it."""


@contextmanager
def _unheard() -> Iterator[None]:
    before, comm.create_comm = comm.create_comm, _Unheard
    try:
        yield
    finally:
        comm.create_comm = before
