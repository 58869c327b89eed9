"""The same engine for research: OpenSpiel, PettingZoo, Gymnasium, batches of matches, logs as data (docs/research.md).

Needs the extra `serai[research]`. Each adapter is a module of its own; importing this package imports none of them.
"""
