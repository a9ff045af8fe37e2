"""Odds on the page: `forecast` works them out a little at a time, `view` shows them. No widgets, no threads."""
