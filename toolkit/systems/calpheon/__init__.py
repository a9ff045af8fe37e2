"""Calpheon Wilds, a play-by-post system: two sides, two shared Actions a turn, chosen hidden and resolved together."""

from __future__ import annotations

from toolkit.systems.calpheon.rules import Calpheon

RULESET = Calpheon()
