"""The one open question: a box for a typed die or number, or a button for each choice; and the answers so far."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ipywidgets

from toolkit.ui.desk.asking import AskView
from toolkit.ui.desk.html import Markup, join, tag
from toolkit.ui.desk.plan import Choice
from toolkit.ui.desk.view import ButtonView
from toolkit.ui.widgets.block import Block
from toolkit.ui.widgets.pool import Pool
from toolkit.ui.widgets.press import Press
from toolkit.ui.widgets.visibility import show_if

Answered = Callable[[str, str], Any]


class _ChoiceButton:
    """One choice of a question; `answered(choice, token)`."""

    def __init__(self, answered: Answered) -> None:
        self._value = ""
        self._press = Press(lambda token: answered(self._value, token))
        self.view, self.renew = self._press.view, self._press.renew

    def show(self, choice: Choice) -> None:
        """Mirror the model."""
        self._value = choice.value
        self._press.show(ButtonView(choice.label))


class AskPanel:
    """`answered(typed, token)` for each answer; one `ts-ask` with one input at a time."""

    def __init__(self, answered: Answered, take_back: Callable[[str], Any]) -> None:
        self._title, self._hint, self._so_far = Block(), Block(), Block()
        self._typed = ipywidgets.Text(continuous_update=False)
        self._typed.on_submit(lambda _: self._entered())
        self._answered = answered
        self._answer = Press(lambda token: answered(self._typed.value, token))
        self._take_back = Press(take_back)
        self._buttons: list[_ChoiceButton] = []
        self._choices: Pool[Choice] = Pool(self._new_button, "ts-choices", box=ipywidgets.HBox)
        self._box = ipywidgets.HBox([self._typed, self._answer.view])
        self._ask = ipywidgets.VBox([self._title.view, self._hint.view, self._box, self._choices.view])
        self._ask.add_class("ts-ask")
        self.view = ipywidgets.VBox([self._ask, self._so_far.view, self._take_back.view])
        self.view.add_class("ts-asks")
        self._shown: tuple[object, ...] = ()

    def show(self, ask: AskView | None, so_far: Markup, buttons: dict[str, ButtonView]) -> None:
        """Mirror the model. A new question empties the box."""
        show_if(ask is not None, self._ask)
        if ask is not None:
            self._title.show(join([tag("h2", ask.title)]))
            self._hint.show(tag("p", ask.hint, cls="ts-quiet"))
            self._choices.show(ask.choices)
            show_if(not ask.choices, self._box)
        if self._shown != (ask, so_far):
            self._shown = (ask, so_far)
            self._outdate()
            with self._typed.hold_sync():
                self._typed.description = ask.label if ask is not None else ""
                self._typed.value = ""
        self._so_far.show(so_far)
        self._answer.show(buttons["answer"])
        self._take_back.show(buttons["take_back"])
        show_if(ask is not None or bool(so_far), self.view)

    def _new_button(self) -> _ChoiceButton:
        self._buttons.append(_ChoiceButton(self._answered))
        return self._buttons[-1]

    def _outdate(self) -> None:
        """An answer that is on its way was meant for the question before."""
        for press in (self._answer, self._take_back):
            press.renew()
        for button in self._buttons:
            button.renew()

    def _entered(self) -> None:
        """The Enter key: once for each question, since an answered question empties the box."""
        if self._typed.value.strip():
            self._answer.view.press()
