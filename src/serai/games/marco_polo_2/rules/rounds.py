"""How a round goes (p. 16), and the end of the game (p. 15)."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import CHANCE, FINE, NOBODY, Chance, Curtain, Decision, Fault, Note, Step, kinds_of, odds_of
from serai.games.marco_polo_2.rules import dice, rewards, turn
from serai.games.marco_polo_2.rules.faults import NO_BONUS
from serai.games.marco_polo_2.state import BLACK_ON_BOARD, DICE_PUT, IMPROVED, MAP, NEUTRAL, ON_BOARD, OWN, Journey
from serai.games.marco_polo_2.tables import (
    ABHA_BASU,
    BOOK_TILES,
    BOOKS,
    COIN,
    DE_WU,
    DEALT_GOALS,
    GOLD,
    HELD,
    JADE,
    MAILIN,
    PEPPER,
    PLACES,
    SEAL_KINDS,
    SHIELDS,
    SILK,
    TILES,
)

SEAL_BONUS: Final = 40  # moves of DoubleBonus after the places
AREA_SLOT: Final = 6


class RoundStart(Step[Journey]):  # rule M80
    """Dice come back; then offers, bonuses, city cards and the roll, in this order."""

    def run(self, s: Journey) -> None:
        s.round += 1
        s.tell("round-begins", s.round)
        if s.round > 1:
            clear_board(s)
        s.then(NewOffers(NOBODY), RoundBonuses(s.start, s.players), NewCards(NOBODY), RollRound(NOBODY))
        # The rest of the round lies under these: the roll pushes the first turn.


class FirstRound(RoundStart):  # rule M80
    """The set-up is done and the first round begins."""


class LastRound(Step[Journey]):  # rule M90
    """The last round is over: goal cards are shown, and everything is counted."""

    def run(self, s: Journey) -> None:
        s.then(Reveal(), FinalScoring(NOBODY))


class Reveal(Curtain[Journey]):  # rule M90
    """Before the goal cards are shown nothing of them is known, and the last move may still be taken back."""


def clear_board(s: Journey) -> None:  # rule M80, M6
    """Own dice go home, black ones to their space; neutral dice stay."""
    kept = vec[i64]()
    for die in s.placed:
        column = die // 10 % 10
        if column == NEUTRAL:
            kept = append(kept, die)
        else:
            s.dice_at[die // 100 * ON_BOARD + column] -= 1
            if column == BLACK_ON_BOARD:
                s.pool[0] += 1
            else:
                dice.add_die(s, column, OWN, 0, 1)
    s.placed = kept
    s.touch(DICE_PUT)
    for value in range(1, dice.FACES + 1):
        s.pool[0] += s.pool[value]
        s.pool[value] = 0
    s.height = 0
    s.khan_high = 1  # neutral dice on the Khan's spaces show a 1, which any die reaches


class NewOffers(Step[Journey]):  # rule M81
    """The next offer tile of each pile comes to its book, and the one under it is seen."""

    def run(self, s: Journey) -> None:
        if s.round == 1:
            return
        for book in range(BOOKS - 1, -1, -1):
            s.tile_now[book] = s.tile_next[book]
            s.tile_next[book] = NOBODY
            s.touch(MAP)
            s.tell("new-offer", book, s.tile_now[book])
            if s.round < s.data.rounds:
                s.then(DealTile(CHANCE, book))


class DealTile(Chance[Journey]):  # rule M1, M81
    """The next tile of a book's open pile; the one that stays last is never seen."""

    fields: ClassVar[tuple[str, ...]] = ("player", "book")

    def __init__(self, player: i64, book: i64) -> None:
        super().__init__(player)
        self.book = book

    def moves(self, s: Journey) -> vec[i64]:
        found = vec[i64]()
        for tile in range(TILES):
            if s.tile_deck[tile] and tile // BOOK_TILES == self.book:
                found = append(found, tile)
        return found

    def odds(self, s: Journey) -> vec[i64]:
        return vec[i64]([1] * len(self.moves(s)))

    def play(self, s: Journey, move: i64) -> None:
        s.tile_deck[move] = 0
        s.touch(MAP)
        if s.tile_now[self.book] < 0:
            s.tile_now[self.book] = move
            s.tell("new-offer", self.book, move)
        else:
            s.tile_next[self.book] = move
            s.tell("next-offer", self.book, move)


class RoundBonuses(Step[Journey]):  # rule M82
    """Cities, characters and improved seals give their bonuses, player by player."""

    fields: ClassVar[tuple[str, ...]] = ("player", "left")

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__(player)
        self.left = left

    def run(self, s: Journey) -> None:
        if self.left > 1:
            s.then(RoundBonuses((self.player + 1) % s.players, self.left - 1))
        if s.character[self.player] == MAILIN:
            s.then(DoubleBonus(self.player))
        self.give_seals(s)
        if s.character[self.player] == ABHA_BASU:  # rule M112
            s.then(rewards.Gain(self.player, s.data.abha_round, 1))
        for place in range(PLACES - 1, -1, -1):
            if rewards.has_bonus(s, self.player, place):
                s.then(rewards.Gain(self.player, s.data.marker[s.marker_at[place]], 1))

    def give_seals(self, s: Journey) -> None:
        for seal in range(SEAL_KINDS - 1, -1, -1):
            if s.seal[self.player * SEAL_KINDS + seal] == IMPROVED:
                s.then(rewards.Gain(self.player, s.data.seal_bonus[seal], 1))


class DoubleBonus(Decision[Journey]):  # rule M113
    """Mailin and Tian Chin: one of the bonuses of this round's start comes a second time."""

    rule: ClassVar[str] = "M113"
    faults: ClassVar[tuple[Fault, ...]] = ((NO_BONUS, "M113", "no-bonus"),)

    def fault(self, s: Journey, move: i64) -> i64:
        if move < SEAL_BONUS:
            return FINE if rewards.has_bonus(s, self.player, move) else NO_BONUS
        return FINE if s.seal[self.player * SEAL_KINDS + move - SEAL_BONUS] == IMPROVED else NO_BONUS

    def idle(self, s: Journey) -> bool:
        return len(self.moves(s)) == 0

    def size(self, s: Journey) -> i64:
        return SEAL_BONUS + SEAL_KINDS

    def play(self, s: Journey, move: i64) -> None:
        s.tell("doubles", self.player)
        if move < SEAL_BONUS:
            rewards.gain(s, self.player, s.data.marker[s.marker_at[move]], 1)
        else:
            rewards.gain(s, self.player, s.data.seal_bonus[move - SEAL_BONUS], 1)

    def preview(self, s: Journey, move: i64) -> Note | None:
        if move < SEAL_BONUS:
            return Note("brings", s.data.marker[s.marker_at[move]])
        return Note("brings", s.data.seal_bonus[move - SEAL_BONUS])


class NewCards(Step[Journey]):  # rule M83
    """Two new city cards in the action area; the old ones go back to the box."""

    def run(self, s: Journey) -> None:
        if s.round > 1:
            s.then(DealCard(CHANCE, AREA_SLOT), DealCard(CHANCE, AREA_SLOT + 1))


class DealCard(Chance[Journey]):  # rule M1, M83
    """The top city card for a space on the map or in the action area."""

    fields: ClassVar[tuple[str, ...]] = ("player", "slot")

    def __init__(self, player: i64, slot: i64) -> None:
        super().__init__(player)
        self.slot = slot

    def moves(self, s: Journey) -> vec[i64]:
        return kinds_of(s.deck)

    def odds(self, s: Journey) -> vec[i64]:
        return odds_of(s.deck)

    def play(self, s: Journey, move: i64) -> None:
        s.deck[move] = 0
        s.slot[self.slot] = move
        s.touch(MAP)
        s.tell("card-laid", move, self.slot)


class RollRound(Step[Journey]):  # rule M84
    """All roll their dice; the start player has the first turn."""

    def run(self, s: Journey) -> None:
        last = s.round == s.data.rounds
        s.then(turn.NextTurn(s.start), LastRound(NOBODY) if last else RoundStart(NOBODY))
        for i in range(s.players - 1, -1, -1):
            s.then(dice.RollAll(CHANCE, (s.start + i) % s.players))
        if s.black_variant:
            s.then(dice.RollPool(CHANCE))


class FinalScoring(Step[Journey]):  # rule M90
    """Goal cards are shown and everything is counted, each line for itself; the game is over."""

    def run(self, s: Journey) -> None:
        for player in range(s.players):
            goal = s.goals[player * DEALT_GOALS + s.kept[player]]
            s.tell("shows-goal", player, goal)
            score_seals(s, player, goal)
            count = count_shields(s, player, goal)
            score_for(s, player, track_points(s, count), "scores-shields", count)
            score_store(s, player)
            most = contract_points(s, player)
            score_for(s, player, most, "scores-contracts", s.done[player])
        s.tell("game-over")


def score_for(s: Journey, player: i64, points: i64, message: str, what: i64) -> None:
    """Points of the final scoring, with what they are for."""
    if points:
        s.points[player] += points
        s.touch(player)
        s.tell(message, player, points, what)


def score_seals(s: Journey, player: i64, goal: i64) -> None:  # rule M91
    for seal in range(SEAL_KINDS):
        if s.seal[player * SEAL_KINDS + seal] == IMPROVED:
            score_for(s, player, s.data.goal_seal[goal * SEAL_KINDS + seal], "scores-seal", seal)


def score_store(s: Journey, player: i64) -> None:  # rule M93, M94
    goods, coins = count_goods(s, player), s.goods[player * HELD + COIN]
    score_for(s, player, goods // s.data.goods_per_point, "scores-goods", goods)
    score_for(s, player, coins // s.data.coins_per_point, "scores-coins", coins)


def seal_points(s: Journey, player: i64, goal: i64) -> i64:  # rule M91
    points: i64 = 0
    for seal in range(SEAL_KINDS):
        if s.seal[player * SEAL_KINDS + seal] == IMPROVED:
            points += s.data.goal_seal[goal * SEAL_KINDS + seal]
    return points


def has_shield(s: Journey, player: i64, shield: i64) -> bool:
    for place in range(PLACES):
        if s.posts[player * PLACES + place] and s.data.shield[place] == shield:
            return True
    return False


def count_shields(s: Journey, player: i64, goal: i64) -> i64:  # rule M92, M111
    """Different shields of cities with own posts, one more for each that the goal card shows, and De Wu's."""
    count = s.data.de_wu_shields if s.character[player] == DE_WU else 0
    for shield in range(SHIELDS):
        if has_shield(s, player, shield):
            count += 1 + (s.data.goal_shield[goal * SHIELDS + shield] if goal >= 0 else 0)
    return count


def track_points(s: Journey, count: i64) -> i64:  # rule M92
    last = len(s.data.track) - 1
    return s.data.track[count if count < last else last]


def shield_points(s: Journey, player: i64, goal: i64) -> i64:
    return track_points(s, count_shields(s, player, goal))


def count_goods(s: Journey, player: i64) -> i64:
    """Pepper, silk, gold and jade; camels are no goods."""
    goods = s.goods[player * HELD + PEPPER] + s.goods[player * HELD + SILK]
    return goods + s.goods[player * HELD + GOLD] + s.goods[player * HELD + JADE]


def store_points(s: Journey, player: i64) -> i64:  # rule M93, M94
    return count_goods(s, player) // s.data.goods_per_point + s.goods[player * HELD + COIN] // s.data.coins_per_point


def contract_points(s: Journey, player: i64) -> i64:  # rule M95
    """Most completed contracts, second most; two players have no second place."""
    mine = s.done[player]
    most: i64 = 0
    second: i64 = 0
    for done in s.done:
        if done > most:
            second = most
            most = done
        elif second < done < most:
            second = done
    if mine == 0:
        return 0
    if mine == most:
        return s.data.most_contracts
    return s.data.second_contracts if mine == second and s.players > 2 else 0
