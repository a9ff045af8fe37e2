"""The parsed form of one clause of an effect cell, and the phrases a system declares it has rules for.

A clause is `[when:] what [amount] [chance%] [self]`. A system's `Vocabulary` says which phrases exist and which
amounts each takes; a word outside it is an error that names the column position and the nearest known words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause. `what` is the phrase's key (`recoil`, `status`, `stage`, `weather` …).

    `when` is the vocabulary's own spelling (`on hit`); for a natural die it is `on 16+`, and `natural` is 16.
    `word` is the status, stat or weather it is about, in English spelling; `amount` a whole number (turns, stages,
    fixed damage, exact strikes), `low`..`high` a range (`hits 2-5`), `share` a percentage that is the amount
    (`recoil 25%` -> 1/4), `factor` a multiplier (`x1/2`), `chance` a percentage that is a probability (`burn 30%` ->
    30), `until` a duration in words (`slowed save`), `on_self` the trailing `self`, `text` a quoted note.
    `position` counts characters from 1.
    """

    what: str
    when: str | None = None
    word: str | None = None
    amount: int | None = None
    low: int | None = None
    high: int | None = None
    share: Fraction | None = None
    factor: Fraction | None = None
    chance: int | None = None
    on_self: bool = False
    text: str | None = None
    position: int = 1
    natural: int | None = None
    until: str | None = None


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase a system has a rule for: `words` as written (`mirror coat`), the key, and what may follow.

    `takes` names the amount: `nothing`, `share` (25% or 1/4), `whole`, `hits` (a number or a range), `signed`,
    `text`, `plus` (`18+`), `whole_or_share`, `factor`, `duration` (turns, or a word of `Vocabulary.durations`),
    `chance` (a probability that has to be there); a trailing `?` makes it optional. It stands after the words, or
    where they hold a `#` (`lose # max`). The flag `chance` allows a probability after it. `word` is the word it stands
    for (a status, a stat).
    """

    words: str
    what: str
    takes: str = "nothing"
    chance: bool = False
    word: str | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Vocabulary:
    """All phrases of a system, the `when` words it knows (`on hit`, `end of turn` …), and synonyms by folded word.

    The `when` written `on #+` stands for a natural die (`on 16+`). Russian words for the phrases that systems share
    are known without being given (`words`); a system's own synonyms come first. Declare one per system, at module
    level: reading is cached by the vocabulary's identity. `labels` are first words of phrases that people write with a
    colon behind (`trigger: ally hit`); it means nothing there.
    """

    phrases: Sequence[Phrase]
    whens: Sequence[str] = ()
    synonyms: Mapping[str, str] = field(default_factory=dict)
    durations: Sequence[str] = ()
    labels: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class EffectFault:
    """A clause that was not understood: where (character from 1), the piece, what is known near it."""

    position: int
    piece: str
    near: tuple[str, ...] = ()
    expected: str = ""
    """What should stand there when it is no unknown word: an amount of `Phrase.takes`, or `chance`, `when`,
    `ending`, `separator`, `quote`, `character`, `effect`, `short`."""
    words: tuple[str, ...] = ()
    """All that could stand there, where they are few."""
