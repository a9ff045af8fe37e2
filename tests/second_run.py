"""A browser test that ran out of time is run once more, and the end of the run names it.

In this order: the test runs; where each of its failures is a wait of Playwright's in which nothing came, what was noted
of that run is dropped, and it runs a second time, which counts. A failed `assert`, a fault on the page or any other
error is believed at once, also beside a wait. Why: `docs/adr/0036-a-second-run-said-openly.md`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from _pytest.runner import runtestprotocol

KEY = "ran out of time at first"
WAITED = re.compile(
    r"\Aplaywright\S*\.TimeoutError: |\AAssertionError: (?s:.)*^  - Expect \"\w+\" .*with timeout \d+ms", re.M
)
"""The two ways in which Playwright says it: of an action or a `wait_for`, and of an `expect`."""

FAULTS: list[str] = []
"""What pages raised during the run; a wait that comes first would keep the test from saying so."""


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Run a browser test; others are run as ever."""
    if "browser" not in getattr(item, "fixturenames", ()):
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    FAULTS.clear()
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    if not FAULTS and (waited := waits(reports)):
        _forget_failed_fixtures(item)
        item.user_properties.append((KEY, waited[0]))
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def waits(reports: Sequence[pytest.TestReport]) -> list[str]:
    """What was waited for in vain; nothing where a test passed, or failed in any other way as well."""
    said = [_said(report) for report in reports if report.failed]
    return said if all(map(WAITED.search, said)) else []


def _said(report: pytest.TestReport) -> str:
    crash = getattr(report.longrepr, "reprcrash", None)
    return crash.message if crash is not None else ""


def _forget_failed_fixtures(item: pytest.Item) -> None:
    """What the tests of a file share and could not be made is made anew; what could stays."""
    item._initrequest()  # type: ignore[attr-defined]
    for found in item._fixtureinfo.name2fixturedefs.values():  # type: ignore[attr-defined]
        for fixture in found:
            if fixture.cached_result is not None and fixture.cached_result[2] is not None:
                fixture.finish(item._request)  # type: ignore[attr-defined]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name those that ran twice, whichever worker ran them."""
    slow = {
        report.nodeid: said
        for reports in terminalreporter.stats.values()
        for report in reports
        for key, said in getattr(report, "user_properties", ())
        if key == KEY
    }
    if slow:
        terminalreporter.section(f"{KEY}, and were run once more")
    for name, said in slow.items():
        terminalreporter.write_line(f"{name}: {' '.join(str(said).split())[:300]}")
