"""The line between a page and its process, in the hands of a test: it can lose what it carries, be cut and be mended.

A cut closes the page's end alone, as where somebody walks out of reach: the server takes its own end for whole until
the page is back.
"""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute, expect


class Line:
    """To be laid before the page is opened (`Visit(…, at_first=line.lay)`)."""

    def __init__(self) -> None:
        self.mute = False
        """Nothing the page sends arrives."""
        self.deaf = False
        """Nothing arrives at the page."""
        self.unheard = b""
        """What did not arrive at a deaf page."""
        self._quiet = self._cut = False
        self._ends: list[WebSocketRoute] = []

    def lay(self, page: Page) -> None:
        """Carry all messages of the page from now on."""
        self._page = page
        page.route_web_socket("**/api/kernels/**", self._open)

    def cut(self) -> None:
        """Cut it, and wait until the page has noticed."""
        self._cut = True
        for end in self._ends:
            end.close()
        expect(self._page.locator("#ts-connection")).to_contain_text("reconnecting")

    def calm(self) -> None:
        """Wait until nothing is on its way; from then on not even the page's pulse is."""
        self._quiet = True
        expect(self._page.locator("html[data-ts-busy]")).to_have_count(0)

    def mend(self) -> None:
        """Let the page reach its process again, and lose nothing."""
        self.mute = self.deaf = self._quiet = self._cut = False

    def _open(self, end: WebSocketRoute) -> None:
        if self._cut:
            return end.close()
        self._ends = [end]
        process = end.connect_to_server()
        end.on_message(lambda message: None if self.mute else process.send(message))
        process.on_message(lambda message: None if self._lost(message) else end.send(message))
        return None

    def _lost(self, message: str | bytes) -> bool:
        said = message.encode() if isinstance(message, str) else message
        self.unheard += said if self.deaf else b""
        return self.deaf or (self._quiet and b'"beat"' in said)
