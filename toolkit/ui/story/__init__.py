"""The Log page: the whole story, any number of it explained, any action taken back, all of it exported; no widgets."""
