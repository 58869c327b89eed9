"""Set-up (p. 2 to 4 and 15): the table before anything is dealt, and what is dealt in which order."""

from __future__ import annotations

from librt.vecs import append
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
from serai.games.marco_polo_2.rules.rounds import DealCard, DealTile, FirstRound
from serai.games.marco_polo_2.state import FIGURES, HAND, NEUTRAL, ON_BOARD, Journey
from serai.games.marco_polo_2.tables import (
    BEIJING,
    BOOK_LOWER,
    BOOK_TILES,
    BOOKS,
    CAMEL,
    CARD,
    COIN,
    DEALT_GOALS,
    HELD,
    KHAN,
    SLOTS,
    SPECIAL,
    Tables,
)


def start(data: Tables, players: int, options: dict[str, str]) -> Journey:
    """The table as it is laid out; the stack deals the rest."""
    s = Journey.blank(data, players)
    s.black_variant = int(options["black-dice"] == "rolled")
    _equip(s)
    _block(s)
    _stack_up(s)
    s.stack = _opening(s.players)[::-1]
    return s


def _stack_up(s: Journey) -> None:  # rule M1
    """Piles of contracts, city cards and offer tiles, as many as there are; blue contracts wait in the box."""
    for contract in range(s.data.reds):
        s.pile[contract] = 1
    s.boxed = s.data.starts
    for card in range(s.data.cards):
        s.deck[card] = 1
    for book in range(BOOKS):
        for tile in range(s.data.tiles[book]):
            s.tile_deck[book * BOOK_TILES + tile] = 1


def _equip(s: Journey) -> None:  # rule M2
    """Coins, camels and a figure in Beijing for each; the score starts at zero."""
    for player in range(s.players):
        s.goods[player * HELD + COIN] = s.data.coins
        s.goods[player * HELD + CAMEL] = s.data.camels
        s.figure[player * FIGURES] = BEIJING
        s.hand[player * HAND] = 5


def _block(s: Journey) -> None:  # rule M6
    """Fewer players: fewer black dice, and neutral dice that stay all game."""
    row = s.players - 2
    s.pool[0] = s.data.black_dice[row]
    _neutral(s, KHAN, s.data.khan_blocked[row], 1)
    for space in range(SPECIAL, CARD):
        _neutral(s, space, s.data.special_blocked[row], 1)
    _neutral(s, BOOK_LOWER, s.data.book_blocked[row], 5)


def _neutral(s: Journey, space: i64, count: i64, value: i64) -> None:
    s.dice_at[space * ON_BOARD + NEUTRAL] = count
    for _ in range(count):
        s.placed = append(s.placed, space * 100 + NEUTRAL * 10 + value)


def _opening(players: i64) -> list[AnyFrame]:  # rule M1
    """What is dealt and chosen before the first round, in order."""
    frames: list[AnyFrame] = [DealMarker(CHANCE, 0), DealOutpost(CHANCE, 0)]
    for slot in range(SLOTS):
        frames.append(DealCard(CHANCE, slot))
    frames.append(Refill(NOBODY, 0))
    for book in range(BOOKS):
        frames.append(DealTile(CHANCE, book))
        frames.append(DealTile(CHANCE, book))
    _deal_players(frames, players)
    frames.append(ShowCharacter(CHANCE, players + 1))
    for player in range(players - 1, -1, -1):
        frames.append(ChooseCharacter(player))
    frames.append(ClearCharacters(NOBODY))
    for player in range(players):
        frames.append(KeepGoal(player))
    frames.append(FirstRound(NOBODY))
    return frames


def _deal_players(frames: list[AnyFrame], players: i64) -> None:
    for player in range(players):
        frames.append(DealStart(CHANCE, player))
    for player in range(players):
        for number in range(DEALT_GOALS):
            frames.append(DealGoal(CHANCE, player, number))
