"""The calls of the Drive API, v3, that programs on spreadsheets use, and the one of v2 that puts a CSV into a file."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Mapping
from datetime import datetime

from tests.sheets_service.book import Book, Cell, Tab
from tests.sheets_service.calling import DRIVE, Answer, Call, call
from tests.sheets_service.errors import Json, invalid, no_such_drive_file
from tests.sheets_service.ranges import Range
from tests.sheets_service.store import MIME, ROLES, File
from tests.sheets_service.values import Rendering, read, with_value
from tests.sheets_service.workbooks import XLSX, workbook_of

BASE = "/drive/v3/files"
ONE = f"{BASE}/{{id}}"


@call("drive.files.list", DRIVE, "GET", BASE)
def files_list(asked: Call) -> Json:
    """Those that this user sees, of the query asked for, newest first."""
    seen = [file for file in asked.store.files.values() if file.role(asked.email) >= 0 and not file.trashed]
    found = [file for file in reversed(seen) if _fits(file, asked.one("q") or "")]
    return {"kind": "drive#fileList", "incompleteSearch": False, "files": [shortly(file, asked) for file in found]}


def _fits(file: File, query: str) -> bool:
    for name, sign, value in re.findall(
        r"(\w+)\s*(=|!=|contains)\s*(\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*'|\w+)", query
    ):
        text = re.sub(r"\\(.)", r"\1", value[1:-1]) if value[0] in "\"'" else value
        held = {"name": file.book.title, "mimeType": MIME, "trashed": str(file.trashed).lower()}.get(name, text)
        same = text.casefold() in held.casefold() if sign == "contains" else held == text
        if same is (sign == "!="):
            return False
    return True


@call("drive.files.create", DRIVE, "POST", BASE)
def files_create(asked: Call) -> Json:
    """A new spreadsheet."""
    file = asked.store.create(asked.json.get("name") or "Untitled", asked.email)
    return shortly(file, asked)


@call("drive.files.copy", DRIVE, "POST", f"{ONE}/copy")
def files_copy(asked: Call) -> Json:
    """Another file with the same in it, owned by whoever copied."""
    source = asked.file(drive=True)
    title = asked.json.get("name") or f"Copy of {source.book.title}"
    book = source.book.copy()
    book.title = title
    file = asked.store.create(title, asked.email)
    file.book = book
    return shortly(file, asked)


@call("drive.files.get", DRIVE, "GET", ONE)
def files_get(asked: Call) -> Json:
    """What is known of a file; without a field mask, little."""
    file = asked.file(drive=True)
    return full(file, asked) if asked.one("fields") else shortly(file, asked)


@call("drive.files.update", DRIVE, "PATCH", ONE)
def files_update(asked: Call) -> Json:
    """Its name, and whether it lies in the bin."""
    file = asked.file("writer", drive=True)
    file.book.title = asked.json.get("name") or file.book.title
    file.trashed = bool(asked.json.get("trashed", file.trashed))
    asked.store.touch(file, asked.email)
    return full(file, asked) if asked.one("fields") else shortly(file, asked)


@call("drive.files.delete", DRIVE, "DELETE", ONE)
def files_delete(asked: Call) -> Answer:
    """For ever."""
    file = asked.file("owner", drive=True)
    del asked.store.files[file.id]
    return Answer(code=204, kind="text/html")


@call("drive.files.export", DRIVE, "GET", f"{ONE}/export")
def files_export(asked: Call) -> Answer:
    """The first sheet as CSV or TSV, all of it as a workbook; the other formats are not made here."""
    file, kind = asked.file(drive=True), asked.one("mimeType") or ""
    marks = {"text/csv": ",", "text/tab-separated-values": "\t"}
    if kind == XLSX:
        return Answer(workbook_of(file.book), kind)
    if kind not in marks:
        raise invalid("The requested conversion is not supported.")
    rows = read(file.book, Range(file.book.tabs[0].id), Rendering()).get("values", [])
    width = max(map(len, rows), default=0)
    out = io.StringIO()
    csv.writer(out, delimiter=marks[kind], lineterminator="\r\n").writerows(
        row + [""] * (width - len(row)) for row in rows
    )
    return Answer(out.getvalue().removesuffix("\r\n").encode(), kind)


@call("drive.files.upload", DRIVE, "PUT", "/upload/drive/v2/files/{id}")
def files_upload(asked: Call) -> Json:
    """A CSV takes the place of everything in the file, as if it had been typed."""
    file = asked.file("writer", drive=True)
    rows = list(csv.reader(io.StringIO(asked.raw.decode("utf-8"))))
    tab = Tab.blank(
        asked.store.ids.number(), file.book.title, max(1000, len(rows)), max([26, *(len(row) for row in rows)])
    )
    book = Book(file.book.title, [tab], file.book.properties | {"timeZone": "America/Los_Angeles"})
    for at, row in enumerate(rows):
        for column, text in enumerate(row):
            tab.put(at, column, with_value(book, Cell(), text, "USER_ENTERED", asked.store.now().year))
    file.book = book
    asked.store.touch(file, asked.email)
    return {
        "kind": "drive#file",
        "id": file.id,
        "title": file.book.title,
        "mimeType": MIME,
        "version": str(file.version),
    }


@call("drive.comments.list", DRIVE, "GET", f"{ONE}/comments")
def comments_list(asked: Call) -> Json:
    """None: nobody comments here."""
    asked.file(drive=True)
    return {"kind": "drive#commentList", "comments": []}


@call("drive.permissions.list", DRIVE, "GET", f"{ONE}/permissions")
def permissions_list(asked: Call) -> Json:
    """Who may do what."""
    file = asked.file("writer", drive=True)
    return {"kind": "drive#permissionList", "permissions": [permission(who, role) for who, role in file.roles.items()]}


@call("drive.permissions.create", DRIVE, "POST", f"{ONE}/permissions")
def permissions_create(asked: Call) -> Json:
    """Share with somebody, or with anyone who has the link."""
    file = asked.file("writer", drive=True)
    role = asked.json.get("role")
    if role not in ROLES:
        raise invalid("The specified role is invalid or not supported.")
    who = "anyone" if asked.json.get("type") == "anyone" else asked.json.get("emailAddress")
    if not who:
        raise invalid("The permission type field is required.")
    file.roles[who] = role
    return permission(who, role)


@call("drive.permissions.delete", DRIVE, "DELETE", f"{ONE}/permissions/(?P<permission>[^/]+)")
def permissions_delete(asked: Call) -> Answer:
    """No longer shared."""
    file = asked.file("writer", drive=True)
    held = next((who for who in file.roles if permission(who, "")["id"] == asked.parts["permission"]), None)
    if held is None or held == file.owner:
        raise no_such_drive_file(asked.parts["permission"])
    del file.roles[held]
    return Answer(code=204, kind="text/html")


@call("drive.about.get", DRIVE, "GET", "/drive/v3/about")
def about(asked: Call) -> Json:
    """Who is asking."""
    return {"kind": "drive#about", "user": _user(asked.email, asked.email, asked.store.people)}


def permission(who: str, role: str) -> Json:
    """Permission."""
    if who == "anyone":
        return {"kind": "drive#permission", "id": "anyoneWithLink", "type": "anyone", "role": role}
    number = str(sum(ord(letter) * 31**place for place, letter in enumerate(who)) % 10**20).zfill(20)
    return {"kind": "drive#permission", "id": number, "type": "user", "role": role, "emailAddress": who}


def shortly(file: File, asked: Call) -> Json:
    """What Drive answers unless it is asked for more."""
    if asked.one("fields"):
        return full(file, asked)
    return {"kind": "drive#file", "id": file.id, "name": file.book.title, "mimeType": MIME}


def full(file: File, asked: Call) -> Json:
    """What a field mask may pick from."""
    role = file.role(asked.email)
    return {
        "kind": "drive#file",
        "id": file.id,
        "name": file.book.title,
        "mimeType": MIME,
        "createdTime": _moment(file.created),
        "modifiedTime": _moment(file.modified),
        "version": str(asked.store.told_version(file)),
        "trashed": file.trashed,
        "webViewLink": f"https://docs.google.com/spreadsheets/d/{file.id}/edit?usp=drivesdk",
        "owners": [_user(file.owner, asked.email, asked.store.people)],
        "lastModifyingUser": _user(file.changed_by, asked.email, asked.store.people),
        "capabilities": {"canEdit": role >= ROLES.index("writer"), "canShare": role >= ROLES.index("writer")},
        **({"permissions": [permission(*one) for one in file.roles.items()]} if role >= ROLES.index("writer") else {}),
    }


def _user(email: str, asking: str, people: Mapping[str, str]) -> Json:
    name = people.get(email) or email.partition("@")[0]
    return {"kind": "drive#user", "displayName": name, "me": email == asking, "emailAddress": email}


def _moment(moment: datetime) -> str:
    return f"{moment:%Y-%m-%dT%H:%M:%S}.{moment.microsecond // 1000:03d}Z"
