"""Arguments and options that several commands share, and how their values are read."""

from __future__ import annotations

from typing import Any

import click

from toolkit.cli.help.usage import Misgiven
from toolkit.messages import LANGUAGES

source = click.argument("source")
as_json = click.option("--json", "as_json", is_flag=True)
lang = click.option("--lang", type=click.Choice(LANGUAGES))
new_lang = click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True)
battle = click.option("--battle", metavar="BATTLE")
by = click.option("--by", default="", metavar="NAME")
view = click.option("--view", type=click.Choice(("gm", "player", "spectator")), default="gm", show_default=True)
side = click.option("--side", default="", metavar="SIDE")
answers = click.option(
    "--answer",
    "answers",
    multiple=True,
    metavar="NAME=VALUE",
)
seed = click.option("--seed", type=click.IntRange(0, 2**63 - 1))
keeps = click.option("--keep", "keeps", multiple=True, metavar="CHOICE")
overrides = click.option("--override", "overrides", multiple=True, metavar="KEY=NUMBER")
why = click.option("--why", default="")


def read_answers(given: tuple[str, ...]) -> dict[str, list[Any]]:
    """`("accuracy=14", "damage=3,5")` -> `{"accuracy": [14], "damage": [[3, 5]]}`."""
    answers: dict[str, list[Any]] = {}
    for pair in given:
        name, value = _split(pair, "--answer", "accuracy=14")
        answers.setdefault(name, []).append(_answer(value))
    return answers


def read_overrides(given: tuple[str, ...], why: str = "") -> dict[str, int | str]:
    """`("A1.damage=12",)` -> `{"A1.damage": 12}`; a share such as 1/2 stays text; `why` goes along."""
    pairs = [_split(pair, "--override", "A1.damage=12") for pair in given]
    _once(pairs, "--override")
    if why and not pairs:
        raise Misgiven("cli.usage_no_number", "--why")
    return {key: plain(text) for key, text in pairs} | ({"why": why} if why else {})


def read_columns(given: tuple[str, ...]) -> dict[str, int | str | bool | None]:
    """`("hp=12", "status=Burn")` -> `{"hp": 12, "status": "Burn"}`; an empty value is a blank cell."""
    pairs = [_split(pair, "COLUMN=VALUE", "hp=12") for pair in given]
    _once(pairs, "COLUMN=VALUE")
    return {key: plain(value) if value else None for key, value in pairs}


def _once(pairs: list[tuple[str, str]], option: str) -> None:
    """Of two values for one name neither is taken silently."""
    names = [name.casefold() for name, _ in pairs]
    if twice := [name for name in dict.fromkeys(names) if names.count(name) > 1]:
        raise Misgiven("cli.usage_twice", option, names=twice)


def plain(written: str) -> int | str:
    """A whole number where it is one, else the text."""
    bare = written.strip()
    digits = bare.removeprefix("-")
    return int(bare) if digits.isascii() and digits.isdecimal() and len(digits) < 16 else written


def _answer(written: str) -> Any:
    parts = [plain(part) for part in written.split(",")]
    if len(parts) == 1:
        return plain(written)
    return parts if all(isinstance(part, int) for part in parts) else written


def _split(pair: str, option: str, example: str) -> tuple[str, str]:
    name, equals, value = pair.partition("=")
    if not equals or not name.strip():
        raise Misgiven("cli.usage_pair", option, example=example, given=pair)
    return name.strip(), value.strip()
