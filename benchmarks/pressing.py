"""A pick, a roll, a save and an undo on the battle page of each system, against an empty button pressed in turn.

In a real browser, from the press until the result can be read, medians and 95th percentiles. The rules' own work is
allowed on top of the empty press: resolving, and for a save or an undo the workbook written and read again. It is
timed without a page. The empty button is on another page of the same server.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, Error, Page, sync_playwright

from benchmarks.ratio import Ratio, seconds
from tests import chromium
from tests.ui.browser import served_alone
from toolkit.session import Campaign, Draft, open_campaign
from toolkit.session.new import new_workbook

PRESSES = 20
MOST = 1.5
PRESS = """([pressed, value, result]) => new Promise((done, failed) => {
  if (document.querySelector(result)) return failed("it stands there already: " + result);
  const button = document.querySelector(pressed);
  const watch = new MutationObserver(() => {
    if (!document.querySelector(result)) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - began))); // no earlier: it draws
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  setTimeout(() => failed("it never came: " + result), 30000);
  const began = performance.now();
  if (value === null) return button.click();
  button.value = value;
  button.dispatchEvent(new Event("change", { bubbles: true }));
})"""
"""Seconds in thousandths until something fits the selector `result`, and has been drawn."""
STILL = """() => Promise.allSettled(document.getAnimations()
  .filter((moving) => moving.effect.getComputedTiming().endTime < Infinity).map((moving) => moving.finished))"""
AT_REST = "html:not([data-ts-busy]):not(:has(button[data-ts-asked]))"
ENTRY = ".ts-log .ts-entry"
PLANNED = ".ts-page:has(.ts-preview #ts-what-will-happen):has(.ts-roll button:enabled)"
SAVED = f".ts-page:has({ENTRY}:first-child:not([data-id='{{id}}'])):has(.ts-undo button:enabled)"
UNDONE = f".ts-page:has({ENTRY}.ts-undone[data-id='{{id}}']):has(.ts-redo button:enabled)"


@dataclass(frozen=True)
class Demo:
    """An action of a demo campaign that rolls dice: who does what to whom."""

    system: str
    actor: str
    use: str
    target: str
    aimed: bool = False
    """Whether the target is picked by hand, the last of the picks; else it is the only one."""


DEMOS = (
    Demo("calpheon", "Cindrake", "Kindle", "Gravlet"),
    Demo("ptu", "Sootling", "Cinder Puff", "Pondling", aimed=True),
    Demo("odyssey", "Reedwing", "Reed Dart", "Grumble"),
    Demo("d6forum", "Lampling", "Wick Flare", "Rustcrab"),
)


@dataclass
class Times:
    """Seconds of each press, by what was pressed; `empty` of the empty button's presses between them."""

    presses: dict[str, list[float]] = field(default_factory=dict)
    empty: list[float] = field(default_factory=list)


class Pages:
    """The battle page and the empty one of the same server, pressed in turn."""

    def __init__(self, browser: Browser, address: str) -> None:
        # Each in a window of its own: what lies behind another page is drawn once a second.
        self.battle = opened(browser, address, ".ts-commit button")
        self.empty = opened(browser, address.replace("/?", "/odds?"), ".ts-more")
        self.times = Times()

    def press(self, what: str, button: str, result: str, value: str | None = None) -> None:
        """Press once all before is answered and the dice lie still, and the empty button after it."""
        self.battle.locator(f"{AT_REST} {button}:enabled").first.wait_for()
        self.battle.evaluate(STILL)
        self.times.presses.setdefault(what, []).append(pressed(self.battle, button, value, result))
        number = len(self.times.empty) + 1
        self.times.empty.append(pressed(self.empty, ".ts-more", None, f".ts-number [data-number='{number}']"))


def opened(browser: Browser, address: str, ready: str) -> Page:
    page = browser.new_context(viewport={"width": 1280, "height": 900}).new_page()
    page.set_default_timeout(60_000)
    page.goto(address, wait_until="commit")
    page.locator(ready).first.wait_for()
    return page


def pressed(page: Page, button: str, value: str | None, result: str) -> float:
    """Seconds from a press (or another `value` of a list) to the drawn result."""
    took: float = page.evaluate(PRESS, [button, value, result])
    return took / 1000


def actions_pressed(folder: Path, demos: Sequence[Demo] = DEMOS) -> Iterator[Ratio]:
    """Four presses in each of the systems; nothing is timed where no browser is installed."""
    found = chromium.find()
    if found is None:
        return
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for demo in demos:
            book = new_workbook(folder / f"{demo.system}.xlsx", demo.system, "en", demo=True)
            with served_alone(book, page="benchmarks.empty:either") as address:
                times = on_a_page(Pages(browser, address), demo)
            yield from ratios(demo, times, without_a_page(book, demo))
        browser.close()


def ratios(demo: Demo, times: Times, work: dict[str, list[float]]) -> Iterator[Ratio]:
    for what, found in times.presses.items():
        taken, done = found[1:], work[what][1:]  # the first is only to warm up
        for name, pick in (("median", median), ("95th percentile", late)):
            allowed = pick(times.empty) + pick(done) / MOST  # the work on top, not one and a half times
            said = f"{demo.system}: {what} / an empty button and {pick(done) * 1000:.0f} ms of work ({name})"
            yield Ratio(said, pick(taken), allowed, MOST)


def late(times: list[float]) -> float:
    return quantiles(times, n=20)[-1]


def on_a_page(pages: Pages, demo: Demo) -> Times:
    page = pages.battle
    for _ in range(PRESSES + 1):
        page.locator(".ts-actor select").first.select_option(label=demo.actor)
        use = page.locator(".ts-use select").first
        use.locator("option", has_text=demo.use).first.wait_for(state="attached")
        value = use.locator("option", has_text=demo.use).first.get_attribute("value")
        if demo.aimed:
            use.select_option(value)
            aim = page.locator(".ts-target select").first
            aim.locator("option", has_text=demo.target).first.wait_for(state="attached")
            value = aim.locator("option", has_text=demo.target).first.get_attribute("value")
        pages.press("a pick", ".ts-target select" if demo.aimed else ".ts-use select", PLANNED, value)
        pages.press("a roll", ".ts-roll button", ".ts-preview .ts-die")
        decide(page)
        pages.press("a save", ".ts-commit button", SAVED.format(id=newest(page)))
        pages.press("an undo", ".ts-undo button", UNDONE.format(id=newest(page)))
    page.close(run_before_unload=True)
    pages.empty.close(run_before_unload=True)
    return pages.times


def newest(page: Page) -> str:
    """The id of the newest entry of the Log; blank before the first."""
    found = page.locator(ENTRY)
    return str(found.first.get_attribute("data-id")) if found.count() else ""


def decide(page: Page) -> None:
    """What is asked of a person is answered with what stands there first, until the action can be saved."""
    ready = page.locator(".ts-commit button:enabled")
    choice = page.locator(".ts-ask button:enabled:visible")
    while not ready.count():
        ready.or_(choice).first.wait_for()
        if not ready.count():
            with suppress(Error):  # the question may have been another one
                choice.first.click(timeout=1000)


def without_a_page(book: Path, demo: Demo) -> dict[str, list[float]]:
    """Seconds that the rules and the workbook need for the same, by what is pressed."""
    campaign = open_campaign(str(book))
    assert campaign.state is not None
    times: dict[str, list[float]] = {}
    for number in range(PRESSES + 1):
        draft = campaign.draft()
        draft.clear()
        for what, deed in deeds(campaign, draft, demo, f"engine {number}"):
            times.setdefault(what, []).append(seconds(deed))
    return times


def deeds(campaign: Campaign, draft: Draft, demo: Demo, token: str) -> Iterator[tuple[str, Callable[[], object]]]:
    state = campaign.state
    assert state is not None
    slot = campaign.system.slots(state)[0]
    ids = {row.name: who for who, row in state.roster.items()}
    line = {"actor": ids[demo.actor], "use": demo.use, "on": [ids[demo.target]]}
    yield "a pick", lambda: planned(draft, slot.key, line)
    yield "a roll", lambda: (draft.roll(token=token), draft.preview())
    while (needs := draft.preview().needs) is not None:
        draft.answer(needs.options[0] if needs.options else 1, token=f"{token} {len(draft.answers)}")
    yield "a save", lambda: (draft.commit(token=f"{token} saved"), campaign.state, campaign.log())
    yield "an undo", lambda: (campaign.undo(), campaign.state, campaign.log())


def planned(draft: Draft, slot: str, line: Mapping[str, object]) -> None:
    draft.choose(slot, line)
    draft.preview()
