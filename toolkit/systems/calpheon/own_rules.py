"""Rules that the sources leave to the campaign: a whole number, a formula or a roll table in the Campaign tab.

`read_own` reads what stands there, or finds everything wrong with it. A number or formula for flight and the Death
Roll is a chance in %, unless the formula compares (`d20 + speed > foe_speed`), which is yes or no by itself; for Rest
it is SP, for exhaustion % of maximum HP. A row of a roll table begins with a word of the rule (or the SP of a Rest),
and goes on, after commas, with effects on whom it is about. How a rule is used is the procedures' (`own_rule`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from toolkit.core.effects import Clause, EffectFault, Vocabulary, effect_problems, parse_effect
from toolkit.core.formula import Formula, FormulaFault, formula_problem, parse_formula
from toolkit.core.names import fold, nearest
from toolkit.core.problems import Problem
from toolkit.core.roll_table import (
    RollTable,
    Row,
    TableFault,
    is_roll_table,
    parse_roll_table,
    parts,
    roll_table_problem,
)

MANUAL = "manual"

_ABOUT = ("level", "speed", "hp", "max_hp", "sp", "max_sp")
"""What a formula may name of whom it is about; flight adds the opponent it flees from."""


@dataclass(frozen=True, slots=True)
class OwnRule:
    """One of these rules: what a formula may name, and the words of a roll table with what they mean (yes or no).

    `counts`: a row begins with a number instead; `wordless`: it may hold effects alone.
    """

    names: tuple[str, ...] = _ABOUT
    words: Mapping[str, bool] = field(default_factory=dict)
    counts: bool = False
    wordless: bool = False


OWN_RULES: Mapping[str, OwnRule] = {
    "rest_amount": OwnRule(counts=True),
    "flee": OwnRule(
        names=(*_ABOUT, "foe_level", "foe_speed", "turn"),
        words={
            **dict.fromkeys(("flees", "away", "escapes", "убегает", "уходит"), True),
            **dict.fromkeys(("stays", "caught", "остаётся", "пойман"), False),
        },
    ),
    "death_roll": OwnRule(
        words={
            **dict.fromkeys(("dies", "dead", "гибнет", "умирает"), True),
            **dict.fromkeys(("survives", "lives", "выживает", "живёт"), False),
        }
    ),
    "exhaustion": OwnRule(words=dict.fromkeys(("nothing", "spared", "ничего"), False), wordless=True),
}
"""The rest of a ruling's key -> the rule."""


@dataclass(frozen=True, slots=True)
class Result:
    """What a row of a roll table says: the word's meaning or a number, and effects."""

    decided: bool | None = None
    number: int | None = None
    clauses: tuple[Clause, ...] = ()


@dataclass(frozen=True, slots=True)
class OwnTable:
    """A roll table with its rows read; `results` go with its rows."""

    table: RollTable
    results: tuple[Result, ...]

    def drawn(self, total: int) -> tuple[Row, Result]:
        """The row of a total, and what it says."""
        row = self.table.row(total)
        return row, self.results[self.table.rows.index(row)]


Own = int | Formula | OwnTable


def read_own(key: str, value: Any, words: Vocabulary, where: str = "") -> Own | list[Problem] | None:
    """The campaign's rule for `key`; `None` where it is the game master's to say; all problems of the cell, at `where`.

    `words` is the language of a row's effects.
    """
    rule, written = OWN_RULES[key], str(value).strip()
    if value is None or fold(written) == MANUAL:
        return None
    if isinstance(value, int):
        return value
    if is_roll_table(written):
        return _table(rule, written, words, where)
    parsed = parse_formula(written, rule.names)
    return [formula_problem(parsed, where, written)] if isinstance(parsed, FormulaFault) else parsed


def compares(formula: Formula) -> bool:
    """Whether a formula says yes or no by itself."""
    return getattr(formula.tree, "function", "") in ("<", "<=", ">", ">=", "=", "!=")


def _table(rule: OwnRule, written: str, words: Vocabulary, where: str) -> OwnTable | list[Problem]:
    table = parse_roll_table(written)
    if not isinstance(table, RollTable):
        return [roll_table_problem(fault, where, written) for fault in table]
    read = [_result(rule, row, words) for row in table.rows]
    problems = [problem for row in read for problem in _problems(row, where, written)]
    return problems or OwnTable(table, tuple(row for row in read if isinstance(row, Result)))


def _problems(read: Result | list[TableFault | EffectFault], where: str, written: str) -> Iterator[Problem]:
    for fault in read if isinstance(read, list) else ():
        if isinstance(fault, TableFault):
            yield roll_table_problem(fault, where, written)
        else:
            yield from effect_problems([fault], where, written)


def _result(rule: OwnRule, row: Row, words: Vocabulary) -> Result | list[TableFault | EffectFault]:
    first, *rest = parts(row) or [(row.position, "")]
    begun = _begun(rule, first[1])
    if begun is None and not rule.wordless:
        expected = "number" if rule.counts else "outcome"
        return [TableFault(first[0], first[1], expected, tuple(nearest(first[1], rule.words)) or tuple(rule.words)[:4])]
    clauses: list[Clause] = []
    faults: list[TableFault | EffectFault] = []
    for position, piece in rest if begun is not None else [first, *rest]:
        for found in parse_effect(piece, words):
            if isinstance(found, Clause):
                clauses.append(found)
            else:
                faults.append(
                    EffectFault(position + found.position - 1, found.piece, found.near, found.expected, found.words)
                )
    return faults or Result(begun[0] if begun else None, begun[1] if begun else None, tuple(clauses))


def _begun(rule: OwnRule, word: str) -> tuple[bool | None, int | None] | None:
    """What the first part of a row says, as meaning or number; `None` where it is neither."""
    if rule.counts:
        return (None, int(word)) if word.isascii() and word.isdecimal() and len(word) < 5 else None
    meaning = next((meant for known, meant in rule.words.items() if fold(known) == fold(word)), None)
    return None if meaning is None else (meaning, None)
