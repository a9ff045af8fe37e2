"""The grammar of the effect column: a cell becomes clauses, a clause its tokens; no word is judged here.

The grammar accepts any text (what fits nothing becomes a `STRAY` token), so that all faults of a cell are found at
once by the reader that knows the words. A full stop belongs to a word in `sp. atk` and its like alone.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lark import Lark, Token

_GRAMMAR = r"""
start: clause (_SEPARATOR clause)*
clause: (WORD | NUMBER | SIGNED | RANGE | PLUS | PERCENT | RATIO | FACTOR | QUOTED | COLON | STRAY)*

_SEPARATOR: /[;；\n\r]/
COLON.1: /[:：]/
QUOTED.9: /"[^"]*"|“[^”]*”|«[^»]*»|„[^“”]*[“”]/
FACTOR.8: /[xXхХ×]\s*\d+(\s*\/\s*\d+|\.\d+)?(?![\d.])/
PERCENT.7: /\d+(\.\d+)?\s*[%％]/
RATIO.6: /\d+\s*\/\s*\d+/
RANGE.5: /\d+\s*[-–—−]\s*\d+/
PLUS.4: /\d+\+/
SIGNED.3: /[+\-–−]\s*\d+/
NUMBER.2: /\d+/
WORD.1: /(?i:spec|sp|спец)\.(?=\s*[^\W\d_])|[^\W\d_]([\u0300-\u036f'’ʼ\-‐‑]?[^\W\d_]|[\u0300-\u036f])*/
STRAY.-1: /[^\s;；]/
%ignore /[^\S\n\r]+/
"""


def clauses_of(text: str) -> list[list[Token]]:
    """The tokens of every clause, in order; a token's `start_pos` counts characters from 0. Never fails."""
    tree: Any = _lark().parse(text)
    return [list(clause.children) for clause in tree.children]


@cache
def _lark() -> Lark:
    from lark import Lark

    return Lark(_GRAMMAR, parser="lalr", lexer="basic", maybe_placeholders=False)
