"""Everything that changes in a match of the Catan family."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import AnyFrame, State
from serai.games.catan.tables import CARDS, GOLD, GOODS, KNIGHT, POINT, RESOURCES, SEATS, TREASURY, Tables


class Catan(State):
    """Columns; ways and buildings hold owner + 1 (a city owner + 5, a ship owner + 5), 0 is free.

    `hidden` counts, for each onlooker (the last is a spectator), the resource cards of each player whose kind
    the onlooker cannot be sure of: after a theft between others, or a draw from a face-down stack.
    """

    columns: ClassVar[tuple[str, ...]] = (
        "players", "trade", "partial", "strict", "bluff", "terrain", "number", "harbour", "building", "way", "goods",
        "bank", "cards", "fresh", "deck", "under", "used", "knights", "stock", "longest", "army", "robber", "turn",
        "card_played", "rolled", "built", "offers", "deals", "ports", "hidden", "winner", "more",
    )  # fmt: skip

    def __init__(
        self, data: Tables, stack: list[AnyFrame], revealed: i64,
        players: i64, trade: i64, partial: i64, strict: i64, bluff: i64,
        terrain: vec[i64], number: vec[i64], harbour: vec[i64], building: vec[i64], way: vec[i64], goods: vec[i64],
        bank: vec[i64], cards: vec[i64], fresh: vec[i64], deck: vec[i64], under: i64, used: vec[i64],
        knights: vec[i64], stock: vec[i64], longest: i64, army: i64, robber: i64, turn: i64, card_played: i64,
        rolled: i64, built: i64, offers: i64, deals: vec[i64], ports: vec[i64], hidden: vec[i64],
        winner: i64, more: vec[i64],
    ) -> None:  # fmt: skip
        super().__init__(stack, revealed)
        self.data = data
        self.players = players
        self.trade = trade  # option: domestic trade
        self.partial = partial  # option: a single claimant takes what is left
        self.strict = strict  # option: trade first, then build
        self.bluff = bluff  # option (Alexander): bids above what one can pay
        self.terrain = terrain
        self.number = number
        self.harbour = harbour  # by crossing
        self.building = building
        self.way = way
        self.goods = goods
        self.bank = bank
        self.cards = cards  # development cards in hand
        self.fresh = fresh  # those bought this turn
        self.deck = deck
        self.under = under  # knights slid under the deck
        self.used = used  # progress cards out of the game
        self.knights = knights  # played and open
        self.stock = stock  # settlements, cities, roads, ships left
        self.longest = longest
        self.army = army
        self.robber = robber
        self.turn = turn
        self.card_played = card_played
        self.rolled = rolled
        self.built = built  # something was built or bought this turn
        self.offers = offers  # trade offers made this turn
        self.deals = deals  # per seat: answer, gives, wants
        self.ports = ports  # per seat: a bit for each kind of harbour
        self.hidden = hidden
        self.winner = winner
        self.more = more  # what a scenario counts, by names it gives

    def clone(self) -> Catan:
        return Catan(
            self.data, self.stack[:], self.revealed, self.players, self.trade, self.partial, self.strict, self.bluff,
            self.terrain[:], self.number[:], self.harbour[:], self.building[:], self.way[:], self.goods[:],
            self.bank[:], self.cards[:], self.fresh[:], self.deck[:], self.under, self.used[:], self.knights[:],
            self.stock[:], self.longest, self.army, self.robber, self.turn, self.card_played, self.rolled, self.built,
            self.offers, self.deals[:], self.ports[:], self.hidden[:], self.winner, self.more[:],
        )  # fmt: skip


def new_state(data: Tables, players: i64, options: dict[str, str], more: int) -> Catan:
    """The box opened: everything in stock, nothing on the map."""
    bank = vec[i64]([data.per_resource] * GOODS)
    bank[GOLD] = TREASURY
    stock = vec[i64]([0] * (SEATS * 4))
    for p in range(int(players)):
        stock[p * 4] = data.settlements
        stock[p * 4 + 1] = data.cities
        stock[p * 4 + 2] = data.roads
    return Catan(
        data, [], 0, players, i64(options["trade"] != "none"), i64(options["shortage"] == "partial"),
        i64(options["phases"] == "strict"), i64(options.get("bids", "") == "bluff"),
        data.terrain[:], data.number[:], data.harbour[:], _zeros(int(data.vertices)), _zeros(int(data.edges)),
        _zeros(SEATS * GOODS), bank, _zeros(SEATS * CARDS), _zeros(CARDS), data.deck[:], 0, _zeros(CARDS),
        _zeros(SEATS), stock, -1, -1, data.robber, 0, 0, 0, 0, 0, _zeros(SEATS * (1 + 2 * GOODS)), _zeros(SEATS),
        _zeros((SEATS + 1) * SEATS * RESOURCES), -1, _zeros(more),
    )  # fmt: skip


def _zeros(n: int) -> vec[i64]:
    return vec[i64]([0] * n)


def owner(piece: i64) -> i64:
    """Whose a building or a way is; -1 for nobody's."""
    return -1 if piece == 0 else (piece - 1) & 3


def count_hand(s: Catan, player: i64) -> i64:
    """Resource cards in hand; gold is not among them."""
    at = player * GOODS
    g = s.goods
    return g[at] + g[at + 1] + g[at + 2] + g[at + 3] + g[at + 4]


def count_cards(s: Catan, player: i64) -> i64:
    """Development cards in hand, which all may count."""
    at = player * CARDS
    c = s.cards
    return c[at] + c[at + 1] + c[at + 2] + c[at + 3] + c[at + 4]


def count_deck(s: Catan) -> i64:
    d = s.deck
    return d[KNIGHT] + d[1] + d[2] + d[3] + d[POINT] + s.under


def gain(s: Catan, player: i64, good: i64, n: i64) -> None:
    """Take from the supply, openly."""
    s.bank[good] -= n
    s.goods[player * GOODS + good] += n


def pay(s: Catan, player: i64, good: i64, n: i64) -> None:
    """Give back to the supply, openly."""
    s.bank[good] += n
    lose(s, player, good, n)


def lose(s: Catan, player: i64, good: i64, n: i64) -> None:
    """Cards leave a hand where all see them: what was doubted before may now be certain."""
    at = player * GOODS + good
    left = s.goods[at] - n
    s.goods[at] = left
    if good == GOLD:
        return
    i: i64 = player * RESOURCES + good
    while i < (SEATS + 1) * SEATS * RESOURCES:
        if s.hidden[i] > left:
            s.hidden[i] = left
        i += SEATS * RESOURCES
