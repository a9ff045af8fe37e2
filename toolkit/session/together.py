"""What all pages and programs on one source share on this machine: the open action, and the bell."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, cast

from toolkit.session.places import DRAFTS, drafts_file
from toolkit.sync.port import SourceError

if TYPE_CHECKING:
    from toolkit.session.campaign import Campaign
    from toolkit.session.draft import Draft


class Together:
    """A campaign among others who have it open."""

    source: str
    _place: Path | None

    def draft(self) -> Draft:
        """The open, half-answered action; it survives reloads and is the same in every window."""
        from toolkit.session.draft import Draft

        return Draft(cast("Campaign", self), self._drafts())

    def ring(self) -> None:
        """Tell the other pages that there is something new in the source."""
        from toolkit.session.bell import ring

        with suppress(SourceError):
            ring(self._drafts())

    def _drafts(self) -> Path:
        return self._place / DRAFTS if self._place is not None else drafts_file(self.source)
