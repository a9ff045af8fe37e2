"""Scenarios: `resolve(scenario)`, JSON in and JSON out; `play` resolves one entry on any state."""

from __future__ import annotations

from toolkit.scenario.running import resolve, resolve_text

__all__ = ["resolve", "resolve_text"]
