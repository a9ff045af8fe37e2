"""A small desk without rules: every hook of the page shell once, with counted actions.

Each action appends its token to `<source>.actions`, so that a test can read from outside how often one ran.
"""

from __future__ import annotations

import time
from html import escape
from pathlib import Path
from typing import Any

import ipywidgets as widgets

from toolkit.ui.guard import Guard
from toolkit.ui.visit import Visit
from toolkit.ui.widgets.action_button import ActionButton

HOSTILE = "Cinder <img src=x onerror=\"document.title='broken in'\">"


def build(visit: Visit) -> widgets.Widget:
    """The whole stand-in desk."""
    if "cannot-open" in visit.source:
        raise RuntimeError(f"secret detail about {visit.source}")
    desk = _Desk(Path(visit.source), visit.lang or "en")
    return desk.root


class _Desk:
    def __init__(self, source: Path, lang: str) -> None:
        self.actions = source.with_suffix(source.suffix + ".actions")
        self.hp = 32
        self.status = _html('<span class="ts-dot ts-good"></span>Saved to team.xlsx at 19:42', "ts-status")
        self.problem = _html("", "ts-problem")
        guard = Guard(lambda sentence: setattr(self.problem, "value", escape(sentence)), lang)
        self.cards = _html(self._cards(), "ts-cards")
        self.root = _box(
            [_top(source, self.status), self.problem, self._board(), self._actions(guard)], "ts-page", f"ts-lang-{lang}"
        )

    def _board(self) -> Any:
        others = "<h2 class='ts-side-name'>Wild</h2>" + _card("mossy", "Mossy", "Grass/Poison · 10", 40, 40, 12, 20, "")
        others += _card("gravel", "Gravel", "Rock · 9", 4, 36, 0, 20, "ts-low")
        left = _box([self.cards, _plan("First action"), _plan("Second action")], "ts-side", "ts-side-1")
        right = _box([_html(others, "ts-cards"), _plan("First action")], "ts-side", "ts-side-2")
        return _box([left, right, _story()], "ts-board")

    def _actions(self, guard: Guard) -> Any:
        roll = ActionButton("Roll", key="r", classes=("ts-roll", "ts-main"), tooltip="Roll every die that is asked for")
        commit = ActionButton("Commit", key="c", classes=("ts-commit",), disabled=True)
        broken = ActionButton("Undo", key="u", classes=("ts-undo",))
        redo = ActionButton("Redo", classes=("ts-redo",), disabled=True)
        roll.on_action(guard(self._hit))
        broken.on_action(guard(_fail))
        dice = widgets.ToggleButtons(options=["Roll for me", "I type the dice"])
        dice.add_class("ts-dice")
        said = _html("<p>Both sides are ready: roll the dice.</p>", "ts-next")
        return _box([said, dice, roll, commit, broken, redo], "ts-actions")

    def _hit(self, token: str) -> None:
        time.sleep(0.6)  # longer than a moment, also to a browser that is busy
        with self.actions.open("a") as counted:
            counted.write(token + "\n")
        self.hp = 23 if self.hp == 32 else 32
        self.cards.value = self._cards()
        self.status.value = f"Saved {len(self.actions.read_text().split())}"

    def _cards(self) -> str:
        heading = "<h2 class='ts-side-name'>Ann's team</h2>"
        first = _card("cinder", HOSTILE, "Fire · 12", self.hp, 44, 10, 20, "ts-mid" if self.hp < 23 else "")
        return heading + first + _card("pebble", "Pebble", "Water · 11", 0, 38, 4, 20, "ts-low", "ts-fainted")


def _fail(token: str) -> None:
    raise RuntimeError("secret detail")


def _html(value: str, *classes: str) -> Any:
    return _classed(widgets.HTML(value), *classes)


def _box(children: list[Any], *classes: str) -> Any:
    return _classed(widgets.VBox(children), *classes)


def _classed(widget: Any, *classes: str) -> Any:
    for name in classes:
        widget.add_class(name)
    return widget


def _top(source: Path, status: Any) -> Any:
    where = '<p class="ts-where">Round 3 · second action · Rain 4</p>'
    return _box([_html(f"<h1>{escape(source.stem)}</h1>{where}"), status], "ts-top")


def _meter(name: str, kind: str, now: int, most: int) -> str:
    return (
        f'<div class="ts-meter {kind}"><span class="ts-meter-name">{name}</span>'
        f'<div class="ts-bar" role="meter" aria-label="{name}" aria-valuemin="0" aria-valuenow="{now}" '
        f'aria-valuemax="{most}"><div class="ts-bar-fill" style="--ts-full:{100 * now // most}%"></div></div>'
        f'<span class="ts-meter-value">{now} / {most}</span></div>'
    )


def _card(key: str, name: str, kind: str, hp: int, max_hp: int, sp: int, max_sp: int, *classes: str) -> str:
    level = " ".join(name for name in classes if name in ("ts-mid", "ts-low"))
    card = " ".join(name for name in classes if name == "ts-fainted")
    badges = '<li class="ts-badge ts-bad">Burn</li><li class="ts-badge ts-good">Speed +2</li>'
    return (
        f'<div class="ts-card {card}" data-id="{key}"><header><h3 class="ts-name">{escape(name)}</h3>'
        f'<span class="ts-quiet">{kind}</span></header>{_meter("HP", "ts-hp " + level, hp, max_hp)}'
        f'{_meter("SP", "ts-sp", sp, max_sp)}<ul class="ts-badges">{badges}</ul>'
        f'<details class="ts-why" data-key="card-{key}"><summary>Numbers</summary><table class="ts-sum">'
        "<tr><th>Power</th><td>14</td></tr><tr><th>Speed</th><td>9</td></tr></table></details></div>"
    )


def _plan(name: str) -> Any:
    who = widgets.Dropdown(options=["Cinder", "Pebble"], description="Who")
    use = widgets.Dropdown(options=["Ember (4 SP)", "Tackle (2 SP)", "Protect (3 SP)"], description="Does")
    target = widgets.Dropdown(options=["Mossy", "Gravel"], description="To whom")
    why = '<details class="ts-why" data-key="hint"><summary>2 moves cannot be used now</summary><ul>'
    why += "<li>Hydro Jet: 8 SP needed, 4 left</li></ul></details>"
    fields = [_classed(who, "ts-actor"), _classed(use, "ts-use"), _classed(target, "ts-target")]
    return _box([_html(f"<h3>{name}</h3>"), *fields, _html(why, "ts-hint")], "ts-action")


def _story() -> Any:
    step = '<li class="ts-step ts-good">Cinder uses Ember on Mossy: <b class="ts-number">33</b> HP.{}</li>'
    why = (
        '<details class="ts-why" data-key="step-1"><summary>Why 33</summary><table class="ts-sum">'
        "<tr><th>2d6+8, rolled 3 and 5</th><td>16</td></tr><tr><th>Power of Cinder</th><td>+6</td></tr>"
        "<tr><th>Fire against Grass</th><td>× 3/2</td></tr>"
        '<tr class="ts-total"><th>HP lost</th><td>33</td></tr></table></details>'
    )
    preview = f"<h2>What will happen</h2><ol class='ts-steps'>{step.format(why)}"
    preview += "<li class='ts-step'>Mossy answers with Vine: waits for its accuracy die.</li></ol>"
    ask = _classed(widgets.Text(placeholder="1 to 100", description="Accuracy of Vine, 1d100"), "ts-ask")
    override = _classed(widgets.Text(placeholder="33", description="Damage to Mossy, instead of 33"), "ts-override")
    odds = "<h2>Chances</h2><div class='ts-scroll'><table class='ts-table'><tr><th>Mossy</th><td>hit 7/10</td>"
    odds += "<td>critical 1/20</td><td>down 49/180</td></tr></table></div>"
    entry = (
        '<li class="ts-entry"><span class="ts-quiet">Round {} · Ann</span><br>Cinder used Ember on Mossy: 9 HP.</li>'
    )
    log = (
        "<h2>Log</h2><ol class='ts-entries'>"
        + entry.format(3)
        + entry.format(2).replace("ts-entry", "ts-entry ts-undone")
        + "</ol>"
    )
    parts = [
        _html(preview, "ts-preview"),
        _box([ask], "ts-asks"),
        _box([override], "ts-overrides"),
        _html(odds, "ts-odds"),
    ]
    return _box([*parts, _html(log, "ts-log")], "ts-story")
