"""What the service refuses, in the words and the JSON of Google's own errors."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]

STATUS = {
    400: "INVALID_ARGUMENT",
    401: "UNAUTHENTICATED",
    403: "PERMISSION_DENIED",
    404: "NOT_FOUND",
    429: "RESOURCE_EXHAUSTED",
    500: "INTERNAL",
    503: "UNAVAILABLE",
}

PROTECTED = (
    "You are trying to edit a protected cell or object. "
    "Please contact the spreadsheet owner to remove protection if you need to edit."
)


class GoogleError(Exception):
    """An answer other than 2xx: `code` of HTTP, `message` for people, `details` as Google adds them."""

    def __init__(self, code: int, message: str, details: list[Json] | None = None, *, wait: int | None = None) -> None:
        super().__init__(message)
        self.code, self.message, self.details, self.wait = code, message, details, wait

    def body(self) -> Json:
        """The JSON object that goes out."""
        error: Json = {"code": self.code, "message": self.message, "status": STATUS.get(self.code, "UNKNOWN")}
        return {"error": error | ({"details": self.details} if self.details else {})}


def invalid(message: str) -> GoogleError:
    """400: the request as it stands makes no sense here."""
    return GoogleError(400, message)


def no_such_file() -> GoogleError:
    """404 of the Sheets API."""
    return GoogleError(404, "Requested entity was not found.")


def no_such_drive_file(file_id: str) -> GoogleError:
    """404 of the Drive API, which names the file."""
    reason = {"message": f"File not found: {file_id}.", "domain": "global", "reason": "notFound"}
    return GoogleError(404, f"File not found: {file_id}.", [reason])


def forbidden() -> GoogleError:
    """403: the file is there, but not for this user."""
    return GoogleError(403, "The caller does not have permission")


def bad_value(field: str, kind: str, value: object) -> GoogleError:
    """400: a field holds JSON of another shape than its type."""
    told = f"Invalid value at '{field}' (type.googleapis.com/google.protobuf.{kind}), \"{value}\""
    violation = {"field": field, "description": told}
    details = [{"@type": "type.googleapis.com/google.rpc.BadRequest", "fieldViolations": [violation]}]
    return GoogleError(400, told, details)


def unknown_field(name: str, where: str) -> GoogleError:
    """400: a field that no message of the API has."""
    told = f"Invalid JSON payload received. Unknown name \"{name}\" at '{where}': Cannot find field."
    violation = {"field": where, "description": told}
    details = [{"@type": "type.googleapis.com/google.rpc.BadRequest", "fieldViolations": [violation]}]
    return GoogleError(400, told, details)


def nobody() -> GoogleError:
    """401: no token, or one that is not valid any more."""
    return GoogleError(
        401,
        "Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid "
        "authentication credential. See https://developers.google.com/identity/sign-in/web/devconsole-project.",
    )


def over_quota(metric: str, wait: int) -> GoogleError:
    """429: `metric` is "Read" or "Write"; `wait` seconds go into Retry-After."""
    limit = f"{metric} requests per minute per user"
    info = {
        "@type": "type.googleapis.com/google.rpc.ErrorInfo",
        "reason": "RATE_LIMIT_EXCEEDED",
        "domain": "googleapis.com",
        "metadata": {
            "service": "sheets.googleapis.com",
            "quota_metric": f"sheets.googleapis.com/{metric.lower()}_requests",
            "quota_limit": f"{metric}RequestsPerMinutePerUser",
        },
    }
    told = (
        f"Quota exceeded for quota metric '{metric} requests' and limit '{limit}' "
        "of service 'sheets.googleapis.com' for consumer 'project_number:100000000000'."
    )
    return GoogleError(429, told, [info], wait=wait)
