"""What the table says follows on a move is what follows, in every game."""

from __future__ import annotations

import pytest

import serai
from serai.catalogue import games
from serai.core.flow import Chance, Curtain, open_decision, pending, play, play_for
from serai.core.follows import follows
from serai.core.game import AnyGame
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.core.text import Speaker
from serai.testing import table

MOVES = 250
NAMES = ("Ana", "Ben", "Cem", "Dora")


def true_of(game: AnyGame, s: object, seat: int, speaker: Speaker) -> set[str]:
    """What may truly be said of who is asked now, to somebody at the seat."""
    asked = pending(s)  # type: ignore[arg-type]
    if not asked:
        return {speaker.say("match-over")}
    mine = [one for one in asked if one.player == seat]
    if mine:
        return {speaker.question(s, mine[0]), speaker.say("then-you-again")}
    who = speaker.players([int(one.player) for one in asked])
    frame = "frame-" + game.frame_name(asked[0])
    said = {
        speaker.say("then-player", player=who, what=speaker.question(s, asked[0])),
        speaker.say("then-someone", player=who),
        speaker.question(s, asked[0]),  # before the curtain nobody is asked
    }
    return said | ({speaker.say(frame, player=who)} if speaker.has(frame) else set())


@pytest.mark.parametrize("name", sorted(games()))
def test_what_is_said_to_follow_on_a_move_does(name: str) -> None:
    game, rng = serai.load(name), Rng(11)
    t = table(name, 3 if 3 in game.players else game.players[0])
    s, speaker, told, tried = t.state, Speaker(game, "en", NAMES, t.state.data), 0, 0
    for _ in range(MOVES):
        if not s.stack:
            break
        top = open_decision(s)
        assert top is not None
        if isinstance(top, Chance):
            play(s, random_move(s, rng))
            continue
        seat, moves = int(top.player), top.moves(s)
        move = int(moves[rng.below(len(moves))])
        said, true = follows(game, s, seat, move, speaker), set()
        play_for(s, seat, move)
        fallen = open_decision(s)
        while isinstance(fallen, Chance) and not isinstance(fallen, Curtain):
            true.add(speaker.question(s, fallen))
            play(s, random_move(s, rng))
            fallen = open_decision(s)
        true |= true_of(game, s, seat, speaker)
        assert not said or said in true, f"{said!r}, but {true}"
        told += said != ""
        tried += 1
    assert 3 * told > tried > 0
