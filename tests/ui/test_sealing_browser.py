"""Two people at two machines, each with a dashboard in a real browser; they share the workbook and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.session.sealing import leaks
from tests.ui.browser import Visit, served_alone
from toolkit.session import open_campaign
from toolkit.session.new import new_workbook

WORDS = ("Kindle", "Bellow", "kindle", "nonce")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return new_workbook(tmp_path / "Ferry War.xlsx", "calpheon", "en", demo=True)


@pytest.fixture
def addresses(file: Path, tmp_path: Path) -> Iterator[tuple[str, str]]:
    ann, bo = (served_alone(file, XDG_STATE_HOME=str(tmp_path / who)) for who in ("Ann", "Bo"))
    with ann as one, bo as two:
        yield one, two


def source_of(visit: Visit) -> str:
    """The page as it is now, and what its own source said when it came."""
    return visit.page.content()


def test_nobody_sees_a_sealed_choice_before_both_are_in(
    browser: Browser, addresses: tuple[str, str], file: Path, tmp_path: Path
) -> None:
    pristine = tmp_path / "before.bin"
    pristine.write_bytes(file.read_bytes())
    ann, bo = (Visit(browser, address) for address in addresses)
    frames: list[str] = []
    bo.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))))
    bo.page.reload(wait_until="commit")
    bo.see("Gravlet")
    clean = source_of(bo)
    frames.clear()
    ann.page.locator(".ts-side-1 .ts-unseen button").click()
    ann.see("Only this page")
    ann.choose("Kindle", "Bellow")
    ann.press("ts-side-1 .ts-seal")
    ann.see("Sealed", "ts-sealed")
    bo.see("Bank has sealed its choice", "ts-log")
    assert frames != []
    assert not [frame for frame in frames if any(word in frame for word in WORDS)]
    ann.page.reload(wait_until="commit")
    ann.see("Sealed", "ts-sealed")
    for word in WORDS:
        assert source_of(bo).count(word) == clean.count(word)
        assert source_of(ann).count(word) == clean.count(word)
    assert ann.page.locator(".ts-use select").first.input_value() == ""
    assert leaks(WORDS, pristine, tmp_path / f".{file.name}.turnsheet", tmp_path / "Bo", tmp_path / "logs") == []
    bo.choose("", "", "Pebble Rain", "Rest")
    bo.press("ts-side-2 .ts-seal")
    expect(ann.page.locator(".ts-reveal button")).to_be_enabled()
    expect(bo.page.locator(".ts-reveal button")).to_be_enabled()
    assert [entry.kind for entry in open_campaign(file).log()] == ["seal", "seal"]
    bo.press("ts-reveal")
    for visit in (ann, bo):
        visit.see("Cindrake: Kindle → Gravlet", "ts-preview")
    ann.press("ts-roll")
    ann.press("ts-commit")
    bo.see("Turn 1 begins", "ts-log")
    ann.see("Saved to", "ts-status")
    assert [entry.kind for entry in open_campaign(file).log()] == ["seal", "seal", "open", "open", "action"]
    for visit in (ann, bo):
        visit.close()
        assert visit.faults == []
