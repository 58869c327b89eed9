"""Setting up (page 4): temples and treasures on the board, tiles in the bag, six for everyone."""

from __future__ import annotations

from serai.games.euphrat_tigris.board import BESIDE, OFF, TEMPLE
from serai.games.euphrat_tigris.rules.draw import DrawTiles, FirstPlayer
from serai.games.euphrat_tigris.state import Tigris
from serai.games.euphrat_tigris.tables import SIDES, Tables


def start(data: Tables, players: int, options: dict[str, str]) -> Tigris:
    """The table before the first tile is drawn."""
    # rule E99
    s = Tigris.blank(data, players)
    choose_options(s, options)
    s.bag = data.tiles[:]
    s.put(OFF, BESIDE)
    lay_temples(s)
    s.then(FirstPlayer())  # rule E4
    for p in range(s.players - 1, -1, -1):
        s.then(DrawTiles(p, data.hand))  # rule E3
    return s


def choose_options(s: Tigris, options: dict[str, str]) -> None:
    """The options as numbers, and the side of the board they name."""
    s.board = SIDES.index(options["board"])
    s.side = s.data.sides[s.board]
    s.buildings = int(options["buildings"] == "on")
    s.wonders = int(options["wonder"] == "on")
    s.english = int(options["conflict"] == "english")
    s.open_scores = int(options["scores"] == "open")
    s.by_action = int(options["treasures"] == "action")


def lay_temples(s: Tigris) -> None:
    """A temple with a treasure on every Shedu space; all other tiles are in the bag."""
    # rule E1, E2, E96
    for c in s.side.temples:
        s.put(c, TEMPLE)
        s.treasure[c] = 1
        s.bag[TEMPLE] -= 1
