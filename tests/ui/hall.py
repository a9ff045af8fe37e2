"""The server behind the browser tests of one process: started for the first of them, ended with the last.

It was told of many folders that are not there yet; the folder of each test becomes one of them by a link. To start a
server for each test would take longer than most of the tests.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from toolkit.ui.server import PAGE
from toolkit.ui.server.campaigns import Campaigns

CHECKOUT = Path(__file__).resolve().parents[2]
PLACES = 200
_RUN = """
import json, sys
from toolkit.ui.server import serve
wish = json.loads(sys.argv[1])
sys.exit(serve(*wish.pop("sources"), **wish))
"""


@contextmanager
def server(sources: list[str], folder: Path, page: str = PAGE, **own: str) -> Iterator[str]:
    """The address of a server of its own, which keeps what it knows in `folder`; `own` is its environment."""
    environment = {**os.environ, "PYTHONPATH": str(CHECKOUT), "TURNSHEET_LOGS": str(folder / "logs")}
    environment |= {"XDG_STATE_HOME": str(folder / "state"), **own}
    wish = json.dumps({"sources": sources, "open_browser": False, "page": page, "visitors": 1})
    command = [sys.executable, "-c", _RUN, wish]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=folder)
    assert process.stdout is not None
    try:
        yield process.stdout.readline().strip()
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(60)


class Hall:
    """A server for many campaigns, each with a place of its own."""

    def __init__(self) -> None:
        self._life = ExitStack()
        self._places: list[Path] = []
        self._address = ""

    def show(self, source: Path) -> str:
        """The address of the pages of `source`, a workbook."""
        if not self._address:
            self._open()
        place = self._places.pop()
        shelf = Campaigns([str(place)])  # before the link is there: from then on it would be followed
        place.symlink_to(source.parent, target_is_directory=True)
        key = next(key for key, found in shelf.now().items() if Path(found).name == source.name)
        return self._address.replace("/?", f"/c/{key}/?")

    def close(self) -> None:
        """End the server, where one was started; the next campaign would start another."""
        self._life.close()
        self._address = ""

    def _open(self) -> None:
        folder = Path(self._life.enter_context(TemporaryDirectory())).resolve()
        self._places = [folder / str(number) for number in range(PLACES)]
        self._address = self._life.enter_context(server([str(place) for place in self._places], folder))
