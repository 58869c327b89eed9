"""Alexander der Große, on top of the base game: the march to Persepolis, its events and advisers."""
