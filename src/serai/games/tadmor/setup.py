"""The first state: material by the number of players, before anyone has chosen anything."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import NOBODY, AnyFrame
from serai.games.tadmor.rules.preparation import Preparation
from serai.games.tadmor.state import BOX, SETUP, UNUSED, Tadmor
from serai.games.tadmor.tables import COLOURS, GOODS, KINDS, MISSIONS, PLACES, STAGES, UPGRADES, Tables, zeros


def start(data: Tables, players: int, options: dict[str, str]) -> Tadmor:  # rule S1, S2, S3, S5, S6, S11
    """Seat 1 is the start player; who sits there is settled before the match."""
    stack: list[AnyFrame] = [Preparation(NOBODY)]
    copies = data.copies[players - 2]
    return Tadmor(
        data,
        stack,
        0,
        players=players,
        expert=1 if options["experienced"] == "yes" else 0,
        start=0,
        round=0,
        phase=SETUP,
        pp=filled(players, data.prestige),
        store=first_goods(data, players),
        traded=zeros(players * GOODS),
        camels=filled(players, data.camels),
        ships=filled(players, data.ships),
        idle_camels=filled(players, data.camels),
        idle_ships=filled(players, data.ships),
        tower=zeros(players),
        temples=zeros(players * 2),
        finished=zeros(players),
        finishers=0,
        temple_left=filled(STAGES, data.temple_cards),
        owner=filled(PLACES, NOBODY),
        figure=zeros(PLACES),
        upgrade_at=upgrades_in_use(data, players),
        mission_at=zeros(MISSIONS),
        batch=zeros(MISSIONS),
        shuffles=0,
        goods=zeros(players * KINDS),
        pile=filled(KINDS, copies),
        top=filled(COLOURS, NOBODY),
        raider=NOBODY,
        plan=NOBODY,
        current=NOBODY,
        attacked=NOBODY,
        chosen=zeros(players),
        counsel=NOBODY,
        licence=zeros(players),
        cashed=zeros(players),
        favoured=zeros(players),
    )


def filled(n: i64, value: i64) -> vec[i64]:
    return vec[i64]([value] * n)


def first_goods(data: Tables, players: i64) -> vec[i64]:  # rule S7
    found = zeros(players * GOODS)
    i: i64 = 0
    while i < players * GOODS:
        found[i] = data.goods[i % GOODS]
        i += 1
    return found


def upgrades_in_use(data: Tables, players: i64) -> vec[i64]:  # rule S14
    """With two players fourteen upgrades stay out of the game."""
    found = filled(UPGRADES, BOX)
    u: i64 = 0
    while u < UPGRADES:
        if players == 2 and not data.for_two[u]:
            found[u] = UNUSED
        u += 1
    return found
