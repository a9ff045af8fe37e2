"""Pokémon Odyssey: pairs of a trainer and a Pokémon on a map of squares, one turn a round, two Action Points each."""

from __future__ import annotations

from toolkit.systems.odyssey.rules import Odyssey

RULESET = Odyssey()
