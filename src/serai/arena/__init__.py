"""Matches between bots: the same seeds with seats rotated, and rates with intervals."""
