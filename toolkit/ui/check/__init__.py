"""The Check page: everything wrong or doubtful about a campaign, by cell, with the way out; no widgets here."""
