"""Everything that changes in a match of Alexander der Große, besides the base game's."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import NOBODY, AnyFrame, mix, mix_all, mix_stack
from serai.games.catan.alexander.tables import ADVISERS, CHIP_KINDS, AlexanderTables
from serai.games.catan.state import Catan
from serai.games.catan.tables import CARDS, GOODS, RESOURCES, SEATS

# Where an adviser card is that no player holds.
READY: Final = -1
GONE: Final = -2  # not in this match


class Alexander(Catan):
    """A match of the base game and the march."""

    bundles: ClassVar[dict[str, tuple[tuple[str, int], ...]]] = {
        "more": (
            ("reinforcements", RESOURCES),
            ("chips", CHIP_KINDS),
            ("won", SEATS),
            ("advisers", ADVISERS),
            ("passed", 0),
            ("removed", 0),
            ("turns", 0),
        )
    }

    reinforcements: vec[i64]  # [RESOURCES] in the face-down stack, by resource
    chips: vec[i64]  # [CHIP_KINDS] not turned up yet, by event, with the three that are never laid out
    won: vec[i64]  # [SEATS] chips won, by player
    advisers: vec[i64]  # [ADVISERS: READY] who holds the First, Second and Third adviser; READY or GONE
    passed: i64  # crossings Alexander has passed
    removed: i64  # chips nobody wanted
    turns: i64  # begun so far
    tables: AlexanderTables  # = data: with the march

    # ---- written by `make generate` from the columns above
    # fmt: off
    columns: ClassVar[tuple[str, ...]] = (
        "players", "trade", "partial", "strict", "bluff", "terrain", "number", "harbour", "building", "way", "goods",
        "bank", "cards", "fresh", "deck", "under", "used", "knights", "stock", "longest", "army", "robber", "turn",
        "card_played", "rolled", "built", "offers", "attempts", "asked", "deals", "ports", "hidden", "winner",
        "reinforcements", "chips", "won", "advisers", "passed", "removed", "turns",
    )

    def __init__(
        self, data: AlexanderTables, stack: list[AnyFrame], revealed: i64, *,
        players: i64, trade: i64, partial: i64, strict: i64, bluff: i64, terrain: vec[i64], number: vec[i64],
        harbour: vec[i64], building: vec[i64], way: vec[i64], goods: vec[i64], bank: vec[i64], cards: vec[i64],
        fresh: vec[i64], deck: vec[i64], under: i64, used: vec[i64], knights: vec[i64], stock: vec[i64], longest: i64,
        army: i64, robber: i64, turn: i64, card_played: i64, rolled: i64, built: i64, offers: i64, attempts: vec[i64],
        asked: i64, deals: vec[i64], ports: vec[i64], hidden: vec[i64], winner: i64, reinforcements: vec[i64],
        chips: vec[i64], won: vec[i64], advisers: vec[i64], passed: i64, removed: i64, turns: i64,
    ) -> None:
        super().__init__(
            data, stack, revealed,
            players=players, trade=trade, partial=partial, strict=strict, bluff=bluff, terrain=terrain, number=number,
            harbour=harbour, building=building, way=way, goods=goods, bank=bank, cards=cards, fresh=fresh, deck=deck,
            under=under, used=used, knights=knights, stock=stock, longest=longest, army=army, robber=robber, turn=turn,
            card_played=card_played, rolled=rolled, built=built, offers=offers, attempts=attempts, asked=asked,
            deals=deals, ports=ports, hidden=hidden, winner=winner,
        )
        self.reinforcements = reinforcements
        self.chips = chips
        self.won = won
        self.advisers = advisers
        self.passed = passed
        self.removed = removed
        self.turns = turns
        self.tables = data

    def clone(self) -> Alexander:
        return Alexander(
            self.tables, self.stack[:], self.revealed,
            players=self.players, trade=self.trade, partial=self.partial, strict=self.strict, bluff=self.bluff,
            terrain=self.terrain[:], number=self.number[:], harbour=self.harbour[:], building=self.building[:],
            way=self.way[:], goods=self.goods[:], bank=self.bank[:], cards=self.cards[:], fresh=self.fresh[:],
            deck=self.deck[:], under=self.under, used=self.used[:], knights=self.knights[:], stock=self.stock[:],
            longest=self.longest, army=self.army, robber=self.robber, turn=self.turn, card_played=self.card_played,
            rolled=self.rolled, built=self.built, offers=self.offers, attempts=self.attempts[:], asked=self.asked,
            deals=self.deals[:], ports=self.ports[:], hidden=self.hidden[:], winner=self.winner,
            reinforcements=self.reinforcements[:], chips=self.chips[:], won=self.won[:], advisers=self.advisers[:],
            passed=self.passed, removed=self.removed, turns=self.turns,
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
        found = mix_all(found, self.reinforcements)
        found = mix_all(found, self.chips)
        found = mix_all(found, self.won)
        found = mix_all(found, self.advisers)
        found = mix(found, self.passed)
        found = mix(found, self.removed)
        found = mix(found, self.turns)
        return mix_stack(found, self.stack)

    @staticmethod
    def blank(data: AlexanderTables, players: i64) -> Alexander:  # type: ignore[override]
        """Every column as it is before anything is laid out."""
        return Alexander(
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
            reinforcements=vec[i64]([0] * RESOURCES), chips=vec[i64]([0] * CHIP_KINDS), won=vec[i64]([0] * SEATS),
            advisers=vec[i64]([READY] * ADVISERS), passed=0, removed=0, turns=0,
        )

    @staticmethod
    def restored(data: AlexanderTables, stack: list[AnyFrame], revealed: i64, values: list[Any]) -> Alexander:  # type: ignore[override]
        """From all columns, as a list: mypyc never frees a vec that interpreted code hands in by itself."""
        return Alexander(
            data, stack, revealed,
            players=values[0], trade=values[1], partial=values[2], strict=values[3], bluff=values[4], terrain=values[5],
            number=values[6], harbour=values[7], building=values[8], way=values[9], goods=values[10], bank=values[11],
            cards=values[12], fresh=values[13], deck=values[14], under=values[15], used=values[16], knights=values[17],
            stock=values[18], longest=values[19], army=values[20], robber=values[21], turn=values[22],
            card_played=values[23], rolled=values[24], built=values[25], offers=values[26], attempts=values[27],
            asked=values[28], deals=values[29], ports=values[30], hidden=values[31], winner=values[32],
            reinforcements=values[33], chips=values[34], won=values[35], advisers=values[36], passed=values[37],
            removed=values[38], turns=values[39],
        )
    # fmt: on
    # ---- end of what was written


def count_reinforcements(s: Alexander) -> i64:
    """Cards in the face-down stack."""
    n: i64 = 0
    for count in s.reinforcements:
        n += count
    return n


def last_passed(s: Alexander) -> i64:
    """The crossing Alexander has just passed."""
    return s.tables.stage_vertex[s.passed - 1]
