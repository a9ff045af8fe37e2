"""What arrives is drawn before what follows it is taken in hand, and a page that is not drawn loses nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.ui.browser import Visit, served
from toolkit.session.new import new_workbook

pytestmark = pytest.mark.browser

PATIENT = """() => {
  const later = setTimeout;
  window.setTimeout = (run, wait, ...facts) => later(run, wait === 50 ? 5000 : wait, ...facts);
}"""
"""However busy the machine is, a frame is waited for."""
WATCH = """() => jupyterapp.widgetManagerPromise.promise.then(({ kernel }) => {
  let frames = 0;
  const count = () => { frames += 1; requestAnimationFrame(count); };
  count();
  const [begun, drawn] = [new Map(), []];
  kernel.anyMessage.connect((_, { msg, direction }) => {
    if (direction === "recv" && msg.content.data?.content?.parts) begun.set(msg.header.msg_id, frames);
  });
  kernel.iopubMessage.connect((_, { header }) => {
    if (begun.has(header.msg_id)) drawn.push(frames - begun.get(header.msg_id));
  });
  window.drawn = drawn;
})"""
"""Frames that have been drawn from the arrival of all that a deed changed until the next message is taken in hand."""


@pytest.fixture
def visit(browser: Browser, tmp_path: Path) -> Iterator[Visit]:
    file = new_workbook(tmp_path / "Ferry War.xlsx", "calpheon", "en", demo=True)
    with served(file) as address:
        made = Visit(browser, address)
        yield made
        made.close()
    assert made.faults == []


def rest(visit: Visit) -> None:
    visit.page.locator(".ts-dice button", has_text="Roll for me").click()
    visit.choose("Rest", "", "Rest")
    visit.press("ts-roll")
    visit.press("ts-commit")
    expect(visit.page.locator(".ts-log .ts-entry")).to_have_count(1)


def test_an_answer_is_drawn_before_what_follows_it(visit: Visit) -> None:
    visit.page.evaluate(PATIENT)
    visit.page.evaluate(WATCH)
    rest(visit)
    drawn = visit.page.evaluate("window.drawn")
    assert drawn
    assert min(drawn) >= 1


@pytest.mark.parametrize("hidden", [False, True])
def test_a_page_that_is_not_drawn_loses_nothing(visit: Visit, hidden: bool) -> None:
    visit.page.evaluate(
        """(hidden) => {
          Object.defineProperty(document, "hidden", { get: () => hidden });
          window.requestAnimationFrame = () => 0;
        }""",
        hidden,
    )
    rest(visit)
    visit.press("ts-undo")
    expect(visit.page.locator(".ts-log .ts-entry")).to_have_count(2)
