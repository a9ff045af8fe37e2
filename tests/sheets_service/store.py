"""The files there are, who may do what with them, and the switches of the whole service.

Every change of a file happens in `changing`: on a copy, under one lock, all of it or nothing, and raises the version.
"""

from __future__ import annotations

import itertools
import secrets
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from tests.sheets_service.asking import Change
from tests.sheets_service.bodies import Reader
from tests.sheets_service.book import Book, Tab
from tests.sheets_service.errors import forbidden, no_such_drive_file, no_such_file
from tests.sheets_service.scopes import Token

ROLES = ("reader", "commenter", "writer", "owner")
SERVICE_ACCOUNT = "turnsheet@example-project.iam.gserviceaccount.com"
MIME = "application/vnd.google-apps.spreadsheet"


@dataclass(slots=True)
class File:
    """A spreadsheet in somebody's Drive. `roles` by address; "anyone" stands for all who have the link."""

    id: str
    book: Book
    owner: str
    roles: dict[str, str]
    created: datetime
    modified: datetime
    version: int = 1
    changed_by: str = ""
    trashed: bool = False
    versions: list[tuple[datetime, int]] = field(default_factory=list)

    def version_at(self, moment: datetime) -> int:
        """The version as it was then, for a Drive that hears of changes late."""
        return max((version for since, version in self.versions if since <= moment), default=1)

    def role(self, email: str) -> int:
        """How much a user may do, as an index of `ROLES`; -1 for nothing."""
        held = [role for who, role in self.roles.items() if who in (email, "anyone")]
        return max((ROLES.index(role) for role in held), default=-1)

    def reader(self, email: str) -> Reader:
        """The user, as protected ranges see them."""
        return Reader(email, self.owner)


@dataclass(slots=True)
class Ids:
    """Where new ids come from: those that a test has waiting, else new ones."""

    waiting_files: deque[str] = field(default_factory=deque)
    waiting: deque[int] = field(default_factory=deque)
    _numbers: Iterator[int] = field(default_factory=lambda: itertools.count(100_000_001, 7_919))

    def file(self) -> str:
        """44 characters, as Google's."""
        return self.waiting_files.popleft() if self.waiting_files else f"1{secrets.token_urlsafe(33)[:43]}"

    def number(self) -> int:
        """Of a sheet, a protected range, a piece of metadata."""
        return self.waiting.popleft() if self.waiting else next(self._numbers)


class Store:
    """All files, behind one lock."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.tells_cells = self.tells_marks = True
        """Whether `spreadsheets.get` tells cells and the metadata of rows; a lesser service might not."""
        self.files: dict[str, File] = {}
        self.ids = Ids()
        self.lock = threading.RLock()
        self.sort_moves_metadata = False
        self.version_lag = 0.0
        self.barred: set[str] = set()
        self.people: dict[str, str] = {}
        """Address -> the name that Drive tells; who is not in it is called by the first part of the address."""
        self._now = now
        self._tokens: dict[str, Token] = {}

    def token(self, email: str, seconds: float = 3600, scopes: tuple[str, ...] = ()) -> str:
        """A new access token for a user, good for so long, for everything or for some scopes alone."""
        told = f"ya29.{secrets.token_urlsafe(24)}"
        self._tokens[told] = Token(email, self._now() + seconds, scopes)
        return told

    def token_named(self, told: str) -> Token | None:
        """What a token stands for, while it is good."""
        token = self._tokens.get(told)
        return token if token and token.email not in self.barred and self._now() < token.until else None

    def now(self) -> datetime:
        """By the service's clock."""
        return datetime.fromtimestamp(self._now(), UTC)

    def create(self, title: str, owner: str, tabs: list[Tab] | None = None) -> File:
        """A new file, with one blank sheet unless told otherwise."""
        with self.lock:
            moment = self.now()
            book = Book(title, tabs or [Tab.blank(0, "Sheet1")])
            file = File(self.ids.file(), book, owner, {owner: "owner"}, moment, moment, changed_by=owner)
            self.files[file.id] = file
            return file

    def file(self, file_id: str, email: str, role: str = "reader", drive: bool = False) -> File:
        """A file for a user; 404 or 403 where it is not for them. Drive hides what is not shared altogether."""
        file = self.files.get(file_id)
        held = file.role(email) if file else -1
        if file is None or (drive and held < 0):
            raise no_such_drive_file(file_id) if drive else no_such_file()
        if held < ROLES.index(role):
            raise forbidden()
        return file

    @contextmanager
    def changing(self, file_id: str, email: str) -> Iterator[Change]:
        """A copy of the book to change; it counts when the block ends well."""
        with self.lock:
            file = self.file(file_id, email, "writer")
            book = file.book.copy()
            year = self.now().year
            yield Change(book, file.reader(email), self.ids.number, year, self.sort_moves_metadata)
            file.book = book
            self.touch(file, email)

    def touch(self, file: File, email: str) -> None:
        """The file was changed by somebody."""
        file.version += 1
        file.modified, file.changed_by = self.now(), email
        file.versions.append((file.modified, file.version))

    def told_version(self, file: File) -> int:
        """What Drive says, `version_lag` seconds behind."""
        return file.version_at(self.now() - timedelta(seconds=self.version_lag)) if self.version_lag else file.version
