"""Who is choosing, as the other pages tell it. The lease itself is minded where the draft is changed
(`session.lease`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from secrets import token_hex
from typing import TYPE_CHECKING

from toolkit.session.lease import Lease
from toolkit.ui.desk.html import Markup, join, tag
from toolkit.ui.desk.words import Words

if TYPE_CHECKING:
    from toolkit.ui.desk.desk import Desk


@dataclass(slots=True)
class Sitting:
    """The seat of a page, and who chooses as far as it knows; `about`: the id of whom it chose for last."""

    page: str = field(default_factory=lambda: token_hex(8))
    lease: Lease | None = None
    taking_over: bool = False
    """Whether it is asked here whether to choose in the place of whoever does."""
    about: str = ""

    @property
    def elsewhere(self) -> bool:
        """Whether another page is choosing."""
        return self.lease is not None and self.lease.page != self.page

    @property
    def mine(self) -> bool:
        """Whether this page is choosing."""
        return self.lease is not None and not self.elsewhere

    @property
    def who(self) -> tuple[str, str] | None:
        """Which page is choosing, and who sits there."""
        return (self.lease.page, self.lease.name) if self.lease is not None else None

    def lost(self, found: Lease | None) -> bool:
        """The lease as it was found now; whether another page has taken it from this one."""
        had, self.lease = self.mine, found
        self.taking_over = self.taking_over and self.elsewhere
        return had and self.elsewhere


@dataclass(frozen=True, slots=True)
class LeaseView:
    """Somebody else is choosing: the sentence, and the labels of the buttons; `sure`: it is asked a second time."""

    said: Markup
    sure: bool
    take_over: str
    yes: str
    no: str


def lease_view(desk: Desk, words: Words) -> LeaseView | None:
    """`None` while this page may choose."""
    if desk.sitting.lease is None or not desk.sitting.elsewhere:
        return None
    told = [tag("p", choosing_elsewhere(desk, desk.sitting.lease, words))]
    told += (
        [tag("p", words.say("take_over_means", **named(desk.sitting.lease)), cls="ts-warning")]
        if desk.sitting.taking_over
        else []
    )
    labels = [words.say(f"button_{code}") for code in ("take_over", "take_over_yes", "take_over_no")]
    return LeaseView(join(told), desk.sitting.taking_over, *labels)


def chooses_for(desk: Desk) -> str:
    """The name of whom this page chooses for; blank while it does not choose."""
    return desk.words.name(desk.sitting.about) if desk.sitting.mine and desk.sitting.about else ""


def choosing_elsewhere(desk: Desk, lease: Lease, words: Words) -> str:
    """`Anna is choosing.` Somebody of one's own name sits at another window."""
    code = "choosing_own" if lease.name and lease.name == desk.by else "choosing_elsewhere"
    return words.say(code, **named(lease))


def named(lease: Lease) -> dict[str, str]:
    """Whoever chooses, as facts of a sentence: many sit down without a name."""
    return {"who": lease.name, "named": "yes" if lease.name else "no"}
