"""What is picked unseen outlives a reload in its own window, stands in no file, and is not believed on its return."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from toolkit.session.viewer import Viewer
from toolkit.ui.desk import choosing, sealing
from toolkit.ui.desk.desk import Desk
from toolkit.ui.pages.battle import Page
from toolkit.ui.pages.player import PlayerPage
from toolkit.ui.seat import hand as deeds
from toolkit.ui.seat.hand import Hand
from toolkit.ui.visit import Visit, Visitor

ODD: tuple[Any, ...] = (
    None,
    5,
    "x",
    [],
    {"mark": 1},
    {"picks": {"Bank1": 5, "nobody": {}}, "sides": 5},
    {"picks": {"Bank1": {"actor": 5}, "Ferry1": {"target": {}, "to": "x", "more": {"a": "b"}}}, "sides": [5, "nobody"]},
    {"picks": {"Bank1": {"actor": "gravlet", "use": "<b>", "target": "odo", "what": 1}}, "sides": {"Bank": 1}},
)


def reloaded(page: Page | PlayerPage, again: Page | PlayerPage, own: str) -> None:
    """The window of `page` is loaded anew as `again` and gives back `own`."""
    again.company.sign._handle_custom_msg({"sat": page.company.sign.seat, "own": own}, [])


def chosen_unseen(desk: Desk) -> Page:
    page = Page(desk)
    side = choosing.slots(desk)[0].side
    page.do(sealing.choose_unseen, side)
    page.do(lambda desk: choosing.pick(desk, choosing.slots(desk)[0].key, use="Kindle"))
    return page


def player(demo: Path, side: str = "Bank") -> PlayerPage:
    seat = Hand(str(demo), Viewer("player", side))
    return PlayerPage(seat, Visit("player", str(demo), visitor=Visitor("player", side)))


def test_a_reload_gives_the_game_master_back_what_was_chosen_unseen(desk: Desk, demo: Path) -> None:
    page = chosen_unseen(desk)
    again = Page(Desk(str(demo)))
    assert again.desk.secret == {}
    reloaded(page, again, page.company.sign.own)
    assert again.desk.secret == desk.secret != {}
    assert again.desk.unseen == desk.unseen
    assert again.company.sign.own == page.company.sign.own, "and it is kept for the next time"


def test_a_reload_gives_a_player_back_what_was_picked(demo: Path) -> None:
    page = player(demo)
    page.do(deeds.pick, page.model.slots[0].key, {"use": "Kindle"})
    again = player(demo)
    assert again.model.picks == {}
    reloaded(page, again, page.company.sign.own)
    assert again.model.picks == page.model.picks != {}
    other = player(demo, "Ferry")
    reloaded(page, other, page.company.sign.own)
    assert other.model.picks == {}, "another side has no such slots"


def test_what_is_sealed_is_kept_by_the_window_no_more(demo: Path) -> None:
    page = player(demo)
    for slot in page.model.slots:
        page.do(deeds.pick, slot.key, {"use": "Rest"})
        page.do(deeds.pick, slot.key, {"use": "Wait"} if slot.key not in page.model.lines() else {})
    assert page.company.sign.own
    page.do(deeds.propose)
    assert page.model.picks == {}
    assert page.company.sign.own == ""


def test_it_stands_in_no_file(desk: Desk, demo: Path) -> None:
    chosen_unseen(desk)
    page = player(demo)
    page.do(deeds.pick, page.model.slots[0].key, {"use": "Kindle"})
    held = [file.read_bytes() for file in demo.parent.rglob("*") if file.is_file() and file != demo]
    assert held
    assert not any(b"Kindle" in data for data in held)


def test_whatever_comes_back_in_its_place_changes_nothing(desk: Desk, demo: Path) -> None:
    page, seat = Page(desk), player(demo)
    own = json.loads(chosen_unseen(Desk(str(demo))).company.sign.own)
    desk.poll()
    seat.do(deeds.pick, seat.model.slots[0].key, {"use": "Kindle"})
    marks = own["mark"], json.loads(seat.company.sign.own)["mark"]
    seat.model.picks.clear()
    texts = [json.dumps({**told, "mark": mark} if isinstance(told, dict) else told) for told in ODD for mark in marks]
    for text in ("", "{", *texts):
        reloaded(page, page, text)
        reloaded(seat, seat, text)
        assert (desk.secret, desk.unseen, desk.complaint, seat.model.lines()) == ({}, set(), "", {}), text
