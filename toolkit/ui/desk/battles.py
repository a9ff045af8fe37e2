"""Several battles in one workbook, at the desk: which one this page shows, beginning it and ending it.

A workbook with a single battle has nothing of this on its page. Another page may show another battle meanwhile.
"""

from __future__ import annotations

from dataclasses import dataclass

from toolkit.session import Campaign, Draft
from toolkit.session.ids import id_of
from toolkit.ui.desk.deed import at_an_open_desk
from toolkit.ui.desk.desk import Desk
from toolkit.ui.desk.plan import Choice, Picker
from toolkit.ui.desk.saving import saved
from toolkit.ui.desk.words import Words

UNNAMED = "-"
"""The battle without a name, as an entry of the picker."""


@dataclass(frozen=True, slots=True)
class BattleView:
    """The picker of battles; the button that begins or ends the one that is shown."""

    picker: Picker
    label: str = ""
    about: str = ""


def battle_view(desk: Desk, words: Words) -> BattleView:
    """Hidden while there is only one battle."""
    if desk.campaign is None or desk.campaign.home.loaded.sheet is None:
        return BattleView(Picker("", "", (), None, shown=False))
    battles = desk.campaign.home.loaded.sheet.battles
    names = [*battles.names, *battles.waiting]
    choices = tuple(Choice(name or words.say("battle_unnamed"), name or UNNAMED) for name in names)
    picker = Picker(words.say("battle"), words.say("choose"), choices, desk.campaign.battle or UNNAMED, len(names) > 1)
    code = "battle_end" if desk.campaign.battle in battles.names and begun(desk) else "battle_start"
    return BattleView(picker, words.say(code), words.say(f"{code}_about"))


def begun(desk: Desk) -> bool:
    """Whether the battle that is shown is under way."""
    return desk.state is not None and bool(desk.state.battle.round)


def choose_battle(desk: Desk, chosen: str | None) -> None:
    """Show another battle of the workbook on this page."""
    if desk.campaign is None or not chosen:
        return
    desk.campaign.choose("" if chosen == UNNAMED else chosen)
    desk.slotted = (None, ())
    desk.draft = None
    desk.done = desk.complaint = desk.unfit = ""
    for held in (desk.picks, desk.hidden, desk.offered, desk.refused, desk.unseen, desk.secret):
        held.clear()
    desk.tell("good", desk.words.say("opened", name=desk.campaign.name))
    desk.read_draft()


@at_an_open_desk
def begin_or_end(desk: Desk, _draft: Draft, /) -> None:
    """Begin the battle that is shown, or end it; an action of its own that can be taken back."""
    _frame(desk, "end" if begun(desk) else "start", "committed")


@at_an_open_desk
def end_battle(desk: Desk, _draft: Draft, /) -> None:
    """End the battle that is shown; an action of its own that can be taken back."""
    _frame(desk, "end", "battle_ended")


def once(campaign: Campaign, deed: str) -> str:
    """The id under which the battle is begun or ended as things stand, so that it happens once though several press at
    the same time: an ending may change no cell by which the second would be noticed."""
    return id_of(deed, campaign.battle or "", *(entry.id for entry in campaign.home.entries[-1:]))


def _frame(desk: Desk, deed: str, done: str) -> None:
    assert desk.campaign is not None
    found = desk.campaign.preview({deed: True}, by=desk.by or "", id=once(desk.campaign, deed))
    if found.complete:
        saved(desk, desk.campaign.commit(found), done)
    elif found.refusal is not None:
        desk.complaint = desk.words.put(found.refusal.said)
