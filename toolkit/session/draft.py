"""The open action: what is chosen, what is answered so far, what is overruled; kept at every change.

Every window on a source sees the same draft, and one of them at a time may change it (`lease`): any change from
another raises `ChoosingElsewhere` and does nothing. When the sheet moves under it, answers that no longer fit are
forgotten from the first that does not, and overrides of numbers that no longer come up fall away; the rest stays.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from toolkit.session.commit import Committed
from toolkit.session.drafts import Drafts, Held, Mode
from toolkit.session.held import chosen_in, with_slot, without
from toolkit.session.ids import new_id, new_seed
from toolkit.session.lease import Seat
from toolkit.session.preview import Preview
from toolkit.session.reading import Action
from toolkit.session.seal_text import is_turn, turn_seed
from toolkit.session.seated import Seated
from toolkit.sync.port import Conflict, Queued

if TYPE_CHECKING:
    from toolkit.session.campaign import Campaign

_ANSWER = re.compile(r"answers\[(\d+)\]")


@dataclass(frozen=True, slots=True)
class Fallen:
    """How many answers and own numbers no longer fitted; `moved`: for the workbook has changed."""

    answers: int
    numbers: int
    moved: bool

    @classmethod
    def of(cls, held: Held, kept: Held, same: bool) -> Fallen | None:
        """What `kept` lacks of what was `held`, on the `same` workbook or another; `None` where that is nothing."""
        answers, numbers = len(held.answers) - len(kept.answers), len(held.overrides) - len(kept.overrides)
        return cls(answers, numbers, not same) if answers or numbers else None


class Draft(Seated):
    """One campaign's open action in its current battle; `place` is the file of the drafts."""

    def __init__(self, campaign: Campaign, place: Path) -> None:
        self._campaign = campaign
        self._drafts = Drafts(place)
        self.elsewhere = self._drafts.elsewhere
        """Why it is kept for this program alone, if it is."""
        self._battle = campaign.battle
        self.seat: Seat | None = None
        self._seen: tuple[Held, str] | None = None
        self._preview: Preview | None = None
        self.fallen: Fallen | None = None
        """What fell away since somebody last asked."""
        if any(entry.id == self.held.id for entry in campaign.log()):  # written, and then a crash
            self._change(lambda held: Held(mode=held.mode), seated=False)

    @property
    def held(self) -> Held:
        """What is kept now."""
        return self._drafts.held(self._battle)

    @property
    def id(self) -> str:
        """The id the action will have."""
        return self.held.id

    @property
    def chosen(self) -> dict[str, dict[str, Any]]:
        """Slot key -> action line."""
        return {slot: dict(line) for slot, line in self.held.chosen.items()}

    @property
    def answers(self) -> list[Any]:
        """Answers so far, in strict order of asking."""
        return list(self.held.answers)

    @property
    def overrides(self) -> dict[str, int | str]:
        """Key of a number -> the game master's own."""
        return dict(self.held.overrides)

    @property
    def mode(self) -> Mode:
        """`roll`: the dice are rolled here; `type`: they are typed."""
        return self.held.mode

    @mode.setter
    def mode(self, mode: Mode) -> None:
        self._change(lambda held: replace(held, mode=mode))

    def choose(self, slot: str, line: Mapping[str, Any] | None, half: Mapping[str, Any] | None = None) -> None:
        """Choose for a slot, or leave it open again; answers and overrides were for another plan and go.

        `half`: what is picked of a choice that is not complete.
        """

        self._change(lambda held: chosen_in(held, slot, line, half))

    def begin(self, slot: str, half: Mapping[str, Any] | None) -> None:
        """Keep what is picked of a choice that is not complete; what is chosen and answered stays."""
        self._change(lambda held: replace(held, half=with_slot(held.half, slot, half)))

    def drop(self, slots: Iterable[str]) -> None:
        """Forget what is chosen in these slots, whoever is choosing: it was sealed."""
        gone = set(slots)

        def dropped(held: Held) -> Held:
            if not gone & {*held.chosen, *held.half}:
                return held
            return Held(held.id, without(held.chosen, gone), mode=held.mode, half=without(held.half, gone))

        self._change(dropped, seated=False)

    def paste(self, post: str) -> None:
        """Make the lines of a post the plan, in the place of all that was chosen or pasted before."""

        def pasted(held: Held) -> Held:
            return Held(new_id() if is_turn(held.id) else held.id, post=post, mode=held.mode)

        self._change(pasted)

    def answer(self, value: Any, *, token: str) -> bool:
        """One answer more; False when the token was used already."""
        return self._change(
            lambda held: replace(_in_order(self._campaign, held), answers=(*held.answers, value)), token
        )

    def roll(self, *, token: str) -> bool:
        """Answer the open dice question and the dice that follow at random; False when the token was used already."""

        made: Preview | None = None
        after = Held(id="")

        def rolled(held: Held) -> Held:
            nonlocal made, after
            known = self._seen == (held, self._campaign.revision)
            fitting = held if known else _fitting(self._campaign, held)[0]
            self.fallen = Fallen.of(held, fitting, known) or self.fallen
            seed = turn_seed(held.id, len(held.answers)) if is_turn(held.id) else new_seed()
            made = _resolved(self._campaign, fitting, seed)
            after = replace(_in_order(self._campaign, fitting), answers=tuple(made.given)) if made.asked else fitting
            return after

        done = self._change(rolled, token)
        if done and made is not None and made.asked and made.complete:
            # The answers given are those just rolled: resolving them again would come to the same.
            self._preview = replace(made, seed=None, answers=after.answers)
            self._seen = (after, self._campaign.revision)
        return done

    def take_back(self) -> None:
        """Forget the last answer."""
        self._change(lambda held: replace(held, answers=held.answers[:-1]))

    def override(self, key: str, value: int | str | None) -> None:
        """Overrule a number of the preview; `None` gives it back to the rules."""

        def overruled(held: Held) -> Held:
            kept = {other: ruled for other, ruled in held.overrides.items() if other != key}
            return replace(held, overrides=kept if value is None else {**kept, key: value})

        self._change(overruled)

    def clear(self, plan: Held | None = None) -> None:
        """Drop the plan and begin an empty one, or `plan` (whoever is choosing) unless that is the open one already."""

        def begun(held: Held) -> Held:
            return held if plan is not None and plan.id == held.id else replace(plan or Held(), mode=held.mode)

        self._change(begun, seated=plan is None)

    def preview(self, of: Held | None = None) -> Preview:
        """The action as it stands, or as it stood a moment ago (`of`): a question, a refusal, or complete."""
        held, revision = of or self.held, self._campaign.revision
        if self._preview is None or self._seen != (held, revision):
            kept, self._preview = _fitting(self._campaign, held)
            same = self._seen is not None and self._seen[1] == revision
            self.fallen = Fallen.of(held, kept, same) or self.fallen
            if kept != held:
                self._change(lambda now: kept if now == held else now, seated=False)
            self._seen = (kept, revision)
        return self._preview

    def commit(
        self, *, token: str, by: str = "", hidden: bool = False, of: Preview | None = None
    ) -> Committed | Conflict | Queued | None:
        """Write it, and begin a new draft if that worked; `None` when the token was used already.

        `of`: what `preview` gave last; nothing is written (`None`) where somebody has changed the plan since.
        """
        if not self._change(lambda held: held, token):
            return None
        found = self.preview()
        if of is not None and found is not of:
            return None
        preview = replace(found, by=by)
        outcome = self._campaign.commit(preview, hidden=hidden)
        if not isinstance(outcome, Conflict):
            self._change(lambda held: Held(mode=held.mode) if held.id == preview.id else held, seated=False)
        return outcome

    def _change(self, edit: Callable[[Held], Held], token: str | None = None, *, seated: bool = True) -> bool:
        return self._drafts.change(self._battle, edit, token, self.seat if seated else None) is not None


def _fitting(campaign: Campaign, held: Held) -> tuple[Held, Preview]:
    """The draft without what no longer fits, and its preview."""
    while True:
        preview = _resolved(campaign, held)
        cut = [int(place[1]) for problem in preview.problems if (place := _ANSWER.fullmatch(problem.where))]
        idle = {problem.where for problem in preview.problems if problem.where.startswith("overrides.")}
        if not cut and not idle:
            return held, preview
        overrides = {key: ruled for key, ruled in held.overrides.items() if f"overrides.{key}" not in idle}
        held = replace(held, answers=held.answers[: min(cut, default=None)], overrides=overrides)


def _in_order(campaign: Campaign, held: Held) -> Held:
    """From the first answer on everybody keeps their place: sorted rows must not give dice to somebody else."""
    state = campaign.state
    return held if held.answers or state is None else replace(held, order=tuple(state.roster))


def _resolved(campaign: Campaign, held: Held, seed: int | None = None) -> Preview:
    plan: Action = held.post
    if not plan:
        plan = campaign.system.assemble(campaign.state, held.chosen) if campaign.state is not None else {}
    order = held.order if held.answers else ()
    return campaign.preview(plan, answers=held.answers, seed=seed, overrides=held.overrides, id=held.id, order=order)
