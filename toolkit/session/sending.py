"""What waits for a source that could not be written: how much, sending it, and what could no longer go in."""

from __future__ import annotations

from toolkit.messages import Note
from toolkit.session.home import Home
from toolkit.sync.port import Flushed, LaidAside


class Sending:
    """The outbox as a campaign offers it."""

    home: Home

    def waiting(self) -> int:
        """How many change sets wait to be written."""
        return len(self.home.backend.outbox())

    def aside(self) -> tuple[LaidAside, ...]:
        """What waited and can no longer be written, until it is dismissed; damaged files among it."""
        return self.home.backend.aside()

    def remarks(self) -> list[Note]:
        """What people should know before they trust what they see: about what waits, where it cannot be seen to."""
        return list(self.home.backend.remarks())

    def send(self) -> Flushed:
        """Send what waits: what was written now, what was laid aside and why, what keeps the rest waiting."""
        return self.home.send()

    def dismiss(self) -> None:
        """What was laid aside has been seen."""
        self.home.backend.dismiss()
