"""Odds: what may come of an action and how likely, worked out by the very rules that will resolve it.

`odds(scenario)` is JSON in and JSON out; `work_out` and `in_steps` take a state and entries.
"""

from __future__ import annotations

from toolkit.chances.odds import Odds, Plan, in_steps, work_out
from toolkit.chances.scenario_odds import odds, odds_text
from toolkit.chances.showing import show_odds

__all__ = ["Odds", "Plan", "in_steps", "odds", "odds_text", "show_odds", "work_out"]
