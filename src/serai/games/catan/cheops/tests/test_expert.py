"""The scripted expert of Cheops goes for the pyramid."""

from __future__ import annotations

from serai.bots.bot_match import BotMatch
from serai.catalogue import load
from serai.games.catan.cheops.state import Cheops
from serai.games.catan.cheops.tests.test_judging import choice, egypt
from serai.games.catan.tests.position import Position

RICH = "ore ore ore ore grain grain grain wood brick wool"  # pays for a block or for a city


def test_he_lays_a_block_before_he_raises_a_city() -> None:
    assert choice(egypt(lambda p: p.hand(0, RICH)), "expert") == "block"


def test_with_enough_blocks_he_raises_the_city() -> None:
    def ahead(p: Position[Cheops]) -> None:
        p.hand(0, RICH)
        p.s.blocks[0] = 2

    assert choice(egypt(ahead), "expert").startswith("city")


def test_he_wins_against_who_plays_at_random() -> None:
    game = load("cheops")
    bots = ["expert", "random", "random"]
    match = BotMatch(game, game.tables(game.pack()), game.check_setup(3, {"trade": "none"}), bots, 5)
    match.play()
    assert match.winners() == [0]
