"""One file per chapter of the rulebook. Chapters that need each other import the module, not its names."""
