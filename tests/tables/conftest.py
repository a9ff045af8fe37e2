"""Templates made once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from toolkit.systems.registry import systems
from toolkit.tables.template import build_template


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """(system, lang, demo) -> the template's path, each made once."""
    folder, paths = tmp_path_factory.mktemp("templates"), {}

    def make(name: str, lang: str, demo: bool) -> Path:
        path = folder / f"{name}-{lang}-{demo}.xlsx"
        if path not in paths:
            path.write_bytes(build_template(systems()[name], lang=lang, demo=demo))
            paths[path] = True
        return path

    return make
