"""What follows from a move, in words: who is asked what next, as far as the seat that moves can know.

The move is tried in worlds that the seat could be in, and so are the outcomes of any chance after it. If all of them
lead to one question, that is what follows; otherwise the chance itself is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from serai.core.flow import AnyDecision, Chance, Curtain, open_decision, pending, play, play_for
from serai.core.game import AnyGame
from serai.core.rng import Rng
from serai.core.text import Speaker

WORLDS = 2  # imagined ones
SEED = 7  # the same question is answered alike
OUTCOMES = 12  # ways in which chance can fall that are all tried; of more, a share
FORESEEN = 3  # answers that are all tried to tell what follows on any; with more, it is told of a chosen one
STEPS = 60  # of chance, after which it is left open what follows


class Following(NamedTuple):
    """Who is asked next, by which decision, and how a reader is told; nobody if the match is over."""

    seats: tuple[int, ...]
    decision: str
    text: str


def follows(game: AnyGame, s: Any, seat: int, move: int, speaker: Speaker) -> str:
    """What follows from an offered move of the seat's own; empty if that depends on what it cannot know."""
    ends: list[Following] = []
    chances: set[str] = set()
    for world in _worlds(game, s, seat):
        play_for(world, seat, move)
        if _is_draw(world):
            chances.add(speaker.question(world, _open(world)))
        ends += [_following(game, one, seat, speaker) for one in _fallen(world)]
    if len({one.text for one in ends}) == 1:
        return ends[0].text
    if len({(one.seats, one.decision) for one in ends}) == 1:
        return _asked(ends[0], seat, speaker)
    return chances.pop() if len(chances) == 1 else ""


def certainly_follows(game: AnyGame, s: Any, decision: AnyDecision, most: int, speaker: Speaker) -> str:
    """What follows whatever the answer; empty if that depends on the answer, or if there are too many answers."""
    moves, seat = [int(move) for move in decision.moves(s)], int(decision.player)
    if len(moves) > most:
        return ""
    said = ""
    for move in moves:
        text = follows(game, s, seat, move, speaker)
        if not text or (said and text != said):
            return ""
        said = text
    return said


def _worlds(game: AnyGame, s: Any, seat: int) -> list[Any]:
    rng = Rng(SEED)
    return [game.rules.redeal(s, seat, rng) for _ in range(WORLDS)]


def _open(world: Any) -> AnyDecision:
    found = open_decision(world)
    assert found is not None
    return found


def _is_draw(world: Any) -> bool:
    """Whether chance comes next; the curtain before the end does not count, since nobody waits for it."""
    top = open_decision(world)
    return isinstance(top, Chance) and not isinstance(top, Curtain)


def _fallen(world: Any) -> Iterator[Any]:
    """The world after any chance, once for each way the chance can turn out."""
    if not _is_draw(world):
        yield world
        return
    for turn in range(OUTCOMES):
        one = world.clone()
        for _ in range(STEPS):
            if not _is_draw(one):
                break
            moves = _open(one).moves(one)
            play(one, moves[turn * -(-len(moves) // OUTCOMES) % len(moves)])
        yield one


def _following(game: AnyGame, world: Any, seat: int, speaker: Speaker) -> Following:
    """What somebody at the seat would say comes next."""
    if not world.stack:
        return Following((), "", speaker.say("match-over"))
    asked = pending(world)
    if isinstance(asked[0], Chance):
        return Following((), game.frame_name(asked[0]), speaker.question(world, asked[0]))
    mine = [one for one in asked if one.player == seat]
    one = (mine or asked)[0]
    name, prompt = game.frame_name(one), speaker.question(world, one)
    if mine:
        return Following((seat,), name, prompt)
    seats = tuple(int(other.player) for other in asked)
    frame = f"frame-{name}"
    named = speaker.say(frame, player=speaker.players(seats)) if len(seats) == 1 and speaker.has(frame) else ""
    return Following(seats, name, named or speaker.say("then-player", player=speaker.players(seats), what=prompt))


def _asked(one: Following, seat: int, speaker: Speaker) -> str:
    """The same person is asked the same kind of thing, but its words depend on what cannot be known."""
    if one.seats == (seat,):
        return speaker.say("then-you-again")
    return speaker.say("then-someone", player=speaker.players(one.seats)) if one.seats else one.text
