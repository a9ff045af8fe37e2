"""Every sentence exists in both languages, with the same facts, and every code the source uses has one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from toolkit.messages import HOMES, LANGUAGES, catalogues, has

TOOLKIT = Path(__file__).resolve().parents[2] / "toolkit"
CATALOGUES = sorted(folder.relative_to(TOOLKIT).as_posix() for folder in TOOLKIT.rglob("messages") if folder.is_dir())
FOLDERS = [name for name in CATALOGUES if any((TOOLKIT / name).glob("*.ftl"))]


class _Facts(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def _catalogue(folder: str, lang: str) -> str:
    return "\n".join(catalogues("toolkit." + folder.removesuffix("/messages").replace("/", "."), lang))


def _messages(folder: str, lang: str) -> dict[str, set[str]]:
    """Message id -> names of its facts."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(_catalogue(folder, lang)).body:
        assert not isinstance(entry, Junk), f"{folder}/{lang}.ftl: {entry.content!r}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{folder}/{lang}.ftl has {entry.id.name} twice"
            facts = _Facts()
            facts.visit(entry)
            found[entry.id.name] = facts.names
    return found


def test_there_are_catalogues() -> None:
    assert "core/messages" in FOLDERS
    assert len(FOLDERS) > 5


@pytest.mark.parametrize("folder", FOLDERS)
def test_both_languages_say_the_same_with_the_same_facts(folder: str) -> None:
    english, russian = (_messages(folder, lang) for lang in LANGUAGES)
    assert english.keys() == russian.keys()
    assert {name: facts for name, facts in english.items() if facts != russian[name]} == {}


@pytest.mark.parametrize("folder", FOLDERS)
def test_russian_is_russian(folder: str) -> None:
    """A sentence that was forgotten in English would have no Cyrillic letter in it."""
    forgotten = []
    for entry in FluentParser().parse(_catalogue(folder, "ru")).body:
        if isinstance(entry, Message) and entry.value is not None:
            text = "".join(_texts(entry.value))
            if sum(c.isalpha() for c in text) > 12 and not any("а" <= c.lower() <= "я" for c in text):
                forgotten.append(entry.id.name)
    assert forgotten == []


def _texts(node: Any) -> Iterator[str]:
    for element in getattr(node, "elements", ()):
        yield getattr(element, "value", None) or ""
        for variant in getattr(getattr(element, "expression", None), "variants", ()):
            yield from _texts(variant.value)


_SAYING = {"note", "Note", "tell", "text", "has"}


def _codes(path: Path) -> Iterator[tuple[str, int]]:
    """Every literal code in a source file, with its line."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and node.args and _called(node.func) in _SAYING:
            yield from _literals(node.args[0])
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(target, ast.Name) and target.id == "code" for target in targets):
                yield from _literals(node.value)


def _called(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _literals(node: ast.expr) -> Iterator[tuple[str, int]]:
    """A literal, or both branches of a choice between two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value, node.lineno
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body)
        yield from _literals(node.orelse)


def _known_home(code: str) -> bool:
    first, dot, _ = code.partition(".")
    return bool(dot) and (first in HOMES or (TOOLKIT / "systems" / first).is_dir())


def test_every_code_in_the_source_has_its_sentence() -> None:
    used = [
        (code, f"{path.relative_to(TOOLKIT)}:{line}")
        for path in sorted(TOOLKIT.rglob("*.py"))
        for code, line in _codes(path)
        if _known_home(code)
    ]
    assert len(used) > 50
    assert [place for place in used for lang in LANGUAGES if not has(place[0], lang)] == []
