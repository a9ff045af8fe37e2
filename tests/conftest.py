"""What every test may ask for: the reference material, a browser.

Each fixture skips with its reason where the machine does not have the thing.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests import chromium as browser_here

CHECKOUT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def checkout() -> Path:
    """The root of the project, where pyproject.toml is."""
    return CHECKOUT


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of source texts, public cases and sheets: $TURNSHEET_SHARED, else `shared` beside the checkout."""
    folder = Path(os.environ.get("TURNSHEET_SHARED") or CHECKOUT.parent / "shared")
    if not folder.is_dir():
        pytest.skip(f"no reference material at {folder} (set TURNSHEET_SHARED)")
    return folder


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium that Playwright can drive."""
    found = browser_here.find()
    if found is None:
        pytest.skip("no Chromium, Chrome or Edge on this machine")
    return found


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep all browser tests in one worker: two browsers at once only slow each other down."""
    for item in items:
        if "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.xdist_group("browser"))
