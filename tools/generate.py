"""Writes every generated file anew: `python -m tools.generate`; with --check it only says which are out of date."""

from __future__ import annotations

import sys
from collections.abc import Callable

from tools import columns

GENERATORS: tuple[Callable[[list[str]], int], ...] = (columns.main,)


def main(arguments: list[str]) -> int:
    """Runs them all; each names what it found out of date."""
    return max([generate(arguments) for generate in GENERATORS])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
