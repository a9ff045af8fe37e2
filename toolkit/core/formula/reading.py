"""Reading a formula: text to a tree, or the first thing in it that cannot be used.

Order: length, then grammar, functions, dice and depth together (lark, LALR: no backtracking, no recursion), then
names against what is known. A formula is never run as a program.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Any

from toolkit.core.formula.tree import FUNCTIONS, Call, FormulaFailed, FormulaFault, Name, Node, Number, Roll, leaves
from toolkit.core.names import fold, nearest
from toolkit.dice import parse_dice

if TYPE_CHECKING:
    from lark import Lark, Token

LONGEST, DEEPEST = 500, 100

_GRAMMAR = r"""
?start: comparison
?comparison: sum | sum COMPARE sum -> operation
?sum: product | sum SUM product -> operation
?product: signed | product PRODUCT signed -> operation
?signed: power | SUM signed -> sign
?power: atom | atom POWER signed -> operation
?atom: NUMBER -> number | DICE -> roll | NAME -> name
     | NAME "(" comparison (("," | ";") comparison)* ")" -> call
     | "(" comparison ")"

COMPARE: /<=|>=|==|!=|<>|[<>=≤≥≠]/
SUM: /[+\-−–]/
POWER.2: /\*\*|\^/
PRODUCT: /[*×·\/÷]/
DICE.3: /\d*[dDдДкК]\d+(?!\w)/
NUMBER.2: /\d+(\.\d+)?\s*%?/
NAME: /[^\W\d]\w*/
%ignore /\s+/
"""

_SIGNS = {"−": "-", "–": "-", "×": "*", "·": "*", "÷": "/", "**": "^", "==": "=", "<>": "!=", "≠": "!="}
_SIGNS |= {"≤": "<=", "≥": ">="}


def read_tree(text: str, names: Iterable[str]) -> Node | FormulaFault:
    """The tree of a formula, all its names among `names`."""
    from lark.exceptions import UnexpectedInput

    if len(text) > LONGEST:
        return FormulaFault(LONGEST + 1, text[LONGEST : LONGEST + 10], expected="short")
    try:
        tree: Any = _lark().parse(text)
    except UnexpectedInput as error:
        return _syntax(text, error)
    except FormulaFailed as failed:
        return failed.fault
    return _unknown_name(tree, list(names)) or tree


def _unknown_name(tree: Node, names: list[str]) -> FormulaFault | None:
    known = {fold(name) for name in names}
    for leaf in leaves(tree):
        if isinstance(leaf, Name) and fold(leaf.name) not in known:
            return FormulaFault(leaf.position, leaf.name, tuple(nearest(leaf.name, names)), "name")
    return None


def _syntax(text: str, error: Any) -> FormulaFault:
    at = error.pos_in_stream
    if at is None or at < 0 or at >= len(text) or getattr(getattr(error, "token", None), "type", "") == "$END":
        return FormulaFault(len(text) + 1, "", expected="more")
    return FormulaFault(at + 1, text[at : at + 10], expected="syntax")


@cache
def _lark() -> Lark:
    from lark import Lark

    return Lark(_GRAMMAR, parser="lalr", transformer=_Builder())


class _Builder:
    """Makes nodes while the parser reduces, bottom up."""

    def number(self, children: list[Token]) -> Node:
        """`1.5` is 3/2, `50%` is 1/2."""
        (token,) = children
        if len(token) > 12:
            raise _failed(token, "size")
        return Number(_position(token), 1, Fraction(token.rstrip(" %\t")) / (100 if token.endswith("%") else 1))

    def roll(self, children: list[Token]) -> Node:
        """`2d6`, `d20`."""
        dice = parse_dice(children[0])
        if dice is None:
            raise _failed(children[0], "dice")
        return Roll(_position(children[0]), 1, dice)

    def name(self, children: list[Token]) -> Node:
        """A name, checked later."""
        return Name(_position(children[0]), 1, str(children[0]))

    def call(self, children: list[Any]) -> Node:
        """A function by its name."""
        token, *arguments = children
        function = token.casefold()
        if function not in FUNCTIONS:
            raise _failed(token, "function", nearest(token, filter(str.isalpha, FUNCTIONS)))
        count = FUNCTIONS[function][0]
        if count is not None and count != len(arguments):
            raise _failed(token, "arguments")
        return _call(token, function, arguments)

    def operation(self, children: list[Any]) -> Node:
        """A sign between two values."""
        left, token, right = children
        return _call(token, _SIGNS.get(token, str(token)), [left, right])

    def sign(self, children: list[Any]) -> Node:
        """A sign before a value."""
        token, value = children
        return _call(token, _SIGNS.get(token, str(token)), [Number(_position(token), 1, Fraction(0)), value])


def _call(token: Token, function: str, arguments: list[Node]) -> Call:
    depth = 1 + max(argument.depth for argument in arguments)
    if depth > DEEPEST:
        raise _failed(token, "shallow")
    return Call(_position(token), depth, function, tuple(arguments))


def _failed(token: Token, expected: str, near: Iterable[str] = ()) -> FormulaFailed:
    return FormulaFailed(FormulaFault(_position(token), str(token)[:20], tuple(near), expected))


def _position(token: Token) -> int:
    return (token.start_pos or 0) + 1
