"""Several staff at once, and nothing lost: real pages, real processes that are killed, a server that is restarted."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import psutil
import pytest
from playwright.sync_api import Browser, expect

from tests.ui.browser import Visit, served
from tests.ui.line import Line
from toolkit.session import open_campaign
from toolkit.session.new import new_workbook

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return new_workbook(tmp_path_factory.mktemp("live") / "Ferry War.xlsx", "calpheon", "en", demo=True)


@pytest.fixture(scope="module")
def pristine(file: Path) -> bytes:
    return file.read_bytes()


@pytest.fixture(scope="module")
def address(file: Path) -> Iterator[str]:
    with served(file) as found:
        yield found


class Sit(Protocol):
    """A page is opened, on a line of its own where a test wants to cut it."""

    def __call__(self, name: str, line: Line | None = None) -> Visit: ...


@pytest.fixture
def sit(browser: Browser, address: str, file: Path, pristine: bytes) -> Iterator[Sit]:
    """Open a page for somebody of that name, on the workbook as at first with nothing planned."""
    file.write_bytes(pristine)
    draft = open_campaign(file).draft()
    draft.clear()
    draft.mode = "roll"
    opened: list[Visit] = []

    def made(name: str, line: Line | None = None) -> Visit:
        visit = Visit(browser, address, at_first=line.lay if line is not None else lambda page: None)
        opened.append(visit)
        box = visit.page.locator(".ts-by input")
        box.fill(name)
        box.press("Enter")
        expect(box).to_have_value(name)
        return visit

    yield made
    for visit in opened:
        visit.close()
    assert [fault for visit in opened for fault in visit.faults] == []


REMEMBER = """const banner = document.getElementById("ts-connection");
const told = () => sessionStorage.setItem("told", (sessionStorage.getItem("told") ?? "") + banner.textContent);
new MutationObserver(told).observe(banner, { childList: true, subtree: true });
document.documentElement.dataset.before = "";"""
"""Mark the page as it is now, and have its window keep what the banner says: it may be gone in the blink of an eye."""
PULSE = """() => Promise.race([
  new Promise((_, late) => setTimeout(late, 60000, "no pulse")),
  jupyterapp.widgetManagerPromise.promise.then((manager) => new Promise((heard) => {
    manager.kernel.iopubMessage.connect((_, one) => { if (one.content?.data?.state?.beat) heard(); });
  })),
])"""


def come_back(visit: Visit, *, anew: bool = True) -> None:
    """Wait until a page that lost its line or its process can be used again; `anew`: until it was loaded anew."""
    if anew:
        expect(visit.page.locator("html[data-before]")).to_have_count(0, timeout=60_000)
    expect(visit.page.locator("#ts-connection")).to_be_hidden()
    visit.page.locator(".ts-commit button").wait_for()


def process_of(visit: Visit) -> psutil.Process:
    """The process behind a page."""
    kernel = visit.page.evaluate("jupyterapp.widgetManagerPromise.promise.then((manager) => manager.kernel.id)")
    running = psutil.process_iter(["cmdline"])  # None for one that is ending
    return next(one for one in running if any(kernel in word for word in one.info["cmdline"] or ()))


def test_a_process_that_hangs_is_told_of_and_the_page_stays_open(sit: Sit) -> None:
    visit = sit("Anna")
    banner = visit.page.locator("#ts-connection")
    visit.page.evaluate(PULSE)
    process = process_of(visit)
    process.suspend()
    try:
        expect(banner).to_contain_text("still working")
        visit.page.locator(".ts-use select").first.select_option("Kindle")
    finally:
        process.resume()
    expect(banner).to_be_hidden()
    visit.see("Kindle")


def test_one_chooses_the_other_looks_on_and_takes_over_knowingly(sit: Sit, file: Path) -> None:
    anna, bo = sit("Anna"), sit("Bo <b>")
    anna.choose("Kindle")
    expect(bo.page.locator(".ts-use select").first).to_have_value("Kindle")
    bo.see("Anna is choosing", "ts-lease")
    bo.see("Anna, choosing for Cindrake", "ts-presence")
    select = bo.page.locator(".ts-use select").nth(1)
    expect(select).to_have_attribute("aria-disabled", "true")
    expect(bo.page.locator(".ts-roll button")).to_be_disabled()
    bo.page.locator(".ts-page").evaluate("(page) => page.classList.remove('ts-elsewhere')")  # past what it forbids
    select.select_option("Bellow")
    bo.see("Anna is choosing", "ts-complaint")
    assert [line["use"] for line in open_campaign(file).draft().chosen.values()] == ["Kindle"]
    bo.press("ts-take-over")
    bo.see("Anna only looks on", "ts-lease")
    bo.press("ts-take-over-no")
    expect(bo.page.locator(".ts-take-over button")).to_be_visible()
    bo.press("ts-take-over")
    bo.press("ts-take-over-yes")
    anna.see("Bo <b> has taken over", "ts-status")
    anna.see("Bo <b> is choosing", "ts-lease")
    expect(bo.page.locator(".ts-lease")).to_be_hidden()
    bo.choose("", "Bellow")
    expect(anna.page.locator(".ts-use select").nth(1)).to_have_value("Bellow")


def test_what_others_do_steals_no_focus_no_caret_and_closes_nothing(sit: Sit) -> None:
    anna, bo = sit("Anna"), sit("Bo")
    bo.page.locator("[data-id=cindrake] summary").first.click()
    box = bo.page.locator(".ts-by input")
    box.fill("Bob the second")
    box.evaluate("(box) => box.setSelectionRange(2, 5)")
    anna.choose("Rest", "", "Rest")
    anna.press("ts-roll")
    bo.see("rolls Initiative", "ts-preview")
    anna.press("ts-commit")
    bo.see("Cindrake: Rest", "ts-log")
    expect(box).to_be_focused()
    assert box.evaluate("(box) => [box.value, box.selectionStart, box.selectionEnd]") == ["Bob the second", 2, 5]
    expect(bo.page.locator("[data-id=cindrake] details").first).to_have_attribute("open", "")


def test_whoever_goes_vanishes_and_names_are_only_text(sit: Sit) -> None:
    line = Line()
    anna = sit("Anna")
    sit("<img src=x> $5", line)
    anna.see("<img src=x> $5", "ts-presence")
    assert anna.page.locator(".ts-presence img, .ts-presence mjx-container").count() == 0
    assert anna.page.locator(".ts-presence [aria-live], .ts-presence[aria-live]").count() == 0
    line.mute = True
    expect(anna.page.locator(".ts-presence li")).to_have_count(0)  # in ten seconds, were the machine idle


def test_a_killed_process_is_told_and_the_page_comes_back_to_the_same_point(sit: Sit) -> None:
    anna = sit("Anna")
    anna.page.locator(".ts-dice button", has_text="I type").click()
    anna.choose("Kindle", "Bellow", "Pebble Rain", "Wait")
    anna.answer(1)
    label = anna.page.locator(".ts-ask label").inner_text()
    anna.page.locator(".ts-ask input").fill("4")
    anna.page.evaluate("sessionStorage.setItem('ts-reloaded-unsure', String(Date.now()))")  # a line cut just before
    anna.page.evaluate(REMEMBER)
    process_of(anna).send_signal(signal.SIGKILL)
    come_back(anna)
    assert "lost its process" in anna.page.evaluate(TOLD)
    expect(anna.page.locator(".ts-use select").first).to_have_value("Kindle")
    expect(anna.page.locator(".ts-ask label")).to_have_text(label)
    expect(anna.page.locator(".ts-ask input")).to_have_value("4")
    expect(anna.page.locator(".ts-ask input")).to_be_focused()
    expect(anna.page.locator(".ts-lease")).to_be_hidden()
    anna.see("nothing of it is saved yet", "ts-status")


def test_a_reload_keeps_half_a_pick_and_a_second_tab_looks_on(sit: Sit, browser: Browser) -> None:
    anna = sit("Anna")
    anna.choose("", "", "Switch")
    expect(anna.page.locator(".ts-next")).to_contain_text("who")
    anna.page.reload(wait_until="commit")
    expect(anna.page.locator(".ts-use select").nth(2)).to_have_value("Switch")
    tab = anna.context.new_page()
    tab.goto(anna.page.url, wait_until="commit")
    tab.locator(".ts-lease").wait_for()
    expect(tab.locator(".ts-use select").nth(2)).to_have_value("Switch")
    tab.close(run_before_unload=True)


def test_two_who_save_at_once_save_once(sit: Sit, file: Path) -> None:
    anna, bo = sit("Anna"), sit("Bo")
    anna.choose("Rest", "", "Rest")
    anna.press("ts-roll")
    anna.see("Look it over", "ts-next")
    bo.see("Anna is choosing", "ts-lease")
    bo.press("ts-take-over")
    bo.page.locator(".ts-take-over-yes button").wait_for()
    press = "document.querySelector('{} button').click()"
    anna.page.evaluate(f"setTimeout(() => {press.format('.ts-commit')}, 50)")
    bo.page.evaluate(press.format(".ts-take-over-yes"))
    bo.page.evaluate(
        "const again = setInterval(() => document.querySelector('.ts-commit button').click(), 20);"
        "setInterval(() => { if (document.querySelector('.ts-log .ts-entry')) clearInterval(again); }, 500)"
    )
    anna.see("Cindrake: Rest", "ts-log")
    bo.see("Cindrake: Rest", "ts-log")
    assert [entry.kind for entry in open_campaign(file).log()] == ["action"]


def ready_to_save(sit: Sit, line: Line | None = None) -> Visit:
    """A page with a rolled action, looked over; what its window is told is remembered."""
    anna = sit("Anna", line)
    anna.page.evaluate(REMEMBER)
    anna.choose("Rest", "", "Rest")
    anna.press("ts-roll")
    anna.see("Look it over", "ts-next")
    return anna


SAVE = "document.querySelector('.ts-commit button').click()"
TOLD = "sessionStorage.getItem('told')"


def mend(visit: Visit, line: Line, *, anew: bool = True) -> None:
    """The line is there again: wait until the page can be used."""
    line.mend()
    come_back(visit, anew=anew)
    assert ("something was on its way" in visit.page.evaluate(TOLD)) == anew


def test_a_press_that_a_cut_line_swallowed_is_seen_not_to_count_and_can_be_made_again(sit: Sit, file: Path) -> None:
    line = Line()
    anna = ready_to_save(sit, line)
    anna.page.evaluate("sessionStorage.setItem('ts-reloaded-unsure', String(Date.now() - 24000))")  # cut just before
    line.mute = True
    anna.page.evaluate(f"{SAVE}; {SAVE}")
    line.cut()
    mend(anna, line)
    anna.see("nothing of it is saved yet", "ts-status")
    assert open_campaign(file).log() == []
    anna.press("ts-commit")
    anna.see("Cindrake: Rest", "ts-log")
    assert [entry.kind for entry in open_campaign(file).log()] == ["action"]


def test_a_press_that_arrived_just_before_the_cut_counts_once_and_is_seen_to(sit: Sit, file: Path) -> None:
    line = Line()
    anna, bo = ready_to_save(sit, line), sit("Bo")
    line.deaf = True
    anna.page.evaluate(f"{SAVE}; {SAVE}")
    bo.see("Cindrake: Rest", "ts-log")
    line.cut()
    mend(anna, line)
    anna.see("Cindrake: Rest", "ts-log")
    expect(anna.page.locator(".ts-commit button")).to_be_disabled()
    assert [entry.kind for entry in open_campaign(file).log()] == ["action"]


def test_on_a_cut_line_nothing_can_be_pressed_and_it_goes_on_where_it_was(sit: Sit, file: Path) -> None:
    line = Line()
    anna = ready_to_save(sit, line)
    line.calm()
    line.cut()
    anna.page.evaluate(f"{SAVE}; {SAVE}")
    mend(anna, line, anew=False)
    assert open_campaign(file).log() == []
    anna.press("ts-commit")
    anna.see("Cindrake: Rest", "ts-log")
    expect(anna.page.locator("html[data-before]")).to_have_count(1)  # nothing was on its way: the page is the same
    assert [entry.kind for entry in open_campaign(file).log()] == ["action"]


def test_what_others_did_while_the_line_lost_it_is_seen_once_it_is_mended(sit: Sit, file: Path) -> None:
    line = Line()
    anna = ready_to_save(sit, line)
    line.calm()
    line.deaf = True
    command = [sys.executable, "-m", "toolkit.cli", "adjust", str(file), "Gravlet", "hp=41", "--why", "rain"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    while b"41 / 60" not in line.unheard:  # its process has seen it, and tells the page in vain
        anna.page.wait_for_timeout(50)
    line.cut()
    mend(anna, line, anew=False)
    anna.see("Gravlet", "ts-log")
    anna.see("41 / 60", "ts-card")


def test_a_page_and_two_commands_at_once_lose_nothing(sit: Sit, file: Path) -> None:
    anna = ready_to_save(sit)
    command = [sys.executable, "-m", "toolkit.cli", "adjust", str(file), "Gravlet", "hp=41", "--why", "rain"]
    other = [*command[:5], "Mosspaw", "hp=40", "--why", "rain"]
    running = [subprocess.Popen(one, env=os.environ, stdout=subprocess.DEVNULL) for one in (command, other)]
    anna.press("ts-commit")
    assert [one.wait(180) for one in running] == [0, 0]
    anna.see("Mosspaw", "ts-log")
    anna.see("Gravlet", "ts-log")
    ids = [entry.id for entry in open_campaign(file).log()]
    assert len(ids) == len(set(ids))
    assert len(ids) in (2, 3)
