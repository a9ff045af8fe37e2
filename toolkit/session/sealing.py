"""Sealed choices as a campaign offers them: seal, withdraw, open, and the turn that all openings make.

In this order: each side seals (its choice stays in `Secrets` on its own machine, the Log gets the commitment); once
every side's commitment stands in the workbook itself, each machine opens its own; the last one, or anybody after it,
resolves the turn like any other action. Everything is decided under the source's own lock, by the Log alone. No choice
is put anywhere else before every side has sealed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from toolkit.core.names import fold
from toolkit.core.outcome import Refusal
from toolkit.core.problems import Problem
from toolkit.messages import note
from toolkit.session.commit import Committed
from toolkit.session.deeds import Wording
from toolkit.session.drafts import Held
from toolkit.session.entries import LogEntry
from toolkit.session.gaps import asks_for_newcomer
from toolkit.session.places import one_name
from toolkit.session.reading import Answers
from toolkit.session.seal_checks import stands, turn_of
from toolkit.session.seal_plan import Line, planning_sides, read_plan, turn_entry
from toolkit.session.seal_rows import opening_entry, seal_entry, withdrawal_entry
from toolkit.session.seal_status import Status, fits, status, was_exchanged
from toolkit.session.seal_store import Secret, Secrets
from toolkit.session.seal_text import Choice, new_nonce, turn_id, turn_seed
from toolkit.session.seals import read_seal, read_seals
from toolkit.session.undo import Deed
from toolkit.sync.port import Conflict, Queued

if TYPE_CHECKING:
    from toolkit.session.campaign import Campaign
    from toolkit.session.preview import Preview

Outcome = Committed | Conflict | Queued


class Sealing:
    """The sealed choices of one campaign; those of this machine are kept in `folder`."""

    def __init__(self, campaign: Campaign, folder: Path, deed: Callable[[str], Deed]) -> None:
        self._campaign = campaign
        self._secrets = Secrets(folder)
        self._deed = deed

    def look(self) -> Status:
        """How the sealing of the turn stands. Raises `CampaignError` while the sheet names no known system."""
        home = self._campaign.home
        state, seals = home.loaded.state, read_seals(home.entries, *turn_of(home.loaded))
        sides = planning_sides(self._campaign.system, state) if state is not None else ()
        kept = self._secrets.of(self._source, [seal.id for seal in seals.standing.values()] + list(seals.rows))
        return status(turn_of(home.loaded), sides, seals, home.entries, kept)

    def seal(self, side: str, actions: Sequence[str | Line], *, by: str = "") -> Outcome | Refusal | list[Problem]:
        """Seal a side's actions for this turn; sealed again, the newest counts, until every side has sealed."""
        self._campaign.refresh()
        found, loaded = self.look(), self._campaign.home.loaded
        named = _side(found, side)
        if isinstance(named, Refusal):
            return named
        plan = read_plan(loaded, named, actions)
        if not isinstance(plan, tuple):
            return plan
        assert isinstance(found.sides, tuple)
        self._tidy(anew=not self._campaign.home.entries)
        choice = Choice(found.battle, found.round, found.sides, named, plan, new_nonce())
        return self._written(choice, found, by)

    def _written(self, choice: Choice, found: Status, by: str) -> Outcome | Refusal:
        turn = (choice.battle, choice.round)
        entry = seal_entry(choice, self._deed(by))
        self._secrets.keep(Secret(entry.id, self._source, choice))
        check = stands(lambda loaded, seals: turn_of(loaded) == turn and not seals.closed, self._battle)
        outcome = self._campaign.home.write(entry, self._lang, check)
        if isinstance(outcome, Conflict):
            self._secrets.drop([entry.id])
            return _too_late(self.look()) or outcome
        self._secrets.mark_written(entry.id)
        if isinstance(outcome, Committed):  # one that waits may come too late: then the earlier one counts
            self._forget(found, lambda old: old.side == choice.side, but=entry.id)
        return outcome

    def withdraw(self, side: str, *, by: str = "") -> Outcome | Refusal:
        """Take back what a side sealed; once every side has sealed, all of it: then all sides seal anew."""
        self._campaign.refresh()
        found = self.look()
        known = [*found.seals.standing, *found.seals.past, *(found.sides if isinstance(found.sides, tuple) else ())]
        named = next((one for one in known if fold(one) == fold(side)), None)
        if named is None:
            return Refusal(note("session.seal.no_side", side=side, sides=list(dict.fromkeys(known))))
        if not (found.faults or named in found.seals.standing or named in found.seals.past):
            return Refusal(note("session.seal.nothing", side=named))
        every = found.seals.closed
        entry = withdrawal_entry(found.battle, found.round, named, every, self._deed(by))
        same = found.seals.commitments
        check = stands(lambda loaded, seals: seals.commitments == same, self._battle)
        outcome = self._campaign.home.write(entry, self._lang, check)
        if isinstance(outcome, Committed):
            self._forget(found, lambda choice: every or choice.side == named)
        return outcome

    def open(self, *, by: str = "") -> Outcome | Refusal:
        """Open what this machine has sealed, once every side's seal stands in the workbook; again: nothing is left."""
        self._campaign.refresh()
        home = self._campaign.home
        if home.backend.outbox():  # a seal that waits may still be beaten to it
            return home.sent.left or Queued("busy")
        found = self.look()
        self._tidy()
        outcome: Outcome | Refusal = self._unready(found) or Committed("", again=True)
        for side in found.seals.shut:
            if side in found.own and isinstance(outcome, Committed):
                outcome = self._opened(found, found.own[side], by)
        return outcome

    def turn(self) -> tuple[str, Mapping[str, Any]] | Refusal:
        """The id and the entry of the turn that the choices make, open ones and this machine's own."""
        found = self.look()
        unready = self._unready(found) or _shut(found)
        if unready is not None or isinstance(found.sides, Refusal):
            return unready or found.sides  # type: ignore[return-value]
        loaded, plans = self._campaign.home.loaded, [found.known[side].actions for side in found.sides]
        for side, plan in zip(found.sides, plans, strict=True):
            read = read_plan(loaded, side, plan)  # what fitted when it was sealed may not fit any more
            if not isinstance(read, tuple):
                return _unfit(side, read)
        made = turn_entry(loaded, plans)
        return _unfit(found.sides[0], made) if isinstance(made, list) else (turn_id(found.known.values()), made)

    def plan(self) -> Held | None:
        """The turn that all openings make, as a plan to go on with; `None` while it cannot be played."""
        found, made = self.look(), self.turn()
        state = self._campaign.state
        if not found.seals.turn or isinstance(made, Refusal) or state is None:
            return None
        chosen: dict[str, Line] = {}
        slots = [slot for slot in self._campaign.system.slots(state) if not asks_for_newcomer(slot)]
        for side, choice in found.seals.opened.items():
            chosen |= zip((slot.key for slot in slots if slot.side == side), choice.actions, strict=False)
        return Held(made[0], chosen)

    def unready(self) -> Refusal | None:
        """Why the turn cannot be played yet, or any more."""
        found = self.look()
        return self._unready(found) or _shut(found)

    def preview(
        self,
        *,
        answers: Answers | None = None,
        seed: int | None = None,
        overrides: Mapping[str, Any] | None = None,
        by: str = "",
    ) -> Preview | Refusal:
        """The turn resolved without writing; without answers or a seed, its dice come from all nonces together."""
        made = self.turn()
        if isinstance(made, Refusal):
            return made
        identifier, entry = made
        seed = turn_seed(identifier) if seed is None and answers is None else seed
        return self._campaign.preview(entry, answers=answers, seed=seed, overrides=overrides, by=by, id=identifier)

    def _unready(self, found: Status) -> Refusal | None:
        """Why nothing can be opened or played."""
        if found.faults:
            return Refusal(found.faults[0])
        if found.closed:
            return None
        return _played(self._campaign, found) or _unsealed(found)

    def _opened(self, found: Status, secret: Secret, by: str) -> Outcome:
        same, state = found.seals.commitments, self._campaign.state
        assert state is not None
        system = self._campaign.system
        wording = Wording(state.names(), system, self._lang, system.id, state.moves.keys())
        self._secrets.drop(found.exchanged)
        self._secrets.mark_opened(secret.seal, same)
        entry = opening_entry(secret.seal, secret.choice, same, wording, self._deed(by))
        check = stands(lambda loaded, seals: seals.closed and seals.commitments == same, self._battle)
        return self._campaign.home.write(entry, self._lang, check)

    def _tidy(self, *, anew: bool = False) -> None:
        """Forget choices whose turn is over for good: withdrawn, or played as it was sealed.

        `anew`: in a Log that is blank nothing was ever sealed; what is kept is of an earlier workbook of that name.
        """
        entries = self._campaign.home.entries
        self._secrets.drop([one.seal for one in self._secrets.of(self._source, []) if anew or _over(entries, one)])

    def _forget(self, found: Status, which: Callable[[Choice], bool], but: str = "") -> None:
        kept = self._secrets.of(self._source, [])
        gone = [one.seal for one in kept if one.choice.battle == found.battle and which(one.choice)]
        self._secrets.drop(set(gone) - {but, *found.exchanged})

    @property
    def _battle(self) -> str | None:
        return self._campaign.home.loaded.battle

    @property
    def _lang(self) -> str:
        return self._campaign.home.loaded.settings.lang

    @property
    def _source(self) -> str:
        return one_name(self._campaign.source)


def _over(entries: Sequence[LogEntry], secret: Secret) -> bool:
    row = next((entry for entry in entries if entry.id == secret.seal), None)
    seal = read_seal(row) if row is not None else None
    if seal is None or not fits(seal, secret.choice) or was_exchanged(entries, secret):
        return False
    seals = read_seals(entries, seal.battle, seal.round)
    return seal.id not in {*seals.rows, *(past.id for past in seals.past.values())}


def _side(found: Status, wanted: str) -> str | Refusal:
    """The side that is meant, if it can seal now."""
    if isinstance(found.sides, Refusal):
        return found.sides
    named = next((side for side in found.sides if fold(side) == fold(wanted)), None)
    if named is None:
        return Refusal(note("session.seal.no_side", side=wanted, sides=list(found.sides)))
    return _too_late(found) or named


def _too_late(found: Status) -> Refusal | None:
    return Refusal(note("session.seal.too_late")) if found.seals.closed else None


def _unsealed(found: Status) -> Refusal:
    if isinstance(found.sides, Refusal) and not found.seals.standing:
        return found.sides
    if found.seals.standing:
        return Refusal(note("session.seal.missing", sides=list(found.missing)))
    if found.seals.past:
        (side, seal), *_ = found.seals.past.items()
        return Refusal(note("session.seal.past", side=side, round=seal.round, now=found.round))
    return Refusal(note("session.seal.nobody"))


def _unfit(side: str, wrong: Refusal | list[Problem]) -> Refusal:
    """What was sealed can no longer be played as it is."""
    if isinstance(wrong, Refusal):
        return Refusal(note("session.seal.unfit", side=side, why=wrong.said), wrong.actor, wrong.use)
    first = wrong[0]
    why = note("session.seal.unfit_at", place=first.spot or first.where, expected=first.expected)
    return Refusal(note("session.seal.unfit", side=side, why=why))


def _shut(found: Status) -> Refusal | None:
    shut = [side for side in found.seals.shut if side not in found.own]
    return Refusal(note("session.seal.shut", sides=shut)) if shut else None


def _played(campaign: Campaign, found: Status) -> Refusal | None:
    """The turn was made of its seals already."""
    if not found.seals.spent:
        return None
    if found.exchanged:
        return Refusal(next(iter(found.exchanged.values())))
    entry = next(entry for entry in campaign.log() if entry.id == found.seals.spent)
    code = "session.seal.played" if entry.live else "session.seal.taken_back"
    return Refusal(note(code, id=entry.id, round=entry.round or 1))
