"""What a seat may see, by inclusion: everything but the goal cards of the others."""

from __future__ import annotations

import msgspec

from serai.core.game import Portion, Together
from serai.games.marco_polo_2 import tables
from serai.games.marco_polo_2.rules.store import GoodsOfChoice
from serai.games.marco_polo_2.state import BLACK, HAND, OWN, Journey


class Die(msgspec.Struct, frozen=True):
    """A die on the board: whose (a seat, or -1 for black, -2 for neutral) and what it shows."""

    space: str
    owner: int
    value: int


class PlayerView(msgspec.Struct, frozen=True):
    """One player's side of the table."""

    character: str
    points: int
    goods: dict[str, int]
    dice: list[int]
    black_dice: list[int]
    figures: list[str]
    posts: list[str]
    posts_left: int
    seals: dict[str, str]
    contracts: list[str]
    completed: int
    outposts: list[str]
    goals: list[str]
    goal: str


class JourneyView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    round: int
    start: int
    black_dice: list[int]
    dice: list[Die]
    cards: dict[str, str]
    contracts: dict[str, list[str]]
    contracts_in_pile: int
    contracts_under_pile: list[str]
    offers: list[str]
    next_offers: list[str]
    bonuses: dict[str, str]
    outposts: dict[str, str]
    characters: list[str]
    drawn: str
    players: list[PlayerView]


def view(s: Journey, seat: int) -> JourneyView:
    return JourneyView(
        round=int(s.round),
        start=int(s.start),
        black_dice=[int(n) for n in s.pool],
        dice=[_die(int(code)) for code in s.placed],
        cards={tables.SPACE_NAMES[13 + i]: _card(card) for i, card in enumerate(s.slot) if card >= 0},
        contracts={
            tables.PLACE_NAMES[city]: [_contract(c) for c in s.field[i * 2 : i * 2 + 2] if c >= 0]
            for i, city in enumerate(s.data.contract_city)
        },
        contracts_in_pile=int(sum(s.pile)),
        contracts_under_pile=[_contract(c) for c in s.under],
        offers=[_tile(t) for t in s.tile_now if t >= 0],
        next_offers=[_tile(t) for t in s.tile_next if t >= 0],
        bonuses={tables.PLACE_NAMES[i]: tables.MARKER_NAMES[m] for i, m in enumerate(s.marker_at) if m >= 0},
        outposts={tables.PLACE_NAMES[i]: tables.OUTPOST_NAMES[m] for i, m in enumerate(s.outpost_at) if m >= 0},
        characters=[name for i, name in enumerate(tables.CHARACTER_NAMES) if s.shown[i]],
        drawn=_contract(s.drawn) if s.drawn >= 0 else "",
        players=[_player(s, p, seat) for p in range(s.players)],
    )


def own_players(s: Journey, seat: int, seen: list[PlayerView]) -> list[PlayerView]:
    """What a seat sees of the players where others see this: more of itself."""
    return [_player(s, p, seat) if p == seat else seen[p] for p in range(s.players)]


def _player(s: Journey, p: int, seat: int) -> PlayerView:
    mine = s.goals[p * 3 : p * 3 + 3]
    open_to = p == seat or not s.stack
    return PlayerView(
        character=tables.CHARACTER_NAMES[s.character[p]] if s.character[p] >= 0 else "",
        points=int(s.points[p]),
        goods={name: int(s.goods[p * 6 + i]) for i, name in enumerate(tables.KIND_NAMES[:6])},
        dice=_dice(s, p, OWN),
        black_dice=_dice(s, p, BLACK),
        figures=[tables.PLACE_NAMES[at] for at in s.figure[p * 2 : p * 2 + 2] if at >= 0],
        posts=[name for i, name in enumerate(tables.PLACE_NAMES) if s.posts[p * tables.PLACES + i]],
        posts_left=int(s.supply[p]),
        seals=_seals(s, p),
        contracts=[_contract(c) for c in s.active[p * 2 : p * 2 + 2] if c >= 0],
        completed=int(s.done[p]),
        outposts=[tables.OUTPOST_NAMES[i] for i, holder in enumerate(s.holder) if holder == p],
        goals=[_goal(g) for g in mine if g >= 0] if p == seat else [],
        goal=_goal(mine[s.kept[p]]) if open_to and s.kept[p] >= 0 else "",
    )


def _dice(s: Journey, p: int, colour: int) -> list[int]:
    at = p * HAND + colour * 7
    return [value for value in range(1, 7) for _ in range(s.hand[at + value])]


def _seals(s: Journey, p: int) -> dict[str, str]:
    sides = ("", "simple", "improved")
    mine = s.seal[p * 4 : p * 4 + 4]
    return {name: sides[mine[i]] for i, name in enumerate(tables.SEAL_NAMES) if mine[i]}


def _die(code: int) -> Die:
    names = (*tables.SPACE_NAMES, "bag")
    column = code // 10 % 10
    return Die(names[code // 100], column if column < 4 else 3 - column, code % 10)


def _contract(c: int) -> str:
    return tables.CONTRACT_NAMES[c]


def _card(c: int) -> str:
    return tables.CARD_NAMES[c]


def _goal(g: int) -> str:
    return tables.GOAL_NAMES[g]


def _tile(t: int) -> str:
    return tables.TILE_NAMES[t]


def goods_together(s: Journey, asked: GoodsOfChoice) -> Together:
    """Goods of choice: kinds before the one that is asked for are settled; one that is not there is asked for too."""
    kinds = range(int(asked.kind), tables.GOLD + 1)
    return Together(int(asked.left), [Portion(tables.KIND_NAMES[k], 0, int(asked.room(s, k))) for k in kinds])


TOGETHER = {"give-goods": goods_together, "take-goods": goods_together}
