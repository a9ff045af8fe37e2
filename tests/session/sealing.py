"""Two machines that share one workbook and nothing else, for tests of sealed choices."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any
from zipfile import ZipFile, is_zipfile

import openpyxl

from toolkit.session import Campaign, open_campaign
from toolkit.sync.port import Backend
from toolkit.sync.registry import open_backend

A, B = ["Cinder: Ember > Mossy", "Cinder: Growl"], ["Mossy: Leer > Cinder", "Mossy: Sap > Cinder"]
SECRETS = ("Ember", "Growl", "ember", "Leer", "Sap", "actions", "nonce")


def machine(file: Path, name: str, backend: Backend | None = None) -> Campaign:
    """The workbook as seen from the machine of that name."""
    home = file.parent.parent / f"home of {name}"
    return Campaign(backend or open_backend(str(file)), str(file), secrets=home / "seals")


def opened(file: Path) -> tuple[Campaign, Campaign]:
    """Ann's machine and Bo's."""
    return machine(file, "Ann"), machine(file, "Bo")


def sealed(file: Path) -> tuple[Campaign, Campaign]:
    """Both after each has sealed its side."""
    ann, bo = opened(file)
    done(ann.sealing.seal("A", A))
    done(bo.sealing.seal("B", B))
    return ann, bo


def done(outcome: Any) -> Any:
    """The outcome, which is one that was written."""
    from toolkit.session import Committed

    assert isinstance(outcome, Committed), outcome
    return outcome


def code(outcome: Any) -> str:
    """Why something was refused."""
    from toolkit.core.outcome import Refusal

    assert isinstance(outcome, Refusal), outcome
    return outcome.said.code.removeprefix("session.seal.")


def play(campaign: Campaign, **how: Any) -> Any:
    """Open what is here, then play."""
    done(campaign.sealing.open())
    return campaign.commit(campaign.sealing.preview(**how))  # type: ignore[arg-type]


def kinds(file: Path) -> list[str]:
    """What each row of the Log is."""
    return [entry.kind for entry in open_campaign(file).log()]


def edit_log(file: Path, kind: str, change: Callable[[Any], Any]) -> None:
    """Somebody edits what the last row of a kind says to programs, or (`None`) deletes the row."""
    book = openpyxl.load_workbook(file)
    log = book["Log"]
    row = max(cell.row for cell in log["A"] if str(cell.value).startswith(f"{kind}-"))
    entry = next(cell for cell in log[row] if str(cell.value).startswith("{"))
    made = change(json.loads(entry.value))
    if made is None:
        log.delete_rows(row)
    else:
        entry.value = made if isinstance(made, str) else json.dumps(made)
    book.save(file)


def altered(record: Any) -> Any:
    """Another commitment in a seal."""
    record["seal"]["commitment"] = record["seal"]["commitment"][::-1]
    return record


def leaks(words: Iterable[str], pristine: Path, *folders: Path) -> list[str]:
    """Where below the folders a word stands more often than in the workbook before anybody chose anything."""
    before = {path.name: held for path, held in _parts(pristine)}
    return [
        f"{word}: {path}"
        for folder in folders
        for file in sorted(folder.rglob("*"))
        for path, held in (_parts(file) if file.is_file() else ())
        for word in words
        if held.count(word.encode()) > before.get(path.name, b"").count(word.encode())
    ]


def _parts(file: Path) -> Iterable[tuple[Path, bytes]]:
    """A file's bytes; those of each part for a workbook."""
    if not is_zipfile(file):
        return [(file, file.read_bytes())]
    with ZipFile(file) as archive:
        return [(file / name, archive.read(name)) for name in archive.namelist()]
