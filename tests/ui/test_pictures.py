"""Pictures: what the eye sees is said in words and numbers too, and nothing but lines and words is in them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from fractions import Fraction
from xml.etree import ElementTree

import pytest

from toolkit.session import LogEntry
from toolkit.tables.changes import CellChange
from toolkit.tables.rows import RosterRow
from toolkit.ui.desk import saving
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.history import history
from toolkit.ui.desk.html import Markup, tag
from toolkit.ui.desk.view import look
from toolkit.ui.pictures.course import course
from toolkit.ui.pictures.damage import MOST, damage
from toolkit.ui.widgets.late import STILL, Late

HOSTILE = '<img src=x onerror=alert(1)> & "$5"'
TWO_DICE = {flat + 12: Fraction(6 - abs(7 - flat), 36) * Fraction(3, 4) for flat in range(2, 13)} | {0: Fraction(1, 4)}


def bars(markup: str) -> list[tuple[str, str]]:
    """Each bar of the picture that is drawn: its series and what it says when pointed at."""
    found = []
    for series in re.findall(r'<g class="series serie-(\d) color-\d">(.*?)</g></g></g>', markup):
        for title, rect in re.findall(r"<title>([^<]*)</title><rect ([^>]*)/>", series[1]):
            if 'height="0.0"' not in rect:
                found.append((series[0], title))
    return found


def test_each_amount_has_a_bar_and_those_that_knock_out_are_told_apart() -> None:
    shown = damage(TWO_DICE, 22, 40, who="Mossy")
    assert ("0", "0: 25%") in bars(shown)
    assert ("0", "19: 12.5%") in bars(shown)
    assert [title for series, title in bars(shown) if series == "1"] == ["22: 6.3%", "23: 4.2%", "24: 2.1%"]
    assert "Damage 0–24, 14.3 on average. Mossy has 22 / 40 HP. Knocked out: 12.5%." in shown
    assert "<td>12.5%</td>" in shown


def test_many_amounts_share_bars_but_none_reaches_across_the_line() -> None:
    shown = damage({amount: Fraction(1, 500) for amount in range(500)}, 130)
    assert len(bars(shown)) <= MOST + 2
    ends = [(int(title.split(":")[0].split("–")[-1]), series) for series, title in bars(shown)]
    assert all((last >= 130) == (series == "1") for last, series in ends)
    assert "130–146: 3.4%" in [title for _, title in bars(shown)]


@pytest.mark.parametrize(("share", "said"), [(Fraction(1, 5000), "&lt; 0.1%"), (Fraction(4999, 5000), "&gt; 99.9%")])
def test_what_is_all_but_certain_is_not_called_certain(share: Fraction, said: str) -> None:
    assert said in damage({0: 1 - share, 40: share}, 40)


def test_a_certain_amount_and_an_unknown_target_are_drawn_too() -> None:
    assert "Damage 5–5, 5 on average." in damage({5: Fraction(1)}, None)
    assert "Knocked out" not in damage({5: Fraction(1)}, None)
    assert damage({}, 40) == ""


def test_names_are_texts_and_nothing_in_a_picture_acts_or_calls() -> None:
    shown = damage(TWO_DICE, 22, who=HOSTILE, lang="ru")
    parts = list(ElementTree.fromstring(shown).iter())
    assert HOSTILE in str(parts[0].findtext("figcaption"))
    assert {part.tag.rpartition("}")[2] for part in parts} & {"img", "script", "style", "defs", "a", "image"} == set()
    told = {name for part in parts for name in part.attrib}
    assert [name for name in told if name in ("id", "style") or name.startswith("on") or "href" in name] == []
    assert 'role="img"' in shown
    assert "в среднем 14,3" in shown


def test_a_fight_has_a_line_each_from_the_log_and_none_for_what_was_taken_back(desk: Desk) -> None:
    assert desk.campaign is not None
    assert look(desk).course.draw() == ""
    for hp in (30, 21):
        saving.wish(desk, who="cindrake", what="hp", value=str(hp), why="a test")
        saving.adjust(desk, f"token {hp}")
    shown = look(desk).course.draw()
    assert "Cindrake: 54 → 21 HP" in shown
    assert "<td>30 / 54</td>" in shown
    key = look(desk).course.key
    saving.undo(desk, look(desk).undo_id)
    assert look(desk).course.key != key
    assert "Cindrake: 54 → 30 HP" in look(desk).course.draw()


def test_many_combatants_are_told_as_sides() -> None:
    roster = {f"c{number}": combatant(number) for number in range(10)}
    deed = LogEntry("1", changes=tuple(CellChange("roster", who, "hp", None, 5) for who in roster))
    lines = history([deed], roster, {})
    assert [(line.name, line.hp, line.most) for line in lines] == [("A", (50, 25), 50), ("B", (50, 25), 50)]
    assert course(lines).count("<svg") == 1


def combatant(number: int) -> RosterRow:
    return RosterRow(id=f"c{number}", name=f"C {number}", side="AB"[number % 2], hp=5, max_hp=10)


def test_a_picture_is_drawn_once_the_page_is_still_and_an_outdated_one_never() -> None:
    drawn: list[str] = []

    def draw(what: str) -> Callable[[], Markup]:
        def made() -> Markup:
            drawn.append(what)
            return tag("p", what)

        return made

    async def play() -> None:
        place = Late()
        place.show(1, draw("old"))
        place.show(2, draw("new"))
        place.show(2, draw("again"))
        assert drawn == []
        await asyncio.sleep(STILL)
        while not drawn:
            await asyncio.sleep(0.01)
        assert place.view.value == "<p>new</p>"

    asyncio.run(play())
    assert drawn == ["new"]
