"""What a player may choose, as plain values: a picker for each part, what comes next, the buttons."""

from __future__ import annotations

from dataclasses import dataclass, replace

from toolkit.ui.desk import plan
from toolkit.ui.desk.buttons import ButtonView
from toolkit.ui.desk.html import NOTHING, Markup, tag
from toolkit.ui.desk.map_view import MapView
from toolkit.ui.desk.plan import Choice, Picker, SlotView
from toolkit.ui.desk.words import Words
from toolkit.ui.seat.chances import chances
from toolkit.ui.seat.hand import Hand
from toolkit.ui.seat.map_choice import map_of
from toolkit.ui.seat.seat import Sight


@dataclass(frozen=True, slots=True)
class ChoiceView:
    """The pickers, what comes next, the odds, why the last press did nothing, the buttons by code, the map if any."""

    slots: tuple[SlotView, ...]
    said: Markup
    odds: Markup
    complaint: Markup
    buttons: dict[str, ButtonView]
    map: MapView | None


def choices(hand: Hand, busy: bool) -> ChoiceView:
    """The choices as they stand."""
    words, open_ = hand.words, hand.sight is not None and not hand.sealed
    slots = tuple(_slots(hand, words)) if open_ else ()
    chosen = bool(hand.picks) or bool(hand.proposed)
    sealing = open_ and hand.may_seal
    begun = hand.sight is not None and bool(hand.sight.sealing.seals.standing)
    return ChoiceView(
        slots,
        tag("p", _next(hand, bool(slots), words), role="status"),
        chances(hand) if slots else NOTHING,
        tag("p", hand.complaint, cls="ts-warning") if hand.complaint else NOTHING,
        {
            "seal": _button("seal", sealing and bool(slots), not busy and hand.ready, True, words),
            "propose": _button("propose", bool(slots) and not begun, not busy and chosen, not sealing, words),
            "withdraw": _button("withdraw", hand.may_withdraw, not busy, False, words),
        },
        map_of(hand),
    )


def _button(code: str, shown: bool, enabled: bool, main: bool, words: Words) -> ButtonView:
    said = "seat_propose" if code == "propose" else code
    return ButtonView(words.say(f"button_{said}"), shown, enabled, main and enabled, words.say(f"about_{said}"))


def _next(hand: Hand, any_slots: bool, words: Words) -> str:
    if hand.done:
        return hand.done
    if hand.sealed:
        return words.say("seat_is_sealed")
    if not any_slots:
        return words.say("seat_not_your_turn") if hand.side else words.say("seat_no_side")
    if hand.proposed and not hand.picks:
        return words.say("seat_is_proposed")
    first = hand.options_of(hand.slots[0])[:1]
    closing = first[0].closing if first and not hand.picks else None
    return words.put(closing) if closing is not None else words.say("seat_choose")


def _slots(hand: Hand, words: Words) -> list[SlotView]:
    assert hand.sight is not None
    found = []
    for slot in hand.slots:
        options = hand.options_of(slot)
        found.append(_kept(plan.slot_view(slot, hand.pick_in(slot, options), options, words), hand.sight))
    return found


def _kept(view: SlotView, sight: Sight) -> SlotView:
    """The pickers without any entry, and the remarks without any word, that would name somebody who is covered."""
    return replace(
        view,
        actor=_picker(view.actor, sight),
        use=_picker(view.use, sight),
        target=_picker(view.target, sight),
        also=_picker(view.also, sight),
        hint=sight.kept(view.hint),
    )


def _picker(picker: Picker, sight: Sight) -> Picker:
    def safe(choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
        return tuple(one for one in choices if not sight.veil.gives_away(one.label + " " + one.value))

    return replace(picker, choices=safe(picker.choices), barred=safe(picker.barred))
