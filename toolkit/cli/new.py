"""`turnsheet new`: a fresh workbook or folder of CSV files, from a system's template or from an older book."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from toolkit.cli import options
from toolkit.cli.ending import DONE, UNREACHABLE, Ending, wrong
from toolkit.cli.opening import unreachable
from toolkit.cli.serve import serving
from toolkit.cli.standing import typed
from toolkit.cli.streams import say_json
from toolkit.messages import render, text

if TYPE_CHECKING:
    from toolkit.sync.old_books import OldBook
    from toolkit.systems.registry import UnknownSystem


@click.command()
@click.argument("file")
@click.option("--system", "system_id")
@click.option("--from", "origin", metavar="SOURCE")
@click.option("--demo", is_flag=True)
@click.option("--moves", type=click.Choice(("none", "all")), default="none")
@click.option("--google", "online", is_flag=True)
@options.as_json
@options.new_lang
def new(
    file: str,
    system_id: str | None,
    origin: str | None,
    demo: bool,
    moves: str,
    online: bool,
    as_json: bool,
    lang: str,
) -> int:
    """Make a fresh workbook FILE (.xlsx) or folder of CSV files FILE/. What exists is never touched."""
    if online:
        return _online(file, system_id, origin, demo, moves == "all", as_json, lang)
    return _on_disk(file, system_id, origin, demo, moves, as_json, lang)


def _online(
    title: str, system_id: str | None, origin: str | None, demo: bool, ready: bool, as_json: bool, lang: str
) -> int:
    from toolkit.cli.google import new_sheet
    from toolkit.sync.port import SourceError

    if origin:
        raise wrong(text("cli.google_copy_instead", lang), where="--from", value=origin)
    try:
        return new_sheet(title, system_id, lang, demo=demo, ready=ready, as_json=as_json)
    except SourceError as error:
        raise unreachable(error, title, lang) from None


def _on_disk(
    file: str, system_id: str | None, origin: str | None, demo: bool, moves: str, as_json: bool, lang: str
) -> int:
    from toolkit.session.new import new_folder, new_workbook, save_as_new
    from toolkit.systems.registry import UnknownSystem

    path, as_folder = _target(file, lang)
    told: list[str] = []
    try:
        if origin:
            old, told = _read(origin, system_id, demo or moves == "all", lang)
            made = save_as_new(old, path, as_folder=as_folder)
        else:
            make = new_folder if as_folder else new_workbook
            made = make(path, chosen(system_id, lang), lang, demo=demo, ready=moves == "all")
    except UnknownSystem as unknown:
        raise no_system(str(system_id), unknown, lang) from None
    except FileExistsError as exists:
        sentence = text("cli.exists", lang, path=str(exists.filename or file))
        raise wrong(sentence, where="FILE", value=file) from None
    except OSError as error:
        raise no_place(path, error, lang) from None
    if as_json:
        say_json({"ok": True, "path": str(made.resolve()), **({"left": told} if origin else {})})
    else:
        code = "cli.saved_as_new" if origin else "cli.made_demo" if demo else "cli.made"
        print(text(code, lang, path=str(made), call=serving(made), name=typed(str(made))), *told, sep="\n")
    return DONE


def _target(file: str, lang: str) -> tuple[Path, bool]:
    """Where to, and whether that is a folder: one that is there, or a name that ends as a folder's does."""
    from toolkit.session.new import SUFFIX

    path = Path(file)
    if file.endswith(("/", os.sep)):
        return path, True
    if path.name.lower() in ("", "..", SUFFIX):
        raise wrong(text("cli.new_name", lang), where="FILE", value=file)
    if path.is_dir():
        return path, True
    if path.suffix.lower() not in ("", SUFFIX):
        raise wrong(text("cli.new_suffix", lang, name=path.name), where="FILE", value=file)
    return path, False


def chosen(system_id: str | None, lang: str) -> str:
    """The system that was asked for; the command ends where none was."""
    from toolkit.systems.registry import ids

    if not system_id:
        raise wrong(text("cli.which_system", lang, words=list(ids())), where="--system", value="")
    return system_id


def _read(origin: str, system_id: str | None, filled: bool, lang: str) -> tuple[OldBook, list[str]]:
    """What an older book holds, and the sentences of what is not carried over."""
    from toolkit.sync.old_books import read_old_book
    from toolkit.sync.port import SourceError

    if system_id or filled:
        raise wrong(text("cli.from_alone", lang), where="--from", value=origin)
    try:
        old = read_old_book(origin)
    except SourceError as error:
        raise unreachable(error, Path(origin).name or origin, lang) from None
    return old, [render(said, lang) for said in old.left]


def no_system(system_id: str, unknown: UnknownSystem, lang: str) -> Ending:
    """There is no such rule system; the sentence names the nearest."""
    sentence = text("cli.no_system", lang, system=system_id, words=unknown.near)
    return wrong(sentence, where="--system", value=system_id)


def no_place(path: Path, error: OSError, lang: str) -> Ending:
    """The workbook cannot be written there; the sentence says why."""
    sentence = text("cli.no_place", lang, path=str(path), why=error.strerror or str(error))
    return Ending(UNREACHABLE, [sentence], {"error": {"code": "cli.no_place", "message": sentence}})
