"""The bottom edge: the next step in a sentence, who rolls the dice, and the buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from toolkit.ui.desk import answering, battles, choosing, ending, sealing, secret
from toolkit.ui.desk.html import Markup
from toolkit.ui.desk.view import Glance
from toolkit.ui.widgets.bare import Box
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.hands import Hands
from toolkit.ui.widgets.press import Press
from toolkit.ui.widgets.switch import Switch


class Toolbar:
    """Keys: R rolls, C commits, U takes back, Y does again."""

    def __init__(self, hands: Hands) -> None:
        self._next, self._complaint = Block("ts-next"), Block("ts-complaint")
        self._dice = Switch("ts-dice", lambda mode: hands.do(answering.set_mode, mode))
        self.presses = {
            "begin": Press(lambda _: hands.do(ending.begin), "ts-start"),
            "close": Press(lambda _: hands.do(ending.close), "ts-close-turn"),
            "finish": Press(lambda _: hands.do(battles.end_battle, slow=True), "ts-finish"),
            "roll": Press(lambda token: hands.do(answering.roll, token), "ts-roll", key="r"),
            "commit": Press(hands.commit, "ts-commit", key="c"),
            "reveal": Press(lambda _: hands.do(sealing.reveal, slow=True), "ts-reveal"),
            "hide": Press(lambda _: hands.do(secret.hide), "ts-hide-roll"),
            "show_roll": Press(lambda _: hands.do(secret.show_roll, slow=True), "ts-show-roll"),
            "clear": Press(lambda _: hands.do(choosing.clear), "ts-clear"),
            "undo": Press(lambda _: hands.undo(), "ts-undo", key="u"),
            "redo": Press(lambda _: hands.redo(), "ts-redo", key="y"),
        }
        buttons: list[Any] = [press.view for press in self.presses.values()]
        self.view = Box([self._complaint.view, self._next.view, self._dice.view, *buttons])
        self.view.add_class("ts-actions")

    def show(self, view: Glance) -> None:
        """Mirror the model."""
        self._next.show(view.next)
        self.complain(view.complaint)
        self._dice.show(view.modes, view.mode)
        for code, press in self.presses.items():
            press.show(view.buttons[code])

    def complain(self, sentence: Markup) -> None:
        """Say why the last entry was not taken."""
        self._complaint.show(sentence)

    def replan(self, tell: Callable[[], Any]) -> None:
        """A save that is on its way from a page that still shows another plan counts no more: `tell` for it."""
        self.presses["commit"].renew(tell)

    def outdate(self, tell: Callable[[], Any]) -> None:
        """Presses that are on their way from a page that has changed since count no more: for each of them `tell`."""
        for press in self.presses.values():
            press.renew(tell)
