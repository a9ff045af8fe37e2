"""The button's token, without a browser."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.ui_server.conftest import in_a_loop
from toolkit.ui.widgets.action_button import ActionButton


def _send(button: ActionButton, content: Any) -> None:
    button._handle_custom_msg(content, [])


def test_each_token_buys_one_action() -> None:
    got: list[str] = []
    button = ActionButton("Roll")
    button.on_action(got.append)
    first = button.token
    _send(button, {"action": "press", "token": first})
    _send(button, {"action": "press", "token": first})
    assert got == [first]
    assert button.token != first
    _send(button, {"action": "press", "token": button.token})
    assert len(set(got)) == 2


@pytest.mark.parametrize(
    "content",
    [
        *(None, "press", {}, {"action": "press"}, {"action": 1}),
        *({"action": "press", "token": ""}, {"action": "press", "token": [{}]}),
    ],
)
def test_forged_messages_do_nothing(content: Any) -> None:
    got: list[str] = []
    button = ActionButton("Roll")
    button.on_action(got.append)
    _send(button, content)
    button.token = "chosen by the page"
    _send(button, {"action": "press", "token": "chosen by the page"})
    assert got == []


def test_nothing_while_disabled() -> None:
    got: list[str] = []
    button = ActionButton("Roll", disabled=True)
    button.on_action(got.append)
    button.press()
    assert got == []


def test_a_press_that_came_too_late_does_nothing_and_the_page_wakes_its_button() -> None:
    got: list[str] = []
    button = ActionButton("Save")
    button.on_action(got.append)
    pressed = button.token
    button.disabled = True
    _send(button, {"action": "press", "token": pressed})
    assert button.token not in ("", pressed)
    button.disabled = False
    _send(button, {"action": "press", "token": pressed})
    assert got == []
    _send(button, {"action": "press", "token": button.token})
    assert len(got) == 1


def test_press_while_at_work_does_nothing() -> None:
    got: list[str] = []
    button = ActionButton("Roll")

    def work(token: str) -> None:
        got.append(token)
        button.press()
        _send(button, {"action": "press", "token": token})

    button.on_action(work)
    button.press()
    assert len(got) == 1


def test_async_work_is_waited_for() -> None:
    async def play() -> list[str]:
        got: list[str] = []
        go = asyncio.Event()
        button = ActionButton("Roll")

        async def work(token: str) -> None:
            got.append(token)
            await go.wait()

        button.on_action(work)
        button.press()
        await asyncio.sleep(0)
        button.press()
        go.set()
        await asyncio.sleep(0.01)
        button.press()
        await asyncio.sleep(0.01)
        return got

    assert len(in_a_loop(play())) == 2


def test_failing_work_leaves_the_button_alive() -> None:
    button = ActionButton("Roll")
    before = button.token
    button.on_action(lambda token: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        button.press()
    assert button.token not in ("", before)


def test_key_is_a_class_for_the_page() -> None:
    button = ActionButton("Roll", key="r", classes=("ts-roll", "ts-main"))
    assert set(button._dom_classes) == {"ts-roll", "ts-main", "ts-key-r"}


def test_a_press_that_lapsed_on_its_way_does_nothing_and_is_told_once() -> None:
    got: list[str] = []
    button = ActionButton("Save")
    button.on_action(got.append)
    before = button.token
    button.renew(lambda: got.append("told"))
    for _ in range(2):
        _send(button, {"action": "press", "token": before})
    assert got == ["told"]
    button.press()
    _send(button, {"action": "press", "token": before})
    assert len(got) == 2
