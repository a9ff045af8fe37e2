"""A call as the service sees it, and the table of all calls: HTTP method and path to Google's name for it.

Each call stands in a `calls_*` module and enters itself with `@call`. Its name is what faults are set
on and what the list of requests shows; its cost says which quota it is taken from.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.sheets_service.bodies import Reader
from tests.sheets_service.errors import Json
from tests.sheets_service.store import File, Store

READ, WRITE, DRIVE, SIGN_IN = "read", "write", "drive", "sign in"


@dataclass(frozen=True, slots=True)
class Call:
    """What came in: by whom, the parts of the path, the query, the body as JSON or, for uploads, as bytes."""

    store: Store
    email: str
    parts: dict[str, str]
    query: dict[str, list[str]]
    json: Json
    raw: bytes = b""

    def one(self, name: str, default: str | None = None) -> str | None:
        """The last value of a query parameter."""
        return self.query.get(name, [default])[-1]

    def yes(self, name: str) -> bool:
        """Whether a query parameter says true."""
        return str(self.one(name)).lower() == "true"

    def file(self, role: str = "reader", drive: bool = False) -> File:
        """The file that the path names."""
        return self.store.file(self.parts["id"], self.email, role, drive)

    @property
    def reader(self) -> Reader:
        """The user, as protected ranges of that file see them."""
        return self.file().reader(self.email)


@dataclass(frozen=True, slots=True)
class Answer:
    """What goes out when it is not a JSON object with status 200."""

    body: bytes = b""
    kind: str = "application/json; charset=UTF-8"
    code: int = 200


Do = Callable[[Call], Any]


@dataclass(frozen=True, slots=True)
class Route:
    """A call: Google's name for it, what it costs, and what does it."""

    name: str
    cost: str
    method: str
    path: re.Pattern[str]
    do: Do


ROUTES: list[Route] = []


def call(name: str, cost: str, method: str, path: str) -> Callable[[Do], Do]:
    """Enter a call; `{id}` in the path is a part without a slash or colon."""
    pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/:]+)", path))

    def enter(do: Do) -> Do:
        ROUTES.append(Route(name, cost, method, pattern, do))
        return do

    return enter


def route(method: str, path: str) -> tuple[Route, dict[str, str]] | None:
    """The call that a method and an unquoted path mean."""
    for one in ROUTES:
        found = one.path.fullmatch(path) if one.method == method else None
        if found:
            return one, found.groupdict()
    return None
