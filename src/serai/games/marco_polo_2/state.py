"""Everything that can change in a match of Marco Polo II."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import AnyFrame, State
from serai.games.marco_polo_2.tables import Tables

OWN: Final = 0  # the colour of a die in hand
BLACK: Final = 1
BLACK_ON_BOARD: Final = 4  # columns of `dice_at` after the four players
NEUTRAL: Final = 5
ON_BOARD: Final = 6
HAND: Final = 14  # numbers per player in `hand`: value 0 to 6 of own dice, then of black ones
ACTIVE: Final = 2  # fields for active contracts
SIMPLE: Final = 1  # sides of a guild seal
IMPROVED: Final = 2


class Journey(State):
    """The table. Players' columns are laid out one player after the other."""

    columns: ClassVar[tuple[str, ...]] = (
        "players", "black_variant", "round", "start", "height", "khan_high",
        "goods", "points", "hand", "pool", "dice_at", "placed",
        "character", "shown", "figure", "posts", "supply", "seal",
        "pile", "under", "field", "active", "done", "boxed", "drawn",
        "deck", "slot", "tile_deck", "tile_now", "tile_next",
        "marker_at", "outpost_at", "holder", "goals", "kept",
    )  # fmt: skip

    def __init__(
        self, data: Tables, stack: list[AnyFrame], revealed: i64,
        players: i64, black_variant: i64, round: i64, start: i64, height: i64, khan_high: i64,
        goods: vec[i64], points: vec[i64], hand: vec[i64], pool: vec[i64], dice_at: vec[i64], placed: vec[i64],
        character: vec[i64], shown: vec[i64], figure: vec[i64], posts: vec[i64], supply: vec[i64], seal: vec[i64],
        pile: vec[i64], under: vec[i64], field: vec[i64], active: vec[i64], done: vec[i64], boxed: i64, drawn: i64,
        deck: vec[i64], slot: vec[i64], tile_deck: vec[i64], tile_now: vec[i64], tile_next: vec[i64],
        marker_at: vec[i64], outpost_at: vec[i64], holder: vec[i64], goals: vec[i64], kept: vec[i64],
    ) -> None:  # fmt: skip
        super().__init__(stack, revealed)
        self.data = data
        self.players = players
        self.black_variant = black_variant
        self.round = round
        self.start = start  # who has the hourglass
        self.height = height  # the highest travel space used this round, from 1; 0 for none
        self.khan_high = khan_high  # the die a favour must reach
        self.goods = goods  # coins, camels, pepper, silk, gold, jade of each player
        self.points = points
        self.hand = hand  # dice on the player boards, by colour and value; value 0 is not rolled yet
        self.pool = pool  # black dice on their space, by value; 0 where values do not matter
        self.dice_at = dice_at  # dice on each action space, by colour
        self.placed = placed  # the same dice in order: space * 100 + colour * 10 + value
        self.character = character
        self.shown = shown  # characters on offer in the draft
        self.figure = figure  # two places per player, the second for Mailin and Tian Chin
        self.posts = posts  # 1 for each place with a trading post of the player
        self.supply = supply  # trading posts still on the player boards
        self.seal = seal  # none, simple or improved
        self.pile = pile  # contracts in the face-down pile
        self.under = under  # contracts put under it, the first to come up first
        self.field = field  # two contracts in each contract city
        self.active = active
        self.done = done  # completed contracts
        self.boxed = boxed  # contracts out of the game
        self.drawn = drawn  # the contract that is just being taken
        self.deck = deck  # city cards in the pile
        self.slot = slot  # city cards on the map and in the action area
        self.tile_deck = tile_deck
        self.tile_now = tile_now
        self.tile_next = tile_next
        self.marker_at = marker_at  # city bonus marker of each place
        self.outpost_at = outpost_at
        self.holder = holder  # who holds an outpost bonus (Filippo Vitello)
        self.goals = goals  # three goal cards each
        self.kept = kept  # which of them is kept; -1 before the choice

    def clone(self) -> Journey:
        return Journey(
            self.data, self.stack[:], self.revealed,
            self.players, self.black_variant, self.round, self.start, self.height, self.khan_high,
            self.goods[:], self.points[:], self.hand[:], self.pool[:], self.dice_at[:], self.placed[:],
            self.character[:], self.shown[:], self.figure[:], self.posts[:], self.supply[:], self.seal[:],
            self.pile[:], self.under[:], self.field[:], self.active[:], self.done[:], self.boxed, self.drawn,
            self.deck[:], self.slot[:], self.tile_deck[:], self.tile_now[:], self.tile_next[:],
            self.marker_at[:], self.outpost_at[:], self.holder[:], self.goals[:], self.kept[:],
        )  # fmt: skip
