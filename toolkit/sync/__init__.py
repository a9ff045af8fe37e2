"""Homes of campaigns: reading a source into a snapshot and writing a reviewed change set back, whole and exactly once.

`port` is what every home offers, `registry` finds the home of a source, `backends/` holds the homes; `outbox` keeps
what still has to arrive, `sentences` tells people what happened. Nothing here knows what a cell means.
"""
