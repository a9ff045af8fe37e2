"""Who sits at the open action: the name for the Log, the seat it is changed from, the lease."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager
from typing import Any

from toolkit.session.drafts import Drafts, Held
from toolkit.session.held import chosen_in
from toolkit.session.lease import Lease, Seat


class Seated:
    """The people around a draft. `seat`: which page it is changed from; without one no lease is taken or minded."""

    seat: Seat | None
    _drafts: Drafts
    _battle: str

    @property
    def by(self) -> str:
        """The name last signed with on this source, by whoever it was."""
        return self._drafts.signature()

    @by.setter
    def by(self, name: str) -> None:
        self._drafts.sign(name)

    def propose(self, lines: Mapping[str, Mapping[str, Any]]) -> bool:
        """Choose for these slots; False, and nothing chosen, once dice have fallen or while a post is the plan."""
        free = True

        def proposed(held: Held) -> Held:
            nonlocal free
            free = not (held.answers or held.post)
            for slot, line in lines.items() if free else ():
                held = chosen_in(held, slot, line)
            return held

        self._drafts.change(self._battle, proposed, seat=self.seat)
        return free

    def together(self) -> AbstractContextManager[None]:
        """What one deed asks and changes here is done in one go, with the file opened once."""
        return self._drafts.together()

    @property
    def lease(self) -> Lease | None:
        """Whose page is choosing, if any is."""
        return self._drafts.lease(self._battle)

    def take_over(self) -> None:
        """Choose from this seat from now on, whoever did so far."""
        if self.seat is not None:
            self._drafts.take_over(self._battle, self.seat)

    def renew(self) -> None:
        """Whoever sits here is still at it; nothing where they are not the one who chooses."""
        if self.seat is not None:
            self._drafts.renew(self._battle, self.seat)
