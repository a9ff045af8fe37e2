"""Size budgets: how long a file, how long a function, how many methods a class may be.

A file counts every line; a function counts from its `def` to its last line, what is nested in it included; a
class counts the functions written directly in its body. `oversized` measures and never judges by anything else.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

FILE_LINES = 400
FUNCTION_LINES = 50
CLASS_METHODS = 20
COUNTED = (".py", ".js", ".mjs", ".css", ".j2", ".lark", ".ftl")

_FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)


def oversized(path: Path) -> list[str]:
    """Each thing in this file that is over its budget, as a sentence that says where."""
    text = path.read_text("utf-8")
    return [*_long_file(path, text), *(_long_parts(path, text) if path.suffix == ".py" else ())]


def _long_file(path: Path, text: str) -> Iterator[str]:
    lines = len(text.splitlines())
    if lines > FILE_LINES:
        yield f"{path}: {lines} lines, at most {FILE_LINES}"


def _long_parts(path: Path, text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, _FUNCTION):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > FUNCTION_LINES:
                yield f"{path}:{node.lineno}: {node.name} has {lines} lines, at most {FUNCTION_LINES}"
        if isinstance(node, ast.ClassDef):
            methods = sum(isinstance(part, _FUNCTION) for part in node.body)
            if methods > CLASS_METHODS:
                yield f"{path}:{node.lineno}: {node.name} has {methods} methods, at most {CLASS_METHODS}"
