"""Kingdoms and wars in random matches, compared with a plain restatement of the rules (pages 5 to 11)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from serai.core.flow import Chance, Note, open_decision, play, settle
from serai.games.euphrat_tigris.board import CELLS, EMPTY, SPHERES
from serai.games.euphrat_tigris.rules.conflict import AttackerCommits, DefenderCommits
from serai.games.euphrat_tigris.rules.turn import LEADER_AT, TILE_AT, WITHDRAW_AT, Act
from serai.games.euphrat_tigris.rules.war import ChooseWar
from serai.games.euphrat_tigris.state import Tigris
from serai.games.euphrat_tigris.tables import SPHERE_NAMES
from serai.games.euphrat_tigris.tests.naive import Board, space, spaces
from serai.games.euphrat_tigris.tests.position import NAME, position, region
from serai.testing import table

MATCHES = [(2, 1, {}), (3, 2, {"buildings": "on"}), (4, 3, {"board": "advanced", "wonder": "on"}), (4, 4, {})]


class Watched:
    """A random match that counts what it has compared."""

    def __init__(self, players: int, seed: int, options: dict[str, str]) -> None:
        self.state: Tigris = table(NAME, players, None, **options).state
        self.random = random.Random(seed)
        self.wars = 0
        self.removed = 0
        self.acts = 0
        settle(self.state)

    def run(self) -> None:
        while (decision := open_decision(self.state)) is not None:
            board = Board(self.state)
            self.compare_regions()
            move = self.choose(decision)
            if isinstance(decision, Act):
                self.compare_act(decision, board)
            elif isinstance(decision, ChooseWar):
                assert {int(m) for m in decision.moves(self.state)} == board.at_war()
            elif isinstance(decision, AttackerCommits) and board.joined is not None:
                self.compare_strengths(decision, board)
            if isinstance(decision, DefenderCommits) and board.joined is not None:
                self.compare_outcome(decision, board, move)
            else:
                play(self.state, move)

    def compare_regions(self) -> None:
        """What is corrected from move to move has the numbers that are found anew in a copy."""
        known, found = self.state.kingdoms(), self.state.clone().kingdoms()
        assert list(known.label) == list(found.label)
        assert list(known.offices) == list(found.offices)

    def choose(self, decision: Any) -> int:
        """At random, but tiles beside other pieces are laid more often, so that there are wars."""
        moves = [int(m) for m in decision.moves(self.state)]
        if isinstance(decision, Chance):
            return self.random.choices(moves, [int(n) for n in decision.odds(self.state)])[0]
        if isinstance(decision, Act):
            kingdoms = self.state.kingdoms()
            joining = [m for m in moves if m < LEADER_AT and kingdoms.touching(m % CELLS) == 2]
            touching = [m for m in moves if m < LEADER_AT and kingdoms.touching(m % CELLS) == 1]
            setting = [m for m in moves if LEADER_AT <= m < WITHDRAW_AT]
            moves = self.random.choices([joining, touching, setting, moves], [8, 4, 3, 1])[0] or moves
        return self.random.choice(moves)

    def compare_act(self, act: Act, board: Board) -> None:
        """Regions, kingdoms, and every space where a tile or a leader may go."""
        s, p = self.state, int(act.player)
        self.acts += 1
        kingdoms = s.kingdoms()
        labelled: dict[int, set[int]] = {}
        for c in range(CELLS):
            if kingdoms.label[c]:
                labelled.setdefault(int(kingdoms.label[c]), set()).add(c)
        assert {frozenset(spaces(cells)) for cells in labelled.values()} == board.regions()
        assert {frozenset(spaces(cells)) for n, cells in labelled.items() if kingdoms.offices[n]} == board.kingdoms()
        moves = [int(m) for m in act.moves(s)]
        for k in range(SPHERES):
            tiles = {space(m % CELLS) for m in moves if TILE_AT + k * CELLS <= m < TILE_AT + (k + 1) * CELLS}
            assert tiles == (board.tile_spaces(SPHERE_NAMES[k]) if s.hand[p * SPHERES + k] else set())
            first = LEADER_AT + k * CELLS
            home = int(s.home[p * SPHERES + k])
            lifted = Board(s, lifted=home) if home >= 0 else board
            allowed = lifted.leader_spaces() - ({space(home)} if home >= 0 else set())
            assert {space(m - first) for m in moves if first <= m < first + CELLS} == allowed

    def compare_strengths(self, war: AttackerCommits, board: Board) -> None:
        """Who fights, who attacks, and the supporters of both."""
        assert war.office in board.at_war()
        assert war.attack == len(board.supporters(war.player, war.office))
        assert war.defence == len(board.supporters(war.rival, war.office))
        active = int(self.state.stack[0].player)  # the end of his turn lies lowest
        seats = [(active + i) % self.state.players for i in range(self.state.players)]
        assert seats.index(int(war.player)) < seats.index(int(war.rival))

    def compare_outcome(self, war: DefenderCommits, board: Board, move: int) -> None:
        """Which tiles are gone, and the points for them."""
        self.wars += 1
        wins = war.attack > war.defence + move
        winner, loser = (war.rival, war.player) if wins else (war.player, war.rival)
        lost = board.lost(loser, war.office)
        notes: list[Note] = []
        self.state.notes = notes
        play(self.state, move)
        self.state.notes = None
        emptied = {space(c) for c in range(CELLS) if self.state.tile[c] == EMPTY and board.piece[space(c)]}
        assert {at for at in emptied if board.piece[at] != "leader"} == lost
        scored = next(note for note in notes if note.message == "scored")
        assert (scored.a, scored.b, scored.c) == (winner, war.office, 1 + len(lost))
        self.removed += len(lost)


@pytest.mark.rule("E6", "E12", "E13", "E15", "E21", "E22", "E23", "E50", "E51", "E52", "E53", "E54", "E55", "E56")
@pytest.mark.parametrize(("players", "seed", "options"), MATCHES)
def test_random_matches_agree_with_the_plain_restatement(players: int, seed: int, options: dict[str, str]) -> None:
    match = Watched(players, seed, options)
    match.run()
    assert match.wars >= 3
    assert match.removed >= 5
    assert match.acts >= 100


@pytest.mark.rule("E6")
def test_sides_connect_and_corners_do_not() -> None:
    t = position("A king i6, market j5 j6 l6")
    assert region(t, "i7") == region(t, "i6") == region(t, "j5")
    assert region(t, "l6") not in (0, region(t, "i6"))
    t = position("A king i6, market j8")
    assert region(t, "j8") != region(t, "i7")
    assert t.state.kingdoms().offices[region(t, "i7")] == 1
    assert t.state.kingdoms().offices[region(t, "j8")] == 0


@pytest.mark.rule("E6")
def test_ruling_catastrophes_belong_to_no_region_monuments_and_wonder_do() -> None:
    t = position("monument market-farm c10, catastrophe e10, wonder h3, market j3")
    assert region(t, "e10") == 0
    assert region(t, "c10") == region(t, "d11") != 0
    assert region(t, "h3") == region(t, "j3") != 0
