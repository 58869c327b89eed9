"""How good a position of Cheops looks for a seat: points, yields, and what the player may build next and how soon.

A hand is worth what it leads to (projects.py); a large one is in danger of the next seven. The pyramid decides: who
has the blessing is three points ahead, who has the fewest blocks two behind.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.scales import weigh
from serai.games.catan.bargains import promised
from serai.games.catan.cheops.projects import prospects
from serai.games.catan.cheops.rules.pyramid import sits_at_site
from serai.games.catan.cheops.state import Cheops
from serai.games.catan.evaluate import IDLE_OFFER, UNSEEN, count_yields, finished, logit, odds
from serai.games.catan.hands import COINS, HAND, KNIGHTS, POINTS, PROGRESS, SIZE, YIELD
from serai.games.catan.rules.build import SHIP
from serai.games.catan.rules.cards import DrawCard
from serai.games.catan.scoring import is_decided, points
from serai.games.catan.state import count_cards, count_hand
from serai.games.catan.tables import BRICK, CARDS, GOLD, GOODS, KNIGHT, ORE, POINT, WOOD

# By the base game's list of what is counted; hands, spots and ways count for what they lead to instead.
WEIGHTS: Final = vec[float]([
    0.80, 0.03, 0.03, 0.02, 0.03, 0.03, 0.02, 0.05, 0.01, 0.01, 0.02, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.16, 0.16, 0.0, 0.05,
])  # fmt: skip

LAID: Final = 0.1  # a block, besides the points it brings
AT_SITE: Final = 0.9  # blocks cost no gold there
SCARCE_WOOD: Final = 0.5  # of one's own: few can found beside any, ...
SCARCE_BRICK: Final = 0.3
SCARCE_ORE: Final = 0.5
ENOUGH: Final = 5.0  # ... in so many of 36 rolls
SAFE: Final = 6.5  # cards half a round on, beyond which a seven may cost half of them ...
SURE: Final = 2.0  # ... and does, with so many more
CARD_WORTH: Final = 0.12
SEVENS: Final = 6.0  # rolls for a seven
UNUSED: Final = 0.02  # a ship that lies in stock ...
SPARE_SHIPS: Final = 2  # ... down to so many


def evaluate(s: Cheops, seat: i64) -> float:
    """The seat's odds against all others."""
    if is_decided(s):
        return finished(s, seat)
    return odds([worth(s, p) + promised(s, p) for p in range(s.players)], seat)


def log_odds(s: Cheops, seat: i64) -> float:
    """The same for plans, which compare differences."""
    return logit(evaluate(s, seat))


def worth(s: Cheops, player: i64) -> float:
    seen = features(s, player)
    value = weigh(WEIGHTS, seen) + lands(s, player, seen) - danger(s, player, seen)
    value += prospects(s, player, seen[YIELD : YIELD + GOODS], rounds_left(s))
    value -= UNUSED * float(max(s.stock[player * 4 + SHIP], SPARE_SHIPS)) + IDLE_OFFER * float(s.attempts[player])
    top = s.stack[-1]
    return value + (UNSEEN if isinstance(top, DrawCard) and top.buyer == player else 0.0)


def features(s: Cheops, player: i64) -> vec[float]:
    seen = vec[float]([0.0] * SIZE)
    seen[POINTS] = float(points(s, player))
    count_yields(s, player, seen)
    seen[HAND] = float(min(count_hand(s, player), s.data.hand_limit))
    seen[COINS] = float(min(s.goods[player * GOODS + GOLD], 8))
    held = s.cards[player * CARDS + KNIGHT]
    seen[KNIGHTS] = float(s.knights[player]) + 0.8 * float(held)
    seen[PROGRESS] = float(count_cards(s, player) - held - s.cards[player * CARDS + POINT])
    return seen


def lands(s: Cheops, player: i64, seen: vec[float]) -> float:
    """Wood, brick and ore of one's own, a place at the site, blocks."""
    value = SCARCE_WOOD * min(seen[YIELD + WOOD], ENOUGH) + SCARCE_BRICK * min(seen[YIELD + BRICK], ENOUGH)
    value = (value + SCARCE_ORE * min(seen[YIELD + ORE], ENOUGH)) / ENOUGH
    return value + LAID * float(s.blocks[player]) + (AT_SITE if sits_at_site(s, player) else 0.0)


def danger(s: Cheops, player: i64, seen: vec[float]) -> float:
    """What a seven is expected to cost before the player's next turn."""
    income = 0.0
    for good in range(GOLD):
        income += seen[YIELD + good]
    cards = float(count_hand(s, player)) + income * float(s.players) / 72.0
    likely = min(max((cards - SAFE) / SURE, 0.0), 1.0)
    seven = 1.0 - math.pow((SEVENS - 1.0) / SEVENS, float(s.players))
    return likely * seven * CARD_WORTH * cards / 2.0


def rounds_left(s: Cheops) -> float:
    """Until the Pharaoh has laid all his blocks."""
    return float(s.tables.black_blocks - s.black) * SEVENS / float(s.players)
