"""`turnsheet google`: signing in, letting others into a sheet, a new sheet from the template."""

from __future__ import annotations

from pathlib import Path

import click

from toolkit.cli import options
from toolkit.cli.ending import DONE, WRONG, Ending, wrong
from toolkit.cli.opening import called, unreachable
from toolkit.cli.streams import say_json
from toolkit.messages import text

_WHAT = ("login", "share", "new")


@click.command()
@click.argument("what", type=click.Choice(_WHAT))
@click.argument("words", nargs=-1)
@click.option("--system", "system_id")
@click.option("--demo", is_flag=True)
@click.option("--moves", type=click.Choice(("none", "all")), default="none")
@options.as_json
@options.new_lang
def google(
    what: str, words: tuple[str, ...], system_id: str | None, demo: bool, moves: str, as_json: bool, lang: str
) -> int:
    """Sign in to Google, let somebody into a sheet, make a new one."""
    from toolkit.sync.port import SourceError

    try:
        if what == "login":
            return _login(words, as_json, lang)
        if what == "share":
            return _share(words, as_json, lang)
        title = _one(words, lang, "TITLE")
        return new_sheet(title, system_id, lang, demo=demo, ready=moves == "all", as_json=as_json)
    except SourceError as error:
        name = called(words[0], lang) if words and what == "share" else words[0] if words else "Google"
        raise unreachable(error, name, lang) from None


def new_sheet(title: str, system_id: str | None, lang: str, *, demo: bool, ready: bool, as_json: bool) -> int:
    """A Google Sheet from the template of a rule system. Raises `SourceError`."""
    from toolkit.cli.new import chosen, no_system
    from toolkit.session.new import template
    from toolkit.sync.backends.google.setup import put
    from toolkit.systems.registry import UnknownSystem

    try:
        data = template(chosen(system_id, lang), lang, demo=demo, ready=ready)
    except UnknownSystem as unknown:
        raise no_system(str(system_id), unknown, lang) from None
    address = put(data, title, lang)
    if as_json:
        say_json({"ok": True, "address": address})
    else:
        print(text("cli.google_made", lang, address=address))
    return DONE


def _login(words: tuple[str, ...], as_json: bool, lang: str) -> int:
    """With the file from Google's console; without it the way there is told, step by step."""
    from toolkit.sync.backends.google.signing import place, sign_in_with, signed_in

    if not words:
        who = signed_in()
        known = [] if who is None else [_known(who, lang)]
        if as_json:
            say_json({"ok": who is not None, "who": who})
        else:
            print(*known, text("cli.google_how", lang, place=str(place())), sep="\n")
        return DONE
    who = sign_in_with(Path(_one(words, lang, "FILE")))
    if as_json:
        say_json({"ok": True, "who": who})
    else:
        print(_known(who, lang))
    return DONE


def _share(words: tuple[str, ...], as_json: bool, lang: str) -> int:
    """Let somebody edit; without a name, tell whom people have to let in."""
    from toolkit.sync.backends.google.setup import share
    from toolkit.sync.backends.google.signing import signed_in

    if len(words) == 2:
        name = share(*words) or called(words[0], lang)
        told = text("cli.google_shared", lang, who=words[1], name=name)
    elif who := signed_in():
        told = text("cli.google_let_in", lang, who=who)
    else:
        raise wrong(text("cli.google_share_whom", lang), where="EMAIL", value="")
    if as_json:
        say_json({"ok": True, "message": told})
    else:
        print(told)
    return DONE


def _known(who: str, lang: str) -> str:
    return text("cli.google_known_as", lang, who=who) if who else text("cli.google_known", lang)


def _one(words: tuple[str, ...], lang: str, named: str) -> str:
    if len(words) != 1:
        said = text("cli.google_one", lang, named=named)
        raise Ending(WRONG, [said], {"error": {"code": "cli.google_one", "message": said}})
    return words[0]
