"""Pokémon Tabletop United 1.05: single turns, attacks with accuracy and Damage Base, injuries and captures."""

from __future__ import annotations

from toolkit.systems.ptu.rules import Ptu

RULESET = Ptu()
