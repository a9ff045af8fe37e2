"""Recorded exchanges with the real service, asked again of ours, and what is different in the answers.

A recording is a vcr file: interactions in order, each a request and the answer it got. The ids that the real service
chose are laid ready for ours, so that answers can be compared whole. Left out of the comparison are only moments in
time and, of the answer to uploading a CSV, what Drive v2 tells about the file besides name and kind.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from tests.sheets_service import SheetsService

Json = dict[str, Any]
TIMES = ("createdTime", "modifiedTime")
UPLOADED = ("kind", "id", "title", "mimeType")


class Difference(NamedTuple):
    """An interaction that was answered otherwise: file, place in it, and both answers."""

    recording: str
    place: int
    asked: str
    theirs: str
    ours: str


class Replayed(NamedTuple):
    """How many interactions there were, and those that differ."""

    interactions: int
    differences: list[Difference]


def replay(folder: Path) -> Replayed:
    """All recordings of a folder, each on its own service."""
    count = 0
    differences: list[Difference] = []
    for path in sorted(folder.glob("*.json")):
        interactions = json.loads(path.read_text("utf-8"))["interactions"]
        count += len(interactions)
        with SheetsService() as service:
            differences += _replayed(service, path.stem, interactions)
    return Replayed(count, differences)


def _replayed(service: SheetsService, name: str, interactions: list[Json]) -> Iterator[Difference]:
    service.state.default_user = "telegram-budgeter@telegram-budgeter.iam.gserviceaccount.com"
    wire = HTTPConnection("127.0.0.1", urlsplit(service.url).port or 0, timeout=60)
    for place, interaction in enumerate(interactions):
        request, response = interaction["request"], interaction["response"]
        theirs = (response["status"]["code"], _comparable(request, response["body"].get("string") or ""))
        _prepare(service, request, *theirs)
        if "/upload/" in request["uri"]:  # the new sheet's id is told only in the next answer
            following = json.loads(interactions[place + 1]["response"]["body"]["string"])
            service.state.store.ids.waiting.append(following["sheets"][0]["properties"]["sheetId"])
        split = urlsplit(request["uri"])
        kind = {"Content-Type": request["headers"].get("Content-Type", ["application/json"])[0]}
        body = (request["body"] or "").encode() or None
        wire.request(request["method"], f"{split.path}?{split.query}", body, kind if body else {})
        answer = wire.getresponse()
        ours = (answer.status, _comparable(request, answer.read().decode()))
        if ours != theirs:
            yield Difference(
                name, place, f"{request['method']} {request['uri']} {request['body']}", *map(str, (theirs, ours))
            )


def _prepare(service: SheetsService, request: Json, code: int, answer: Any) -> None:
    """The ids of the recorded answer are the next ones; a file that is somebody else's is there already."""
    ids = service.state.store.ids
    ids.waiting.clear()
    ids.waiting_files.clear()
    parts = urlsplit(request["uri"]).path.split("/")
    if code == 403:
        ids.waiting_files.append(parts[3])
        service.state.store.create("Private", "somebody@example.test")
    elif request["method"] == "POST" and parts[-1] in ("files", "copy", "spreadsheets"):
        ids.waiting_files.append(answer.get("id") or answer.get("spreadsheetId"))
    elif isinstance(answer, dict):
        ids.waiting.extend(_new_ids(answer))


def _new_ids(answer: Json) -> Iterator[int]:
    if "sheetId" in answer:
        yield answer["sheetId"]
    for reply in answer.get("replies", []):
        for body in reply.values():
            for inner in body.values():
                for name in ("sheetId", "namedRangeId", "protectedRangeId", "bandedRangeId", "filterViewId"):
                    if isinstance(inner, dict) and name in inner:
                        yield int(inner[name])


def _comparable(request: Json, text: str) -> Any:
    try:
        body = json.loads(text)
    except ValueError:
        return text
    if "/upload/" in request["uri"]:
        return {name: body.get(name) for name in UPLOADED}
    return _without_times(body)


def _without_times(body: Any) -> Any:
    if isinstance(body, list):
        return [_without_times(one) for one in body]
    if not isinstance(body, dict):
        return body
    return {name: "a moment" if name in TIMES else _without_times(value) for name, value in body.items()}
