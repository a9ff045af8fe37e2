"""Everything that can go wrong between us and the service, told in one place: what it is, and what to do about it.

`answered` reads an answer that is no success, `unanswered` an exception of the network or of signing in. What comes of
both is a `Trouble`: the sentence for people, whether a change may wait for better times (`waits`), whether trying again
may help (`again`, after `pause` seconds if the service says so) and whether a request that changes something may have
been carried out all the same (`unknown`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from toolkit.sync.port import Queued, SourceError

if TYPE_CHECKING:
    from requests import Response

_PROTECTED = ("protected cell", "protected range", "protected sheet")
_TURNED_OFF = ("SERVICE_DISABLED", "accessNotConfigured", "has not been used in project")
_QUOTA = ("rateLimitExceeded", "userRateLimitExceeded", "RATE_LIMIT_EXCEEDED")
LONGEST_PAUSE = 60.0


@dataclass(eq=False)
class Trouble(Exception):
    """A request failed. `code` with `facts` tells people; the rest tells us how to go on."""

    code: str
    facts: Mapping[str, str | int] = field(default_factory=dict)
    waits: Queued | None = None
    again: bool = False
    pause: float = 0.0
    unknown: bool = False
    status: int = 0

    @property
    def error(self) -> SourceError:
        """The same for whoever asked."""
        return SourceError(self.code, **self.facts)


def answered(response: Response, who: str) -> Trouble:
    """What an answer other than success means; `who` is the address the sheet has to be shared with."""
    status, said, text = response.status_code, _message(response), response.text[:4000]
    if status == 429 or (status == 403 and any(word in text for word in _QUOTA)):
        return Trouble("sync.google_quota", waits=Queued("quota"), again=True, pause=_pause(response), status=429)
    if (status >= 500 and status != 501) or status == 408:
        return Trouble("sync.google_down", {"status": status}, Queued("down"), True, _pause(response), True, status)
    if status == 401:
        return Trouble("sync.google_login", waits=Queued("login"), status=status)
    if status == 403 and any(word in text for word in _TURNED_OFF):
        return Trouble("sync.google_off", {"said": said}, status=status)
    if status == 403:
        return Trouble("sync.google_share", {"who": who or "NONE"}, Queued("view_only", who or None), status=status)
    if status == 404:
        return Trouble("sync.google_gone", status=status)
    if status == 400 and any(word in said.lower() for word in _PROTECTED):
        return Trouble("sync.google_protected", {"said": said}, status=status)
    return Trouble("sync.google_refused", {"status": status, "said": said}, status=status)


def no_json(response: Response) -> Trouble:
    """A success that is no answer of the service: a hotel's login page, a proxy."""
    return Trouble("sync.google_portal", waits=Queued("portal"), again=False, unknown=True, status=response.status_code)


def unanswered(error: Exception) -> Trouble:
    """What an exception of the network or of signing in means."""
    from google.auth.exceptions import GoogleAuthError, RefreshError, TransportError
    from requests import ConnectTimeout, RequestException

    if isinstance(error, RefreshError) and isinstance(error.args[-1], str) and len(error.args) > 1:
        return Trouble("sync.google_portal", waits=Queued("portal"))  # no answer of the place that signs in
    if isinstance(error, RefreshError) and error.retryable:
        return Trouble("sync.google_down", {"status": 503}, Queued("down"), again=True)
    if isinstance(error, TransportError):
        return Trouble("sync.google_offline", waits=Queued("offline"), again=True)
    if isinstance(error, GoogleAuthError):
        return Trouble("sync.google_login", waits=Queued("login"))
    if isinstance(error, (RequestException, OSError)):
        sent = not isinstance(error, ConnectTimeout)
        return Trouble("sync.google_offline", waits=Queued("offline"), again=True, unknown=sent)
    if isinstance(error, (TypeError, LookupError, ValueError, AttributeError)):
        return Trouble("sync.google_portal", waits=Queued("portal"))  # what signing in makes of somebody else's page
    raise error


@contextmanager
def told() -> Iterator[None]:
    """A request that fails is a `SourceError`, like everything else that does."""
    try:
        yield
    except Trouble as trouble:
        raise trouble.error from trouble


def _message(response: Response) -> str:
    """What the service said, in one line; nothing for a page."""
    try:
        body: Any = response.json()
        said: Any = (body[0] if isinstance(body, list) else body)["error"]
    except (ValueError, LookupError, TypeError):
        return ""
    told = said.get("message", "") if isinstance(said, dict) else said
    return " ".join(str(told).split())[:300]


def _pause(response: Response) -> float:
    try:
        return min(max(float(response.headers.get("Retry-After", "0")), 0.0), LONGEST_PAUSE)
    except ValueError:  # a date: the usual pauses will do
        return 0.0
