"""One rule a file: what it asks, in which order, and what then happens."""
