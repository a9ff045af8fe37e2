"""Asks and who answers them: seeded, scripted (typed dice, tests, replay), enumerating; dice notation."""

from __future__ import annotations

from toolkit.dice.ask import YES_NO, Answer, Ask, Asked, BadAnswer, Pending, check_answer, option_words
from toolkit.dice.notation import Dice, parse_dice
from toolkit.dice.referee import Referee, Roller, ScriptedReferee, SeededReferee, enumerate_chances, fresh_seed

__all__ = [
    "YES_NO",
    "Answer",
    "Ask",
    "Asked",
    "BadAnswer",
    "Dice",
    "Pending",
    "Referee",
    "Roller",
    "ScriptedReferee",
    "SeededReferee",
    "check_answer",
    "enumerate_chances",
    "fresh_seed",
    "option_words",
    "parse_dice",
]
