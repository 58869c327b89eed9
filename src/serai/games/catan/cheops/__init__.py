"""Cheops, on top of the base game: the Nile, ships, trade ways and the pyramid."""
