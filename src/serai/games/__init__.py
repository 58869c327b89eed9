"""One folder per game, all of one shape; a folder that defines GAME is found by itself."""
