"""Everything that can change in a match of Tadmor. What is printed on components is in the tables."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import NOBODY, AnyFrame, State, mix, mix_all, mix_stack
from serai.games.tadmor.tables import COLOURS, GOODS, KINDS, MISSIONS, PLACES, STAGES, UPGRADES, Tables

# Where an upgrade is; OWNED + player is that player's.
BOX: Final = 0  # never drawn
DISPLAY: Final = 1
GONE: Final = 2  # drawn and not bought in its epoch
UNUSED: Final = 3  # not used with two players
OWNED: Final = 10

# Where a mission is; HAND + player, OPEN + player, RETURNED + player are that player's.
DECK: Final = 0
DISCARDED: Final = 1
ABSENT: Final = 2  # not used with so many players
HAND: Final = 10
OPEN: Final = 20
RETURNED: Final = 30

SETUP: Final = 0
PLACEMENT: Final = 1
RAID: Final = 2
UPGRADING: Final = 3
BUILDING: Final = 4
KINGDOM: Final = 5
ROUND_END: Final = 6
OVER: Final = 7
PHASES: Final = ("setup", "placement", "raiders", "upgrades", "building", "kingdom", "round-end", "over")

SITES: Final = 2  # temples a player may have in progress

# Parts that the changes are counted of, behind the players' boards: see `State.touch`.
FIGURES_PUT: Final = 4
CARDS_MOVED: Final = 5  # upgrades and missions
PILES: Final = 6  # of precious goods


class Tadmor(State):
    """One match. What players have lies in one vec each."""

    players: i64
    expert: i64  # 1 for the variant for experienced players
    start: i64  # who has the start player marker
    round: i64  # 1 to 9; 0 during the set-up
    phase: i64 = SETUP  # for the view: see PHASES
    pp: vec[i64]  # [players: data.prestige] prestige points
    store: vec[i64]  # [players * GOODS] warehouse: player * GOODS + good
    traded: vec[i64]  # [players * GOODS] traded store: player * GOODS + good
    camels: vec[i64]  # [players: data.camels] owned
    ships: vec[i64]  # [players: data.ships] owned
    idle_camels: vec[i64]  # [players: data.camels] not placed in this round
    idle_ships: vec[i64]  # [players: data.ships]
    tower: vec[i64]  # [players] height
    temples: vec[i64]  # [players * SITES] stage in progress: player * SITES + site; 0 is none
    finished: vec[i64]  # [players] temples finished
    finishers: i64  # how many players have finished a temple
    temple_left: vec[i64]  # [STAGES: data.temple_cards] temple cards left
    owner: vec[i64]  # [PLACES: NOBODY] whose figure stands there
    figure: vec[i64]  # [PLACES] CAMEL or SHIP
    upgrade_at: vec[i64]  # [UPGRADES: BOX] where each upgrade is
    mission_at: vec[i64]  # [MISSIONS: DECK] where each mission is
    batch: vec[i64]  # [MISSIONS] which shuffle of the deck each mission came from
    shuffles: i64  # how often the discarded missions were shuffled
    goods: vec[i64]  # [players * KINDS] precious goods: player * KINDS + kind
    pile: vec[i64]  # [KINDS] tiles under the top tile, by kind
    top: vec[i64]  # [COLOURS: NOBODY] kind on top
    raider: i64 = NOBODY  # who has chosen a raider card for the next raid
    plan: i64 = NOBODY  # the region on it: the raider's secret
    current: i64 = NOBODY  # the card on the space for the region under attack
    attacked: i64 = NOBODY  # the region being raided in this round
    chosen: vec[i64]  # [players] kingdom actions chosen on the board in this round, as bits
    counsel: i64 = NOBODY  # the kingdom action chosen with the personal tile in this round
    licence: vec[i64]  # [players] 1 if a returned mission opens a market in this round
    cashed: vec[i64]  # [players] goods bought for prestige in this round: 1 consumer, 2 luxury
    favoured: vec[i64]  # [players] precious goods bought for prestige in this round
    taxed: vec[i64]  # [players] 1 if the tax of this round is settled

    # ---- written by `make generate` from the columns above
    # fmt: off
    columns: ClassVar[tuple[str, ...]] = (
        "players", "expert", "start", "round", "phase", "pp", "store", "traded", "camels", "ships", "idle_camels",
        "idle_ships", "tower", "temples", "finished", "finishers", "temple_left", "owner", "figure", "upgrade_at",
        "mission_at", "batch", "shuffles", "goods", "pile", "top", "raider", "plan", "current", "attacked", "chosen",
        "counsel", "licence", "cashed", "favoured", "taxed",
    )

    def __init__(
        self, data: Tables, stack: list[AnyFrame], revealed: i64, *,
        players: i64, expert: i64, start: i64, round: i64, phase: i64, pp: vec[i64], store: vec[i64], traded: vec[i64],
        camels: vec[i64], ships: vec[i64], idle_camels: vec[i64], idle_ships: vec[i64], tower: vec[i64],
        temples: vec[i64], finished: vec[i64], finishers: i64, temple_left: vec[i64], owner: vec[i64], figure: vec[i64],
        upgrade_at: vec[i64], mission_at: vec[i64], batch: vec[i64], shuffles: i64, goods: vec[i64], pile: vec[i64],
        top: vec[i64], raider: i64, plan: i64, current: i64, attacked: i64, chosen: vec[i64], counsel: i64,
        licence: vec[i64], cashed: vec[i64], favoured: vec[i64], taxed: vec[i64],
    ) -> None:
        super().__init__(stack, revealed)
        self.data = data
        self.players = players
        self.expert = expert
        self.start = start
        self.round = round
        self.phase = phase
        self.pp = pp
        self.store = store
        self.traded = traded
        self.camels = camels
        self.ships = ships
        self.idle_camels = idle_camels
        self.idle_ships = idle_ships
        self.tower = tower
        self.temples = temples
        self.finished = finished
        self.finishers = finishers
        self.temple_left = temple_left
        self.owner = owner
        self.figure = figure
        self.upgrade_at = upgrade_at
        self.mission_at = mission_at
        self.batch = batch
        self.shuffles = shuffles
        self.goods = goods
        self.pile = pile
        self.top = top
        self.raider = raider
        self.plan = plan
        self.current = current
        self.attacked = attacked
        self.chosen = chosen
        self.counsel = counsel
        self.licence = licence
        self.cashed = cashed
        self.favoured = favoured
        self.taxed = taxed

    def clone(self) -> Tadmor:
        return Tadmor(
            self.data, self.stack[:], self.revealed,
            players=self.players, expert=self.expert, start=self.start, round=self.round, phase=self.phase,
            pp=self.pp[:], store=self.store[:], traded=self.traded[:], camels=self.camels[:], ships=self.ships[:],
            idle_camels=self.idle_camels[:], idle_ships=self.idle_ships[:], tower=self.tower[:],
            temples=self.temples[:], finished=self.finished[:], finishers=self.finishers,
            temple_left=self.temple_left[:], owner=self.owner[:], figure=self.figure[:], upgrade_at=self.upgrade_at[:],
            mission_at=self.mission_at[:], batch=self.batch[:], shuffles=self.shuffles, goods=self.goods[:],
            pile=self.pile[:], top=self.top[:], raider=self.raider, plan=self.plan, current=self.current,
            attacked=self.attacked, chosen=self.chosen[:], counsel=self.counsel, licence=self.licence[:],
            cashed=self.cashed[:], favoured=self.favoured[:], taxed=self.taxed[:],
        )

    def fingerprint(self) -> i64:
        found: i64 = 0
        found = mix(found, self.players)
        found = mix(found, self.expert)
        found = mix(found, self.start)
        found = mix(found, self.round)
        found = mix(found, self.phase)
        found = mix_all(found, self.pp)
        found = mix_all(found, self.store)
        found = mix_all(found, self.traded)
        found = mix_all(found, self.camels)
        found = mix_all(found, self.ships)
        found = mix_all(found, self.idle_camels)
        found = mix_all(found, self.idle_ships)
        found = mix_all(found, self.tower)
        found = mix_all(found, self.temples)
        found = mix_all(found, self.finished)
        found = mix(found, self.finishers)
        found = mix_all(found, self.temple_left)
        found = mix_all(found, self.owner)
        found = mix_all(found, self.figure)
        found = mix_all(found, self.upgrade_at)
        found = mix_all(found, self.mission_at)
        found = mix_all(found, self.batch)
        found = mix(found, self.shuffles)
        found = mix_all(found, self.goods)
        found = mix_all(found, self.pile)
        found = mix_all(found, self.top)
        found = mix(found, self.raider)
        found = mix(found, self.plan)
        found = mix(found, self.current)
        found = mix(found, self.attacked)
        found = mix_all(found, self.chosen)
        found = mix(found, self.counsel)
        found = mix_all(found, self.licence)
        found = mix_all(found, self.cashed)
        found = mix_all(found, self.favoured)
        found = mix_all(found, self.taxed)
        return mix_stack(found, self.stack)

    @staticmethod
    def blank(data: Tables, players: i64) -> Tadmor:
        """Every column as it is before anything is laid out."""
        return Tadmor(
            data, [], 0,
            players=players, expert=0, start=0, round=0, phase=SETUP, pp=vec[i64]([data.prestige] * players),
            store=vec[i64]([0] * (players * GOODS)), traded=vec[i64]([0] * (players * GOODS)),
            camels=vec[i64]([data.camels] * players), ships=vec[i64]([data.ships] * players),
            idle_camels=vec[i64]([data.camels] * players), idle_ships=vec[i64]([data.ships] * players),
            tower=vec[i64]([0] * players), temples=vec[i64]([0] * (players * SITES)), finished=vec[i64]([0] * players),
            finishers=0, temple_left=vec[i64]([data.temple_cards] * STAGES), owner=vec[i64]([NOBODY] * PLACES),
            figure=vec[i64]([0] * PLACES), upgrade_at=vec[i64]([BOX] * UPGRADES),
            mission_at=vec[i64]([DECK] * MISSIONS), batch=vec[i64]([0] * MISSIONS), shuffles=0,
            goods=vec[i64]([0] * (players * KINDS)), pile=vec[i64]([0] * KINDS), top=vec[i64]([NOBODY] * COLOURS),
            raider=NOBODY, plan=NOBODY, current=NOBODY, attacked=NOBODY, chosen=vec[i64]([0] * players), counsel=NOBODY,
            licence=vec[i64]([0] * players), cashed=vec[i64]([0] * players), favoured=vec[i64]([0] * players),
            taxed=vec[i64]([0] * players),
        )

    @staticmethod
    def restored(data: Tables, stack: list[AnyFrame], revealed: i64, values: list[Any]) -> Tadmor:
        """From all columns, as a list: mypyc never frees a vec that interpreted code hands in by itself."""
        return Tadmor(
            data, stack, revealed,
            players=values[0], expert=values[1], start=values[2], round=values[3], phase=values[4], pp=values[5],
            store=values[6], traded=values[7], camels=values[8], ships=values[9], idle_camels=values[10],
            idle_ships=values[11], tower=values[12], temples=values[13], finished=values[14], finishers=values[15],
            temple_left=values[16], owner=values[17], figure=values[18], upgrade_at=values[19], mission_at=values[20],
            batch=values[21], shuffles=values[22], goods=values[23], pile=values[24], top=values[25], raider=values[26],
            plan=values[27], current=values[28], attacked=values[29], chosen=values[30], counsel=values[31],
            licence=values[32], cashed=values[33], favoured=values[34], taxed=values[35],
        )
    # fmt: on
    # ---- end of what was written

    def epoch(self) -> i64:
        """0, 1, 2; the set-up belongs to the first."""
        if self.round <= 1:
            return 0
        return (self.round - 1) // self.data.rounds
