"""Writes every generated file anew: `python -m tools.generate`; with --check it only says which are out of date."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path

# Modules of this folder; each has a `main` that takes the same arguments and names what it found out of date.
GENERATORS = ("columns", "typescript", "observations")


def mains() -> list[Callable[[list[str]], int]]:
    found = [name for name in GENERATORS if Path(__file__).with_name(f"{name}.py").exists()]
    return [importlib.import_module(f"tools.{name}").main for name in found]


def main(arguments: list[str]) -> int:
    return max(generate(arguments) for generate in mains())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
