"""A seat at the table that is not the game master's: what a player or a spectator sees, and what a player chooses.

`seat` follows the campaign through the viewer's veil; `look` shows it as plain values and ready HTML; `hand` is a
player's own choices on top of it, every one checked here against the visitor's side.
"""
