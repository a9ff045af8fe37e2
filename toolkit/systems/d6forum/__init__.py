"""The Russian forum's d6 rules: posts written in turn, a die for every attack, a die for every evasion."""

from __future__ import annotations

from toolkit.systems.d6forum.rules import Forum

RULESET = Forum()
