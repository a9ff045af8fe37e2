"""A game master's own formula: parsed once, valued exactly for each blow.

`parse_formula` gives a `Formula` or the `FormulaFault` in it, also where it could never have a value (`1 / 0`);
`Formula.value` is a fraction or raises `FormulaFailed`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from toolkit.core.formula.reading import read_tree
from toolkit.core.formula.tree import Call, FormulaFailed, FormulaFault, Name, Node, Roll, leaves, value_of
from toolkit.core.names import fold
from toolkit.core.problems import Problem, did_you_mean, visible
from toolkit.dice import Dice
from toolkit.messages import note


@dataclass(frozen=True, slots=True)
class Formula:
    """`dice` in the order they are written; every one is rolled, also in the branch of an `if` that is not taken."""

    text: str
    names_used: tuple[str, ...]
    dice: tuple[Dice, ...]
    tree: Node

    def value(self, names: Mapping[str, int | Fraction | bool], rolls: Sequence[int] = ()) -> Fraction:
        """The exact value; `rolls` are the totals of `dice`, true counts 1. Raises `FormulaFailed`."""
        exact = {fold(name): Fraction(value) for name, value in names.items()}
        positions = [leaf.position for leaf in leaves(self.tree) if isinstance(leaf, Roll)]
        return value_of(self.tree, exact, dict(zip(positions, rolls, strict=True)))


def parse_formula(text: str, names: Sequence[str]) -> Formula | FormulaFault:
    """Read `power * move_power / 50 + 2d6`; `names` are the names that have a value, matched in any spelling."""
    return _parse(text, tuple(names))


@lru_cache(maxsize=256)
def _parse(text: str, names: tuple[str, ...]) -> Formula | FormulaFault:
    tree = read_tree(text, names)
    if isinstance(tree, FormulaFault):
        return tree
    fault = _never_valued(tree)
    if fault is not None:
        return fault
    own = {fold(name): name for name in names}
    parts = leaves(tree)
    used = dict.fromkeys(own[fold(leaf.name)] for leaf in parts if isinstance(leaf, Name))
    return Formula(text, tuple(used), tuple(leaf.dice for leaf in parts if isinstance(leaf, Roll)), tree)


def _never_valued(node: Node) -> FormulaFault | None:
    """The fault of a part that is valued every time and has no value, whatever the names and dice are."""
    if not leaves(node):
        try:
            value_of(node, {}, {})
        except FormulaFailed as failed:
            return failed.fault
        return None
    always = node.arguments if isinstance(node, Call) else ()
    parts = always[:1] if isinstance(node, Call) and node.function == "if" else always
    return next(filter(None, map(_never_valued, parts)), None)


def formula_problem(fault: FormulaFault, where: str, text: str) -> Problem:
    """The fault as a problem of the cell that holds the formula."""
    expected = note(f"core.formula.{fault.expected}", position=fault.position, piece=visible(fault.piece))
    return Problem(where, text[:200], expected, did_you_mean(fault.near))
