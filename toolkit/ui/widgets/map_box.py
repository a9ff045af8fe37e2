"""The map: one tab stop, gone over with the arrow keys, pressed with Enter, a click or a finger.

The page sends which square was pressed, or that one step is taken back, with the number of the picture it showed: a
press that was meant for an earlier picture, or the second one of a double click, does nothing. A finger's first tap
only shows what its square would do. Of ground and marks only what changed is sent; tokens are sent one by one, those
that changed, and all of them to a page that says it is there. What a square holds is strung together by `map_saying`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import traitlets

from toolkit.core.board import Square
from toolkit.ui.desk.map_view import RANGE, MapView, TokenView, plain
from toolkit.ui.widgets.bare import Own
from toolkit.ui.widgets.map_drawing import DRAWING
from toolkit.ui.widgets.map_furniture import FURNITURE
from toolkit.ui.widgets.map_saying import SAYING
from toolkit.ui.widgets.visibility import show_if
from toolkit.ui.widgets.wear import WEAR

_SCRIPT = (
    WEAR
    + DRAWING
    + SAYING
    + FURNITURE
    + """
const ZOOMS = [0.4, 0.55, 0.75, 1, 1.3, 1.7];

function render({ model, el }) {
  const { title, smaller, larger, keys, frame, caption, go, legend, list, help, made } = furniture(el);
  const tokens = new Map();
  let order = [];
  const everybody = () => order.map((id) => tokens.get(id));
  const { marks, word, within, tokensAt, goalAt, lineTo, ...say } = saying(model, everybody);
  const picture = drawing(frame);
  const pressed = { rev: null };
  let at = [1, 1];
  let actor = null;
  let tapped = null;
  let zoom = ZOOMS.indexOf(1);

  function mover() {
    const one = tokens.get(marks().actor);
    return one ? { edge: marks().shape === "path" ? one.edge : 1, start: [one.x, one.y] } : { edge: 1, start: null };
  }

  function tell([x, y]) {
    const now = say.words(x, y), { edge, start } = mover(), there = tokensAt(x, y)[0];
    if (caption.textContent !== now) caption.textContent = now;
    const goal = marks().open ? goalAt(x, y) : undefined;
    picture.lookAhead(goal, marks().shape, edge, start, there && lineTo(there.id));
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

  function move(x, y) {
    at = [Math.max(1, Math.min(model.get("width"), x)), Math.max(1, Math.min(model.get("height"), y))];
    show(picture.putCursor(...at));
    tell(at);
  }

  function toToken(step) {
    const all = everybody().sort((one, other) => one.y - other.y || one.x - other.x);
    const here = all.findIndex((one) => within(one, ...at));
    const next = all[(here + step + all.length) % all.length];
    if (next) move(next.x, next.y);
  }

  function send(what) {
    if (pressed.rev === model.get("rev")) return;
    pressed.rev = model.get("rev");
    model.send({ ...what, rev: pressed.rev });
  }

  // A finger sees first what its square would do: the second tap, or the button, chooses it.
  function tap(square) {
    tapped = square && key(...square);
    go.hidden = !square || !(goalAt(...square) || tokensAt(...square).length);
    go.textContent = square ? `${word("choose")} ${tapped}` : "";
  }

  function resize(step) {
    zoom = Math.max(0, Math.min(ZOOMS.length - 1, zoom + step));
    picture.svg.style.setProperty("--zoom", ZOOMS[zoom]);
    [smaller.disabled, larger.disabled] = [zoom === 0, zoom === ZOOMS.length - 1];
    show(picture.putCursor(...at));
  }

  const KEYS = {
    ArrowLeft: () => move(at[0] - 1, at[1]),
    ArrowRight: () => move(at[0] + 1, at[1]),
    ArrowUp: () => move(at[0], at[1] - 1),
    ArrowDown: () => move(at[0], at[1] + 1),
    Home: (event) => move(1, event.ctrlKey ? 1 : at[1]),
    End: (event) => move(model.get("width"), event.ctrlKey ? model.get("height") : at[1]),
    PageDown: () => toToken(1),
    PageUp: () => toToken(-1),
    Enter: (event) => event.repeat || send({ square: at }),
    " ": (event) => event.repeat || send({ square: at }),
    Backspace: (event) => event.repeat || send({ back: true }),
    Escape: () => frame.blur(),
    "+": () => resize(1),
    "=": () => resize(1),
    "-": () => resize(-1),
    "?": () => { help.all.open = !help.all.open; },
  };

  frame.addEventListener("keydown", (event) => {
    const shifted = event.shiftKey && event.key !== "+" && event.key !== "?";
    if (event.altKey || event.metaKey || shifted || !KEYS[event.key]) return;
    event.preventDefault();
    KEYS[event.key](event);
  });
  // A click keeps the map where it is, or the square would slip from under the finger.
  frame.addEventListener("focus", () => frame.matches(":focus-visible") && move(...at));
  const squareOf = ({ target: { dataset } }) => dataset?.x && [Number(dataset.x), Number(dataset.y)];
  let finger = false;
  picture.svg.addEventListener("pointerdown", (event) => { finger = event.pointerType !== "mouse"; });
  picture.svg.addEventListener("click", (event) => {
    const square = squareOf(event);
    if (!square) return;
    const again = tapped === key(...square);
    at = square;
    picture.putCursor(...at);
    tell(at);
    if (finger && !again) tap(square);
    else send({ square });
  });
  picture.svg.addEventListener("pointermove", (event) => {
    if (event.pointerType === "mouse" && squareOf(event)) tell(squareOf(event));
  });
  picture.svg.addEventListener("pointerleave", () => tell(at));
  go.addEventListener("click", () => send({ square: at }));
  smaller.addEventListener("click", () => resize(-1));
  larger.addEventListener("click", () => resize(1));
  list.all.addEventListener("toggle", () => paintList());

  function paintTexts() {
    title.textContent = model.get("title");
    keys.textContent = model.get("how");
    list.title.textContent = word("list");
    help.title.textContent = word("help");
    help.inside.replaceChildren(...model.get("how").split("\\n").map((line) => made("li", "", { textContent: line })));
    smaller.ariaLabel = word("smaller");
    larger.ariaLabel = word("larger");
  }

  function paintGround() {
    picture.size(model.get("width"), model.get("height"));
    picture.drawGround(model.get("ground"));
    say.ground();
  }

  function paintTokens() {
    const role = (id) => (id === marks().actor ? "ts-acting" : marks().targets.includes(id) ? "ts-aimed" : "");
    picture.drawTokens(everybody(), role);
  }

  function entry(kind, className, said) {
    const sample = made("span", "");
    sample.append(picture.sample(kind, className), said);
    return sample;
  }

  function paintLegend() {
    const found = model.get("ground").map(([kind, said]) => entry(kind, `ts-ground ts-ground-${kind}`, said));
    const { goals, open, reach, area } = marks();
    if (open && goals.length) found.push(entry("goal", "ts-mark-goal", word("goal")));
    if (reach.length || (!open && goals.length)) found.push(entry("reach", "ts-map-free", word("reach")));
    if (area.length) found.push(entry("area", "ts-mark-wash", word("area")));
    legend.replaceChildren(...found, marks().why);
  }

  function paintList() {
    if (!list.all.open) return;
    list.inside.replaceChildren(...say.list().map(([said, square]) => {
      const line = made("li", ""), press = made("button", "ts-button", { type: "button", textContent: said });
      press.addEventListener("click", () => { at = square; send({ square }); });
      line.append(square ? press : said);
      return line;
    }));
  }

  function paintMarks() {
    const { edge, start } = mover();
    picture.drawMarks(marks(), edge, start);
    const acting = tokens.get(marks().actor);
    if (marks().actor !== actor && acting && document.activeElement !== frame) move(acting.x, acting.y);
    if (acting) actor = marks().actor;
  }

  function paint(all) {
    paintTexts();
    if (all) paintGround();
    say.sort();
    tap(null);
    paintTokens();
    paintMarks();
    paintLegend();
    paintList();
    picture.label(say.words);
    picture.putCursor(...at);
    tell(at);
    el.dataset.rev = model.get("rev");
  }

  let stale = false;
  for (const trait of ["width", "height", "ground", "words"]) model.on(`change:${trait}`, () => { stale = true; });
  model.on("change:rev", () => { if (model.get("width")) paint(stale); stale = false; });
  model.on("msg:custom", (told) => {
    for (const one of told.tokens) tokens.set(one.id, one);
    order = told.order;
    if (told.all) paint(true);
  });
  wear(model, el);
  if (model.get("width")) paint(true);
  model.send({ here: true });
}
export default { render };
"""
)


class _Map(Own):
    _esm = _SCRIPT
    title = traitlets.Unicode().tag(sync=True)
    how = traitlets.Unicode().tag(sync=True)
    width = traitlets.Int().tag(sync=True)
    height = traitlets.Int().tag(sync=True)
    ground: traitlets.List[Any] = traitlets.List().tag(sync=True)
    range: traitlets.Dict[str, Any] = traitlets.Dict().tag(sync=True)
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
        self._told: dict[str, TokenView] = {}

    def show(self, seen: MapView | None) -> None:
        """Mirror the model; nothing is sent when nothing changed."""
        show_if(seen is not None, self.view)
        if seen is None or seen == self._seen:
            return
        self._tell(seen)
        with self.view.hold_sync():
            self.view.title, self.view.how = seen.title, seen.how
            self.view.width, self.view.height = seen.width, seen.height
            self.view.ground, self.view.words = list(seen.ground), dict(seen.words)
            found = plain(seen.marks)
            self.view.range = {part: found.pop(part) for part in RANGE}
            self.view.marks = found
            self._renew()
        self._seen = seen

    def _tell(self, seen: MapView, *, everything: bool = False) -> None:
        """Send the tokens that changed since the page was last told, and in which order they lie."""
        now = {token.id: token for token in seen.tokens}
        changed = [plain(token) for who, token in now.items() if everything or self._told.get(who) != token]
        if everything or changed or list(now) != list(self._told):
            self.view.send({"tokens": changed, "order": list(now), "all": everything})
        self._told = now

    def press(self, square: Square) -> None:
        """What pressing a square in the browser does."""
        self._receive(self.view, {"square": list(square), "rev": self._rev}, [])

    def _renew(self) -> None:
        self._rev += 1
        self.view.rev = self._rev

    def _receive(self, _widget: Any, content: Any, _buffers: Any) -> None:
        # The number that counts is kept out of the traits: the page can write those.
        if not isinstance(content, dict) or self._seen is None:
            return
        if content.get("here") is True:
            self._tell(self._seen, everything=True)
        if content.get("rev") != self._rev:
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
