"""What a seat may see: boards, stores and towers are open; hands and the raiders' plan are not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from serai.core.flow import NOBODY
from serai.core.game import Portion, Together
from serai.games.tadmor.rules.holdings import PayAny, Waive, held
from serai.games.tadmor.rules.round_end import Drop
from serai.games.tadmor.state import (
    BOX,
    DECK,
    DISCARDED,
    DISPLAY,
    HAND,
    OPEN,
    OWNED,
    PHASES,
    RETURNED,
    Tadmor,
)
from serai.games.tadmor.tables import COLOURS, GOOD_NAMES, GOODS, KINDS, PLACES, STAGES
from serai.games.tadmor.words import FIGURE, KIND, MISSION, PLACE, REGION, UPGRADE


class Figure(msgspec.Struct, frozen=True):
    """A camel or a ship on the board or on a personal tile."""

    place: str
    player: int
    figure: str


class Stack(msgspec.Struct, frozen=True):
    """Precious goods of one colour: the tile on top, and how many there are of each kind, that one among them."""

    top: str | None
    kinds: dict[str, int]


class PlayerBoard(msgspec.Struct, frozen=True):
    """A player's board, open to all. `stages` are those of all temples together, `highest` those of the highest."""

    prestige: int
    warehouse: list[int]
    traded: list[int]
    camels: int
    ships: int
    idle_camels: int
    idle_ships: int
    tower: int
    temples: list[int]
    finished: int
    stages: int
    highest: int
    upgrades: list[str]
    open_missions: list[str]
    returned_missions: list[str]
    hand: int
    goods: dict[str, int]
    licence: bool


class TadmorView(msgspec.Struct, frozen=True):
    """The table as one seat sees it. `safe_region` is the open raider card: nobody can choose it for the next raid."""

    seat: int
    players: int
    start_player: int
    round: int
    epoch: int
    upgrade_price: int
    tax: int
    tax_prestige: int
    phase: str
    boards: list[PlayerBoard]
    figures: list[Figure]
    display: list[str]
    undrawn: list[str]
    stacks: list[Stack]
    temple_cards: list[int]
    mission_deck: int
    discarded: list[str]
    safe_region: str | None
    attacked_region: str | None
    raider: int | None
    hand: list[str]
    plan: str | None


def view(s: Tadmor, seat: int) -> TadmorView:
    return TadmorView(
        seat=seat,
        players=int(s.players),
        start_player=int(s.start),
        round=int(s.round),
        epoch=int(s.epoch()) + 1,
        upgrade_price=int(s.data.upgrade_price[s.epoch()]),
        tax=int(s.data.tax[s.epoch()]),
        tax_prestige=int(s.data.tax_prestige[s.epoch()]),
        phase=PHASES[s.phase],
        boards=[_board(s, p) for p in range(s.players)],
        figures=_figures(s),
        display=_upgrades(s, DISPLAY),
        undrawn=[word for word in _upgrades(s, BOX) if s.data.epoch_of[UPGRADE.index[word]] <= s.epoch()],
        stacks=[_stack(s, colour) for colour in range(COLOURS)],
        temple_cards=[int(n) for n in s.temple_left],
        mission_deck=len(_missions(s, DECK)),
        discarded=_missions(s, DISCARDED),
        safe_region=_region(s.current),
        attacked_region=_region(s.attacked),
        raider=int(s.raider) if s.raider != NOBODY else None,
        hand=own_hand(s, seat),
        plan=own_plan(s, seat),
    )


def own_seat(s: Tadmor, seat: int, seen: object = None) -> int:
    return seat


def own_hand(s: Tadmor, seat: int, seen: object = None) -> list[str]:
    return _missions(s, HAND + seat) if seat >= 0 else []


def own_plan(s: Tadmor, seat: int, seen: object = None) -> str | None:
    return _region(s.plan) if seat >= 0 and s.raider == seat else None


def _board(s: Tadmor, p: int) -> PlayerBoard:
    temples = [int(stage) for stage in s.temples[2 * p : 2 * p + 2]]
    finished = int(s.finished[p])
    return PlayerBoard(
        prestige=int(s.pp[p]),
        warehouse=[int(n) for n in s.store[p * GOODS : (p + 1) * GOODS]],
        traded=[int(n) for n in s.traded[p * GOODS : (p + 1) * GOODS]],
        camels=int(s.camels[p]),
        ships=int(s.ships[p]),
        idle_camels=int(s.idle_camels[p]),
        idle_ships=int(s.idle_ships[p]),
        tower=int(s.tower[p]),
        temples=temples,
        finished=finished,
        stages=sum(temples) + finished * STAGES,
        highest=STAGES if finished else max(temples),
        upgrades=_upgrades(s, OWNED + p),
        open_missions=_missions(s, OPEN + p),
        returned_missions=_missions(s, RETURNED + p),
        hand=len(_missions(s, HAND + p)),
        goods={KIND.words[k]: int(s.goods[p * KINDS + k]) for k in range(KINDS) if s.goods[p * KINDS + k]},
        licence=bool(s.licence[p]),
    )


def _figures(s: Tadmor) -> list[Figure]:
    return [
        Figure(PLACE.words[place], int(s.owner[place]), FIGURE.words[s.figure[place]])
        for place in range(PLACES)
        if s.owner[place] != NOBODY
    ]


def _stack(s: Tadmor, colour: int) -> Stack:
    top = int(s.top[colour])
    kinds = {KIND.words[k]: int(s.pile[k]) + (k == top) for k in range(KINDS) if s.data.colour_of[k] == colour}
    return Stack(KIND.words[top] if top != NOBODY else None, kinds)


def _upgrades(s: Tadmor, where: int) -> list[str]:
    return [UPGRADE.words[u] for u, at in enumerate(s.upgrade_at) if at == where]


def _missions(s: Tadmor, where: int) -> list[str]:
    return [MISSION.words[m] for m, at in enumerate(s.mission_at) if at == where]


def _region(region: int) -> str | None:
    return REGION.words[region] if region != NOBODY else None


def waived_together(s: Tadmor, asked: Waive) -> Together:
    """Of what is due, what the player has not got must be among it."""
    due = [int(asked.due(good)) for good in range(GOODS)]
    least = [max(0, due[good] - int(held(s, asked.player, good))) for good in range(GOODS)]
    return _together(int(asked.left), int(asked.last), due, least)


def paid_together(s: Tadmor, asked: PayAny) -> Together:
    return _together(int(asked.left), int(asked.last), [int(held(s, asked.player, good)) for good in range(GOODS)])


def dropped_together(s: Tadmor, asked: Drop) -> Together:
    stored = [int(s.store[asked.player * GOODS + good]) for good in range(GOODS)]
    return _together(int(asked.surplus(s)), int(asked.last), stored)


def _together(wanted: int, last: int, most: Sequence[int], least: Sequence[int] = (0,) * GOODS) -> Together:
    """Kinds are named in ascending order, so those before the last are settled."""
    kinds = [good for good in range(last, GOODS) if most[good]]
    return Together(wanted, [Portion(GOOD_NAMES[good], least[good], most[good]) for good in kinds])


TOGETHER: dict[str, Callable[[Tadmor, Any], Together]] = {
    "waive": waived_together,
    "pay-any": paid_together,
    "drop": dropped_together,
}
