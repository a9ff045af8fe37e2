"""What a press need not wait for: it is not worked out again, and comes out the same all the same."""

from __future__ import annotations

from pathlib import Path

from toolkit.session.new import new_workbook
from toolkit.ui.desk import answering, choosing
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.view import Looking, at_work, look


def test_while_something_slow_is_under_way_nothing_can_be_pressed_and_the_rest_stays(tmp_path: Path) -> None:
    desk = Desk(str(new_workbook(tmp_path / "c.xlsx", "calpheon", "en", demo=True)))
    choosing.pick(desk, choosing.slots(desk)[0].key, use="Rest")
    view = look(desk)
    assert view.buttons["roll"].enabled
    busy = at_work(desk, view)
    assert not any(button.enabled or button.main for button in busy.buttons.values())
    assert not any(side.seal.seal.enabled for side in busy.sides)
    assert busy.status != view.status
    assert busy.preview == view.preview
    assert [side.slots for side in busy.sides] == [side.slots for side in view.sides]


def test_dice_leave_the_map_and_a_pick_changes_it(tmp_path: Path) -> None:
    desk = Desk(str(new_workbook(tmp_path / "o.xlsx", "odyssey", "en", demo=True)))
    bare = look(desk).map
    for part in ({"actor": "reedwing"}, {"use": "Reed Dart"}):
        choosing.pick(desk, choosing.slots(desk)[0].key, **part)
    picked = look(desk).map
    answering.roll(desk, "rolled once")
    assert desk.draft is not None
    assert desk.draft.answers
    assert look(desk).map is picked
    assert picked != bare
    choosing.clear(desk)
    assert look(desk).map == bare


def test_what_is_looked_at_first_knows_what_came_of_a_press_and_the_rest_goes_on_from_it(tmp_path: Path) -> None:
    desk = Desk(str(new_workbook(tmp_path / "p.xlsx", "ptu", "en", demo=True)))
    key = choosing.slots(desk)[0].key
    choosing.pick(desk, key, actor="sootling")
    looking = Looking(desk)
    seen = looking.glance()
    assert all(side.slots == () for side in seen.sides)
    (slot,) = [slot for side in looking.whole(seen).sides for slot in side.slots]
    assert slot.actor.value == "sootling"
    assert slot.use.choices
    assert look(desk).next == seen.next
