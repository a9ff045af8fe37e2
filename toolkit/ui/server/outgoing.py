"""What of a process reaches the browser: its widgets and how it is doing, nothing it prints and no traceback.

Jupyter would show both to whoever opened the page, and a browser can provoke them with messages that no page sends.
They go to the log instead.
"""

from __future__ import annotations

import logging
from typing import Any

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection

SENT = frozenset(
    ("comm_open", "comm_msg", "comm_close", "comm_info_reply", "kernel_info_reply", "shutdown_reply", "status")
)
"""The kinds of messages that a page needs."""
_NOTED = frozenset(("error", "stream"))
_LONGEST = 4000

_log = logging.getLogger("turnsheet.unsaid")


class Outgoing(ZMQChannelsWebsocketConnection):
    """The line from one process to one browser."""

    def handle_outgoing_message(self, stream: str, outgoing_msg: list[Any]) -> None:
        """Send it on, if a page needs such messages."""
        _, parts = self.session.feed_identities(outgoing_msg)
        kind = self.session.unpack(parts[1]).get("msg_type")
        if kind in SENT:
            super().handle_outgoing_message(stream, outgoing_msg)
        elif kind in _NOTED:
            _log.warning("%s: %s", kind, str(self.session.unpack(parts[4]))[:_LONGEST])
