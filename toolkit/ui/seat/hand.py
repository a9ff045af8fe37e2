"""A player's own choices: picked, proposed to the game master, or sealed where sides seal. No widgets.

What is picked stays with this page and its window until it is proposed (then it is in the draft, for the game master
to roll and save) or sealed (then the Log has a commitment). Nothing a browser sends is trusted: every deed looks up the
slot among those of the visitor's side and the actor among its combatants, and nobody else's draft is ever shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec

from toolkit.core.options import ActorOptions, Slot
from toolkit.core.outcome import Refusal
from toolkit.messages import Note
from toolkit.session import Committed
from toolkit.session.gaps import asks_for_newcomer
from toolkit.session.viewer import Viewer
from toolkit.sync.port import Queued, SourceError
from toolkit.ui.desk import plan, unseen
from toolkit.ui.desk.html import NOTHING, Markup
from toolkit.ui.desk.plan import Line, Pick
from toolkit.ui.desk.pointing import Place
from toolkit.ui.seat.options import real, shown
from toolkit.ui.seat.seat import Seat, Sight


class Hand(Seat):
    """The seat of a player; `complaint`: why the last deed did nothing, `done`: what it did."""

    def __init__(self, source: str, viewer: Viewer, lang: str | None = None) -> None:
        self.picks: dict[str, Pick] = {}
        self.pointed: str | None = None  # whom one looks at on the map
        self.complaint = self.done = ""
        self.reckoned: tuple[Any, Markup] = (None, NOTHING)  # what the odds were worked out of, and what they say
        self.proposed: dict[str, Line] = {}
        """By slot of one's own side: what stands in the draft, with aliases."""
        super().__init__(source, viewer, lang)

    @property
    def side(self) -> str:
        """The visitor's side as the Roster spells it; blank where it has nobody there, or the visitor is no player."""
        own = (seen.row.side for seen in self.sight.combatants if seen.own) if self.sight is not None else ()
        return next(iter(own), "") if self.viewer.role == "player" else ""

    @property
    def unsent(self) -> bool:
        """Whether something is picked that is neither proposed nor sealed."""
        return bool(self.picks)

    @property
    def slots(self) -> list[Slot]:
        """The choices that are the visitor's to make."""
        if self.sight is None or not self.side:
            return []
        return [slot for slot in self.sight.system.slots(self.sight.state) if slot.side == self.side]

    def options_of(self, slot: Slot) -> Sequence[ActorOptions]:
        """What may be chosen for a slot, one's own other choices given."""
        sight = self.sight
        assert sight is not None
        others = {key: line for key, line in self.lines().items() if key != slot.key}
        return sight.offered(slot, others)

    def pick_in(self, slot: Slot, options: Sequence[ActorOptions]) -> Pick:
        """What is picked for a slot."""
        return self.picks.get(slot.key) or plan.pick_of(self.proposed.get(slot.key), options)

    def lines(self) -> dict[str, Line]:
        """Slot -> the whole lines that are picked, with real ids."""
        found = ((slot.key, self._line(slot)) for slot in self.slots)
        return {key: line for key, line in found if line is not None}

    def _line(self, slot: Slot) -> Line | None:
        sight = self.sight
        assert sight is not None
        options = sight.offered(slot, {})
        line = plan.line_of(self.pick_in(slot, options), options)
        return real(line, options, sight.veil) if line is not None else None

    @property
    def sealed(self) -> bool:
        """Whether the visitor's side has sealed this turn."""
        return self.sight is not None and self.side in self.sight.sealing.seals.standing

    @property
    def may_withdraw(self) -> bool:
        """Whether the side's seal can still be taken back without touching another side's."""
        return self.sealed and self.sight is not None and not self.sight.sealing.seals.closed

    @property
    def may_seal(self) -> bool:
        """Whether the side plans the turn and can still seal."""
        found = self.sight.sealing if self.sight is not None else None
        sides = found.sides if found is not None and isinstance(found.sides, tuple) else ()
        return found is not None and self.side in sides and not found.seals.closed

    @property
    def ready(self) -> bool:
        """Whether every action of the side is chosen, legal or at least possible."""
        slots = self.slots
        return bool(slots) and self.lines().keys() == {slot.key for slot in slots}

    def complain(self, said: Note | str) -> None:
        """Say why nothing was done, unless that would name somebody who is covered."""
        told = self.words.put(said)
        veiled = self.sight is not None and self.sight.veil.gives_away(told)
        self.complaint = self.words.say("seat_cannot") if veiled else told

    def _seen(self) -> Any:
        return (super()._seen(), self.proposed)

    def _look(self, campaign: Any) -> None:
        before = self.sight
        super()._look(campaign)
        if self.sight is not before and _turn_of(self.sight) != _turn_of(before):
            self.picks.clear()
            self.pointed, self.done = None, ""
        self.proposed = self._drafted()

    def _drafted(self) -> dict[str, Line]:
        """What of the draft is the visitor's own side's; nothing else of it is looked at."""
        if self.campaign is None or self.sight is None or not self.slots:
            return {}
        keys = {slot.key for slot in self.slots}
        own = {key: line for key, line in self.campaign.draft().chosen.items() if key in keys}
        return {
            key: shown(line, self.sight.veil)
            for key, line in own.items()
            if self.sight.veil.own(str(line.get("actor")))
        }


def _turn_of(sight: Sight | None) -> Any:
    """What makes an earlier pick pointless: another battle, another round, another's turn, something done."""
    return (
        (sight.fight, sight.battle.round, sight.battle.turn, [one.id for one in sight.story[-1:]])
        if sight is not None
        else None
    )


# ---- deeds -----------------------------------------------------------------------------------------

P = ParamSpec("P")


def _reaching(deed: Callable[Concatenate[Hand, P], None]) -> Callable[Concatenate[Hand, P], None]:
    """The deed; where the campaign cannot be reached, that is said. What was said of the last one is forgotten."""

    @wraps(deed)
    def done(hand: Hand, /, *args: P.args, **kwargs: P.kwargs) -> None:
        hand.complaint = hand.done = ""
        try:
            deed(hand, *args, **kwargs)
        except SourceError:  # why is the game master's to know
            hand.complaint = hand.words.say("seat_unreachable")

    return done


_LONGEST = 200
"""Letters that a player may say something in."""


@_reaching
def pick(hand: Hand, key: str, part: Mapping[str, str | None]) -> None:
    """Pick an actor, a use or a target for one of one's own slots, or say it in words."""
    slot = _own(hand, key)
    if slot is None or not _offered(hand, slot, part):
        return
    options = hand.options_of(slot)
    before = hand.pick_in(slot, options)
    short = {**part, "text": (part["text"] or "")[:_LONGEST]} if "text" in part else part
    hand.pointed = None
    hand.picks[key] = plan.settled_pick(plan.changed(before, short), options)


@_reaching
def place(hand: Hand, key: str, chosen: Place) -> None:
    """Pick a use for one of one's own slots and the square it leads to, with whom it meets there."""
    slot = _own(hand, key)
    if slot is not None:
        before = hand.pick_in(slot, hand.options_of(slot))
        hand.picks[key] = plan.placed_pick(before, chosen.use, chosen.to, chosen.meets)


@_reaching
def specify(hand: Hand, key: str, name: str, typed: str) -> None:
    """Fill in a field of what is picked: a whole number within its bounds, or yes; blank is as usual."""
    slot = _own(hand, key)
    if slot is None:
        return
    options = hand.options_of(slot)
    before = hand.pick_in(slot, options)
    field = next((one for one in plan.fields_of(before, options) if one.key == name), None)
    if field is None:
        return
    wanted = typed.strip()
    if field.kind == "yes_no":
        hand.picks[key] = plan.with_more(before, name, True if wanted == plan.YES else None)
    elif not wanted or (wanted.isascii() and wanted.isdecimal() and field.low <= int(wanted) <= field.high):
        hand.picks[key] = plan.with_more(before, name, int(wanted) if wanted else None)
    else:
        hand.complaint = hand.words.say("seat_number", low=field.low, high=field.high)


def unseen_of(hand: Hand) -> dict[str, Any]:
    """What is picked, for this window alone."""
    return unseen.kept(_mark_of(hand), hand.picks)


def take_up(hand: Hand, told: Any) -> None:
    """Go on with what the window gives back, where it is still one's own to choose."""
    picks = unseen.picks_in(told, _mark_of(hand))
    for slot in hand.slots if picks and not hand.sealed else ():
        if slot.key in picks:
            hand.picks[slot.key] = plan.settled_pick(picks[slot.key], hand.options_of(slot))


@_reaching
def propose(hand: Hand) -> None:
    """Put the choices before the game master, who rolls and saves; refused once somebody seals or dice have fallen."""
    if hand.campaign is None or hand.sight is None:
        return
    lines = hand.lines()
    if not lines:
        hand.complaint = hand.words.say("seat_nothing_picked")
    elif hand.sight.sealing.seals.standing:
        hand.complaint = hand.words.say("seat_only_seal")
    elif not hand.campaign.draft().propose(lines):
        hand.complaint = hand.words.say("seat_under_way")
    else:
        hand.picks.clear()
        hand.poll()
        hand.done = hand.words.say("seat_proposed")


@_reaching
def seal(hand: Hand) -> None:
    """Seal the side's actions for this turn; nobody sees them before every side has sealed."""
    if hand.campaign is None or not (hand.may_seal and hand.ready):
        hand.complaint = hand.words.say("seat_not_ready")
        return
    chosen = [line for slot in hand.slots if not asks_for_newcomer(slot) and (line := hand.lines().get(slot.key))]
    _settled(hand, hand.campaign.sealing.seal(hand.side, chosen), "seat_is_sealed")


@_reaching
def withdraw(hand: Hand) -> None:
    """Take back what the side has sealed, as long as nothing is open yet: later all sides would have to seal anew."""
    if hand.campaign is not None and hand.may_withdraw:
        _settled(hand, hand.campaign.sealing.withdraw(hand.side), "seat_is_withdrawn")


def _settled(hand: Hand, outcome: Any, code: str) -> None:
    """What came of writing into the Log."""
    if isinstance(outcome, Refusal):
        hand.complain(outcome.said)
    elif isinstance(outcome, list):
        hand.complain(outcome[0].expected)
    elif isinstance(outcome, (Committed, Queued)):
        hand.picks.clear()
        hand.poll()
        hand.done = hand.words.say(code)
    else:
        hand.complaint = hand.words.say("seat_moved")


def _mark_of(hand: Hand) -> Any:
    found = _turn_of(hand.sight) if hand.sight is not None else None
    return None if found is None else [str(part) for part in found]


def _own(hand: Hand, key: str) -> Slot | None:
    """One of the visitor's own slots that is still open; whatever else a browser asks for is none."""
    if hand.sealed:
        return None
    return next((slot for slot in hand.slots if slot.key == key), None)


def _offered(hand: Hand, slot: Slot, part: Mapping[str, str | None]) -> bool:
    """Whether the page offers it: to show anything else again would tell whether it is a covered one's id."""
    options = hand.options_of(slot)
    before = hand.pick_in(slot, options)
    uses = next((one.uses for one in options if one.actor == before.actor), ())
    use = plan.find_use(before, options)
    aims = {*(use.targets if use is not None else ())}
    known = {"actor": {one.actor for one in options}, "use": {plan.use_key(one, uses) for one in uses}}
    sent = [(key, who) for key, who in part.items() if key != "text" and who]
    return all({who} <= known[key] if key in known else {*plan.aims_of(Pick(target=who))} <= aims for key, who in sent)
