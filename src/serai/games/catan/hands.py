"""What bots count of a position, in the order of its weights, and how they judge a hand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.scales import Scales
from serai.games.catan.state import Catan, count_hand
from serai.games.catan.tables import GOLD, GOODS, GRAIN, ORE, WOOL

# What is counted for each player, in the order of the weights.
POINTS: Final = 0
YIELD: Final = 1  # six goods: in how many of 36 rolls, cities twice
VARIETY: Final = 7
HARBOUR: Final = 8
ANY_HARBOUR: Final = 9
HAND: Final = 10
EXCESS: Final = 11
NEAR_CITY: Final = 12  # how near the hand is to one, and the next two
NEAR_SETTLEMENT: Final = 13
NEAR_CARD: Final = 14
SPOT: Final = 15  # the best free crossing, joined already, one road away, two roads away
SPOTS: Final = 18
KNIGHTS: Final = 19
PROGRESS: Final = 20
WAYS: Final = 21
COINS: Final = 22
CITY_RATE: Final = 23  # how fast yields alone pay for cities ...
ROAD_RATE: Final = 24  # ... and for roads
LATER: Final = 25  # all yields, by how far the leader is from the goal
ARMY: Final = 26  # how near the player is to the largest army
CLOSING: Final = 27  # points squared, by the goal: the last ones count for more
SIZE: Final = 28
NAMES: Final = (
    "points", "wood", "brick", "wool", "grain", "ore", "gold", "variety", "harbour", "any-harbour", "hand", "excess",
    "near-city", "near-settlement", "near-card", "spot", "spot-one-road", "spot-two-roads", "spots", "knights",
    "progress", "ways", "coins", "city-rate", "road-rate", "later", "army", "closing",
)  # fmt: skip

WORTH: Final = Scales()  # of the base game, from `weights.json`


def count_goods(s: Catan, player: i64, seen: vec[float]) -> None:
    """The hand, as far as it is safe from the robber, and how near it is to what one may build."""
    hand, limit = count_hand(s, player), s.data.hand_limit
    seen[HAND] = float(min(hand, limit))
    seen[EXCESS] = float(max(hand - limit, 0))
    seen[COINS] = float(min(s.goods[player * GOODS + GOLD], 8))
    at, g = player * GOODS, s.goods
    stock = player * 4
    if s.stock[stock + 1] > 0 and s.stock[stock] < s.data.settlements:
        seen[NEAR_CITY] = float(min(g[at + GRAIN], 2) + min(g[at + ORE], 3)) / 5.0
    if s.stock[stock] > 0:
        kinds: i64 = 0
        for good in range(GRAIN + 1):
            kinds += min(g[at + good], 1)
        seen[NEAR_SETTLEMENT] = float(kinds) / 4.0
    seen[NEAR_CARD] = float(min(g[at + WOOL], 1) + min(g[at + GRAIN], 1) + min(g[at + ORE], 1)) / 3.0
