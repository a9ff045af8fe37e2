"""How fast Turnsheet is, as ratios of two things measured in turn on the same machine; not part of the checks."""
