"""A test that ran out of time gets a second run and is named; whatever else goes wrong is believed at once."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.second_run import KEY

CONFTEST = """
import os, pathlib, pytest
from playwright.sync_api import sync_playwright
pytest_plugins = ["tests.second_run"]

@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"])

@pytest.fixture
def run(request):  # which one it is
    runs = pathlib.Path(request.node.name)
    runs.write_text(runs.read_text() + "x" if runs.exists() else "x")
    return len(runs.read_text())

@pytest.fixture
def page(browser):
    page = browser.new_page()
    faults = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    yield page
    page.close()
    assert faults == []

made = []

@pytest.fixture(scope="module")
def shared(browser):
    made.append(browser.new_page())
    made[-1].set_content("<p>there</p>" * (len(made) - 1))
    made[-1].locator("p").wait_for(timeout=30_000 if len(made) == 2 else 300)
    return len(made)
"""

TESTS = """
from playwright.sync_api import expect
from tests.second_run import FAULTS

def test_action(page, run):
    page.set_content("<p>there</p>" if run == 2 else "")
    page.locator("p").click(timeout=30_000 if run == 2 else 300)

def test_expect(page, run):
    page.set_content(f"<p>{run}</p>")
    expect(page.locator("p")).to_have_text("2", timeout=30_000 if run == 2 else 300)

def test_shared(shared, run):
    assert (shared, run) == (2, 1)

def test_never(page, run):
    expect(page.locator("p")).to_be_visible(timeout=50)

def test_wrong(page, run):
    page.set_content("<p>there</p>")
    assert page.locator("p").inner_text() == "here" or run == 2

def test_fault(page, run):
    page.set_content("<script>throw 'fault'</script>" * (run == 1))
    page.locator("p").wait_for(timeout=300)

def test_fault_untold(browser, run):
    page = browser.new_page()
    page.on("pageerror", lambda error: FAULTS.append(str(error)))
    page.set_content("<script>throw 'fault'</script>" * (run == 1) + "<p>there</p>" * (run == 2))
    page.locator("p").wait_for(timeout=300)

def test_at_once(page, run):
    page.set_content("<p>there</p>")
"""


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory, chromium: str, checkout: Path) -> str:
    """What a run of those tests says, in a worker as `start.py test` has them."""
    folder = tmp_path_factory.mktemp("twice")
    (folder / "conftest.py").write_text(CONFTEST)
    (folder / "test_twice.py").write_text(TESTS)
    command = [sys.executable, "-m", "pytest", "-n", "1", "--dist", "loadgroup", "-rA", "-p", "no:cacheprovider"]
    environment = {**os.environ, "PYTHONPATH": str(checkout), "CHROMIUM": chromium}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=300).stdout


def ended(told: str, how: str) -> set[str]:
    return set(re.findall(rf"^{how} test_twice.py::test_(\w+)", told, re.M))


def test_a_wait_in_vain_gets_one_more_run_and_nothing_else_does(told: str) -> None:
    assert ended(told, "PASSED") == {"action", "expect", "shared", "at_once"}
    assert ended(told, "FAILED") == {"never", "wrong", "fault", "fault_untold"}, told
    assert ended(told, "ERROR") == {"fault"}


def test_whatever_ran_twice_is_named_at_the_end(told: str) -> None:
    named = told.partition(f"{KEY}, and were run once more")[2]
    assert set(re.findall(r"^test_twice.py::test_(\w+): \S", named, re.M)) == {"action", "expect", "shared", "never"}
