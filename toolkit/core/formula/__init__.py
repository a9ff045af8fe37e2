"""House formulas: `parse_formula(text, names)`, exact fractions, dice inside, every hostile input a typed fault."""

from __future__ import annotations

from toolkit.core.formula.formula import Formula, formula_problem, parse_formula
from toolkit.core.formula.tree import FormulaFailed, FormulaFault

__all__ = ["Formula", "FormulaFailed", "FormulaFault", "formula_problem", "parse_formula"]
