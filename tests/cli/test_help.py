"""Help in the reader's language: none missing, none left over, read as Fluent would read it."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

import click
import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.cli.conftest import Turnsheet
from toolkit.cli.group import COMMANDS
from toolkit.cli.help import _FOLDER, catalogue, language
from toolkit.messages import LANGUAGES

FRAME = {"about", "epilog", "help", "usage", "options", "commands", "default", "required", "option-version"}


def _options(name: str) -> Iterator[str]:
    command = getattr(import_module(f"toolkit.cli.{COMMANDS[name]}"), name)
    for option in command.params:
        if isinstance(option, click.Option) and not option.hidden and option.name:
            yield option.name.replace("_", "-")


def _metavars() -> Iterator[str]:
    yield from ("metavar-options", "metavar-command")
    for name in COMMANDS:
        for param in getattr(import_module(f"toolkit.cli.{COMMANDS[name]}"), name).params:
            key = (param.name or "").replace("_", "-")
            yield from (f"metavar-{key}", f"metavar-{name}-{key}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_and_every_option_has_its_help(lang: str) -> None:
    said = catalogue(lang)
    missing = [key for name in COMMANDS for key in (name, f"{name}-line") if not said.get(key)]
    missing += [
        f"{name}-{option}"
        for name in COMMANDS
        for option in _options(name)
        if not (said.get(f"{name}-{option}") or said.get(f"option-{option}"))
    ]
    assert missing == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_help_is_left_over(lang: str) -> None:
    options = {(name, option) for name in COMMANDS for option in _options(name)}
    used = {f"{name}-{option}" for name, option in options} | {f"option-{option}" for _, option in options}
    used |= FRAME | set(COMMANDS) | {f"{name}-line" for name in COMMANDS} | set(_metavars())
    assert set(catalogue(lang)) - used == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plain_reading_reads_what_fluent_reads(lang: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((_FOLDER / f"{lang}.ftl").read_text("utf-8")))
    for name, said in catalogue(lang).items():
        pattern = bundle.get_message(name).value
        assert pattern is not None
        assert bundle.format_pattern(pattern, {}) == (said, [])


@pytest.mark.parametrize(
    ("arguments", "environment", "expected"),
    [
        (["--help"], {}, "en"),
        (["--help"], {"LANG": "ru_RU.UTF-8"}, "ru"),
        (["--help"], {"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        (["--help", "--lang", "en"], {"LC_ALL": "ru_RU"}, "en"),
        (["act", "--lang=ru", "--help"], {}, "ru"),
        (["--help"], {"LANG": "de_DE"}, "en"),
    ],
)
def test_which_language(
    arguments: list[str], environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language(arguments) == expected


def test_help_follows_the_environment_and_the_option(turnsheet: Turnsheet) -> None:
    russian = turnsheet("--help", env={"LC_ALL": "ru_RU.UTF-8"}).out
    assert "Вызов: turnsheet" in russian
    assert "Код завершения" in russian
    assert "Show this message" not in russian
    log = turnsheet("log", "--lang", "ru", "--help").out
    assert "Параметры:" in log
    assert "[по умолчанию: text]" in " ".join(log.split())
    assert "Options:" in turnsheet("log", "--help", "--lang", "en", env={"LC_ALL": "ru_RU.UTF-8"}).out
    assert "[обязательно]" in turnsheet("new", "--lang", "ru", "--help").out
    assert turnsheet("--lang", "ru").out == russian


@pytest.mark.parametrize("lang", LANGUAGES)
def test_examples_stand_as_they_were_written(turnsheet: Turnsheet, lang: str) -> None:
    shown = turnsheet("act", "--help", "--lang", lang).out
    example = {"en": '"Mossy: Switch > Fern"                 ', "ru": '"Мох: Отдых"                         '}
    assert f"\n  {example[lang]}" in shown
    assert "\\b" not in shown
    assert max(map(len, shown.splitlines())) <= 120
