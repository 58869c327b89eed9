"""Everything that changes in a match of the Catan family."""

from __future__ import annotations

from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import NOBODY, AnyFrame, State, mix, mix_all, mix_stack
from serai.games.catan.tables import CARDS, GOLD, GOODS, KNIGHT, POINT, RESOURCES, SEATS, Tables


class Catan(State):
    """A match; a scenario's state adds columns of its own.

    Ways and buildings hold owner + 1 (a city owner + 5, a ship owner + 5), 0 is free. Per-player values lie in one
    vec: of player p and good g at p * GOODS + g.

    `hidden` counts, for each onlooker (the last is a spectator), the resource cards of each player whose kind
    the onlooker cannot be sure of: after a theft between others, or a draw from a face-down stack.
    """

    # A scenario's columns are written as one: positions and digests have been so since the first release.
    bundles: ClassVar[dict[str, tuple[tuple[str, int], ...]]] = {"more": ()}

    players: i64
    trade: i64  # option: domestic trade
    partial: i64  # option: a single claimant takes what is left
    strict: i64  # option: trade first, then build
    bluff: i64  # option (Alexander): bids above what one can pay
    terrain: vec[i64]  # [data.hexes] of each hex
    number: vec[i64]  # [data.hexes] of each hex; 0 for none
    harbour: vec[i64]  # [data.vertices] of each crossing
    building: vec[i64]  # [data.vertices] on each crossing
    way: vec[i64]  # [data.edges] on each path
    goods: vec[i64]  # [SEATS * GOODS] in hand
    bank: vec[i64]  # [GOODS: data.per_resource] in the piles
    cards: vec[i64]  # [SEATS * CARDS] development cards in hand
    fresh: vec[i64]  # [CARDS] those bought this turn
    deck: vec[i64]  # [CARDS] development cards to buy, by kind
    under: i64  # knights slid under the deck
    used: vec[i64]  # [CARDS] progress cards out of the game
    knights: vec[i64]  # [SEATS] played and open
    stock: vec[i64]  # [SEATS * 4] settlements, cities, roads, ships left
    longest: i64 = NOBODY  # who holds the longest road
    army: i64 = NOBODY  # who holds the largest army
    robber: i64 = NOBODY  # the robber's hex
    turn: i64  # whose turn it is
    card_played: i64  # a development card was played this turn
    rolled: i64  # the dice of this turn; 0 before them
    built: i64  # something was built or bought this turn
    offers: i64  # trade offers made this turn, and calls for proposals
    attempts: vec[i64]  # [SEATS] offers, counter-offers and proposals begun this turn, whatever became of them
    asked: i64  # a bit for each player to whom the standing offer is made
    deals: vec[i64]  # [SEATS * (1 + 2 * GOODS)] per seat: answer, gives, wants
    ports: vec[i64]  # [SEATS] a bit for each kind of harbour
    hidden: vec[i64]  # [(SEATS + 1) * SEATS * RESOURCES] doubtful cards, by onlooker, player and resource
    winner: i64 = NOBODY
    laid: i64  # = 0: how often a piece has come to the board or left it, since this state was made

    # ---- written by `make generate` from the columns above
    # fmt: off
    columns: ClassVar[tuple[str, ...]] = (
        "players", "trade", "partial", "strict", "bluff", "terrain", "number", "harbour", "building", "way", "goods",
        "bank", "cards", "fresh", "deck", "under", "used", "knights", "stock", "longest", "army", "robber", "turn",
        "card_played", "rolled", "built", "offers", "attempts", "asked", "deals", "ports", "hidden", "winner",
    )

    def __init__(
        self, data: Tables, stack: list[AnyFrame], revealed: i64, *,
        players: i64, trade: i64, partial: i64, strict: i64, bluff: i64, terrain: vec[i64], number: vec[i64],
        harbour: vec[i64], building: vec[i64], way: vec[i64], goods: vec[i64], bank: vec[i64], cards: vec[i64],
        fresh: vec[i64], deck: vec[i64], under: i64, used: vec[i64], knights: vec[i64], stock: vec[i64], longest: i64,
        army: i64, robber: i64, turn: i64, card_played: i64, rolled: i64, built: i64, offers: i64, attempts: vec[i64],
        asked: i64, deals: vec[i64], ports: vec[i64], hidden: vec[i64], winner: i64,
    ) -> None:
        super().__init__(stack, revealed)
        self.data = data
        self.players = players
        self.trade = trade
        self.partial = partial
        self.strict = strict
        self.bluff = bluff
        self.terrain = terrain
        self.number = number
        self.harbour = harbour
        self.building = building
        self.way = way
        self.goods = goods
        self.bank = bank
        self.cards = cards
        self.fresh = fresh
        self.deck = deck
        self.under = under
        self.used = used
        self.knights = knights
        self.stock = stock
        self.longest = longest
        self.army = army
        self.robber = robber
        self.turn = turn
        self.card_played = card_played
        self.rolled = rolled
        self.built = built
        self.offers = offers
        self.attempts = attempts
        self.asked = asked
        self.deals = deals
        self.ports = ports
        self.hidden = hidden
        self.winner = winner
        self.laid = 0

    def clone(self) -> Catan:
        return Catan(
            self.data, self.stack[:], self.revealed,
            players=self.players, trade=self.trade, partial=self.partial, strict=self.strict, bluff=self.bluff,
            terrain=self.terrain[:], number=self.number[:], harbour=self.harbour[:], building=self.building[:],
            way=self.way[:], goods=self.goods[:], bank=self.bank[:], cards=self.cards[:], fresh=self.fresh[:],
            deck=self.deck[:], under=self.under, used=self.used[:], knights=self.knights[:], stock=self.stock[:],
            longest=self.longest, army=self.army, robber=self.robber, turn=self.turn, card_played=self.card_played,
            rolled=self.rolled, built=self.built, offers=self.offers, attempts=self.attempts[:], asked=self.asked,
            deals=self.deals[:], ports=self.ports[:], hidden=self.hidden[:], winner=self.winner,
        )

    def fingerprint(self) -> i64:
        found: i64 = 0
        found = mix(found, self.players)
        found = mix(found, self.trade)
        found = mix(found, self.partial)
        found = mix(found, self.strict)
        found = mix(found, self.bluff)
        found = mix_all(found, self.terrain)
        found = mix_all(found, self.number)
        found = mix_all(found, self.harbour)
        found = mix_all(found, self.building)
        found = mix_all(found, self.way)
        found = mix_all(found, self.goods)
        found = mix_all(found, self.bank)
        found = mix_all(found, self.cards)
        found = mix_all(found, self.fresh)
        found = mix_all(found, self.deck)
        found = mix(found, self.under)
        found = mix_all(found, self.used)
        found = mix_all(found, self.knights)
        found = mix_all(found, self.stock)
        found = mix(found, self.longest)
        found = mix(found, self.army)
        found = mix(found, self.robber)
        found = mix(found, self.turn)
        found = mix(found, self.card_played)
        found = mix(found, self.rolled)
        found = mix(found, self.built)
        found = mix(found, self.offers)
        found = mix_all(found, self.attempts)
        found = mix(found, self.asked)
        found = mix_all(found, self.deals)
        found = mix_all(found, self.ports)
        found = mix_all(found, self.hidden)
        found = mix(found, self.winner)
        return mix_stack(found, self.stack)

    @staticmethod
    def blank(data: Tables, players: i64) -> Catan:
        """Every column as it is before anything is laid out."""
        return Catan(
            data, [], 0,
            players=players, trade=0, partial=0, strict=0, bluff=0, terrain=vec[i64]([0] * data.hexes),
            number=vec[i64]([0] * data.hexes), harbour=vec[i64]([0] * data.vertices),
            building=vec[i64]([0] * data.vertices), way=vec[i64]([0] * data.edges),
            goods=vec[i64]([0] * (SEATS * GOODS)), bank=vec[i64]([data.per_resource] * GOODS),
            cards=vec[i64]([0] * (SEATS * CARDS)), fresh=vec[i64]([0] * CARDS), deck=vec[i64]([0] * CARDS), under=0,
            used=vec[i64]([0] * CARDS), knights=vec[i64]([0] * SEATS), stock=vec[i64]([0] * (SEATS * 4)),
            longest=NOBODY, army=NOBODY, robber=NOBODY, turn=0, card_played=0, rolled=0, built=0, offers=0,
            attempts=vec[i64]([0] * SEATS), asked=0, deals=vec[i64]([0] * (SEATS * (1 + 2 * GOODS))),
            ports=vec[i64]([0] * SEATS), hidden=vec[i64]([0] * ((SEATS + 1) * SEATS * RESOURCES)), winner=NOBODY,
        )

    @staticmethod
    def restored(data: Tables, stack: list[AnyFrame], revealed: i64, values: list[Any]) -> Catan:
        """From all columns, as a list: mypyc never frees a vec that interpreted code hands in by itself."""
        return Catan(
            data, stack, revealed,
            players=values[0], trade=values[1], partial=values[2], strict=values[3], bluff=values[4], terrain=values[5],
            number=values[6], harbour=values[7], building=values[8], way=values[9], goods=values[10], bank=values[11],
            cards=values[12], fresh=values[13], deck=values[14], under=values[15], used=values[16], knights=values[17],
            stock=values[18], longest=values[19], army=values[20], robber=values[21], turn=values[22],
            card_played=values[23], rolled=values[24], built=values[25], offers=values[26], attempts=values[27],
            asked=values[28], deals=values[29], ports=values[30], hidden=values[31], winner=values[32],
        )
    # fmt: on
    # ---- end of what was written

    def put_building(self, vertex: i64, piece: i64) -> None:
        """Something else stands on a crossing from now on."""
        self.building[vertex] = piece
        self.laid += 1

    def put_way(self, edge: i64, piece: i64) -> None:
        """Something else lies on a path from now on."""
        self.way[edge] = piece
        self.laid += 1


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
    s.touch(player)


def pay(s: Catan, player: i64, good: i64, n: i64) -> None:
    """Give back to the supply, openly."""
    s.bank[good] += n
    lose(s, player, good, n)


def lose(s: Catan, player: i64, good: i64, n: i64) -> None:
    """Cards leave a hand where all see them: what was doubted before may now be certain."""
    s.goods[player * GOODS + good] -= n
    s.touch(player)
    prove(s, player, good, 0)


def prove(s: Catan, player: i64, good: i64, n: i64) -> None:
    """All know now that a hand has at least so many cards of a kind: no more than the rest can be doubted."""
    if good == GOLD:
        return
    rest = s.goods[player * GOODS + good] - n
    i: i64 = player * RESOURCES + good
    for _ in range(SEATS + 1):
        if s.hidden[i] > rest:
            s.hidden[i] = rest
        i += SEATS * RESOURCES
