"""The page `log`: not there yet, and it says so."""

from __future__ import annotations

import ipywidgets

from toolkit.ui.pages.coming import build_coming
from toolkit.ui.visit import Visit


def build(visit: Visit) -> ipywidgets.Widget:
    """The page."""
    return build_coming(visit)
