"""The desk in a real browser, served as a game master would have it; the workbook on disk is what counts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.ui.browser import Visit, served
from tests.ui.conftest import cells, column, edit, rewrite
from toolkit.session import open_campaign
from toolkit.session.new import new_workbook
from toolkit.ui.desk.journal import PAGE

HOSTILE = "<img src=x onerror=alert(1)> $5 for $7"


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One workbook for all of them; its damage and accuracy are typed, so that nothing falls by chance."""
    made = new_workbook(tmp_path_factory.mktemp("desk") / "Ferry War.xlsx", "calpheon", "en", demo=True)
    edit(made, "Notes", "Cindrake", HOSTILE)
    edit(made, "Name", "Voltern", HOSTILE)
    rewrite(made, _typed_damage)
    return made


def _typed_damage(book: object) -> None:
    for row in book["Campaign"].iter_rows():  # type: ignore[index]
        for cell in row:
            if cell.value == "calpheon.damage_formula":
                cell.offset(0, 1).value = "manual"


@pytest.fixture(scope="module")
def pristine(file: Path) -> bytes:
    return file.read_bytes()


@pytest.fixture(scope="module")
def address(file: Path) -> Iterator[str]:
    with served(file) as found:
        yield found


@pytest.fixture
def fresh(file: Path, pristine: bytes) -> Path:
    """The workbook as at first, with nothing planned."""
    file.write_bytes(pristine)
    draft = open_campaign(file).draft()
    draft.clear()
    draft.mode = "roll"
    return file


@pytest.fixture
def visit(browser: Browser, address: str, fresh: Path) -> Iterator[Visit]:
    made = Visit(browser, address)
    yield made
    made.close()
    assert made.strangers == []
    assert made.faults == []


def test_a_whole_turn_with_typed_dice_override_reload_and_undo(visit: Visit, file: Path) -> None:
    before, page = cells(file), visit.page
    page.locator(".ts-dice button", has_text="I type").click()
    visit.choose("Kindle", "Bellow", "Pebble Rain", "Wait")
    visit.answer(3)
    expect(visit.page.locator(".ts-ask h2")).to_have_attribute("aria-live", "polite")  # the keyboard stays in the box
    seen = page.locator(".ts-ask label").inner_text()
    page.reload(wait_until="commit")
    expect(page.locator(".ts-ask label")).to_have_text(seen)
    expect(page.locator(".ts-use select").first).to_have_value("Kindle")
    visit.answer(20, before=3)
    number = page.locator(".ts-override", has_text="Pebble Rain · strike 1 · Damage").locator("input")
    number.fill("7")
    number.press("Enter")
    visit.see("11 → 7", "ts-preview")
    visit.press("ts-commit")
    visit.see("Saved to Ferry War.xlsx", "ts-status")
    assert column(file, "HP")["Cindrake"] == 47
    assert column(file, "HP")["Gravlet"] == 49
    visit.press("ts-undo")
    visit.see("Taken back", "ts-log")
    assert cells(file) == before


def test_rolled_dice_survive_a_reload_a_double_click_saves_once_and_a_second_page_follows(
    visit: Visit, browser: Browser, address: str, file: Path
) -> None:
    page = visit.page
    page.locator(".ts-dice button", has_text="Roll for me").click()
    visit.choose("Rest", "", "Rest")
    second = Visit(browser, address)
    expect(second.page.locator(".ts-use select").first).to_have_value("Rest")
    visit.press("ts-roll")
    visit.see("rolls Initiative", "ts-preview")
    told = page.locator(".ts-preview").inner_text()
    second.see("rolls Initiative", "ts-preview")
    page.reload(wait_until="commit")
    visit.see("rolls Initiative", "ts-preview")
    assert page.locator(".ts-preview").inner_text() == told
    page.locator(".ts-commit button").dblclick()
    visit.see("Saved to", "ts-status")
    second.see("Cindrake: Rest", "ts-log")
    assert [entry.kind for entry in open_campaign(file).log()] == ["action"]
    second.close()
    assert second.faults == []


def test_names_are_shown_as_they_are(visit: Visit) -> None:
    visit.see(HOSTILE, "ts-card")
    assert visit.page.locator(".ts-page img, .ts-page mjx-container, .ts-page .MathJax").count() == 0
    visit.choose("", "", "Switch")
    visit.page.locator(".ts-target select").nth(2).select_option(label=HOSTILE)
    visit.see("Roll", "ts-next")


def test_who_comes_in_is_asked_alone_and_the_newcomer_can_be_aimed_at(visit: Visit, file: Path) -> None:
    edit(file, "HP", "Cindrake", 0)
    visit.see("Cindrake is down: who comes in?", "ts-action")
    expect(visit.page.locator(".ts-action:visible")).to_have_count(1)
    visit.page.locator(".ts-target select:visible").select_option("mosspaw")
    visit.press("ts-commit")
    expect(visit.page.locator(".ts-actor select:visible").first).to_have_value("mosspaw")
    visit.page.locator(".ts-use select:visible").nth(2).select_option("Pebble Rain")
    expect(visit.page.locator(".ts-target select:visible")).to_have_value("mosspaw")
    assert column(file, "Active")["Mosspaw"] == "yes"


def test_what_is_no_number_is_marked_at_its_box_and_saving_waits(visit: Visit) -> None:
    visit.choose("Rest")
    visit.press("ts-roll")
    box = visit.page.locator(".ts-override input:visible").first
    box.fill("abc")
    box.press("Enter")
    visit.see("Not taken", "ts-override")
    expect(box).to_have_attribute("aria-invalid", "true")
    expect(box).to_have_value("abc")
    expect(visit.page.locator(".ts-commit button")).to_be_disabled()
    box.fill("")
    box.press("Enter")
    expect(visit.page.locator(".ts-commit button")).to_be_enabled()


def test_another_language_in_the_middle_of_a_form_loses_no_word(visit: Visit) -> None:
    page, answer, why = visit.page, visit.page.locator(".ts-ask input"), visit.page.locator(".ts-adjust-why input")
    page.locator(".ts-dice button", has_text="I type").click()
    visit.choose("Kindle")
    answer.fill("4")
    page.locator(".ts-adjust .ts-fold button").click()
    for lang in ("ru", "en"):
        why.fill(f"wind {lang}")
        page.locator(f"[data-ts-lang={lang}]").click()
        page.locator(f".ts-page.ts-lang-{lang}").wait_for()
        expect(answer).to_have_value("4")
        expect(why).to_have_value(f"wind {lang}")


def test_each_window_remembers_who_sits_there(visit: Visit, browser: Browser, address: str) -> None:
    name = visit.page.locator(".ts-by input")
    name.fill("Anna")
    name.press("Enter")
    visit.calm()
    second = Visit(browser, address)
    other = second.page.locator(".ts-by input")
    expect(other).to_have_value("Anna")
    other.fill("Bo")
    other.press("Enter")
    visit.page.reload(wait_until="commit")
    expect(name).to_have_value("Anna")
    visit.choose("Wait")
    visit.press("ts-roll")
    visit.press("ts-commit")
    visit.see("Anna", "ts-log")
    second.close()
    name.fill("")
    name.press("Enter")


def test_keyboard_only(visit: Visit, file: Path) -> None:
    keys = visit.page.keyboard
    visit.tab_to("ts-use")
    keys.type("Wait")
    visit.see("Roll the dice", "ts-next")
    visit.tab_to("ts-roll")
    keys.press("Enter")
    visit.see("Look it over", "ts-next")
    visit.key("c", "ts-commit")
    visit.see("Saved to", "ts-status")
    visit.key("u", "ts-undo")
    visit.see("Taken back. Redo", "ts-next")
    assert [entry.kind for entry in open_campaign(file).log()] == ["action", "undo"]


def test_a_broken_workbook_says_where_and_recovers_when_it_is_mended(visit: Visit, file: Path) -> None:
    edit(file, "HP", "Gravlet", "sixty")
    visit.see("Roster!", "ts-problem")
    visit.see("sixty", "ts-problem")
    expect(visit.page.locator(".ts-commit button")).to_be_disabled()
    edit(file, "HP", "Gravlet", 55)
    expect(visit.page.locator(".ts-problem")).to_be_hidden()
    visit.see("55 / 60", "ts-card")


@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_scrolls_sideways(browser: Browser, address: str, fresh: Path, width: int) -> None:
    visit = Visit(browser, address, width=width)
    visit.choose("Kindle", "Rest", "Pebble Rain")
    visit.see("Gravlet", "ts-target")
    over = visit.page.locator("html").evaluate("page => page.scrollWidth - window.innerWidth")
    visit.close()
    assert over <= 0


def test_on_a_phone_the_bar_hides_nothing_at_the_end_and_the_bench_is_folded(
    browser: Browser, address: str, fresh: Path
) -> None:
    visit = Visit(browser, address, width=390)
    page = visit.page
    expect(page.locator("[data-id=mosspaw]")).to_be_hidden()
    page.locator(".ts-rear summary", has_text="Bank: on the bench").click()
    expect(page.locator("[data-id=mosspaw]")).to_be_visible()
    page.locator(".ts-fold button", has_text="Set a cell").click()
    page.locator(".ts-adjust-do button").wait_for()
    hidden = page.locator("html").evaluate(
        """page => {
          window.scrollTo({ top: page.scrollHeight, behavior: "instant" });
          const [last, bar] = [".ts-adjust-do button", ".ts-actions"].map((place) => page.querySelector(place));
          return last.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
        }"""
    )
    visit.close()
    assert hidden <= 0


def test_what_is_the_same_stays_where_it_stands(visit: Visit) -> None:
    page, entries = visit.page, visit.page.locator(".ts-log .ts-entry")
    page.locator(".ts-dice button", has_text="Roll for me").click()
    for number in (1, 2):
        visit.choose("Rest", "", "Rest")
        visit.press("ts-roll")
        visit.press("ts-commit")
        expect(entries).to_have_count(number)
    entries.last.evaluate("entry => { entry.stands = true; }")
    visit.press("ts-undo")
    expect(entries).to_have_count(3)
    assert entries.last.evaluate("entry => entry.stands === true")


def test_of_a_long_log_only_what_is_new_is_made_anew(visit: Visit, file: Path) -> None:
    entries = visit.page.locator(".ts-log .ts-entry")
    visit.choose("Rest", "", "Rest")
    visit.press("ts-roll")
    visit.press("ts-commit")
    expect(entries).to_have_count(1)
    campaign = open_campaign(file)
    while len(campaign.log()) < PAGE + 2:
        campaign.undo()
        campaign.redo()
    newest = campaign.log()[-1].id
    expect(entries.first).to_have_attribute("data-id", newest)
    expect(entries).to_have_count(PAGE)
    entries.nth(9).evaluate("entry => { entry.stands = true; }")
    visit.press("ts-undo")
    expect(entries.first).not_to_have_attribute("data-id", newest)
    expect(entries).to_have_count(PAGE)
    stands = entries.evaluate_all("all => all.flatMap((entry, at) => entry.stands ? [at] : [])")
    assert stands == [10]
