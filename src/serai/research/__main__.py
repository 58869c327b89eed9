"""`python -m serai.research tadmor`: what programs see and do in a game, as JSON.

`layout` says what each run of cells means, `schema` is the JSON schema of JSON observations; each has its hash.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import msgspec

from serai.core.errors import BadInput
from serai.research.setups import setup


def described(game: str) -> dict[str, Any]:
    """All that is published of a game."""
    made = setup(game)
    return {
        "game": made.game.name,
        "rules": made.game.identity.rules_version,
        "players": made.game.players,
        "options": {option.name: option.values for option in made.game.identity.options},
        "actions": made.game.actions,
        "cells": made.cells,
        "layout_hash": made.layout_hash,
        "schema_hash": made.schema_hash,
        "layout": made.layout(),
        "schema": made.schema,
    }


def written(found: dict[str, Any]) -> str:
    return msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m serai.research", description=__doc__)
    parser.add_argument("game")
    try:
        found = described(parser.parse_args(arguments).game)
    except BadInput as error:
        print(error, file=sys.stderr)
        return 2
    print(written(found), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
