"""The rules, one file a procedure; each has its scenarios in `scenarios/<procedure>.json`."""
