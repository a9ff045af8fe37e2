"""Turnsheet: battle rules on a game master's own spreadsheet.

The public names are loaded when first used, so that `import toolkit` costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

_PUBLIC = {
    "open_campaign": "toolkit.session",
    "resolve": "toolkit.scenario",
    "odds": "toolkit.chances",
    "edit_cells": "toolkit.sync.backends.excel",
}

__all__ = ["edit_cells", "odds", "open_campaign", "resolve"]


def __getattr__(name: str) -> Any:
    if name in _PUBLIC:
        return getattr(import_module(_PUBLIC[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
