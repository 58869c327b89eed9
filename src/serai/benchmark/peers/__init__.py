"""Other people's engines, a module each; run with `--seconds N` it prints the engine's figures as JSON."""
