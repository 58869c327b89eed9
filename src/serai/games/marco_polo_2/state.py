"""Everything that can change in a match of Marco Polo II."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import NOBODY, AnyFrame, State, mix, mix_all, mix_stack
from serai.games.marco_polo_2.tables import (
    BOOKS,
    CHARACTERS,
    CITY_CARDS,
    CONTRACT_COUNT,
    DEALT_GOALS,
    FIELDS,
    HELD,
    OUTPOSTS,
    PLACES,
    SEAL_KINDS,
    SLOTS,
    SPACES,
    TILES,
    Tables,
)

OWN: Final = 0  # the colour of a die in hand
BLACK: Final = 1
BLACK_ON_BOARD: Final = 4  # columns of `dice_at` after the four players
NEUTRAL: Final = 5
ON_BOARD: Final = 6
VALUES: Final = 7  # what a die may show, and 0 where it is not rolled yet
HAND: Final = 14  # numbers per player in `hand`: value 0 to 6 of own dice, then of black ones
FIGURES: Final = 2  # per player
ACTIVE: Final = 2  # fields for active contracts
SIMPLE: Final = 1  # sides of a guild seal
IMPROVED: Final = 2

# Parts that the changes are counted of, behind the players: see `State.touch`.
MAP: Final = 4  # city cards, offer tiles, bonuses and posts on the map, and the characters on offer
CONTRACTS: Final = 5  # in the cities, in the pile and under it
DICE_PUT: Final = 6  # on the board


class Journey(State):
    """The table. Players' columns are laid out one player after the other."""

    players: i64
    black_variant: i64  # 1 where the black dice are rolled at the start of a round
    round: i64  # 1 to 5; 0 during the set-up
    start: i64  # who has the hourglass
    height: i64  # the highest travel space used this round, from 1; 0 for none
    khan_high: i64 = 1  # the die a favour must reach
    goods: vec[i64]  # [players * HELD] coins, camels, pepper, silk, gold, jade of each player
    points: vec[i64]  # [players]
    hand: vec[i64]  # [players * HAND] dice on the player boards, by colour and value
    pool: vec[i64]  # [VALUES] black dice on their space, by value; 0 where values do not matter
    dice_at: vec[i64]  # [(SPACES + 1) * ON_BOARD] dice on each action space, by colour
    placed: vec[i64]  # the same dice in order: space * 100 + colour * 10 + value
    character: vec[i64]  # [players: NOBODY]
    shown: vec[i64]  # [CHARACTERS] characters on offer in the draft
    figure: vec[i64]  # [players * FIGURES: NOBODY] two places per player, the second for Mailin and Tian Chin
    posts: vec[i64]  # [players * PLACES] 1 for each place with a trading post of the player
    fresh: vec[i64]  # [players] bits of the places where a post was set since the player's last turn began
    supply: vec[i64]  # [players: data.posts] trading posts still on the player boards
    seal: vec[i64]  # [players * SEAL_KINDS] none, simple or improved
    pile: vec[i64]  # [CONTRACT_COUNT] contracts in the face-down pile
    under: vec[i64]  # contracts put under it, the first to come up first
    field: vec[i64]  # [FIELDS: NOBODY] two contracts in each contract city
    active: vec[i64]  # [players * ACTIVE: NOBODY]
    done: vec[i64]  # [players] completed contracts
    boxed: i64  # contracts out of the game
    drawn: i64 = NOBODY  # the contract that is just being taken
    deck: vec[i64]  # [CITY_CARDS] city cards in the pile
    slot: vec[i64]  # [SLOTS: NOBODY] city cards on the map and in the action area
    tile_deck: vec[i64]  # [TILES] offer tiles in the piles
    tile_now: vec[i64]  # [BOOKS: NOBODY]
    tile_next: vec[i64]  # [BOOKS: NOBODY]
    marker_at: vec[i64]  # [PLACES: NOBODY] city bonus marker of each place
    outpost_at: vec[i64]  # [PLACES: NOBODY]
    holder: vec[i64]  # [OUTPOSTS: NOBODY] who holds an outpost bonus (Filippo Vitello)
    goals: vec[i64]  # [players * DEALT_GOALS: NOBODY] three goal cards each
    kept: vec[i64]  # [players: NOBODY] which of them is kept

    # ---- written by `make generate` from the columns above
    # fmt: off
    columns: ClassVar[tuple[str, ...]] = (
        "players", "black_variant", "round", "start", "height", "khan_high", "goods", "points", "hand", "pool",
        "dice_at", "placed", "character", "shown", "figure", "posts", "fresh", "supply", "seal", "pile", "under",
        "field", "active", "done", "boxed", "drawn", "deck", "slot", "tile_deck", "tile_now", "tile_next", "marker_at",
        "outpost_at", "holder", "goals", "kept",
    )

    def __init__(
        self, data: Tables, stack: list[AnyFrame], revealed: i64, *,
        players: i64, black_variant: i64, round: i64, start: i64, height: i64, khan_high: i64, goods: vec[i64],
        points: vec[i64], hand: vec[i64], pool: vec[i64], dice_at: vec[i64], placed: vec[i64], character: vec[i64],
        shown: vec[i64], figure: vec[i64], posts: vec[i64], fresh: vec[i64], supply: vec[i64], seal: vec[i64],
        pile: vec[i64], under: vec[i64], field: vec[i64], active: vec[i64], done: vec[i64], boxed: i64, drawn: i64,
        deck: vec[i64], slot: vec[i64], tile_deck: vec[i64], tile_now: vec[i64], tile_next: vec[i64],
        marker_at: vec[i64], outpost_at: vec[i64], holder: vec[i64], goals: vec[i64], kept: vec[i64],
    ) -> None:
        super().__init__(stack, revealed)
        self.data = data
        self.players = players
        self.black_variant = black_variant
        self.round = round
        self.start = start
        self.height = height
        self.khan_high = khan_high
        self.goods = goods
        self.points = points
        self.hand = hand
        self.pool = pool
        self.dice_at = dice_at
        self.placed = placed
        self.character = character
        self.shown = shown
        self.figure = figure
        self.posts = posts
        self.fresh = fresh
        self.supply = supply
        self.seal = seal
        self.pile = pile
        self.under = under
        self.field = field
        self.active = active
        self.done = done
        self.boxed = boxed
        self.drawn = drawn
        self.deck = deck
        self.slot = slot
        self.tile_deck = tile_deck
        self.tile_now = tile_now
        self.tile_next = tile_next
        self.marker_at = marker_at
        self.outpost_at = outpost_at
        self.holder = holder
        self.goals = goals
        self.kept = kept

    def clone(self) -> Journey:
        return Journey(
            self.data, self.stack[:], self.revealed,
            players=self.players, black_variant=self.black_variant, round=self.round, start=self.start,
            height=self.height, khan_high=self.khan_high, goods=self.goods[:], points=self.points[:], hand=self.hand[:],
            pool=self.pool[:], dice_at=self.dice_at[:], placed=self.placed[:], character=self.character[:],
            shown=self.shown[:], figure=self.figure[:], posts=self.posts[:], fresh=self.fresh[:], supply=self.supply[:],
            seal=self.seal[:], pile=self.pile[:], under=self.under[:], field=self.field[:], active=self.active[:],
            done=self.done[:], boxed=self.boxed, drawn=self.drawn, deck=self.deck[:], slot=self.slot[:],
            tile_deck=self.tile_deck[:], tile_now=self.tile_now[:], tile_next=self.tile_next[:],
            marker_at=self.marker_at[:], outpost_at=self.outpost_at[:], holder=self.holder[:], goals=self.goals[:],
            kept=self.kept[:],
        )

    def fingerprint(self) -> i64:
        found: i64 = 0
        found = mix(found, self.players)
        found = mix(found, self.black_variant)
        found = mix(found, self.round)
        found = mix(found, self.start)
        found = mix(found, self.height)
        found = mix(found, self.khan_high)
        found = mix_all(found, self.goods)
        found = mix_all(found, self.points)
        found = mix_all(found, self.hand)
        found = mix_all(found, self.pool)
        found = mix_all(found, self.dice_at)
        found = mix_all(found, self.placed)
        found = mix_all(found, self.character)
        found = mix_all(found, self.shown)
        found = mix_all(found, self.figure)
        found = mix_all(found, self.posts)
        found = mix_all(found, self.fresh)
        found = mix_all(found, self.supply)
        found = mix_all(found, self.seal)
        found = mix_all(found, self.pile)
        found = mix_all(found, self.under)
        found = mix_all(found, self.field)
        found = mix_all(found, self.active)
        found = mix_all(found, self.done)
        found = mix(found, self.boxed)
        found = mix(found, self.drawn)
        found = mix_all(found, self.deck)
        found = mix_all(found, self.slot)
        found = mix_all(found, self.tile_deck)
        found = mix_all(found, self.tile_now)
        found = mix_all(found, self.tile_next)
        found = mix_all(found, self.marker_at)
        found = mix_all(found, self.outpost_at)
        found = mix_all(found, self.holder)
        found = mix_all(found, self.goals)
        found = mix_all(found, self.kept)
        return mix_stack(found, self.stack)

    @staticmethod
    def blank(data: Tables, players: i64) -> Journey:
        """Every column as it is before anything is laid out."""
        return Journey(
            data, [], 0,
            players=players, black_variant=0, round=0, start=0, height=0, khan_high=1,
            goods=vec[i64]([0] * (players * HELD)), points=vec[i64]([0] * players),
            hand=vec[i64]([0] * (players * HAND)), pool=vec[i64]([0] * VALUES),
            dice_at=vec[i64]([0] * ((SPACES + 1) * ON_BOARD)), placed=vec[i64](),
            character=vec[i64]([NOBODY] * players), shown=vec[i64]([0] * CHARACTERS),
            figure=vec[i64]([NOBODY] * (players * FIGURES)), posts=vec[i64]([0] * (players * PLACES)),
            fresh=vec[i64]([0] * players), supply=vec[i64]([data.posts] * players),
            seal=vec[i64]([0] * (players * SEAL_KINDS)), pile=vec[i64]([0] * CONTRACT_COUNT), under=vec[i64](),
            field=vec[i64]([NOBODY] * FIELDS), active=vec[i64]([NOBODY] * (players * ACTIVE)),
            done=vec[i64]([0] * players), boxed=0, drawn=NOBODY, deck=vec[i64]([0] * CITY_CARDS),
            slot=vec[i64]([NOBODY] * SLOTS), tile_deck=vec[i64]([0] * TILES), tile_now=vec[i64]([NOBODY] * BOOKS),
            tile_next=vec[i64]([NOBODY] * BOOKS), marker_at=vec[i64]([NOBODY] * PLACES),
            outpost_at=vec[i64]([NOBODY] * PLACES), holder=vec[i64]([NOBODY] * OUTPOSTS),
            goals=vec[i64]([NOBODY] * (players * DEALT_GOALS)), kept=vec[i64]([NOBODY] * players),
        )

    @staticmethod
    def restored(data: Tables, stack: list[AnyFrame], revealed: i64, values: list[Any]) -> Journey:
        """From all columns, as a list: mypyc never frees a vec that interpreted code hands in by itself."""
        return Journey(
            data, stack, revealed,
            players=values[0], black_variant=values[1], round=values[2], start=values[3], height=values[4],
            khan_high=values[5], goods=values[6], points=values[7], hand=values[8], pool=values[9], dice_at=values[10],
            placed=values[11], character=values[12], shown=values[13], figure=values[14], posts=values[15],
            fresh=values[16], supply=values[17], seal=values[18], pile=values[19], under=values[20], field=values[21],
            active=values[22], done=values[23], boxed=values[24], drawn=values[25], deck=values[26], slot=values[27],
            tile_deck=values[28], tile_now=values[29], tile_next=values[30], marker_at=values[31],
            outpost_at=values[32], holder=values[33], goals=values[34], kept=values[35],
        )
    # fmt: on
    # ---- end of what was written
