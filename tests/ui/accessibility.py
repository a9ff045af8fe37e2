"""What axe-core finds wrong with a page, for tests of any page: `assert findings(page) == []`.

axe-core comes with `axe-playwright-python`, so nothing is fetched; it is evaluated from outside, since the page's
content policy forbids foreign scripts. Themes and widths are set on the page as it stands, without a reload.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from playwright.sync_api import Page

WIDTHS = (390, 820, 1280)
THEMES = ("light", "dark")
_RUN = "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
_STILL = "*, ::before, ::after { transition: none !important; animation: none !important; }"


@cache
def _axe() -> str:
    return (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")


def findings(page: Page) -> list[str]:
    """Each finding on the page as it is now: how bad, which rule, where first."""
    page.evaluate(_axe())
    return [f"{one['impact']} {one['id']}: {_where(one)}" for one in page.evaluate(_RUN)]


def _where(found: dict[str, Any]) -> str:
    first = found["nodes"][0]
    return f"{len(found['nodes'])} × {first['html'][:160]} ({first['failureSummary'].splitlines()[-1].strip()[:160]})"


def still(page: Page) -> None:
    """Let nothing move or fade from here on: colours half way between two states are nobody's."""
    page.add_style_tag(content=_STILL)


def looks(page: Page, height: int = 900) -> Iterator[str]:
    """Put the page into every width and theme in turn; each by name, and back to the first at the end."""
    still(page)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            page.evaluate("theme => { document.documentElement.dataset.tsTheme = theme; }", theme)
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            yield f"{width} {theme}"


def findings_in_all_looks(page: Page) -> list[str]:
    """The findings in every width and theme, each with the look it was found in."""
    return [f"{look}: {one}" for look in looks(page) for one in findings(page)]


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    width: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return width


def small_targets(page: Page, least: int = 44) -> list[str]:
    """Whatever can be pressed and is lower or narrower than a fingertip; links within a sentence are none.

    A box within its label is as large as that.
    """
    found: list[str] = page.evaluate(
        """least => [...document.querySelectorAll("button, select, input, textarea, summary, nav a")]
          .filter(one => one.getClientRects().length && !one.closest("svg, label"))
          .map(one => [one, one.getBoundingClientRect()])
          .filter(([one, box]) => Math.round(box.height) < least || Math.round(box.width) < 24)
          .map(([one, box]) => `${Math.round(box.width)}×${Math.round(box.height)} ${one.outerHTML.slice(0, 120)}`)""",
        least,
    )
    return found
