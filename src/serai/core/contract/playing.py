"""Plays matches with every check on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from serai.core.codec import digest, dump
from serai.core.contract import copies, hiding, offers
from serai.core.contract.broken import BrokenPromise, Outcome, broken
from serai.core.contract.order import check_together
from serai.core.contract.worlds import Past
from serai.core.dealer import Dealer
from serai.core.flow import CHANCE, SPECTATOR, AnyDecision, State, pending, play
from serai.core.game import AnyGame
from serai.core.header import new_header
from serai.core.log import Header, parse
from serai.core.match import Match
from serai.core.pack import Pack
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.core.trail import Position
from serai.core.verify import verify

IMAGINED = 4  # moves that are played on in a redealt state
UNDO_EVERY = 8  # of the moves that can be taken back, one in so many is, and is played again


def check_state(game: AnyGame, state: State, rng: Rng, deep: bool) -> None:
    """Every promise on one settled state. Not deep: those that cost little."""
    offers.check_moves(game, state)
    copies.check_columns(game, state)
    copies.check_remembered(game, state)
    copies.check_clone(game, state)
    check_together(game, state, rng)
    if deep:
        _check_deeply(game, state, rng)


def _check_deeply(game: AnyGame, state: State, rng: Rng) -> None:
    before = dump(state)
    offers.check_offers(game, state)
    offers.check_anchors(game, state)
    offers.check_refusals(game, state)
    offers.check_evaluation(game, state)
    copies.check_save(game, state)
    for seat in seats_of(game, state):
        hiding.check_redeal(game, state, seat, rng)
        check_imagined(game, state, seat, rng)
        hiding.check_alike(game, state, game.rules.redeal(state, seat, rng), seat)
    if dump(state) != before:
        what = f"asking about a state changed its {copies.difference(before, dump(state))}"
        raise broken(game, state, "looking", what)


def check_imagined(game: AnyGame, state: State, seat: int, rng: Rng) -> None:
    """A redealt state is one that can be played: its moves are promised like any other's."""
    other = game.rules.redeal(state, seat, rng)
    for _ in range(IMAGINED):
        if not other.stack:
            return
        offers.check_moves(game, other)
        play(other, random_move(other, rng))


def check_move(game: AnyGame, state: State, decision: AnyDecision, move: int, rng: Rng, seats: Sequence[int]) -> None:
    """Every promise on one offered move from a settled state, as these seats see it."""
    copies.check_clone_play(game, state, decision, move)
    copies.check_tallies(game, state, decision, move)
    copies.check_trails(game, state, decision, move)
    copies.check_save_play(game, state, decision, move)
    for note in Outcome(state, decision.player, move).notes:
        offers.check_note(game, state, note, decision, move)
    for seat in seats:
        hiding.check_told(game, state, decision, move, seat, rng)
        hiding.check_secret(game, state, decision, move, seat, rng)


def check_match(match: Match) -> None:
    """The log of a match replays to the same states and tells everyone the same; its dice are as promised."""
    game, log = match.game, parse(match.log().text())
    again = Match.replay(game, log, match.pack)
    if log.entries != match.entries or digest(again.state) != digest(match.state):
        raise broken(game, match.state, "replay", "the log leads to another position")
    for seat in seats_of(game, match.state):
        if again.lines(seat) != match.lines(seat):
            raise broken(game, match.state, "replay", f"the log tells {hiding.seat_name(seat)} something else")
    for seat in seats_of(game, match.state):
        hiding.look(game, match.state, seat, deep=True)  # the table can still be looked at when all is over
    if log.seed:
        verify(game, log, match.pack)


def check_redeals(game: AnyGame, matches: Sequence[Watched]) -> None:
    """Over some matches a redeal changes something for every seat, or, in an open game, nothing for any.

    Who plays alone may know all there is to know: then the redeal for spectators is what has to change something.
    """
    seats = seats_of(game, matches[0].state)
    for seat in seats:
        changes = sum(match.changes.get(seat, 0) for match in matches)
        alone = len(seats) == 2 and seat != SPECTATOR
        if game.rules.hidden and not changes and not alone:
            what = f"redealing for {hiding.seat_name(seat)} never changes anything"
            raise broken(game, matches[0].state, "redeal", what)
        if changes and not game.rules.hidden:
            what = f"redealing for {hiding.seat_name(seat)} changes a game in which nothing is hidden"
            raise broken(game, matches[0].state, "redeal", what)


def seats_of(game: AnyGame, s: State) -> list[int]:
    """Every seat, and the spectator's."""
    return [*range(offers.count_players(game, s)), SPECTATOR]


class Watched(Match):
    """A match that checks the contract as it is played, at the dealer's moves too."""

    def __init__(
        self, game: AnyGame, header: Header, pack: Pack, dealer: Dealer, rng: Rng, deep_every: int, every: int
    ) -> None:
        super().__init__(game, header, pack, dealer)
        self.rng = rng
        self.deep_every = deep_every
        self.every = every
        self.moves = 0  # made and not taken back
        self.looks = 0  # how often the state was looked at; the seats take turns at it
        self.changes: dict[int, int] = {}  # how often a redeal changed something, by seat
        self.totals = game.rules.conserved(self.state)
        self.undoing = False
        self.past = Past()

    def _play(self, seat: int, words: str, language: str = "en", asked: tuple[AnyDecision, int] | None = None) -> None:
        offers.check_moves(self.game, self.state)
        decision, move = self._number(Position(0, self.state, self.told), seat, words, language)
        self._check_before(decision, move)
        state, before = self.state.clone(), (digest(self.state), len(self.told))
        super()._play(seat, words, language)
        self.moves += 1
        copies.check_conserved(self.game, self.state, self.totals, decision, move)
        self._check_barrier(seat, decision, move)
        if self.can_undo(seat) and self.rng.below(UNDO_EVERY) == 0:
            self._check_undo(seat, words, before)
        self.past.add(state, decision, move)

    def _check_before(self, decision: AnyDecision, move: int) -> None:
        deep = self.moves % self.deep_every == 0
        if not deep and self.moves % self.every:
            return
        game, state, seats = self.game, self.state, seats_of(self.game, self.state)
        check_state(game, state, self.rng, deep)
        turn = seats[self.looks % len(seats)]
        self.looks += 1
        if hiding.check_redeal(game, state, turn, self.rng, deep=False):
            self.changes[turn] = self.changes.get(turn, 0) + 1
        check_move(game, state, decision, move, self.rng, seats if deep else [turn])
        self.past.check(game, state, turn, self.rng)

    def _check_barrier(self, seat: int, decision: AnyDecision, move: int) -> None:
        """Nothing can be taken back by another seat, unless it is asked together, or after chance or a reveal."""
        for other in range(self.header.players):
            if self.can_undo(other) and (seat == CHANCE or (other != seat and not decision.together())):
                raise broken(
                    self.game, self.state, "undo", f"seat {other + 1} could undo across a barrier", decision, move
                )

    def _check_undo(self, seat: int, words: str, before: tuple[str, int]) -> None:
        """Take the move back, look, and play it again."""
        after = dump(self.state)
        self._undo(seat)
        if (digest(self.state), len(self.told)) != before:
            raise broken(self.game, self.state, "undo", f"taking {words} back did not restore everything")
        super()._play(seat, words)
        if dump(self.state) != after:
            raise broken(self.game, self.state, "undo", f"{words} played again leads to another position")


def play_checked(
    game: AnyGame,
    players: int,
    options: Mapping[str, str],
    seed: int,
    deep_every: int = 1,
    limit: int | None = None,
    pack: Pack | None = None,
    every: int = 1,
) -> Watched:
    """Play one random match with all checks on; the deep ones at every `deep_every`-th move.

    In long games the light ones may be made at every `every`-th move; offers, totals and undo always are.
    `limit` ends it after so many moves; without one it must end by itself within the game's longest.
    """
    dealer, pack = Dealer.numbered(seed), pack or game.pack()
    seats = [f"Seat {i + 1}" for i in range(players)]
    match = Watched(game, new_header(game, seats, options, dealer, pack), pack, dealer, Rng(seed), deep_every, every)
    try:
        match.deal()
        _play_on(match, limit)
        check_match(match)
    except BrokenPromise as error:
        error.log = match.log()
        raise
    except Exception as error:
        failed = broken(game, match.state, "no crash", f"{type(error).__name__}: {error}")
        failed.log = match.log()
        raise failed from error
    return match


def _play_on(match: Watched, limit: int | None) -> None:
    while not match.over and (limit is None or match.moves < limit):
        if match.moves > match.game.rules.longest:
            what = f"no end after {match.moves} moves; the longest match is said to have {match.game.rules.longest}"
            raise broken(match.game, match.state, "end", what)
        offers.check_moves(match.game, match.state)
        decision, move = random_answer(match.state, match.rng)
        match.play(int(decision.player), match.game.words(decision, move))


def random_answer(s: State, rng: Rng) -> tuple[AnyDecision, int]:
    """One of the open decisions of players, and one of its moves."""
    asked = [decision for decision in pending(s) if decision.player != CHANCE]
    decision = asked[rng.below(len(asked))]
    moves = decision.moves(s)
    return decision, int(moves[rng.below(len(moves))])
