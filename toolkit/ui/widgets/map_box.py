"""The map: one tab stop, gone over with the arrow keys, pressed with Enter, a click or a finger.

The page sends which square was pressed, or that one step is taken back, with the number of the picture it showed: a
press that was meant for an earlier picture, or the second one of a double click, does nothing. Of ground, tokens and
marks only what changed is sent and drawn again. What a square holds is said by the page from words made in Python.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import anywidget
import traitlets

from toolkit.core.board import Square
from toolkit.ui.desk.map_view import MapView, plain
from toolkit.ui.widgets.map_drawing import DRAWING
from toolkit.ui.widgets.visibility import show_if
from toolkit.ui.widgets.wear import WEAR

_SCRIPT = (
    WEAR
    + DRAWING
    + """
function render({ model, el }) {
  const title = document.createElement("h2");
  const frame = document.createElement("div");
  const caption = document.createElement("p");
  const keys = document.createElement("p");
  const legend = document.createElement("p");
  const picture = drawing(frame);
  const pressed = { rev: null };
  let at = [1, 1];
  let actor = null;
  let grounds = new Map();
  let marked = null;

  title.id = `ts-${Math.random().toString(36).slice(2)}`;
  keys.id = `${title.id}-keys`;
  keys.className = "ts-seen-only-by-readers";
  frame.className = "ts-map-frame";
  frame.tabIndex = 0;
  frame.setAttribute("role", "application");
  frame.setAttribute("aria-labelledby", title.id);
  frame.setAttribute("aria-describedby", keys.id);
  caption.className = "ts-map-said";
  caption.setAttribute("role", "status");
  caption.setAttribute("aria-live", "polite");
  legend.className = "ts-map-legend";
  el.append(title, keys, frame, caption, legend);

  const marks = () => model.get("marks");
  const word = (name) => model.get("words")[name];
  const key = (x, y) => `${x}:${y}`;
  const goalAt = (x, y) => marked.goals.get(key(x, y));
  const holds = (kind, x, y) => marked[kind].has(key(x, y));
  const token = (id) => model.get("tokens").find((one) => one.id === id);
  const within = (one, x, y) => x >= one.x && y >= one.y && x < one.x + one.edge && y < one.y + one.edge;
  const tokensAt = (x, y) => model.get("tokens").filter((one) => within(one, x, y)).reverse();

  function whoStands(x, y) {
    return tokensAt(x, y).map((one) => {
      const line = marks().lines.find(([who]) => who === one.id);
      const { actor: acting, looked, targets } = marks();
      const aimed = targets.includes(one.id) ? word("target") : "";
      const role = one.id === acting ? word(looked ? "looked" : "acts") : aimed;
      return [one.said, role, line?.[3]].filter(Boolean).join(", ");
    });
  }

  function whatIsMarked(x, y) {
    const goal = goalAt(x, y);
    if (goal) return marks().phrases[goal[2]];
    return holds("reach", x, y) ? word("reach") : "";
  }

  function words(x, y) {
    const parts = [...whoStands(x, y), (grounds.get(key(x, y)) ?? []).join(", ")].filter(Boolean);
    if (!parts.length) parts.push(word("free"));
    parts.push(whatIsMarked(x, y), holds("area", x, y) && word("area"), holds("path", x, y) && word("path"));
    return `${x}:${y} — ${parts.filter(Boolean).join("; ")}`;
  }

  function mover() {
    const one = token(marks().actor);
    return one ? { edge: marks().shape === "path" ? one.edge : 1, start: [one.x, one.y] } : { edge: 1, start: null };
  }

  function say([x, y]) {
    const now = words(x, y);
    if (caption.textContent !== now) caption.textContent = now;
    const { edge, start } = mover();
    picture.lookAhead(marks().open ? goalAt(x, y) : undefined, marks().shape, edge, start);
  }

  // The map scrolls in its own frame; the page stays where it is.
  function show(box) {
    const outer = frame.getBoundingClientRect();
    const room = 2 * box.width;
    if (box.left < outer.left + room) frame.scrollLeft -= outer.left + room - box.left;
    else if (box.right > outer.right - room) frame.scrollLeft += box.right - outer.right + room;
    if (box.top < outer.top + room) frame.scrollTop -= outer.top + room - box.top;
    else if (box.bottom > outer.bottom - room) frame.scrollTop += box.bottom - outer.bottom + room;
  }

  function go(x, y) {
    at = [Math.max(1, Math.min(model.get("width"), x)), Math.max(1, Math.min(model.get("height"), y))];
    show(picture.putCursor(...at));
    say(at);
  }

  function goToToken(step) {
    const list = [...model.get("tokens")].sort((one, other) => one.y - other.y || one.x - other.x);
    const here = list.findIndex((one) => within(one, ...at));
    const next = list[(here + step + list.length) % list.length];
    if (next) go(next.x, next.y);
  }

  function send(what) {
    if (pressed.rev === model.get("rev")) return;
    pressed.rev = model.get("rev");
    model.send({ ...what, rev: pressed.rev });
  }

  const KEYS = {
    ArrowLeft: () => go(at[0] - 1, at[1]),
    ArrowRight: () => go(at[0] + 1, at[1]),
    ArrowUp: () => go(at[0], at[1] - 1),
    ArrowDown: () => go(at[0], at[1] + 1),
    Home: (event) => go(1, event.ctrlKey ? 1 : at[1]),
    End: (event) => go(model.get("width"), event.ctrlKey ? model.get("height") : at[1]),
    PageDown: () => goToToken(1),
    PageUp: () => goToToken(-1),
    Enter: (event) => event.repeat || send({ square: at }),
    " ": (event) => event.repeat || send({ square: at }),
    Escape: (event) => event.repeat || send({ back: true }),
  };

  frame.addEventListener("keydown", (event) => {
    if (event.altKey || event.metaKey || event.shiftKey || !KEYS[event.key]) return;
    event.preventDefault();
    KEYS[event.key](event);
  });
  // A click keeps the map where it is, or the square would slip from under the finger.
  frame.addEventListener("focus", () => frame.matches(":focus-visible") && go(...at));
  const squareOf = ({ target: { dataset } }) => dataset?.x && [Number(dataset.x), Number(dataset.y)];
  picture.svg.addEventListener("click", (event) => {
    const square = squareOf(event);
    if (!square) return;
    at = square;
    picture.putCursor(...at);
    say(at);
    send({ square });
  });
  picture.svg.addEventListener("pointermove", (event) => {
    if (event.pointerType === "mouse" && squareOf(event)) say(squareOf(event));
  });
  picture.svg.addEventListener("pointerleave", () => say(at));

  function paintGround() {
    picture.size(model.get("width"), model.get("height"));
    picture.drawGround(model.get("ground"));
    grounds = new Map();
    for (const [, said, where] of model.get("ground")) for (const [x, y] of where) {
      grounds.set(key(x, y), [...(grounds.get(key(x, y)) ?? []), said]);
    }
  }

  function paintTokens() {
    const role = (id) => (id === marks().actor ? "ts-acting" : marks().targets.includes(id) ? "ts-aimed" : "");
    picture.drawTokens(model.get("tokens"), role);
  }

  function entry(kind, className, said) {
    const made = document.createElement("span");
    made.append(picture.sample(kind, className), said);
    return made;
  }

  function paintLegend() {
    const found = model.get("ground").map(([kind, said]) => entry(kind, `ts-ground ts-ground-${kind}`, said));
    const { goals, open, reach, area } = marks();
    if (open && goals.length) found.push(entry("goal", "ts-mark-goal", word("goal")));
    if (reach.length || (!open && goals.length)) found.push(entry("reach", "ts-map-free", word("reach")));
    if (area.length) found.push(entry("area", "ts-mark-wash", word("area")));
    legend.replaceChildren(...found, marks().why);
  }

  function sortMarks() {
    const squares = (kind) => new Set(marks()[kind].map(([x, y]) => key(x, y)));
    const goals = new Map(marks().goals.map((goal) => [key(goal[0], goal[1]), goal]));
    marked = { goals, reach: squares("reach"), area: squares("area"), path: squares("path") };
  }

  function paintMarks() {
    const { edge, start } = mover();
    picture.drawMarks(marks(), edge, start);
    const acting = token(marks().actor);
    if (marks().actor !== actor && acting && document.activeElement !== frame) go(acting.x, acting.y);
    actor = marks().actor;
  }

  function paint(all) {
    title.textContent = model.get("title");
    keys.textContent = model.get("how");
    if (all) paintGround();
    sortMarks();
    paintTokens();
    paintMarks();
    paintLegend();
    picture.label(words);
    picture.putCursor(...at);
    say(at);
    el.dataset.rev = model.get("rev");
  }

  let stale = false;
  for (const trait of ["width", "height", "ground", "words"]) model.on(`change:${trait}`, () => { stale = true; });
  model.on("change:rev", () => { if (model.get("width")) paint(stale); stale = false; });
  wear(model, el);
  if (model.get("width")) paint(true);
}
export default { render };
"""
)


class _Map(anywidget.AnyWidget):
    _esm = _SCRIPT
    title = traitlets.Unicode().tag(sync=True)
    how = traitlets.Unicode().tag(sync=True)
    width = traitlets.Int().tag(sync=True)
    height = traitlets.Int().tag(sync=True)
    ground: traitlets.List[Any] = traitlets.List().tag(sync=True)
    tokens: traitlets.List[Any] = traitlets.List().tag(sync=True)
    marks: traitlets.Dict[str, Any] = traitlets.Dict().tag(sync=True)
    words: traitlets.Dict[str, Any] = traitlets.Dict().tag(sync=True)
    rev = traitlets.Int().tag(sync=True)


class MapBox:
    """`chosen(square)` for each press that counts, `back()` for each step back."""

    def __init__(self, chosen: Callable[[Square], Any], back: Callable[[], Any]) -> None:
        self.view = _Map()
        self.view.add_class("ts-map")
        self.view.on_msg(self._receive)
        self._chosen, self._back = chosen, back
        self._rev = 0
        self._seen: MapView | None = None

    def show(self, seen: MapView | None) -> None:
        """Mirror the model; nothing is sent when nothing changed."""
        show_if(seen is not None, self.view)
        if seen is None or seen == self._seen:
            return
        with self.view.hold_sync():
            self.view.title, self.view.how = seen.title, seen.how
            self.view.width, self.view.height = seen.width, seen.height
            self.view.ground, self.view.words = list(seen.ground), dict(seen.words)
            self.view.tokens, self.view.marks = [plain(token) for token in seen.tokens], plain(seen.marks)
            self._renew()
        self._seen = seen

    def press(self, square: Square) -> None:
        """What pressing a square in the browser does."""
        self._receive(self.view, {"square": list(square), "rev": self._rev}, [])

    def _renew(self) -> None:
        self._rev += 1
        self.view.rev = self._rev

    def _receive(self, _widget: Any, content: Any, _buffers: Any) -> None:
        # The number that counts is kept out of the traits: the page can write those.
        if not isinstance(content, dict) or content.get("rev") != self._rev or self._seen is None:
            return
        before = self._rev
        if content.get("back") is True:
            self._back()
        elif (square := self._square(content.get("square"))) is not None:
            self._chosen(square)
        if self._rev == before:
            self._renew()  # nothing changed: the page may press again

    def _square(self, sent: Any) -> Square | None:
        if not isinstance(sent, list) or len(sent) != 2 or not all(type(number) is int for number in sent):
            return None
        assert self._seen is not None
        x, y = sent
        return (x, y) if 1 <= x <= self._seen.width and 1 <= y <= self._seen.height else None
