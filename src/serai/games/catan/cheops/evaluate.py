"""How good a position of Cheops looks for a seat: points, yields, and what the player may build next and how soon.

A hand is worth what it leads to (projects.py); a large one is in danger of the next seven. The pyramid decides: who
has the blessing is three points ahead, who has the fewest blocks two behind.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.scales import Scales
from serai.games.catan.bargains import promised
from serai.games.catan.cheops.projects import AIMED, AIMS, Spots, prospects
from serai.games.catan.cheops.race import LOOKS, RACING, ROUND, Race
from serai.games.catan.cheops.rules.pyramid import sits_at_site
from serai.games.catan.cheops.state import Cheops
from serai.games.catan.evaluate import IDLE_OFFER, UNSEEN, count_yields, finished, lead, odds, settled
from serai.games.catan.hands import COINS, HAND, KNIGHTS, POINTS, PROGRESS, YIELD
from serai.games.catan.hands import NAMES as BASE_NAMES
from serai.games.catan.rules.build import SHIP
from serai.games.catan.rules.cards import DrawCard
from serai.games.catan.scoring import is_decided, points
from serai.games.catan.state import count_cards, count_hand
from serai.games.catan.tables import BRICK, CARDS, GOLD, GOODS, KNIGHT, ORE, POINT, WOOD

# What is counted besides the first of the base game's list.
BLOCKS: Final = COINS + 1  # besides the points they bring
AT_SITE: Final = COINS + 2  # blocks cost no gold there
OWN_WOOD: Final = COINS + 3  # few can found beside any
OWN_BRICK: Final = COINS + 4
OWN_ORE: Final = COINS + 5
DANGER: Final = COINS + 6  # cards that a seven is expected to cost
IDLE_SHIPS: Final = COINS + 7  # that lie in stock
COUNTED: Final = COINS + 8
NAMES: Final = (
    *BASE_NAMES[: COINS + 1], "blocks", "at-site", "own-wood", "own-brick", "own-ore", "danger", "idle-ships"
)  # fmt: skip
WORTH: Final = Scales()  # from this folder's `weights.json`

ENOUGH: Final = 5.0  # rolls of 36 that bring a good often enough
SAFE: Final = 6.5  # cards half a round on, beyond which a seven may cost half of them ...
SURE: Final = 2.0  # ... and does, with so many more
SEVENS: Final = 6.0  # rolls for a seven
SPARE_SHIPS: Final = 2  # more in stock are idle


def use(weights: list[float]) -> None:
    """Those of what is counted, then those of aims, then those of the race."""
    WORTH.use(weights[:COUNTED])
    AIMED.use(weights[COUNTED : COUNTED + AIMS])
    RACING.use(weights[COUNTED + AIMS :])


def evaluate(s: Cheops, seat: i64) -> float:
    """The seat's odds against all others."""
    if is_decided(s):
        return finished(s, seat)
    return odds([worth(s, p) + promised(s, p) for p in range(s.players)], seat)


def log_odds(s: Cheops, seat: i64) -> float:
    """The same for plans, which compare differences."""
    if is_decided(s):
        return settled(s, seat)
    return lead([worth(s, p) + promised(s, p) for p in range(s.players)], seat)


def worth(s: Cheops, player: i64) -> float:
    seen = features(s, player)
    yields = seen[YIELD : YIELD + GOODS]
    spots, left = Spots(s, player, yields), rounds_left(s)
    value = WORTH.weigh(seen) + prospects(s, player, yields, spots, left)
    value = RACING.weights[LOOKS] * value - RACING.weights[ROUND] * Race(s, player, yields, spots, left).rounds()
    value -= IDLE_OFFER * float(s.attempts[player])
    top = s.stack[-1]
    return value + (UNSEEN if isinstance(top, DrawCard) and top.buyer == player else 0.0)


def features(s: Cheops, player: i64) -> vec[float]:
    seen = vec[float]([0.0] * COUNTED)
    seen[POINTS] = float(points(s, player))
    count_yields(s, player, seen)
    seen[HAND] = float(min(count_hand(s, player), s.data.hand_limit))
    seen[COINS] = float(min(s.goods[player * GOODS + GOLD], 8))
    held = s.cards[player * CARDS + KNIGHT]
    seen[KNIGHTS] = float(s.knights[player]) + 0.8 * float(held)
    seen[PROGRESS] = float(count_cards(s, player) - held - s.cards[player * CARDS + POINT])
    count_lands(s, player, seen)
    return seen


def count_lands(s: Cheops, player: i64, seen: vec[float]) -> None:
    """Wood, brick and ore of one's own, a place at the site, blocks, ships, and what a seven may cost."""
    seen[OWN_WOOD] = min(seen[YIELD + WOOD] / ENOUGH, 1.0)
    seen[OWN_BRICK] = min(seen[YIELD + BRICK] / ENOUGH, 1.0)
    seen[OWN_ORE] = min(seen[YIELD + ORE] / ENOUGH, 1.0)
    seen[BLOCKS] = float(s.blocks[player])
    seen[AT_SITE] = 1.0 if sits_at_site(s, player) else 0.0
    seen[DANGER] = danger(s, player, seen)
    seen[IDLE_SHIPS] = float(max(s.stock[player * 4 + SHIP] - SPARE_SHIPS, 0))


def danger(s: Cheops, player: i64, seen: vec[float]) -> float:
    """How many cards a seven is expected to cost before the player's next turn."""
    income = 0.0
    for good in range(GOLD):
        income += seen[YIELD + good]
    cards = float(count_hand(s, player)) + income * float(s.players) / 72.0
    likely = min(max((cards - SAFE) / SURE, 0.0), 1.0)
    seven = 1.0 - math.pow((SEVENS - 1.0) / SEVENS, float(s.players))
    return likely * seven * cards / 2.0


def rounds_left(s: Cheops) -> float:
    """Until the Pharaoh has laid all his blocks."""
    return float(s.tables.black_blocks - s.black) * SEVENS / float(s.players)
