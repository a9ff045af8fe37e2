"""A Reaction on the dashboard: the hit is rolled, the question appears with a button each, the answer is played."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from tests.ui.browser import Visit, served
from tests.ui.conftest import cells, column, edit
from toolkit.session.new import new_workbook


def test_whoever_waited_for_it_is_asked_and_undo_takes_it_back(browser: Browser, tmp_path: Path) -> None:
    book = new_workbook(tmp_path / "Bridge.xlsx", "odyssey", "en", demo=True)
    changed = (
        ("X", "Pinch", 6),
        ("Y", "Pinch", 8),
        ("X", "Bulwark", 6),
        ("Y", "Bulwark", 9),
        ("Evasion", "Kilnling", 1),
    )
    for header, who, value in changed:
        edit(book, header, who, value)
    before = cells(book)
    with served(book) as address:
        visit = Visit(browser, address)
        page = visit.page
        page.locator(".ts-actor select").first.select_option("pinch")
        visit.choose("Basic Melee")
        page.locator(".ts-target select").first.select_option("kilnling")
        visit.press("ts-roll")
        visit.see("Bulwark: a Reaction to Basic Melee of Pinch?", "ts-asks")
        page.locator(".ts-asks").get_by_role("button", name="Yes", exact=True).click()
        visit.see("Bulwark: Rebuke out of turn", "ts-preview")
        page.locator(".ts-commit button:enabled").wait_for()
        visit.key("c", "ts-commit")
        visit.see("Saved to Bridge.xlsx", "ts-status")
        assert column(book, "AP Debt")["Bulwark"] == 1
        visit.key("u", "ts-undo")
        visit.see("Taken back", "ts-log")
        assert (visit.faults, visit.strangers) == ([], [])
        visit.close()
    assert cells(book) == before
