"""The Roster page: who there is, narrowed down; encounters built, begun, ended; cells set by hand; no widgets."""
