"""How a map is drawn: the script that makes an SVG of squares, ground, marks and tokens, and redraws what changed.

`drawing(el)` makes the empty picture and gives back what the widget's own script (`map_box`) needs: one function a
layer. Kinds of ground and marks are one path each, however many squares they have; a token is redrawn only when it
changed, and moves when it moved. Colours are the style sheet's; every kind has a pattern or a letter as well.
"""

from __future__ import annotations

DRAWING = """
const CELL = 32, EDGE = 18, PATTERNS = {
  blocking: [16, "M0 8h16M0 16h16M4 0v8M12 8v8"],
  slow: [16, "M0 5q4-4 8 0t8 0M0 13q4-4 8 0t8 0"],
  rough: [16, "M3 7l2-5 2 5M10 15l2-5 2 5"],
  cover: [32, "M9 24v-8a7 7 0 0 1 14 0v8z"],
  other: [8, "M0 0h8v8h-8z"],
  reach: [8, "M-2 2l4-4M0 8l8-8M6 10l4-4"],
  area: [8, "M0 0l8 8M8 0l-8 8"],
};

function make(name, attributes, ...inside) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes ?? {})) made.setAttribute(key, value);
  made.append(...inside);
  return made;
}

const left = (x) => EDGE + (x - 1) * CELL;
const middle = (x, edge = 1) => left(x) + (edge * CELL) / 2;
const boxes = (squares) => squares.map(([x, y]) => `M${left(x)} ${left(y)}h${CELL}v${CELL}h-${CELL}z`).join("");
const dots = (squares, edge) => squares.map(([x, y]) =>
  `M${middle(x, edge) - 3.5} ${middle(y, edge)}a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0`).join("");
const track = (squares, edge) => squares.map(([x, y], at) =>
  `${at ? "L" : "M"}${middle(x, edge)} ${middle(y, edge)}`).join("");

// A pattern of the name, known to this page by a name of its own.
function pattern(own, kind) {
  const [size, d] = PATTERNS[kind];
  const drawn = make("path", { d, class: `ts-hatch-${kind}` });
  return make("pattern", { id: `${own}-${kind}`, width: size, height: size, patternUnits: "userSpaceOnUse",
    x: EDGE, y: EDGE }, drawn);
}

function shapeOf(token) {
  const size = token.edge * CELL, r = size / 2 - 2.5;
  if (token.side === 1) return make("circle", { cx: size / 2, cy: size / 2, r, class: "ts-token-body" });
  if (token.side === 2) {
    return make("rect", { x: 3, y: 3, width: size - 6, height: size - 6, rx: 3, class: "ts-token-body" });
  }
  return make("path", { d: `M${size / 2} 1L${size - 1} ${size / 2}L${size / 2} ${size - 1}L1 ${size / 2}z`,
    class: "ts-token-body" });
}

function tokenInside(token) {
  const size = token.edge * CELL, wide = size - 8;
  const letters = { x: size / 2, y: size * (token.edge > 1 ? 0.42 : 0.47), class: "ts-token-letters" };
  const parts = [shapeOf(token), make("text", letters, token.letters)];
  if (token.edge > 1) {
    const room = token.name.length > 8 ? { textLength: 46, lengthAdjust: "spacingAndGlyphs" } : {};
    const place = { x: size / 2, y: size / 2 + 12, class: "ts-token-name", ...room };
    parts.push(make("text", place, token.name.slice(0, 12)));
  }
  if (token.share !== null) {
    const low = token.share <= 25 ? " ts-low" : token.share <= 50 ? " ts-mid" : "";
    parts.push(make("rect", { x: 4, y: size - 6, width: wide, height: 5, rx: 2, class: "ts-token-track" }));
    parts.push(make("rect", { x: 5, y: size - 5, width: ((wide - 2) * token.share) / 100, height: 3, rx: 1,
      class: `ts-token-hp${low}` }));
  }
  if (token.badge) {
    const width = token.badge.length > 2 ? 19 : 15;
    parts.push(make("rect", { x: size - width, y: 0, width, height: 12, rx: 4, class: "ts-token-badge" }));
    parts.push(make("text", { x: size - width / 2, y: 6.5, class: "ts-token-status" }, token.badge));
  }
  if (token.fallen) parts.push(make("path", { d: `M5 5L${size - 5} ${size - 5}M${size - 5} 5L5 ${size - 5}`,
    class: "ts-token-cross" }));
  return parts;
}

function drawing(el) {
  const own = `ts-${Math.random().toString(36).slice(2)}`;
  const defs = make("defs", {}, ...Object.keys(PATTERNS).map((kind) => pattern(own, kind)));
  const layer = (name) => make("g", { class: `ts-map-${name}` });
  const [paper, ground, marks, tokens, sights, ahead, squares] =
    ["paper", "ground", "marks", "tokens", "sights", "ahead", "squares"].map(layer);
  const cursor = make("rect", { class: "ts-map-cursor", rx: 3 });
  const svg = make("svg", {}, defs, paper, ground, marks, sights, tokens, ahead, squares, cursor);
  const drawn = new Map();
  const said = new Map();
  el.append(svg);

  const fill = (kind) => `url(#${own}-${PATTERNS[kind] ? kind : "other"})`;
  const path = (name, d, more) => make("path", { class: name, d, ...more });

  function size(width, height) {
    const [w, h] = [width * CELL, height * CELL];
    svg.setAttribute("viewBox", `0 0 ${w + EDGE + 2} ${h + EDGE + 2}`);
    svg.style.setProperty("--columns", width);
    const lines = [];
    for (let x = 0; x <= width; x += 1) lines.push(`M${EDGE + x * CELL} ${EDGE}v${h}`);
    for (let y = 0; y <= height; y += 1) lines.push(`M${EDGE} ${EDGE + y * CELL}h${w}`);
    const numbers = [];
    for (let x = 1; x <= width; x += 1) numbers.push(make("text", { x: middle(x), y: EDGE / 2 }, String(x)));
    for (let y = 1; y <= height; y += 1) numbers.push(make("text", { x: EDGE / 2, y: middle(y) }, String(y)));
    paper.replaceChildren(make("rect", { x: EDGE, y: EDGE, width: w, height: h, class: "ts-map-free" }),
      path("ts-map-lines", lines.join("")), ...numbers);
    const made = [];
    said.clear();
    for (let y = 1; y <= height; y += 1) for (let x = 1; x <= width; x += 1) {
      const square = make("rect", { x: left(x), y: left(y), width: CELL, height: CELL, class: "ts-square", role: "img",
        "data-x": x, "data-y": y });
      made.push(square);
      said.set(square, "");
    }
    squares.replaceChildren(...made);
  }

  function drawGround(kinds) {
    ground.replaceChildren(...kinds.flatMap(([kind, , where]) => [
      path(`ts-ground ts-ground-${kind}`, boxes(where)), path("ts-ground-hatch", boxes(where), { fill: fill(kind) })]));
  }

  function drawTokens(list, role) {
    const here = new Set(list.map((token) => token.id));
    for (const [id, old] of drawn) if (!here.has(id)) { old.group.remove(); drawn.delete(id); }
    list.forEach((token, at) => {
      const look = JSON.stringify([token, role(token.id)]);
      const old = drawn.get(token.id);
      const group = old?.group ?? make("g", { "data-id": token.id, role: "img" });
      if (old?.look !== look) {
        group.setAttribute("class", `ts-token ts-token-${Math.min(token.side, 3)} ${role(token.id)}` +
          (token.fallen ? " ts-token-fallen" : ""));
        group.setAttribute("aria-label", token.said);
        group.style.transform = `translate(${left(token.x)}px, ${left(token.y)}px)`;
        group.replaceChildren(...tokenInside(token));
        drawn.set(token.id, { group, look });
      }
      if (tokens.children[at] !== group) tokens.insertBefore(group, tokens.children[at] ?? null);
    });
  }

  function drawMarks(marked, edge, start) {
    const goals = marked.goals.map(([x, y]) => [x, y]);
    const where = marked.open ? goals : [];
    const near = marked.reach.map(([x, y]) => [x, y]);
    const reach = marked.open ? near : [...near, ...goals];
    const area = boxes(marked.area);
    marks.replaceChildren(path("ts-mark-reach", boxes(reach), { fill: fill("reach") }),
      path("ts-mark-goal", boxes(where)), path("ts-mark-dots", dots(where, 1)),
      path("ts-mark-wash", area), path("ts-mark-area", area, { fill: fill("area") }));
    const way = start && marked.path.length ? track([start, ...marked.path], edge) : "";
    const end = marked.path.slice(-1);
    const stands = edge > 1 && end.length ? boxes(footprint(end[0], edge)) : "";
    sights.replaceChildren(path("ts-ahead-area", stands), path("ts-mark-path", way),
      path("ts-mark-end", dots(end, edge)),
      ...marked.lines.filter((line) => line[4]).flatMap(sight));
  }

  function sight([, through, kind]) {
    const way = path(`ts-sight ts-sight-${kind}`, track(through, 1));
    return kind === "blocked" ? [way, path("ts-sight-cross", cross(through))] : [way];
  }

  function cross(through) {
    const [x, y] = through[Math.floor(through.length / 2)];
    return `M${middle(x) - 5} ${middle(y) - 5}l10 10M${middle(x) + 5} ${middle(y) - 5}l-10 10`;
  }

  // What choosing a square would do, and how the way to whoever stands there is.
  function lookAhead(goal, shape, edge, start, line) {
    const found = goal?.[3] ?? [];
    const d = shape === "area" ? boxes(found) : start && found.length ? track([start, ...found], edge) : "";
    const ghost = goal && shape === "path" && edge > 1 ? boxes(footprint(goal, edge)) : "";
    ahead.replaceChildren(path(shape === "area" ? "ts-ahead-area" : "ts-ahead-path", d), path("ts-ahead-area", ghost),
      ...(line ? sight(line) : []));
  }

  function footprint([x, y], edge) {
    return Array.from({ length: edge * edge }, (_, at) => [x + (at % edge), y + Math.floor(at / edge)]);
  }

  // Only squares of which something else is to be said are touched.
  function label(words) {
    for (const [square, before] of said) {
      const now = words(Number(square.dataset.x), Number(square.dataset.y));
      if (now !== before) { square.setAttribute("aria-label", now); said.set(square, now); }
    }
  }

  function putCursor(x, y) {
    const box = { x: left(x) + 1.5, y: left(y) + 1.5, width: CELL - 3, height: CELL - 3 };
    for (const [key, value] of Object.entries(box)) cursor.setAttribute(key, value);
    return cursor.getBoundingClientRect();
  }

  // A sample of a mark or a kind of ground, for the key below the map.
  function sample(kind, className) {
    const whole = { x: EDGE, y: EDGE, width: CELL, height: CELL };
    const at = EDGE + CELL / 2;
    const inside = kind === "goal" ? [make("circle", { cx: at, cy: at, r: 5, class: "ts-mark-dots" })]
      : [make("rect", { ...whole, fill: fill(kind) })];
    return make("svg", { viewBox: `${EDGE} ${EDGE} ${CELL} ${CELL}`, "aria-hidden": "true" },
      make("rect", { ...whole, class: className }), ...inside);
  }

  return { svg, size, drawGround, drawTokens, drawMarks, lookAhead, label, putCursor, sample };
}
"""
