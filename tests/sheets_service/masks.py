"""Field masks: `a.b(c,d)/e` as a tree, picking out of an answer, laying over a stored object."""

from __future__ import annotations

from typing import Any

from tests.sheets_service.errors import Json, invalid

Mask = dict[str, Any]
ALL: Mask = {}


def mask(text: str) -> Mask:
    """A tree of names; an empty tree stands for everything below."""
    tree, rest = _read(text.replace("/", ".").replace(" ", ""), 0)
    if rest != len(text.replace(" ", "")):
        raise invalid(f"Request contains an invalid argument. Invalid field mask: {text}")
    return ALL if "*" in tree else tree


def _read(text: str, at: int) -> tuple[Mask, int]:
    tree: Mask = {}
    while at < len(text) and text[at] != ")":
        end = at
        while end < len(text) and text[end] not in ".,()":
            end += 1
        name, below = text[at:end], tree.setdefault(text[at:end], {})
        if end < len(text) and text[end] in ".(":
            inner, at = _read(text, end + 1) if text[end] == "(" else _one(text, end + 1)
            at += text[end] == "("
            below.update({} if "*" in inner else inner)
        else:
            at = end
        if not name:
            raise invalid("Request contains an invalid argument.")
        if at < len(text) and text[at] == ",":
            at += 1
    return tree, at


def _one(text: str, at: int) -> tuple[Mask, int]:
    """What follows a dot: one path, which ends at the next comma of its own level."""
    depth, end = 0, at
    while end < len(text) and not (depth == 0 and text[end] in ",)"):
        depth += (text[end] == "(") - (text[end] == ")")
        end += 1
    return _read(text[at:end], 0)[0], end


def picked(tree: Mask, body: Any) -> Any:
    """What the mask names of an answer; lists are gone through."""
    if not tree:
        return body
    if isinstance(body, list):
        return [picked(tree, one) for one in body]
    if not isinstance(body, dict):
        return body
    return {name: picked(tree[name], value) for name, value in body.items() if name in tree}


def laid_over(old: Json, new: Json, tree: Mask) -> Json:
    """`old` with every field the mask names as in `new`; what `new` lacks is cleared."""
    if not tree:
        return new
    result = dict(old)
    for name, below in tree.items():
        kept, given = result.get(name), new.get(name)
        if below and isinstance(given or kept or {}, dict):
            given = laid_over(kept or {}, given or {}, below) or None
        if given is None:
            result.pop(name, None)
        else:
            result[name] = given
    return result
