"""Everything that can change in a match of Tadmor. What is printed on components is in the tables."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import AnyFrame, State
from serai.games.tadmor.tables import Tables

# Where an upgrade is; OWNED + player is that player's.
BOX: Final = 0  # never drawn
DISPLAY: Final = 1
GONE: Final = 2  # drawn and not bought in its epoch
UNUSED: Final = 3  # not used with two players
OWNED: Final = 10

# Where a mission is; HAND + player, OPEN + player, RETURNED + player are that player's.
DECK: Final = 0
DISCARDED: Final = 1
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


class Tadmor(State):
    """One match. Per-player values are one vec each."""

    columns: ClassVar[tuple[str, ...]] = (
        "players", "expert", "start", "round", "phase", "pp", "store", "traded", "camels", "ships", "idle_camels",
        "idle_ships", "tower", "temples", "finished", "finishers", "temple_left", "owner", "figure", "upgrade_at",
        "mission_at", "batch", "shuffles", "goods", "pile", "top", "raider", "plan", "current", "attacked", "chosen",
        "counsel", "licence", "cashed", "favoured",
    )  # fmt: skip

    # fmt: off
    def __init__(
        self, data: Tables, stack: list[AnyFrame], revealed: i64, players: i64, expert: i64, start: i64, round: i64,
        phase: i64, pp: vec[i64], store: vec[i64], traded: vec[i64], camels: vec[i64], ships: vec[i64],
        idle_camels: vec[i64], idle_ships: vec[i64], tower: vec[i64], temples: vec[i64], finished: vec[i64],
        finishers: i64, temple_left: vec[i64], owner: vec[i64], figure: vec[i64], upgrade_at: vec[i64],
        mission_at: vec[i64], batch: vec[i64], shuffles: i64, goods: vec[i64], pile: vec[i64], top: vec[i64],
        raider: i64, plan: i64, current: i64, attacked: i64, chosen: vec[i64], counsel: i64, licence: vec[i64],
        cashed: vec[i64], favoured: vec[i64],
    ) -> None:
        # fmt: on
        super().__init__(stack, revealed)
        self.data = data
        self.players = players
        self.expert = expert
        self.start = start  # who has the start player marker
        self.round = round  # 1 to 9; 0 during the set-up
        self.phase = phase  # for the view: see PHASES
        self.pp = pp  # prestige points by player
        self.store = store  # warehouse: player * GOODS + good
        self.traded = traded  # traded store: player * GOODS + good
        self.camels = camels  # owned
        self.ships = ships  # owned
        self.idle_camels = idle_camels  # not placed in this round
        self.idle_ships = idle_ships
        self.tower = tower  # height by player
        self.temples = temples  # stage in progress: player * 2 + slot; 0 is none
        self.finished = finished  # temples finished by player
        self.finishers = finishers  # how many players have finished a temple
        self.temple_left = temple_left  # temple cards left by stage
        self.owner = owner  # whose figure stands on each place, or NOBODY
        self.figure = figure  # CAMEL or SHIP on each place
        self.upgrade_at = upgrade_at  # where each upgrade is
        self.mission_at = mission_at  # where each mission is
        self.batch = batch  # which shuffle of the deck each mission came from
        self.shuffles = shuffles  # how often the discarded missions were shuffled
        self.goods = goods  # precious goods: player * KINDS + kind
        self.pile = pile  # tiles under the top tile, by kind
        self.top = top  # kind on top by colour, or NOBODY
        self.raider = raider  # who has chosen a raider card for the next raid, or NOBODY
        self.plan = plan  # the region on it, or NOBODY: the raider's secret
        self.current = current  # the card on the space for the region under attack, or NOBODY
        self.attacked = attacked  # the region being raided in this round, or NOBODY
        self.chosen = chosen  # kingdom actions each player has chosen on the board in this round, as bits
        self.counsel = counsel  # the kingdom action chosen with the personal tile in this round, or NOBODY
        self.licence = licence  # players who may use a market by a returned mission in this round
        self.cashed = cashed  # goods bought for prestige in this round: 1 consumer, 2 luxury
        self.favoured = favoured  # precious goods bought for prestige in this round

    def clone(self) -> Tadmor:
        return Tadmor(
            self.data,
            self.stack[:],
            self.revealed,
            self.players,
            self.expert,
            self.start,
            self.round,
            self.phase,
            self.pp[:],
            self.store[:],
            self.traded[:],
            self.camels[:],
            self.ships[:],
            self.idle_camels[:],
            self.idle_ships[:],
            self.tower[:],
            self.temples[:],
            self.finished[:],
            self.finishers,
            self.temple_left[:],
            self.owner[:],
            self.figure[:],
            self.upgrade_at[:],
            self.mission_at[:],
            self.batch[:],
            self.shuffles,
            self.goods[:],
            self.pile[:],
            self.top[:],
            self.raider,
            self.plan,
            self.current,
            self.attacked,
            self.chosen[:],
            self.counsel,
            self.licence[:],
            self.cashed[:],
            self.favoured[:],
        )

    def epoch(self) -> i64:
        """0, 1, 2; the set-up belongs to the first."""
        if self.round <= 1:
            return 0
        return (self.round - 1) // self.data.rounds
