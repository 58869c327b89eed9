"""Set-up (p. 2 to 4 and 15): the table before anything is dealt, and what is dealt in which order."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import CHANCE, NOBODY, AnyFrame
from serai.games.marco_polo_2.rules.contracts import Refill
from serai.games.marco_polo_2.rules.opening import (
    ChooseCharacter,
    ClearCharacters,
    DealGoal,
    DealMarker,
    DealOutpost,
    DealStart,
    KeepGoal,
    ShowCharacter,
)
from serai.games.marco_polo_2.rules.rounds import DealCard, DealTile, RoundStart
from serai.games.marco_polo_2.state import HAND, NEUTRAL, ON_BOARD, Journey
from serai.games.marco_polo_2.tables import (
    BEIJING,
    BOOK_LOWER,
    CAMEL,
    CARD,
    CHARACTERS,
    CITY_CARDS,
    COIN,
    CONTRACT_COUNT,
    FIRST_START,
    HELD,
    KHAN,
    OUTPOSTS,
    PLACES,
    SEAL_KINDS,
    SLOTS,
    SPACES,
    SPECIAL,
    TILES,
    Tables,
)


def start(data: Tables, players: int, options: dict[str, str]) -> Journey:
    """The table as it is laid out; the stack deals the rest."""
    n: i64 = players
    s = Journey(
        data, [], 0,
        n, 1 if options["black-dice"] == "rolled" else 0, 0, 0, 0, 1,
        _filled(n * HELD, 0), _filled(n, 0), _filled(n * HAND, 0), _filled(7, 0),
        _filled((SPACES + 1) * ON_BOARD, 0), vec[i64](),
        _filled(n, NOBODY), _filled(CHARACTERS, 0), _filled(n * 2, NOBODY), _filled(n * PLACES, 0),
        _filled(n, data.posts), _filled(n * SEAL_KINDS, 0),
        _filled(CONTRACT_COUNT, 0), vec[i64](), _filled(10, NOBODY), _filled(n * 2, NOBODY), _filled(n, 0),
        CONTRACT_COUNT - FIRST_START, NOBODY,
        _filled(CITY_CARDS, 1), _filled(SLOTS, NOBODY), _filled(TILES, 1), _filled(3, NOBODY), _filled(3, NOBODY),
        _filled(PLACES, NOBODY), _filled(PLACES, NOBODY), _filled(OUTPOSTS, NOBODY),
        _filled(n * 3, NOBODY), _filled(n, NOBODY),
    )  # fmt: skip
    _equip(s)
    _block(s)
    contract: i64 = 0
    while contract < FIRST_START:
        s.pile[contract] = 1
        contract += 1
    frames = _opening(n)
    s.stack = frames[::-1]
    return s


def _equip(s: Journey) -> None:  # rule M2
    """Coins, camels and a figure in Beijing for each; the score starts at zero."""
    player: i64 = 0
    while player < s.players:
        s.goods[player * HELD + COIN] = s.data.coins
        s.goods[player * HELD + CAMEL] = s.data.camels
        s.figure[player * 2] = BEIJING
        s.hand[player * HAND] = 5
        player += 1


def _block(s: Journey) -> None:  # rule M6
    """Fewer players: fewer black dice, and neutral dice that stay all game."""
    row = s.players - 2
    s.pool[0] = s.data.black_dice[row]
    _neutral(s, KHAN, s.data.khan_blocked[row], 1)
    city: i64 = 0
    while city < CARD - SPECIAL:
        _neutral(s, SPECIAL + city, s.data.special_blocked[row], 1)
        city += 1
    _neutral(s, BOOK_LOWER, s.data.book_blocked[row], 5)


def _neutral(s: Journey, space: i64, count: i64, value: i64) -> None:
    s.dice_at[space * ON_BOARD + NEUTRAL] = count
    while count > 0:
        s.placed = append(s.placed, space * 100 + NEUTRAL * 10 + value)
        count -= 1


def _opening(players: i64) -> list[AnyFrame]:  # rule M1
    """What is dealt and chosen before the first round, in order."""
    frames: list[AnyFrame] = [DealMarker(CHANCE, 0), DealOutpost(CHANCE, 0)]
    slot: i64 = 0
    while slot < SLOTS:
        frames.append(DealCard(CHANCE, slot))
        slot += 1
    frames.append(Refill(NOBODY, 0))
    book: i64 = 0
    while book < 3:
        frames.append(DealTile(CHANCE, book))
        frames.append(DealTile(CHANCE, book))
        book += 1
    _deal_players(frames, players)
    frames.append(ShowCharacter(CHANCE, players + 1))
    player = players - 1
    while player >= 0:
        frames.append(ChooseCharacter(player))
        player -= 1
    frames.append(ClearCharacters(NOBODY))
    player = 0
    while player < players:
        frames.append(KeepGoal(player))
        player += 1
    frames.append(RoundStart(NOBODY))
    return frames


def _deal_players(frames: list[AnyFrame], players: i64) -> None:
    player: i64 = 0
    while player < players:
        frames.append(DealStart(CHANCE, player))
        player += 1
    player = 0
    while player < players:
        number: i64 = 0
        while number < 3:
            frames.append(DealGoal(CHANCE, player, number))
            number += 1
        player += 1


def _filled(length: i64, value: i64) -> vec[i64]:
    return vec[i64]([value] * length)
