"""Where a server works: a private folder with the notebook and its note, and an environment of its own.

The folder and the environment last as long as the server; afterwards both are as if it had never run. The installed
files are only read: a Turnsheet that cannot be written to works as well.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from toolkit.assets import asset
from toolkit.ui.server.spec import Spec

NOTEBOOK = "desk.ipynb"


@contextmanager
def private_folder() -> Iterator[Path]:
    """A folder that only this person can read."""
    folder = tempfile.mkdtemp(prefix="turnsheet-")
    try:
        yield Path(folder).resolve()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def environment(folder: Path) -> Iterator[None]:
    """Our template found, and nobody's own Jupyter settings read."""
    templates = [str(asset("dashboards")), os.environ.get("JUPYTER_PATH", "")]
    ours = {
        "JUPYTER_PATH": os.pathsep.join(filter(None, templates)),
        "JUPYTER_NO_CONFIG": "1",
        "JUPYTER_CONFIG_DIR": str(folder),
        "JUPYTER_DATA_DIR": str(folder),
    }
    before = {name: os.environ.get(name) for name in ours}
    os.environ.update(ours)
    try:
        yield
    finally:
        for name, value in before.items():
            del os.environ[name]
            if value is not None:
                os.environ[name] = value


def lay_out(spec: Spec, folder: Path) -> Path:
    """The served notebook with `spec` beside it, alone in a folder below `folder`."""
    place = folder / "desk"
    place.mkdir()
    spec.write(place)
    return Path(shutil.copy(asset("dashboards", NOTEBOOK), place))
