"""The engine: frames, moves, chance, hiding, logs and text. It knows no game."""
