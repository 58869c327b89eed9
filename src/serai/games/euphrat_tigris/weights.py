"""The weights of the evaluation, for bots: by number in the code, by name in `weights.json` for two players and in
`weights_many.json` for more, whose leaders several rivals can attack before their owner's next turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WEAKEST: Final = 0  # of the four projected spheres ...
SECOND: Final = 1
THIRD: Final = 2
STRONGEST: Final = 3
ACTING: Final = 4  # points by tiles for each action to come
SUPPLY: Final = 5  # what a sphere yields whose leader is in the supply, compared with one who stands
KING: Final = 6  # ... where the king scores for him
FIT: Final = 7  # of the tiles in hand
REVOLT: Final = 8  # that a leader is lost in a turn, for a revolt that is sure to succeed ...
WAR: Final = 9  # ... for a war that one tile would begin
WAR_NEAR: Final = 10  # ... or two
ALONE: Final = 11  # ... for a leader on a single temple
ONE_HELD: Final = 12  # of the income of a monument, for a square that lacks one tile ...
ONE_UNHELD: Final = 13
TWO_HELD: Final = 14  # ... or two
TWO_UNHELD: Final = 15
PARTNER_ONE: Final = 16  # ... and for the other sphere of such a monument
PARTNER_TWO: Final = 17
SEAT: Final = 18  # of the income that a leader could have elsewhere
SPOILS: Final = 19  # of what a war would bring
SPOILS_NEAR: Final = 20
ONE_AWAY: Final = 21  # of treasures near the trader's kingdom
TWO_AWAY: Final = 22
GUARDED: Final = 23
CATASTROPHE: Final = 24  # kept
DOUBT: Final = 25  # points of difference that mean little at the end ...
DOUBT_TURN: Final = 26  # ... and more for each turn to come
LEADER: Final = 27  # on the board
TEMPLE_HELD: Final = 28
RISK: Final = 29  # that any leader is lost in a turn
SUPPORTER: Final = 30
TEMPLES: Final = 31  # beside leaders
BEFORE: Final = 32  # others who act first
PACE: Final = 33  # turns that are really left, for each that is expected
DOUBLED: Final = 34  # more yield where a building stands
TEMPTING: Final = 35  # how much more likely a revolt is for each monument that pays the leader
CRAMPED: Final = 36  # of the yield, lost where there is no room for a tile
TURN_TILES: Final = 37  # drawn from one turn to the next, by all: two actions, swaps, and what conflicts cost
TREASURE_TURNS: Final = 38  # until another treasure is taken
MOVED: Final = 39  # chance to win that moving a leader must bring to be worth its action ...
PLACED: Final = 40  # ... and setting one from the supply
LURE: Final = 41  # how much more likely all but a revolt is, for each monument that pays the leader
ORDER: Final = 42  # 1 where each player's own last turn is looked for, 0 where all are taken to have as many
NAMES: Final = (
    "weakest", "second", "third", "strongest", "acting", "supply", "king", "fit", "revolt", "war", "war-near", "alone",
    "one-held", "one-unheld", "two-held", "two-unheld", "partner-one", "partner-two", "seat", "spoils", "spoils-near",
    "one-away", "two-away", "guarded", "catastrophe", "doubt", "doubt-turn", "leader", "temple-held", "risk",
    "supporter", "temples", "before", "pace", "doubled",
    "tempting", "cramped", "turn-tiles", "treasure-turns", "moved", "placed", "lure", "order",
)  # fmt: skip
FILES: Final = ("weights.json", "weights_many.json")  # for two players, for more


class Weights:
    """Weights that can be exchanged: those for two players, and those for more."""

    def __init__(self) -> None:
        self.few: vec[float] = vec[float]([0.0] * len(NAMES))
        self.many: vec[float] = vec[float]([0.0] * len(NAMES))

    def use(self, few: list[float], many: list[float]) -> None:
        assert len(few) == len(many) == len(NAMES)
        self.few = vec[float](few)
        self.many = vec[float](many)

    def of(self, players: i64) -> vec[float]:
        return self.few if players == 2 else self.many


WEIGHTS: Final = Weights()
