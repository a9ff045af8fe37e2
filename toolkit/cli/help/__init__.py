"""Help in the reader's language: what a command is for, what each option does, and click's own few words.

In order: `language` finds the reader's; `catalogue` reads the sentences straight from `messages/<lang>.ftl` (Fluent
would take longer to load than help may take, so they are plain: no facts, no variants); `speak` puts them on a
command: `act` is its help, `act-answers` its option, `option-answers` the same option of any command, `act-line` its
line in the list; `metavar-by` is how a value is called. Nothing here imports a command.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

import click

_FOLDER = Path(__file__).parent / "messages"
_SETTINGS = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where an environment names its language; the first that is set counts."""


def language(arguments: Sequence[str]) -> str:
    """The language asked for with --lang, else the environment's, else English."""
    chosen = [word for before, word in pairwise(["", *arguments]) if before == "--lang" or word.startswith("--lang=")]
    wanted = chosen[-1].removeprefix("--lang=") if chosen else _environments()
    return "ru" if wanted.lower().startswith("ru") else "en"


def _environments() -> str:
    return next((value for name in _SETTINGS if (value := os.environ.get(name))), "")


@cache
def catalogue(lang: str) -> Mapping[str, str]:
    """Every sentence of help by its id."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in (_FOLDER / f"{lang}.ftl").read_text(encoding="utf-8").splitlines():
        if line[:1] in ("", " "):
            lines.append(line[4:])
        elif not line.startswith("#"):
            name, _, first = line.partition(" =")
            lines = found.setdefault(name, [first.strip()])
        else:
            lines = []
    return {name: "\n".join(said).strip() for name, said in found.items()}


def speak(command: click.Command, name: str, lang: str) -> None:
    """Put the help of a command into a language; what the catalogue lacks stays as it is."""
    said = catalogue(lang)
    command.help = _kept(said[name]) if name in said else command.help
    command.context_class = _CONTEXTS[lang]
    command.options_metavar = said["metavar-options"]
    if isinstance(command, click.Group):
        command.subcommand_metavar = said["metavar-command"]
    for option in command.params:
        key = (option.name or "").replace("_", "-")
        option.metavar = said.get(f"metavar-{name}-{key}") or said.get(f"metavar-{key}") or option.metavar
        if isinstance(option, click.Option) and option.name:
            key = option.name.replace("_", "-")
            option.help = said.get(f"{name}-{key}") or said.get(f"option-{key}") or option.help


def _kept(said: str) -> str:
    r"""Lines after one of `\b` alone are examples: click keeps them as they stand."""
    return said.replace("\\b\n", "\b\n")


class _Formatter(click.HelpFormatter):
    """Help with click's own words in one language."""

    lang = "en"

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, f"{catalogue(self.lang)['usage']} " if prefix is None else prefix)

    def write_heading(self, heading: str) -> None:
        super().write_heading(catalogue(self.lang).get(heading.lower(), heading))

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        super().write_dl([(option, self._said(about)) for option, about in rows], col_max, col_spacing)

    def _said(self, about: str) -> str:
        said = catalogue(self.lang)
        about = said["help"] if about == catalogue("en")["help"] else about
        return about.replace("[default:", f"[{said['default']}")


class _Russian(_Formatter):
    lang = "ru"


class _EnglishContext(click.Context):
    formatter_class = _Formatter


class _RussianContext(click.Context):
    formatter_class = _Russian


_CONTEXTS = {"en": _EnglishContext, "ru": _RussianContext}
