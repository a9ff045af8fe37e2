"""How long a moment is: what is over within it is not said to be under way, neither by the page nor by a button.

What the whole page looks like while it waits for its process is another matter, and comes later (`connection.js`).
"""

from __future__ import annotations

MOMENT = 0.15
"""Seconds."""
