"""Logs of every version of every game's rules, kept for good and replayed on every change."""
