"""What players and spectators are shown, and what a player may do, without a browser."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.session import veils
from toolkit.session import Committed, open_campaign
from toolkit.session.new import new_workbook
from toolkit.session.viewer import Viewer
from toolkit.systems.registry import ids
from toolkit.ui.seat import hand as deeds
from toolkit.ui.seat.choices import choices
from toolkit.ui.seat.hand import Hand
from toolkit.ui.seat.look import look
from toolkit.ui.seat.seat import Seat


@pytest.fixture(autouse=True)
def _own_state(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "team.xlsx"


def shown(seat: Seat) -> str:
    """Everything that the page would be given."""
    told = repr(look(seat))
    return told + repr(choices(seat, busy=False)) if isinstance(seat, Hand) else told


def other_side(file: Path, side: str) -> str:
    state = open_campaign(file).state
    assert state is not None
    return next(str(row.side) for row in state.roster.values() if row.side not in ("", side))


@pytest.mark.parametrize("system", ids())
@pytest.mark.parametrize(("hidden", "lang"), [("all", "en"), ("name", "ru"), ("name, hp, moves, status", "en")])
def test_nothing_that_is_kept_back_is_on_a_page(system: str, hidden: str, lang: str, file: Path) -> None:
    side = veils.plant(file, system, hidden)
    veils.play(open_campaign(file), 3)
    for seat in (
        Hand(str(file), Viewer("player", other_side(file, side)), lang),
        Hand(str(file), Viewer("player"), lang),
        Seat(str(file), Viewer("spectator"), lang),
    ):
        assert not veils.leaks(shown(seat)), seat.viewer
    own = shown(Hand(str(file), Viewer("player", side), lang))
    assert {veils.NAME, str(veils.HP)} <= set(veils.leaks(own)), "of one's own side everything is shown"
    assert veils.NOTE not in own


def calpheon(file: Path) -> tuple[Hand, Hand]:
    """The players of both sides of the demo, whose actions are planned together."""
    side = veils.plant(file, "calpheon")
    other = other_side(file, side)
    return Hand(str(file), Viewer("player", other)), Hand(str(file), Viewer("player", side))


def choose(hand: Hand) -> None:
    """For each of the hand's slots the first use there is."""
    for number, slot in enumerate(hand.slots):
        view = choices(hand, busy=False).slots[number]
        deeds.pick(hand, slot.key, {"use": view.use.choices[0].value})


def test_a_player_proposes_for_the_own_side_and_the_game_master_sees_it(file: Path) -> None:
    ours, theirs = calpheon(file)
    choose(ours)
    deeds.propose(ours)
    assert ours.done
    draft = open_campaign(file).draft()
    assert set(draft.chosen) == {slot.key for slot in ours.slots}
    use = next(iter(draft.chosen.values()))["use"]
    assert use in shown(Hand(str(file), ours.viewer)), "it is still there when the page comes back"
    theirs.poll()
    assert use not in shown(theirs), "it is nobody else's to see"


def test_what_a_browser_sends_for_others_does_nothing(file: Path) -> None:
    ours, theirs = calpheon(file)
    (foreign, *_), (own, *_) = theirs.slots, ours.slots
    foe = next(one.actor for one in theirs.options_of(foreign))
    deeds.pick(ours, foreign.key, {"use": "Rest"})
    deeds.pick(ours, own.key, {"actor": foe})
    assert ours.lines() == {}
    deeds.propose(ours)
    assert ours.complaint
    assert open_campaign(file).draft().chosen == {}
    for stranger in (Hand(str(file), Viewer("player")), Hand(str(file), Viewer("spectator", ours.viewer.side))):
        deeds.pick(stranger, own.key, {"use": "Rest"})
        deeds.seal(stranger)
        deeds.withdraw(stranger)
        assert stranger.slots == []
    assert open_campaign(file).log() == []


def test_sides_seal_from_their_own_pages(file: Path) -> None:
    ours, theirs = calpheon(file)
    choose(ours)
    planned = [str(line["use"]) for line in ours.lines().values()]
    clean = shown(theirs)
    deeds.seal(ours)
    assert ours.sealed, ours.complaint
    assert not ours.picks
    theirs.poll()
    assert f"{ours.viewer.side} has sealed · {theirs.viewer.side} is choosing" in shown(theirs)
    assert [shown(theirs).count(use) for use in planned] == [clean.count(use) for use in planned]
    deeds.propose(theirs)
    choose(theirs)
    deeds.propose(theirs)
    assert theirs.complaint, "once somebody has sealed, nobody chooses openly"
    deeds.seal(theirs)
    campaign = open_campaign(file)
    assert [entry.kind for entry in campaign.log()] == ["seal", "seal"]
    assert isinstance(campaign.sealing.open(), Committed)
    assert isinstance(campaign.sealing.turn(), tuple), "the game master can play the turn"


def test_no_path_or_address_is_on_a_page_whose_workbook_is_gone(file: Path) -> None:
    ours, _ = calpheon(file)
    onlooker = Seat(str(file), Viewer("spectator"))
    choose(ours)
    file.rename(file.with_name("elsewhere.xlsx"))
    deeds.seal(ours)
    assert ours.poll()
    assert onlooker.poll()
    late = Hand(str(file), ours.viewer)
    for seat in (ours, onlooker, late):
        assert "cannot be reached" in shown(seat)
        assert file.name not in shown(seat)
        assert str(file.parent) not in shown(seat)


def test_once_all_sides_have_sealed_no_player_takes_anything_back(file: Path) -> None:
    hands = calpheon(file)
    for hand in hands:
        hand.poll()
        choose(hand)
        deeds.seal(hand)
    first, _ = hands
    first.poll()
    assert not choices(first, busy=False).buttons["withdraw"].shown
    deeds.withdraw(first)
    assert [entry.kind for entry in open_campaign(file).log()] == ["seal", "seal"]


def test_dice_that_fell_are_not_thrown_away_by_a_player(file: Path) -> None:
    ours, _ = calpheon(file)
    draft = open_campaign(file).draft()
    for slot in ours.slots:
        draft.choose(slot.key, {"actor": ours.options_of(slot)[0].actor, "use": "Rest"})
    draft.answer(50, token="one")
    choose(ours)
    deeds.propose(ours)
    assert "rolling" in ours.complaint
    assert draft.answers == [50]


def test_a_workbook_with_errors_is_waited_for(file: Path) -> None:
    import openpyxl

    ours, _ = calpheon(file)
    book = openpyxl.load_workbook(file)
    cell = next(one for row in book["Roster"].iter_rows() for one in row if one.value == veils.HP)
    cell.value = "many"
    book.save(file)
    assert ours.poll()
    assert "putting something right" in look(ours).header
    assert veils.NAME not in shown(ours)


def test_odds_are_told_only_where_all_numbers_are(file: Path, tmp_path: Path) -> None:
    ours, _ = calpheon(file)
    choose(ours)
    assert not choices(ours, busy=False).odds
    side = veils.plant(tmp_path / "open.xlsx", "calpheon", see="numbers")
    known = Hand(str(tmp_path / "open.xlsx"), Viewer("player", other_side(tmp_path / "open.xlsx", side)))
    choose(known)
    assert f"{veils.NAME}: hit" in choices(known, busy=False).odds


def test_a_guessed_id_is_not_taken_and_nothing_says_whose_it_is(file: Path) -> None:
    side = veils.plant(file, "odyssey", "name")
    campaign = open_campaign(file)
    veils.play(campaign, 1)
    secret = veils.foe_id(campaign)
    hand = next(
        one
        for one in (Hand(str(file), Viewer("player", other_side(file, side))),)
        if one.slots or pytest.skip("the other side begins")
    )
    before = shown(hand)
    for part in ("actor", "use", "target", "also"):
        deeds.pick(hand, hand.slots[0].key, {part: secret})
        assert shown(hand) == before, part


def test_a_large_one_is_one_token_and_whoever_has_fallen_is_marked_on_the_map_and_in_the_order(file: Path) -> None:
    campaign = open_campaign(new_workbook(file, "odyssey", "en", demo=True))
    campaign.commit(campaign.preview({"start": True}))
    campaign.commit(campaign.preview({"adjust": {"who": "grumble", "set": {"hp": 0}}}))
    view = look(Seat(str(file), Viewer("spectator")))
    assert '<td class="ts-square" colspan="2" rowspan="2"><span class="ts-token-1" title="Mossback">Mo' in view.map
    assert view.map.count(">Mo<") == 1
    assert 'title="Grumble: Fallen"' in view.map
    assert '<li class="ts-fainted">Grumble</li>' in view.order


def test_the_page_says_since_when_it_is_so_and_what_nobody_else_has_yet(file: Path) -> None:
    player, _ = calpheon(file)
    spectator = Seat(str(file), Viewer("spectator"))
    assert f"Up to date; last change seen {spectator.changed:%H:%M:%S}." in look(spectator).status
    assert "on this page alone" not in look(player).status
    options = player.options_of(player.slots[0])
    deeds.pick(player, player.slots[0].key, {"actor": options[0].actor})
    assert "on this page alone" in look(player).status
    file.unlink()
    spectator.poll()
    assert f"Not up to date: last looked at {spectator.looked:%H:%M:%S}." in look(spectator).status
