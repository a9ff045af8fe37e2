"""All that a running service knows: files, clock, quota, faults, and who may sign in."""

from __future__ import annotations

from tests.sheets_service.clock import Clock
from tests.sheets_service.faults import Faults
from tests.sheets_service.quota import Quota
from tests.sheets_service.store import SERVICE_ACCOUNT, Store


class State:
    """Of one service. Without a token everybody is `default_user`, unless `must_sign_in`."""

    def __init__(self, clock: Clock | None = None) -> None:
        self.clock = clock or Clock()
        self.store = Store(self.clock.now)
        self.quota = Quota(self.clock)
        self.faults = Faults()
        self.default_user = SERVICE_ACCOUNT
        self.must_sign_in = False
