"""What a map says of its squares: the script that strings the words made in Python together, square by square.

`saying(model, everybody)` gives back what the widget's own script (`map_box`) needs: the words for a square, what may
be chosen there, the way to whoever stands there, and all that is in reach as a list. It knows no rule and no language.
"""

from __future__ import annotations

SAYING = """
const key = (x, y) => `${x}:${y}`;

function saying(model, everybody) {
  let grounds = new Map();
  let marked = null;
  let all = {};
  const marks = () => all;
  const word = (name) => model.get("words")[name];
  const within = (one, x, y) => x >= one.x && y >= one.y && x < one.x + one.edge && y < one.y + one.edge;
  const tokensAt = (x, y) => everybody().filter((one) => within(one, x, y)).reverse();
  const goalAt = (x, y) => marked.goals.get(key(x, y));
  const lineTo = (id) => marks().lines.find(([who]) => who === id);

  function ground() {
    grounds = new Map();
    for (const [, said, where] of model.get("ground")) for (const [x, y] of where) {
      grounds.set(key(x, y), [...(grounds.get(key(x, y)) ?? []), said]);
    }
  }

  function sort() {
    all = { ...model.get("range"), ...model.get("marks") };
    const squares = (kind) => new Map(marks()[kind].map((one) => [key(one[0], one[1]), one]));
    marked = Object.fromEntries(["goals", "reach", "area", "path"].map((kind) => [kind, squares(kind)]));
  }

  function whoStands(x, y) {
    return tokensAt(x, y).map((one) => {
      const { actor, looked, targets } = marks();
      const aimed = targets.includes(one.id) ? word("target") : "";
      const role = one.id === actor ? word(looked ? "looked" : "acts") : aimed;
      return [one.said, role, lineTo(one.id)?.[3]].filter(Boolean).join(", ");
    });
  }

  function words(x, y) {
    const at = key(x, y), who = whoStands(x, y);
    const parts = [...who, (grounds.get(at) ?? []).join(", ")].filter(Boolean);
    if (!parts.length) parts.push(word("free"));
    const goal = marked.goals.get(at), near = marked.reach.get(at);
    if (goal) parts.push(marks().phrases[goal[2]]);
    if (near) parts.push(tokensAt(x, y).some((one) => lineTo(one.id)) ? word("reach")
      : `${word("reach")}, ${marks().phrases[near[2]]}`);
    if (marked.area.has(at)) parts.push(word("area"));
    if (marked.path.has(at)) parts.push(word("path"));
    return `${at} — ${parts.join("; ")}`;
  }

  // Everybody and every square in reach: [words, the square to choose or nothing].
  function list() {
    const one = (id) => everybody().find((token) => token.id === id);
    const met = marks().lines.filter(([id, , , , drawn]) => drawn && one(id));
    const found = met.map(([id, , , said]) => [`${one(id).said} — ${said}`, [one(id).x, one(id).y]]);
    const groups = new Map();
    for (const [x, y, said] of marks().goals) groups.set(said, [...(groups.get(said) ?? []), [x, y]]);
    for (const [said, squares] of groups) {
      const all = squares.map((square) => key(...square)).join(", ");
      found.push([`${marks().phrases[said]}: ${all}`, marks().shape === "area" && marks().open ? squares[0] : null]);
    }
    return found.length ? found : [[marks().why || word("list_none"), null]];
  }

  return { marks, word, within, tokensAt, goalAt, lineTo, ground, sort, words, list };
}
"""
