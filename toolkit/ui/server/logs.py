"""Where the log files are, and how a process writes to them.

`server.log` holds what the server and the processes behind its pages say, `desk.log` the tracebacks of callbacks
(`toolkit.ui.guard`). Both lie in the user's log folder ($TURNSHEET_LOGS, else the system's usual place). No secret
and no address with a token is ever written to them.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from platformdirs import user_log_path

LIMIT = 1_000_000
"""Bytes after which a log file is set aside (one earlier file is kept)."""

FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def log_path(name: str) -> Path:
    """Where the log file `name` is or would be."""
    place = os.environ.get("TURNSHEET_LOGS")
    return (Path(place) if place else user_log_path("turnsheet", appauthor=False)) / name


def log_file(name: str) -> Path:
    """`log_path`, ready to be appended to by its owner alone. Raises OSError where that is impossible."""
    file = log_path(name)
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with suppress(OSError):  # somebody else has it open: then it grows a little longer
        if file.stat().st_size > LIMIT:
            file.replace(file.with_suffix(".old.log"))
    file.open("a").close()
    return file


@contextmanager
def logging_to(file: Path) -> Iterator[None]:
    """Send every logger and every warning of this process to `file`, and nothing to the terminal."""
    handler = logging.FileHandler(file, encoding="utf-8")
    handler.setFormatter(logging.Formatter(FORMAT))
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    logging.captureWarnings(True)
    try:
        yield
    finally:
        logging.captureWarnings(False)
        root.setLevel(level)
        root.removeHandler(handler)
        handler.close()
