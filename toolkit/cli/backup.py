"""`turnsheet backup`: earlier versions of a workbook or folder, and going back to one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from toolkit.cli import options
from toolkit.cli.ending import DONE, UNREACHABLE, Ending, wrong
from toolkit.cli.help import language
from toolkit.cli.opening import called, tongue, unreachable
from toolkit.cli.progress import working
from toolkit.cli.standing import typed
from toolkit.cli.streams import say_json
from toolkit.cli.table import print_table
from toolkit.messages import text

if TYPE_CHECKING:
    from toolkit.session.versions import Loss
    from toolkit.sync.on_disk import OnDisk
    from toolkit.sync.versions import Version

_DEEDS = ("list", "restore")
_TOLD = 10
"""So many of the actions that would be gone are named; the rest are counted."""


@click.command()
@click.argument("words", nargs=-1, required=True, metavar="SOURCE [list | restore VERSION]")
@click.option("--preview", "preview_only", is_flag=True)
@options.as_json
@options.lang
def backup(words: tuple[str, ...], preview_only: bool, as_json: bool, lang: str | None) -> int:
    """List earlier versions of SOURCE, or put one of them back."""
    from toolkit.session.versions import home_on_disk
    from toolkit.sync.port import SourceError

    source, deed, named = _meant(words, lang or language([]))
    lang = tongue(source, lang)
    name = called(source, lang)
    try:
        home = home_on_disk(source)
        if deed == "list":
            return _list(home, source, as_json, lang)
        with working(text("cli.reading", lang, name=name)):
            return _restore(home, source, named, preview_only, as_json, lang)
    except SourceError as error:
        raise unreachable(error, name, lang) from None


def _meant(words: Sequence[str], lang: str) -> tuple[str, str, str]:
    """Source, deed and version, the deed before or behind the source."""
    given = list(words)
    deed = next((word for word in given[:2] if word in _DEEDS), "")
    if deed:
        given.remove(deed)
    if not given or len(given) > (2 if deed == "restore" else 1):
        raise wrong(text("cli.backup_words", lang), where="SOURCE", value=" ".join(words))
    return given[0], deed or "list", given[1] if len(given) > 1 else ""


def _list(home: OnDisk, source: str, as_json: bool, lang: str) -> int:
    from toolkit.session.versions import last_action

    found = [(version, last_action(home, version)) for version in home.versions()]
    if as_json:
        say_json({"ok": True, "versions": [_json(version, action) for version, action in found]})
        return DONE
    if not found:
        print(text("cli.no_versions", lang, name=home.name))
        return DONE
    damaged = text("cli.version_damaged", lang)
    rows = [
        [str(number), _clock(version), damaged if action is None else action, version.id]
        for number, (version, action) in enumerate(found, 1)
    ]
    heads = [text(f"cli.version_{head}", lang) for head in ("number", "until", "action", "id")]
    print_table(text("cli.versions", lang, name=home.name), heads, rows, lang, first=(0, 1, 2))
    print(text("cli.restore_with", lang, call=f"turnsheet backup restore {typed(source)} 1"))
    return DONE


def _restore(home: OnDisk, source: str, named: str, preview_only: bool, as_json: bool, lang: str) -> int:
    from toolkit.session.versions import chosen, loss, newest_sound

    version = chosen(home.versions(), named) if named else newest_sound(home)
    if version is None:
        raise wrong(text("cli.no_such_version", lang, version=named or ""), where="VERSION", value=named)
    lost = loss(home, version)
    kept = None if preview_only else _put_back(home, version, lang)
    again = f"turnsheet backup restore {typed(source)} {kept.id if kept else version.id}"
    if as_json:
        gone = [{"id": entry.id, "action": entry.action} for entry in lost.actions]
        say_json({"ok": True, "restored": kept is not None, "version": _json(version), "lost": gone,
                  "cells": lost.cells, "kept": kept.id if kept else None})  # fmt: skip
        return DONE
    code = "cli.restored" if kept else "cli.would_restore"
    print(text(code, lang, name=home.name, until=_clock(version)), *_lost(lost, lang), sep="\n")
    print(text("cli.restore_undo" if kept else "cli.restore_with", lang, call=again))
    return DONE


def _put_back(home: OnDisk, version: Version, lang: str) -> Version:
    from toolkit.sync.port import Queued

    kept = home.restore(version)
    if isinstance(kept, Queued):
        name, by = kept.file or home.name, kept.by or "unknown"
        said = text("cli.not_restored", lang, name=name, reason=kept.reason, by=by)
        raise Ending(UNREACHABLE, [said], {"error": {"code": f"sync.queued.{kept.reason}", "message": said}})
    return kept


def _lost(lost: Loss, lang: str) -> list[str]:
    """What is, or would be, different now."""
    lines = [text("cli.lost_cells", lang, count=lost.cells)] if lost.cells else []
    if lost.actions:
        lines.append(text("cli.lost_actions", lang, count=len(lost.actions)))
        lines += [f"    {entry.action}".replace("\n", "; ") for entry in lost.actions[-_TOLD:]]
    elif lost.cells is None:
        lines.append(text("cli.lost_unknown", lang))
    return lines


def _json(version: Version, action: str | None = "") -> dict[str, Any]:
    told = {"last_action": action} if action else {"damaged": True} if action is None else {}
    return {"id": version.id, "until": version.until.isoformat(), "file": str(version.path), **told}


def _clock(version: Version) -> str:
    return version.until.isoformat(sep=" ", timespec="seconds")
