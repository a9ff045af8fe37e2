"""The service as tests hold it: start, address, sheets, people, quota, faults, and what was asked of it."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tests.sheets_service import grid
from tests.sheets_service.book import Tab
from tests.sheets_service.calls_sign_in import REFRESH
from tests.sheets_service.clock import Clock
from tests.sheets_service.errors import Json
from tests.sheets_service.faults import Faults
from tests.sheets_service.open_sheet import OpenSheet
from tests.sheets_service.quota import Quota
from tests.sheets_service.ranges import Range, Span
from tests.sheets_service.server import Seen, Server
from tests.sheets_service.state import State
from tests.sheets_service.values import write

OWNER = "gm@example.test"
Rows = Sequence[Sequence[Any]]


class SheetsService:
    """A Google of one's own on loopback; a context manager that stops it at the end."""

    def __init__(self, port: int = 0, clock: Clock | None = None) -> None:
        self.state = State(clock)
        self._server = Server(port, self.state)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True)

    def __enter__(self) -> SheetsService:
        self._thread.start()
        return self

    def __exit__(self, *failure: object) -> None:
        self.stop()

    def stop(self) -> None:
        """No more answers; whoever asks is refused the connection. Raises what the service itself did wrong."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(5)
        if self._server.broken:
            raise RuntimeError("the service itself failed") from self._server.broken[0]

    @property
    def url(self) -> str:
        """What to put before `/v4/spreadsheets` and `/drive/v3/files`."""
        return f"http://127.0.0.1:{self._server.server_port}"

    @property
    def faults(self) -> Faults:
        """What is to go wrong."""
        return self.state.faults

    @property
    def quota(self) -> Quota:
        """Off until its `limit` is called."""
        return self.state.quota

    @property
    def clock(self) -> Clock:
        """What quota, versions' times and tokens go by."""
        return self.state.clock

    # ---- sheets and people

    def create(
        self, title: str, tabs: Mapping[str, Rows] | None = None, *, owner: str = OWNER, locale: str = "en_US"
    ) -> OpenSheet:
        """A spreadsheet of a person, shared with the service's default user, its tabs holding typed values (RAW)."""
        pages = [Tab.blank(number, name) for number, name in enumerate(tabs or {"Sheet1": ()})]
        with self.state.store.lock:
            file = self.state.store.create(title, owner, pages)
            file.book.properties["locale"] = locale
            file.roles.setdefault(self.state.default_user, "writer")
            for page, rows in zip(pages, (tabs or {}).values(), strict=False):
                grid.resize(file.book, page, max(page.height, len(rows)), max([page.width, *map(len, rows)]))
                corner = Range(page.id, Span(0, 1), Span(0, 1))
                write(file.book, corner, [list(row) for row in rows], "RAW", 2024)
        return self.sheet(file.id)

    def sheet(self, file_id: str, by: str | None = None) -> OpenSheet:
        """A spreadsheet, open before a person: its owner unless `by` names another."""
        return OpenSheet(self.state.store, file_id, by or self.state.store.files[file_id].owner)

    def token(self, email: str, seconds: float = 3600, scopes: tuple[str, ...] = ()) -> str:
        """An access token for the Authorization header (`Bearer …`), for all scopes or for some, given in full."""
        return self.state.store.token(email, seconds, scopes)

    def bar(self, email: str) -> None:
        """This user's tokens are good no more, and no new ones are given."""
        self.state.store.barred.add(email)

    def service_account(self, email: str, private_key: str) -> Json:
        """The content of a key file that signs in here; the key itself is the test's to make."""
        return {
            "type": "service_account",
            "project_id": "example-project",
            "private_key_id": "1",
            "private_key": private_key,
            "client_email": email,
            "client_id": "1",
            "token_uri": f"{self.url}/token",
        }

    def signed_in_user(self, email: str) -> Json:
        """The content of a signed-in user's file that signs in here."""
        names = {"client_id": "id.apps.example.test", "client_secret": "not a secret", "type": "authorized_user"}
        return {**names, "refresh_token": f"{REFRESH}{email}", "token_uri": f"{self.url}/token"}

    # ---- what happened

    @property
    def seen(self) -> list[Seen]:
        """Every request so far, oldest first."""
        return list(self._server.seen)

    def forget(self) -> None:
        """Begin counting anew."""
        self._server.seen.clear()

    def count(self, what: str | None = None) -> int:
        """How many requests so far: all, or those of a cost (`read`, `write`, `drive`) or name (`values.batchGet`)."""
        counts = self.counts()
        return sum(counts.values()) if what is None else sum(n for key, n in counts.items() if what in key)

    def counts(self) -> Counter[tuple[str, str]]:
        """By cost and name."""
        return Counter((seen.cost, seen.name) for seen in self._server.seen)
