"""What can be done, read and ready to resolve: something used by somebody, the end of a turn or round, the frame.

Made by `read`; resolved by `rules`. `CLOCK` words stand for entries of their own, so that a desk can offer them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from toolkit.core.names import fold
from toolkit.messages import Note, note

DEEDS = {
    "Struggle": "борьба, отчаянная атака",
    "Take a Breather": "передышка, перевести дух",
    "Capture": "поимка, бросок покебола, поймать",
    "Switch": "замена, смена покемона",
    "Hold": "выжидание, выждать",
    "Disarm": "обезоруживание, обезоружить",
    "Trip": "подсечка",
    "Push": "толчок",
    "Grapple": "захват",
    "Dirty Trick": "грязный приём",
    "Manipulate": "манипуляция",
    "Sprint": "рывок",
    "Disengage": "отход",
    "Stand": "встать, подняться",
    "Attack of Opportunity": "внеочередная атака, атака по возможности",
    "Intercept": "перехват, прикрыть",
}
"""Action words, each with the Russian words for it."""

CHOSEN: Mapping[str, tuple[str, str, str]] = {
    "Hinder": ("Dirty Trick", "trick", "hinder"),
    "Blinding Trick": ("Dirty Trick", "trick", "blind"),
    "Low Blow": ("Dirty Trick", "trick", "low_blow"),
    "Bon Mot": ("Manipulate", "trick", "bon_mot"),
    "Flirt": ("Manipulate", "trick", "flirt"),
    "Terrorize": ("Manipulate", "trick", "terrorize"),
    "Grapple Attack": ("Grapple", "grapple", "attack"),
    "Secure Grapple": ("Grapple", "grapple", "secure"),
    "Drag Along": ("Grapple", "grapple", "move"),
    "Contest Grapple": ("Grapple", "grapple", "contest"),
    "Let Go": ("Grapple", "grapple", "end"),
}
"""One word for a deed with an option of it: `Hinder` is `Dirty Trick [trick=hinder]`."""

_CHOSEN_RU = {
    "Hinder": "помеха",
    "Blinding Trick": "слепящий трюк",
    "Low Blow": "подлый удар",
    "Bon Mot": "острота",
    "Flirt": "флирт",
    "Terrorize": "запугать",
    "Grapple Attack": "атака в захвате",
    "Secure Grapple": "закрепить захват",
    "Drag Along": "тащить в захвате",
    "Contest Grapple": "вырваться из захвата",
    "Let Go": "отпустить",
}

CLOCK = {"End Turn": "конец хода", "End Round": "конец раунда", "Start": "начало боя"}
"""Words for entries that are no action of anybody."""

_SPELT = {fold(word): name for name, more in (DEEDS | CLOCK | _CHOSEN_RU).items() for word in (name, *more.split(","))}

REACTIONS = ("Attack of Opportunity", "Intercept")
"""What is done in the turn of others; it neither begins a turn nor is it a Standard Action."""

QUICK = ("Hold", "Disengage", "Stand")
"""What takes no Standard Action."""

AIMED = ("Struggle", "Capture", "Disarm", "Trip", "Push", "Dirty Trick", "Manipulate", "Attack of Opportunity")
"""What needs one target."""

TRICKS = {"hinder": "Athletics", "blind": "Stealth", "low_blow": "Acrobatics"}
"""Dirty Tricks -> the skill of both sides."""

MANIPULATIONS = {"bon_mot": "Guile", "flirt": "Charm", "terrorize": "Intimidate"}
"""Manipulations -> the user's skill; the target may use Focus as well."""

HOLDS = ("end", "secure", "attack", "move", "contest")
"""What may be done in a grapple."""

OPTIONS: Mapping[str, tuple[Any, ...] | type] = {
    "evasion": ("none", "physical", "special", "speed"),
    "rough": bool,
    "coup_de_grace": bool,
    "evolutions_left": int,
    "shiny": bool,
    "legendary": bool,
    "modifier": int,
    "anyway": bool,
    "until": int,
    "trick": (*TRICKS, *MANIPULATIONS),
    "grapple": HOLDS,
}
"""What `with` may hold beside answers: words allowed, or the kind of value."""

ASKS = ("initiative", "accuracy", "evasion", "strikes", "damage", "effect", "save", "check", "capture")
"""All questions the rules may put."""


def deed_word(written: str) -> str | None:
    """The action word, chosen word or word of the clock meant, or `None`."""
    return _SPELT.get(fold(written))


def deed_label(word: str) -> Note:
    """An action word as people read it."""
    return note(f"ptu.action.{word.lower().replace(' ', '_')}")


@dataclass(frozen=True, slots=True)
class Use:
    """Somebody uses something. `move` is the folded name of a move, blank for an action word.

    `targets` are ids. `options` are those of `OPTIONS`; `prepared` are answers given beforehand, by ask name.
    """

    actor: str
    use: str
    move: str = ""
    targets: tuple[str, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    prepared: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    where: str = ""

    @property
    def shown(self) -> str | Note:
        """What is used, for sentences: a move by its name, an action word in the reader's language."""
        return self.use if self.move else deed_label(self.use)

    @property
    def reaction(self) -> bool:
        return not self.move and self.use in REACTIONS

    @property
    def standard(self) -> bool:
        """Whether it takes a Standard Action (or a Full one, which holds it)."""
        return bool(self.move) or self.use not in (*REACTIONS, *QUICK)


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Somebody's turn is over."""

    who: str


@dataclass(frozen=True, slots=True)
class Frame:
    """A battle begins, a round, a scene or a day is over."""

    kind: Literal["start", "end_round", "scene", "day"]
    where: str = field(default="", compare=False)


Action = Use | EndTurn | Frame
