"""Homes of campaigns: reading a source into a snapshot and writing a reviewed change set back, whole and exactly once.

`port` is what every home offers, `registry` finds the home of a source, `backends/` holds the homes; `on_disk` is
what all homes on this machine's disk do alike; `outbox` keeps what still has to arrive, `exchange` replaces a file and
keeps earlier versions, both in the source's `side_folder`; `sentences` tells people what happened. Nothing here knows
what a cell means.
"""
