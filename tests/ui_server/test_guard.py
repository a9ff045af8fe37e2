"""The net under callbacks, and the page that could not be built."""

from __future__ import annotations

import gc
import logging
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from tests.ui_server.conftest import in_a_loop
from toolkit.ui.guard import Guard
from toolkit.ui.server import desk
from toolkit.ui.server.spec import Spec, name_of, resolved
from toolkit.ui.visit import Visit, Visitor


@pytest.fixture(autouse=True)
def logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A log folder of the test's own."""
    monkeypatch.setenv("TURNSHEET_LOGS", str(tmp_path / "logs"))
    return tmp_path / "logs" / "desk.log"


def _boom(number: int) -> int:
    raise ValueError(f"secret {number}")


@pytest.mark.parametrize(("lang", "said"), [("en", "Something went wrong"), ("ru", "что-то пошло не так")])
def test_exception_becomes_a_sentence_and_a_log_entry(logs: Path, lang: str, said: str) -> None:
    shown: list[str] = []
    assert Guard(shown.append, lang)(_boom)(7) is None
    assert said in shown[0]
    assert "secret" not in shown[0]
    assert "ValueError: secret 7" in logs.read_text()


def test_players_and_spectators_are_told_no_path(logs: Path) -> None:
    shown: list[str] = []
    for lang, role in (("en", "player"), ("ru", "spectator")):
        Guard(shown.append, lang, role)(_boom)(7)  # type: ignore[arg-type]
    assert not any(str(logs.parent) in said or "desk.log" in said for said in shown)
    assert all(said.split()[-1].rstrip(".") in logs.read_text() for said in shown), "the mark leads to the log"


def test_good_callback_is_untouched() -> None:
    shown: list[str] = []
    assert Guard(shown.append)(lambda number: number + 1)(1) == 2
    assert shown == []


def test_async_callback_is_guarded_too(logs: Path) -> None:
    async def work() -> None:
        _boom(8)

    shown: list[str] = []
    result = Guard(shown.append)(work)()
    assert result is not None
    assert in_a_loop(result) is None
    assert len(shown) == 1
    assert "secret 8" in logs.read_text()


def test_page_that_cannot_even_show_it_still_logs_both(logs: Path) -> None:
    def say(_: str) -> None:
        raise RuntimeError("page is gone")

    assert Guard(say)(_boom)(9) is None
    assert "secret 9" in logs.read_text()
    assert "page is gone" in logs.read_text()


def test_ctrl_c_goes_through() -> None:
    def stop() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Guard(lambda _: None)(stop)()


@pytest.fixture
def collecting() -> Iterator[None]:
    """The process of a page gives up looking for garbage by itself; that of the tests must not."""
    yield
    gc.enable()


@pytest.mark.usefixtures("collecting")
@pytest.mark.parametrize("page", ["tests.ui_server.standin:build", "no.such.module:build"])
def test_page_that_cannot_be_built_is_a_calm_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logs: Path, page: str
) -> None:
    Spec(page, "a word", "here:1").write(tmp_path)
    monkeypatch.chdir(tmp_path)
    desk.warm_up()
    desk._notes.append(Visit("battle", "cannot-open.xlsx", "ru").to_note())
    root = desk.page()
    desk._notes.append(Visit("player", "cannot-open.xlsx", "ru", Visitor("player", "A")).to_note())
    others = desk.page().children[0].value
    assert "ts-page" in root._dom_classes
    assert "The page could not be opened" in root.children[0].value
    assert "Страницу не удалось открыть" in root.children[0].value
    assert "The page could not be opened" in others
    assert str(logs.parent) not in others
    assert "secret detail" not in root.children[0].value
    assert "Traceback" in logs.read_text()


def test_what_is_normal_when_a_browser_goes_away_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logs: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    root = logging.getLogger()
    before = root.handlers[:]
    desk.warm_up()
    try:
        for gone in (uuid4().hex, str(uuid4()), "nobody"):
            logging.getLogger("comm").warning("No such comm: %s", gone)
    finally:
        root.handlers[:] = before
    told = [line.partition("No such comm: ")[2] for line in logs.read_text().splitlines()]
    assert [line for line in told if line] == ["nobody"]


def test_source_reaches_the_page_from_anywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "мой файл.xlsx").touch()
    monkeypatch.chdir(tmp_path)
    assert resolved("мой файл.xlsx") == str((tmp_path / "мой файл.xlsx").resolve())
    assert resolved("1AbC-key") == "1AbC-key"
    assert name_of("мой файл.xlsx") == "мой файл"
    assert name_of("1AbC-key") == ""
    Spec("m:f", "a\"b' \\ ü", "[::1]:80").write(tmp_path)
    assert Spec.read(tmp_path) == Spec("m:f", "a\"b' \\ ü", "[::1]:80")
