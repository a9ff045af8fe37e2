"""Several battles in one workbook: which of them a player and a spectator may follow, and how the page keeps up."""

from __future__ import annotations

from pathlib import Path

import openpyxl
import pytest

from toolkit.session import Committed, open_campaign
from toolkit.session.new import new_workbook
from toolkit.session.viewer import Viewer
from toolkit.ui.seat import hand as deeds
from toolkit.ui.seat.choices import choices
from toolkit.ui.seat.hand import Hand
from toolkit.ui.seat.look import look
from toolkit.ui.seat.seat import Seat, follow

WHERE = {"Brinecap": "Pond", "Mossbell": "Pond", "Nightgull": "Ambush", "Gustwing": "Cliff"}
HIDDEN = {"Nightgull": "all"}
SIDES = {"Gustwing": "Air"}


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The d6 demo: Light against Tide in the first battle and at the Pond, Air alone at the Cliff, an Ambush unseen."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    file = new_workbook(tmp_path / "team.xlsx", "d6forum", "en", demo=True)
    book = openpyxl.load_workbook(file)
    sheet = book["Roster"]
    header = next(row for row in sheet.iter_rows(max_row=12) if "Name" in [cell.value for cell in row])
    at = {str(cell.value): cell.column or 0 for cell in header}
    more = {"Battle": WHERE, "Hidden": HIDDEN}
    for column, key in enumerate(more, start=sheet.max_column + 1):
        sheet.cell(header[0].row or 1, column, key)
        at[key] = column
    for row in range((header[0].row or 1) + 1, sheet.max_row + 1):
        name = str(sheet.cell(row, at["Name"]).value)
        for key, told in (*more.items(), ("Side", SIDES), ("Active", dict.fromkeys(WHERE, "yes"))):
            if name in told:
                sheet.cell(row, at[key], told[name])
    book.save(file)
    return file


def begin(file: Path, battle: str, word: str = "start") -> None:
    campaign = open_campaign(file, battle=battle)
    made = campaign.preview({word: True}, seed=3)
    assert made.complete, made.problems
    assert isinstance(campaign.commit(made), Committed)


def shown(seat: Seat) -> list[str]:
    """The battles to choose from."""
    picker = look(seat).battles
    return [choice.label for choice in picker.choices] if picker.shown else []


def test_a_spectator_chooses_among_the_battles_under_way(file: Path) -> None:
    onlooker = Seat(str(file), Viewer("spectator"))
    assert shown(onlooker) == [], "what has not begun is nobody's to see"
    for battle in ("Pond", "Ambush"):
        begin(file, battle)
        onlooker.poll()
    assert shown(onlooker) == ["without a name", "Pond"], "nobody can be seen in the ambush"
    assert "Lampling" in repr(look(onlooker).sides)
    follow(onlooker, "Pond")
    assert "Mossbell" in repr(look(onlooker).sides)
    assert "Lampling" not in repr(look(onlooker))
    follow(onlooker, "Ambush")
    assert look(onlooker).battles.value == "Pond"
    begin(file, "Pond", "end")
    assert onlooker.poll()
    assert "Ambush" not in repr(look(onlooker))


def test_a_player_follows_the_battle_of_the_own_side(file: Path) -> None:
    begin(file, "Pond")
    begin(file, "Cliff")
    air, light = (Hand(str(file), Viewer("player", side)) for side in ("Air", "Light"))
    assert shown(air) == []
    assert "Gustwing" in repr(look(air).sides)
    assert "Lampling" not in repr(look(air))
    assert shown(light) == ["without a name", "Pond"]
    follow(light, "Cliff")
    assert "Lampling" in repr(look(light).sides), "what is not offered is not shown"


def test_what_is_picked_belongs_to_its_battle(file: Path) -> None:
    begin(file, "Pond")
    light = Hand(str(file), Viewer("player", "Light"))
    (slot, *_) = light.slots
    view = choices(light, busy=False).slots[0]
    deeds.pick(light, slot.key, {"use": view.use.choices[0].value})
    assert light.picks
    follow(light, "Pond")
    assert not light.picks
    assert {one.actor for slot in light.slots for one in light.options_of(slot)} == {"brinecap"}
    view = choices(light, busy=False).slots[0]
    deeds.pick(light, light.slots[0].key, {"use": view.use.choices[0].value, "target": None})
    targets = choices(light, busy=False).slots[0].target.choices
    if targets:
        deeds.pick(light, light.slots[0].key, {"target": targets[0].value})
    deeds.propose(light)
    assert light.done, light.complaint
    assert open_campaign(file).draft().chosen == {}
    assert open_campaign(file, battle="Pond").draft().chosen
