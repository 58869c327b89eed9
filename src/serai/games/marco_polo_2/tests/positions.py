"""Positions for rule tests: a table in the middle of a round, said in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from serai.games.marco_polo_2 import tables
from serai.games.marco_polo_2.rules.rounds import LastRound, RoundStart
from serai.games.marco_polo_2.rules.turn import EndTurn, Turn
from serai.games.marco_polo_2.state import BLACK, HAND, Journey
from serai.games.marco_polo_2.view import JourneyView, view
from serai.testing import ScriptedTable, table

GAME = "marco-polo-2"


def desk(
    players: int = 4,
    *,
    dice: str = "12345",
    black: str = "",
    goods: str = "",
    character: str = "",
    characters: Mapping[int, str] | None = None,
    at: str = "beijing",
    second: str = "",
    posts: str = "",
    seals: str = "",
    contracts: str = "",
    cards: Mapping[str, str] | None = None,
    outposts: Mapping[str, str] | None = None,
    used: Sequence[tuple[str, int, int]] = (),
    rivals: str = "11111",
    round: int = 1,
    black_dice: str = "taken",
) -> ScriptedTable:
    """Seat 1 is on turn with these things; the others only have dice. Money is what `goods` says, nothing else.

    Bonus markers b1 to b6 lie on the bonus cities in order, contracts k01 to k10 in the contract cities, cards c01
    to c08 on the card spaces. `used` lists dice that lie on spaces already: space, seat (5 neutral, 4 black), value.
    """

    def arrange(s: Journey) -> None:
        _lay_out(s)
        s.round = round
        _equip(s, goods, dice, black)
        for seat in range(1, players):
            _hold(s, seat, 0, rivals)
        for seat, name in {0: character, **(characters or {})}.items():
            s.character[seat] = tables.CHARACTER_NAMES.index(name) if name else -1
        s.figure[0] = tables.PLACE_NAMES.index(at)
        s.figure[1] = tables.PLACE_NAMES.index(second) if second else -1
        for city in posts.split():
            put_post(s, 0, city)
        for seal in seals.split():
            s.seal[tables.SEAL_NAMES.index(seal.rstrip("!"))] = 2 if seal.endswith("!") else 1
        for i, contract in enumerate(contracts.split()):
            _activate(s, i, tables.CONTRACT_NAMES.index(contract))
        for space, card in (cards or {}).items():
            s.slot[tables.SPACE_NAMES.index(space) - tables.CARD] = int(card[1:]) - 1
        for city, tile in (outposts or {}).items():
            s.outpost_at[tables.PLACE_NAMES.index(city)] = int(tile[1:]) - 1
        for space, seat, value in used:
            _place(s, tables.SPACE_NAMES.index(space), seat, value)
        s.stack = [LastRound(-1) if round == 5 else RoundStart(-1), EndTurn(0), Turn(0, 0, 0, 0)]

    return table(GAME, players, arrange, **{"black-dice": black_dice})


def amounts(t: ScriptedTable, seat: int = 0) -> str:
    """What a seat holds, like "3 coin, 1 jade"."""
    held = [(int(t.state.goods[seat * 6 + i]), name) for i, name in enumerate(tables.KIND_NAMES[:6])]
    return ", ".join(f"{n} {name}" for n, name in held if n)


def seen(t: ScriptedTable, seat: int = 0) -> JourneyView:
    """The table as a seat sees it."""
    return view(t.state, seat)


def bundle(t: ScriptedTable, number: int) -> dict[str, int]:
    """A printed price or reward."""
    data = t.state.data
    return {name: int(data.of(number, k)) for k, name in enumerate(tables.KIND_NAMES) if data.of(number, k)}


def points(t: ScriptedTable, seat: int = 0) -> int:
    return int(t.state.points[seat])


def posts_of(t: ScriptedTable, seat: int = 0) -> list[str]:
    at = seat * tables.PLACES
    return [name for i, name in enumerate(tables.PLACE_NAMES) if t.state.posts[at + i]]


def active(t: ScriptedTable, seat: int = 0) -> list[str]:
    return [tables.CONTRACT_NAMES[c] for c in t.state.active[seat * 2 : seat * 2 + 2] if c >= 0]


def hand(t: ScriptedTable, seat: int = 0) -> str:
    """The dice of a seat: own, then black ones."""
    at = seat * HAND
    own = "".join(str(v) * t.state.hand[at + v] for v in range(1, 7))
    black = "".join(str(v) * t.state.hand[at + 7 + v] for v in range(1, 7))
    return f"{own}+{black}" if black else own


def put_post(s: Journey, seat: int, city: str) -> None:
    s.posts[seat * tables.PLACES + tables.PLACE_NAMES.index(city)] = 1
    s.supply[seat] -= 1


def finish_turn(t: ScriptedTable) -> ScriptedTable:
    """Extra actions are over; refilled contract fields are drawn in order."""
    t.play("end-turn")
    while t.asked() == "draw-contract":
        t.play(t.offered()[0])
    return t


def play_opening(t: ScriptedTable, characters: Sequence[str] = ()) -> ScriptedTable:
    """Deal everything in the order of the components, up to the choice of characters or on to the first roll."""
    while t.asked() and t.asked() not in ("choose-character", "keep-goal", "roll-all", "roll-pool"):
        t.play(_wanted(t, characters))
    return t


def _wanted(t: ScriptedTable, characters: Sequence[str]) -> str:
    offered = t.offered()
    for name in characters:
        if f"show {name}" in offered:
            return f"show {name}"
    return offered[0]


def _lay_out(s: Any) -> None:
    for i, place in enumerate(s.data.bonus_place):
        s.marker_at[place] = i
    for i in range(8):
        s.slot[i] = i
        s.deck[i] = 0
    for i in range(10):
        s.field[i] = i
        s.pile[i] = 0
    for book in range(3):
        first = book * tables.BOOK_TILES
        s.tile_now[book], s.tile_next[book] = first, first + 1
        s.tile_deck[first] = s.tile_deck[first + 1] = 0
    for i in range(s.players * 3):
        s.goals[i] = i
    for seat in range(s.players):
        s.kept[seat] = 0


def _equip(s: Journey, goods: str, dice: str, black: str) -> None:
    for i in range(s.players * 6):
        s.goods[i] = 0
    for one in goods.split(", ") if goods else []:
        amount, kind = one.split()
        s.goods[tables.KIND_NAMES.index(kind)] = int(amount)
    _hold(s, 0, 0, dice)
    _hold(s, 0, BLACK, black)
    s.pool[0] -= len(black)


def _hold(s: Journey, seat: int, colour: int, dice: str) -> None:
    for value in range(7):
        s.hand[seat * HAND + colour * 7 + value] = dice.count(str(value))


def _activate(s: Journey, i: int, contract: int) -> None:
    s.active[i] = contract
    if contract >= tables.FIRST_START:
        s.boxed -= 1
    elif s.pile[contract]:
        s.pile[contract] = 0
    else:
        s.field[contract] = -1


def _place(s: Any, space: int, seat: int, value: int) -> None:
    s.dice_at[space * 6 + seat] += 1
    s.placed = type(s.placed)([*s.placed, space * 100 + seat * 10 + value])
    if space == tables.KHAN:
        s.khan_high = value
