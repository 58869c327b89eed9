"""Everything that changes in a match of Cheops, besides the base game's."""

from __future__ import annotations

from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import NOBODY, AnyFrame, mix, mix_all, mix_stack
from serai.games.catan.cheops.tables import CheopsTables
from serai.games.catan.state import Catan
from serai.games.catan.tables import CARDS, GOODS, RESOURCES, SEATS


class Cheops(Catan):
    """A match of the base game and the pyramid."""

    bundles: ClassVar[dict[str, tuple[tuple[str, int], ...]]] = {
        "more": (("begun", 0), ("black", 0), ("blocks", SEATS), ("blessed", 0), ("seafarers", 0), ("sailed", 0))
    }

    begun: i64  # whether anyone has settled beside the site
    black: i64  # the Pharaoh's own blocks
    blocks: vec[i64]  # [SEATS] laid, by player
    blessed: i64 = NOBODY  # who holds the Pharaoh's blessing
    seafarers: i64  # option: ships by the rules of the Seafarers; a ship laid this turn is then owner + 9
    sailed: i64  # a ship was moved this turn
    tables: CheopsTables  # = data: with Egypt

    # ---- written by `make generate` from the columns above
    # fmt: off
    columns: ClassVar[tuple[str, ...]] = (
        "players", "trade", "partial", "strict", "bluff", "terrain", "number", "harbour", "building", "way", "goods",
        "bank", "cards", "fresh", "deck", "under", "used", "knights", "stock", "longest", "army", "robber", "turn",
        "card_played", "rolled", "built", "offers", "attempts", "asked", "deals", "ports", "hidden", "winner", "begun",
        "black", "blocks", "blessed", "seafarers", "sailed",
    )

    def __init__(
        self, data: CheopsTables, stack: list[AnyFrame], revealed: i64, *,
        players: i64, trade: i64, partial: i64, strict: i64, bluff: i64, terrain: vec[i64], number: vec[i64],
        harbour: vec[i64], building: vec[i64], way: vec[i64], goods: vec[i64], bank: vec[i64], cards: vec[i64],
        fresh: vec[i64], deck: vec[i64], under: i64, used: vec[i64], knights: vec[i64], stock: vec[i64], longest: i64,
        army: i64, robber: i64, turn: i64, card_played: i64, rolled: i64, built: i64, offers: i64, attempts: vec[i64],
        asked: i64, deals: vec[i64], ports: vec[i64], hidden: vec[i64], winner: i64, begun: i64, black: i64,
        blocks: vec[i64], blessed: i64, seafarers: i64, sailed: i64,
    ) -> None:
        super().__init__(
            data, stack, revealed,
            players=players, trade=trade, partial=partial, strict=strict, bluff=bluff, terrain=terrain, number=number,
            harbour=harbour, building=building, way=way, goods=goods, bank=bank, cards=cards, fresh=fresh, deck=deck,
            under=under, used=used, knights=knights, stock=stock, longest=longest, army=army, robber=robber, turn=turn,
            card_played=card_played, rolled=rolled, built=built, offers=offers, attempts=attempts, asked=asked,
            deals=deals, ports=ports, hidden=hidden, winner=winner,
        )
        self.begun = begun
        self.black = black
        self.blocks = blocks
        self.blessed = blessed
        self.seafarers = seafarers
        self.sailed = sailed
        self.tables = data

    def clone(self) -> Cheops:
        return Cheops(
            self.tables, self.stack[:], self.revealed,
            players=self.players, trade=self.trade, partial=self.partial, strict=self.strict, bluff=self.bluff,
            terrain=self.terrain[:], number=self.number[:], harbour=self.harbour[:], building=self.building[:],
            way=self.way[:], goods=self.goods[:], bank=self.bank[:], cards=self.cards[:], fresh=self.fresh[:],
            deck=self.deck[:], under=self.under, used=self.used[:], knights=self.knights[:], stock=self.stock[:],
            longest=self.longest, army=self.army, robber=self.robber, turn=self.turn, card_played=self.card_played,
            rolled=self.rolled, built=self.built, offers=self.offers, attempts=self.attempts[:], asked=self.asked,
            deals=self.deals[:], ports=self.ports[:], hidden=self.hidden[:], winner=self.winner, begun=self.begun,
            black=self.black, blocks=self.blocks[:], blessed=self.blessed, seafarers=self.seafarers, sailed=self.sailed,
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
        found = mix(found, self.begun)
        found = mix(found, self.black)
        found = mix_all(found, self.blocks)
        found = mix(found, self.blessed)
        found = mix(found, self.seafarers)
        found = mix(found, self.sailed)
        return mix_stack(found, self.stack)

    @staticmethod
    def blank(data: CheopsTables, players: i64) -> Cheops:  # type: ignore[override]
        """Every column as it is before anything is laid out."""
        return Cheops(
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
            begun=0, black=0, blocks=vec[i64]([0] * SEATS), blessed=NOBODY, seafarers=0, sailed=0,
        )

    @staticmethod
    def restored(data: CheopsTables, stack: list[AnyFrame], revealed: i64, values: list[Any]) -> Cheops:  # type: ignore[override]
        """From all columns, as a list: mypyc never frees a vec that interpreted code hands in by itself."""
        return Cheops(
            data, stack, revealed,
            players=values[0], trade=values[1], partial=values[2], strict=values[3], bluff=values[4], terrain=values[5],
            number=values[6], harbour=values[7], building=values[8], way=values[9], goods=values[10], bank=values[11],
            cards=values[12], fresh=values[13], deck=values[14], under=values[15], used=values[16], knights=values[17],
            stock=values[18], longest=values[19], army=values[20], robber=values[21], turn=values[22],
            card_played=values[23], rolled=values[24], built=values[25], offers=values[26], attempts=values[27],
            asked=values[28], deals=values[29], ports=values[30], hidden=values[31], winner=values[32],
            begun=values[33], black=values[34], blocks=values[35], blessed=values[36], seafarers=values[37],
            sailed=values[38],
        )
    # fmt: on
    # ---- end of what was written


def at_site(s: Cheops, vertex: i64) -> bool:
    return s.tables.site[vertex] != 0


def on_nile(s: Cheops, vertex: i64) -> bool:
    return s.tables.nile[vertex] != 0


def count_blocks(s: Cheops) -> i64:
    """All blocks of the pyramid."""
    n = s.black
    for laid in s.blocks:
        n += laid
    return n
