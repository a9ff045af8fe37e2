"""Russian is Russian: no English word in catalogues, workbooks, help or errors but names, keys and commands.

What is left is named here, so that a new one is a decision.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openpyxl
import pytest
from fluent.syntax import ast, parse

from toolkit.cli.group import COMMANDS
from toolkit.cli.guard import run
from toolkit.messages import Note, render
from toolkit.session import open_campaign
from toolkit.session.new import new_workbook
from toolkit.systems.registry import systems

WORD = re.compile(r"(?<![\w./-])[A-Za-z][A-Za-z'’]+(?![\w/])")
ALLOWED = frozenset(
    """
    Turnsheet Excel LibreOffice OpenDocument Google Sheets Drive Cloud API OAuth Desktop app Calpheon Wilds Forum
    ID JSON CSV XML UTF BBCode NaN xlsx xlsm xls xlsb ods d6forum English lock http HTTPS
    Ctrl Enter Escape Backspace Home End Page Up Down
    Skill Link Overcoat Soundproof Fire Ice Super Fang Counter Mirror Coat Fly Dig Tackle Growl Quick Attack
    turnsheet adjudicate outbox dismiss withdraw reveal google login keep mine theirs reapply serve verify port check
    act adjust undo from side battle system new start demo moves name none all spoiler lang ru calpheon doctor backup
    actor use on with end turn round replace post scene day text who set why do true false human floor ceil min max abs
    if power accuracy anyway scene eot effect effects add restore copy share
    PDF Word Apple Numbers Pages Keynote Tabletop United Odyssey ptu
    """.casefold().split()
)
"""Names of programs, formats and keys; abilities and moves of the games; what is typed to a program as it stands."""
LEFT = re.compile("^cli-google-how$")
"""How to sign in names the buttons of Google's own pages."""


FORMULA = frozenset(["resilience", "level", "speed", "stab", "type", "crit", "hp", "sp", "turn"])
"""Names in formulas of the game master's own."""
_BESIDE = re.compile(r"\([A-Za-z][^()]*\)")
"""The English word that the help gives beside each Russian one: both are read."""


def _english(said: str) -> list[str]:
    plain = re.sub(r"https?://\S+|--[\w-]+(=\S+)?|\{[^{}]*\}|\S+\.(?:xlsx|xls|md)\b|r-[\w-]+|t-\w+", " ", said)
    return [word for word in WORD.findall(plain) if word.casefold() not in ALLOWED]


def _texts(node: Any) -> Iterator[str]:
    if isinstance(node, (ast.TextElement, ast.StringLiteral)):
        yield node.value
    elif isinstance(node, ast.SelectExpression):
        for variant in node.variants:
            yield from _texts(variant.value)
    elif isinstance(node, ast.Placeable):
        yield from _texts(node.expression)
    elif isinstance(node, ast.Pattern):
        for element in node.elements:
            yield from _texts(element)


def _catalogues(checkout: Path) -> list[Path]:
    return sorted((checkout / "toolkit").rglob("messages/*ru.ftl"))


def test_no_sentence_holds_an_english_word(checkout: Path) -> None:
    found = {}
    for file in (one for one in _catalogues(checkout) if "help" not in one.parts):
        for entry in parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value and not LEFT.search(entry.id.name):
                names = FORMULA if "-ruling-" in entry.id.name else frozenset()
                said = " ".join(_texts(entry.value))
                if words := set(_english(said)) - names:
                    found[entry.id.name] = words
    assert found == {}


@pytest.mark.parametrize("name", systems())
def test_a_russian_demo_holds_no_english_cell(checkout: Path, name: str) -> None:
    book = openpyxl.load_workbook(checkout / "sheets_templates" / f"{name}-demo-ru.xlsx")
    cells = [
        (sheet.title, cell.coordinate, words)
        for sheet in book
        for row in sheet.iter_rows()
        for cell in row
        for said in (cell.value, cell.comment.text if cell.comment else "")
        if isinstance(said, str) and (words := set(_english(_plain(sheet.title, said))) - _names(sheet.title))
    ]
    assert cells == []


def _plain(tab: str, said: str) -> str:
    return _BESIDE.sub(" ", said) if tab == "Справка" else said


def _names(tab: str) -> frozenset[str]:
    return FORMULA if tab == "Кампания" else frozenset()


@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_russian(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    run([command, "--help", "--lang", "ru"])
    said = re.sub(r"\[[a-z|]+\]|'[^']*'|\([a-z]+\)", " ", capsys.readouterr().out)
    known = {*COMMANDS, "restore", "list", "add", "default", *_CHOICES}
    assert [word for word in _english(said) if word not in known] == []


_CHOICES = """
    en ptu odyssey gm player markdown bbcode fang fire ice adjudication protect damage hp dodge evade no
""".split()  # noqa: SIM905


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("act", "Не хватает: КНИГА."),
        ("act book.xlsx", "Не хватает: ДЕЙСТВИЕ."),
        ("foo", "Команды foo нет."),
        ("act book.xlsx x --sed 3", "Параметра --sed нет. Возможно, имелось в виду:"),
        ("act book.xlsx x --seed да", "--seed: ожидалось: целое число от 0"),
        ("log book.xlsx --format pdf", "--format: ожидалось: одно из: text"),
        ("act book.xlsx x --answer пять", "--answer: ожидалось: что-то вроде"),
        ("undo book.xlsx ещё", "Это лишнее: ещё"),
        ("log book.xlsx --turn", "После --turn нужно значение."),
    ],
)
def test_a_call_that_cannot_be_understood_is_told_in_russian(
    typed: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["--lang", "ru", *typed.split()] if typed.endswith("--turn") else [*typed.split(), "--lang", "ru"]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert not {"Usage", "Error", "Missing", "Invalid", "Did", "OPTIONS", "ARGS"} & set(re.findall(r"\w+", told))


@pytest.mark.parametrize("name", systems())
def test_a_russian_demo_is_played_without_an_english_word(tmp_path: Path, name: str) -> None:
    """Each thing that may be chosen at first, once: what is told of it, with its numbers."""
    campaign = open_campaign(new_workbook(tmp_path / "книга.xlsx", name, "ru", demo=True))
    state, system = campaign.state, campaign.system
    assert state is not None
    told: dict[str, list[str]] = {}
    for slot in system.slots(state):
        for one in system.options(state, slot, {}):
            for use in (use for use in one.uses if not use.refused):
                line = {"actor": one.actor, "use": use.use, **({"on": [use.targets[0]]} if use.targets else {})}
                made = campaign.preview(system.assemble(state, {slot.key: line}), seed=7)
                said = [*(sentence.text for sentence in made.sentences), *(number.label for number in made.settled)]
                said += [render(use.label, "ru") if isinstance(use.label, Note) else use.label]
                if words := sorted(set(_english(" ".join(said))) - FORMULA):
                    told[f"{one.actor}: {use.use}"] = words
    assert told == {}
