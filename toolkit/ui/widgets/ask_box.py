"""The one open question: a box for a typed die or number or one of many words, or a button for each choice.

The page sends an answer with the token of the question it showed; each token takes one answer. So neither a second
Enter nor a click that was meant for the question before answers the next one. Callbacks get the token as well.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import traitlets

from toolkit.ui.desk.asking import AskView
from toolkit.ui.widgets.bare import Own
from toolkit.ui.widgets.field import Field
from toolkit.ui.widgets.wear import WEAR

_SCRIPT = (
    WEAR
    + """
function render({ model, el }) {
  const title = document.createElement("h2");
  const row = document.createElement("div");
  const label = document.createElement("label");
  const input = document.createElement("input");
  const button = document.createElement("button");
  const hint = document.createElement("p");
  const fault = document.createElement("p");
  const choices = document.createElement("div");
  const many = document.createElement("datalist");
  let drawn = "";
  let offered = "";
  let token = null;
  let used = null;

  hint.id = `ts-${Math.random().toString(36).slice(2)}`;
  input.id = label.htmlFor = `${hint.id}-in`;
  title.id = `${hint.id}-of`;
  label.className = "widget-label";
  fault.id = `${hint.id}-fault`;
  fault.className = "ts-fault";
  fault.setAttribute("role", "alert");
  hint.className = "ts-quiet";
  row.className = "ts-answer";
  choices.className = "ts-choices";
  choices.setAttribute("role", "group");
  choices.setAttribute("aria-labelledby", title.id);
  input.type = "text";
  input.autocomplete = "off";
  input.enterKeyHint = "next";
  input.setAttribute("aria-describedby", `${fault.id} ${hint.id}`);
  many.id = `${hint.id}-many`;
  button.type = "button";
  button.className = "ts-button";
  row.append(input, many, button);
  el.id = "ts-question";
  el.append(title, label, row, fault, hint, choices);

  function send(answer) {
    if (token === used) return;
    used = token;
    model.send({ answer, token });
    paint();
  }

  function choice([value, text]) {
    const made = document.createElement("button");
    made.type = "button";
    made.className = "ts-button";
    made.textContent = text;
    made.addEventListener("click", () => send(value));
    return made;
  }

  function offer(words) {
    offered = JSON.stringify(words);
    many.replaceChildren(...words.map((word) => new Option("", word)));
    words.length ? input.setAttribute("list", many.id) : input.removeAttribute("list");
  }

  function paint() {
    const asked = model.get("choices");
    const fresh = token !== model.get("token");
    const within = el.contains(document.activeElement);
    token = model.get("token");
    // Whoever types is still in the same box: that another question stands above it is said.
    if (fresh) title.setAttribute("aria-live", document.activeElement === input ? "polite" : "off");
    title.textContent = model.get("title");
    label.textContent = model.get("label");
    hint.textContent = model.get("hint");
    hint.hidden = !model.get("hint") || model.get("fault") !== "";
    const said = model.get("fault");
    if (fresh || fault.textContent !== said) fault.textContent = said; // read out once for each answer
    fault.hidden = !said;
    input.setAttribute("aria-invalid", String(!fault.hidden));
    button.textContent = model.get("button");
    label.hidden = row.hidden = asked.length > 0;
    choices.hidden = asked.length === 0;
    if (JSON.stringify(asked) !== drawn) {
      drawn = JSON.stringify(asked);
      choices.replaceChildren(...asked.map(choice));
    }
    if (JSON.stringify(model.get("many")) !== offered) offer(model.get("many"));
    const waiting = token === used;
    for (const one of [button, ...choices.children]) one.disabled = waiting;
    if (fresh) input.value = model.get("typed");
    if (fresh && (within || document.activeElement === document.body) && used !== null) {
      (asked.length ? choices.firstElementChild : input).focus();
      if (!asked.length) input.select();
    }
  }

  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing || event.repeat) return;
    event.preventDefault();
    send(input.value);
  });
  button.addEventListener("click", () => send(input.value));
  const shown = ["title", "label", "hint", "fault", "button", "choices", "many", "token"];
  for (const trait of shown) model.on(`change:${trait}`, paint);
  wear(model, el);
  paint();
}
export default { render };
"""
)


class AskBox(Own):
    """`answered(text or choice, token)` for each answer that counts."""

    _esm = _SCRIPT
    title = traitlets.Unicode().tag(sync=True)
    label = traitlets.Unicode().tag(sync=True)
    hint = traitlets.Unicode().tag(sync=True)
    fault = traitlets.Unicode().tag(sync=True)
    button = traitlets.Unicode().tag(sync=True)
    choices: traitlets.List[list[str]] = traitlets.List().tag(sync=True)
    many: traitlets.List[str] = traitlets.List().tag(sync=True)
    typed = traitlets.Unicode().tag(sync=True)
    token = traitlets.Unicode().tag(sync=True)

    def __init__(self, answered: Callable[[str, str], Any]) -> None:
        super().__init__()
        self.add_class("ts-ask")
        self._take = answered
        self._live = ""
        self.on_msg(self._receive)

    @property
    def spent(self) -> bool:
        """Whether the question that was put last has had its answer."""
        return not self._live

    def show(self, ask: AskView, button: str, again: bool = False) -> None:
        """Put a question; `again`: the same as before, for the last answer was not taken. What was typed stays then."""
        with self.hold_sync():
            self.typed, self.fault = self.typed if again or ask.fault else "", ask.fault
            self.title, self.label, self.hint, self.button = ask.title, ask.label, ask.hint, button
            self.choices = [[choice.value, choice.label] for choice in ask.choices]
            self.many = list(ask.many)
            self._live = self.token = secrets.token_urlsafe(12)

    def clear(self) -> None:
        """Nothing is asked: what was asked and typed last is not left on the page."""
        with self.hold_sync():
            self._live = self.token = self.title = self.label = self.hint = self.fault = self.typed = ""
            self.choices = []
            self.many = []

    def answer(self, text: str) -> None:
        """What answering in the browser does."""
        self._receive(self, {"answer": text, "token": self._live}, [])

    def _receive(self, _widget: Any, content: Any, _buffers: Any) -> None:
        # The live token is kept out of the traits: the page can write those.
        if not isinstance(content, dict) or not self._live or content.get("token") != self._live:
            return
        text, token = content.get("answer"), self._live
        if isinstance(text, str):
            self._live, self.typed = "", text[: Field.LONGEST]
            self._take(text[: Field.LONGEST], token)
