"""The rest of a round as one scheme: which figures go where, and what is fetched, bought and built with them.

A beam search in layers: every action uses up a figure, so positions with equally many figures left are compared.
Payments with all their trades belong to the action they pay for (see purse.py). Others' figures stay where they are.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import NOBODY, Chance, Decision, mix
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.core.scales import weigh
from serai.games.tadmor.choices import best_kind, best_tiles, best_top
from serai.games.tadmor.danger import dangers
from serai.games.tadmor.look import SCALES
from serai.games.tadmor.outlook import reckon, rivals, seen
from serai.games.tadmor.purse import GIVES, Purse
from serai.games.tadmor.rules.goods import Gift, PickTile
from serai.games.tadmor.rules.placement import put
from serai.games.tadmor.rules.trade import open_trades, trade
from serai.games.tadmor.rules.windows import TRADE, Build
from serai.games.tadmor.state import Tadmor
from serai.games.tadmor.tables import (
    BARTERS,
    DOUBLE,
    EPOCHS,
    FULFIL,
    GAIN,
    GOOD,
    GOODS,
    MARKET,
    MARKET_ONE_WAY,
    OWN_KINGDOM,
    RAIDERS,
    REGIONS,
    SINGLE,
    TAX,
    TEMPLE,
    UPGRADE,
)

USED: Final = 9  # nobody's number: a space whose figure has acted in the plan
IDLE_CAMEL: Final = 3.4  # what a figure may still bring that is not used yet
IDLE_SHIP: Final = 3.8
HOPE: Final = 3.0  # what a market may still bring
STORED: Final = 0.8  # what a good may still bring that figures can spend in this round ...
ENOUGH: Final = 2  # ... at most so many of them ...
SPENT: Final = 3  # ... and for each figure so many more
OPEN_DEBT: Final = 2.5  # for each good that is owed and not there
LAST: Final = 8  # trades at the end of a plan
ENDS: Final = 4  # plans for which last trades are tried
BETTER: Final = 0.05  # points that a last trade must bring
STRIDE: Final = 7919  # between the seeds of draws

# Digits that tell plans apart.
FETCHED: Final = 1
TRADED: Final = 1 << 3
BOUGHT: Final = 1 << 6
HONOURED: Final = 1 << 9
RAISED: Final = 1 << 12
GATHERED: Final = 1 << 15
WIDE: Final = 4  # width of a search from which purchases, temples and missions are told apart ...
WIDEST: Final = 30  # ... and levels and precious goods as well

# What is still to come in the round.
UPGRADES_COME: Final = 0
BUILDING_COMES: Final = 1
CLOSING_COMES: Final = 2
NOTHING_COMES: Final = 3


class FreeHand(Build):
    """Stands for the rest of a player's round in a plan."""

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: i64) -> None:
        super().__init__(player, 1)

    def idle(self, s: Tadmor) -> bool:
        return False


class Scheme(Purse):
    """A position on the way of a plan, how it was reached, and what it is worth if the round ended there."""

    def __init__(
        self, s: Tadmor, p: i64, wild: i64, debt: i64, cards: i64, stage: i64, before: Scheme | None, move: i64
    ) -> None:
        super().__init__(s, p, wild, debt, cards)
        self.stage = stage
        self.before = before
        self.move = move  # as in a window: what was done to come here
        self.draws: i64 = before.draws if before is not None else 0
        self.kind: i64 = before.kind if before is not None else 0  # what was done so far, as digits (see kind_after)
        self.danger: float = before.danger if before is not None else 0.0  # points that raiders are likely to cost
        self.worth: float = 0.0
        self.rank: float = 0.0  # its worth, and what unused figures may bring

    def judge(self, left: float) -> None:
        s, p = self.s, self.p
        goods = self.goods()
        owed: i64 = 0
        for good in range(GOODS):
            if goods[good] < 0:
                owed -= goods[good]
                goods[good] = 0
        found = reckon(s, p, goods)
        found += weigh(SCALES.weights, seen(s, p, left, goods, self.cards))
        self.worth = found - rivals(s, p) / float(s.players - 1) - self.danger
        self.rank = self.worth + IDLE_CAMEL * float(s.idle_camels[p]) + IDLE_SHIP * float(s.idle_ships[p])
        stored = goods[0] + goods[1] + goods[2] + goods[3]
        most = ENOUGH + SPENT * (s.idle_camels[p] + s.idle_ships[p])
        self.rank += STORED * float(stored if stored < most else most)
        if owed:
            self.worth = -1000.0
            self.rank -= OPEN_DEBT * float(owed)

    def figures(self) -> i64:
        """Figures that can still act."""
        s, p = self.s, self.p
        found = s.idle_camels[p] + s.idle_ships[p]
        for place in s.data.places:
            if s.owner[place] == p and not is_office(s.data.place_effect[place]):
                found += 1
        return found


def is_office(effect: i64) -> bool:
    """Spaces where a figure acts by standing there."""
    return effect == MARKET or effect == MARKET_ONE_WAY or TAX <= effect <= RAIDERS or effect == OWN_KINGDOM


def rank_of(x: Scheme) -> float:
    return -x.rank


def worth_of(x: Scheme) -> float:
    return -x.worth


def kind_after(kind: i64, effect: i64, width: i64) -> i64:
    """The digits that say of which actions a plan has how many, after one more; the widest searches tell most apart."""
    if effect == GAIN:
        return counted(kind, FETCHED, 5)
    if effect == MARKET or effect == MARKET_ONE_WAY:
        return counted(kind, TRADED, 1)
    if width >= WIDE and effect == UPGRADE:
        return counted(kind, BOUGHT, 3)
    if width >= WIDE and TEMPLE <= effect <= FULFIL:
        return counted(kind, HONOURED, 3)
    if width >= WIDEST and (effect == SINGLE or effect == DOUBLE):
        return counted(kind, RAISED, 1)
    if width >= WIDEST and effect == GOOD:
        return counted(kind, GATHERED, 3)
    return kind


def counted(kind: i64, digit: i64, most: i64) -> i64:
    return kind + digit if kind // digit % 8 < most else kind


def best_of_kinds(layer: list[Scheme]) -> list[Scheme]:
    """Of plans that did the same kinds of things only the best one, so that very different plans are followed."""
    found: list[Scheme] = []
    known: set[int] = set()
    for x in layer:
        if int(x.kind) not in known:
            known.add(int(x.kind))
            found.append(x)
    return found


class Beam:
    """A search in layers; what can be done from a position is said by who makes it."""

    def __init__(self, p: i64, width: i64, seed: i64, placing: bool) -> None:
        self.p = p
        self.width = width
        self.seed = seed
        self.placing = placing  # whether figures in hand may still be put on the board
        self.left: float = 0.0
        self.layers: list[list[Scheme]] = []
        self.at: i64 = 0  # the layer that is being searched
        self.known: set[int] = set()
        self.ends: list[Scheme] = []
        self.dangers = vec[float]()  # by region: what raiders are likely to cost there
        self.tiles = vec[i64]()  # upgrades of the display worth looking at

    def search(self, root: Scheme) -> Scheme:
        s = root.s
        self.left = float(s.data.rounds * EPOCHS - s.round)
        self.known = set()
        self.ends = []
        self.tiles = best_tiles(s, self.p, self.left)
        self.dangers = dangers(s, self.p) if self.placing else vec[float]([0.0] * REGIONS)
        figures = root.figures()
        self.layers = [[] for _ in range(figures + 3)]
        root.judge(self.left)
        self.layers[figures].append(root)
        for i in range(figures + 1):
            self.at = figures - i
            self.expand_layer()
        self.ends.sort(key=worth_of)
        best = root
        for x in self.ends[:ENDS]:
            y = self.finish(x)
            if y.worth > best.worth:
                best = y
        return best

    def expand_layer(self) -> None:
        """The best of the layer, then what they become by actions without a figure."""
        done: i64 = 0
        while done < 2 * self.width:
            layer = self.layers[self.at]
            self.layers[self.at] = []
            if not layer:
                return
            layer.sort(key=rank_of)
            for x in best_of_kinds(layer):
                self.ends.append(x)
                self.expand(x)
                done += 1
        self.layers[self.at] = []

    def expand(self, x: Scheme) -> None:
        """Enter all that one more action leads to."""
        raise NotImplementedError

    def step(self, x: Scheme, place: i64, figure: i64, move: i64) -> Scheme:
        """A copy in which a figure stands on a place, and counts as used."""
        y = Scheme(x.s.clone(), self.p, x.wild, x.debt, x.cards, x.stage, x, move)
        if figure != NOBODY:
            put(y.s, self.p, figure, place)
            region = y.s.data.place_region[place]
            if region != NOBODY:
                y.danger += self.dangers[region]
        return y

    def enter(self, y: Scheme, place: i64) -> None:
        """An action is done: what it brings to light, and where it stands among others."""
        s = y.s
        effect = s.data.place_effect[place] if place != NOBODY else NOBODY
        if place != NOBODY and not is_office(effect):
            s.owner[place] = USED
        self.resolve(y)
        key = mix(mix(mix(mix(s.fingerprint(), y.wild), y.debt), y.cards), y.stage)
        if int(key) in self.known:
            return
        self.known.add(int(key))
        y.judge(self.left)
        y.kind = kind_after(y.kind, effect, self.width)
        if effect == MARKET or effect == MARKET_ONE_WAY:
            y.rank += HOPE
        self.layers[y.figures()].append(y)

    def resolve(self, y: Scheme) -> None:
        """Tiles that are drawn or given."""
        s = y.s
        while len(s.stack) > 1:
            top = s.stack[-1]
            assert isinstance(top, Decision)
            if isinstance(top, Chance):
                if top.idle(s):
                    s.stack.pop()
                    continue
                y.draws += 1
                move = random_move(s, Rng(self.seed + STRIDE * y.draws))
            elif isinstance(top, Gift):
                if top.idle(s):
                    s.stack.pop()
                    continue
                move = best_top(s, self.p)
            else:
                assert isinstance(top, PickTile)
                move = best_kind(s, self.p, top.colour)
            s.stack.pop()
            top.play(s, move)

    def finish(self, x: Scheme) -> Scheme:
        """Last trades, as long as they make the stores better."""
        for _ in range(LAST):
            better = self.trade_on(x) if x.stage != NOTHING_COMES else x
            if better is x:
                return x
            x = better
        return x

    def trade_on(self, x: Scheme) -> Scheme:
        """The best trade, or the position as it is."""
        best = x
        trades = open_trades(x.s, self.p)
        for barter in range(BARTERS):
            if trades & (1 << barter) and x.s.store[self.p * GOODS + GIVES[barter]]:
                y = Scheme(x.s.clone(), self.p, x.wild, x.debt, x.cards, x.stage, x, TRADE + barter)
                trade(y.s, self.p, barter)
                if len(y.s.stack) == 1:
                    y.judge(self.left)
                    if y.worth > best.worth + BETTER:
                        best = y
        return best
