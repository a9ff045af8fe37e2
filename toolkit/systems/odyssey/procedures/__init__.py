"""The procedures of Pokémon Odyssey, one a file; each has its scenarios in `scenarios/`."""
