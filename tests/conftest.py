"""What every test may ask for: the reference material, a browser, a Google Sheets of its own.

Each fixture skips with its reason where the machine does not have the thing.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from tests import chromium as browser_here

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.sheets_service import SheetsService

os.environ["OPENPYXL_LXML"] = "False"  # as in sheets_templates/generate.py

# A busy machine is no fault of a rule, and the same checkout passes twice; `--hypothesis-profile=default` explores.
settings.register_profile("steady", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")

pytest_plugins = ["tests.second_run"]

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


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    """One browser for all, which finds nobody but this machine. (Playwright can be started only once at a time.)"""
    from playwright.sync_api import sync_playwright

    flags = ["--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"]
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=flags)
        yield started
        started.close()


@pytest.fixture
def sheets_service() -> Iterator[SheetsService]:
    """A Google Sheets of this test's own, on loopback: see `tests/sheets_service`."""
    from tests.sheets_service import SheetsService

    with SheetsService() as service:
        yield service


def pytest_make_parametrize_id(val: object, argname: str) -> str | None:
    """No test is named by the whole of a file: one that was just made holds the second of its making, and workers that
    began in another second would know another test."""
    return argname if isinstance(val, bytes | str) and len(val) > 60 else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What needs a server comes last, in groups that each stay in one worker, the long ones first.

    Last, because from its start the browser's own event loop runs in the thread of the tests, where others look for
    none. (Workers take the groups in this order: see `start.py`.)
    """
    sizes = Counter(map(_group, items))
    for item in items:
        if _group(item):
            item.add_marker(pytest.mark.xdist_group(_group(item)))
    items.sort(key=lambda item: (bool(_group(item)), -sizes[_group(item)], _group(item)))


def _group(item: pytest.Item) -> str:
    """The tests that share a server: of a file, or of all `ui_server`; blank for those that need none."""
    if {"chromium", "server"}.isdisjoint(getattr(item, "fixturenames", ())):
        return ""
    return "ui_server" if item.path.parent.name == "ui_server" else item.path.stem
