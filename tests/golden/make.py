"""Writes the golden transcripts, one per game and player count: `python -m tests.golden.make [GAME ...]` (make golden).

A transcript is the log of a random match, and after every so many moves what was offered there. A change of
behaviour shows as a diff, to be read before it is committed, and raises the game's rules version.
"""

from __future__ import annotations

import sys
import textwrap
from pathlib import Path

import serai
from serai.core.contract.playing import random_answer
from serai.core.flow import AnyDecision
from serai.core.game import AnyGame
from serai.core.match import Match
from serai.core.rng import Rng

FOLDER = Path(__file__).parent
OFFER_EVERY = 40  # entries between two offers that are written out
SEED = 2026


def tables() -> list[tuple[str, int]]:
    return [(name, players) for name, game in serai.games().items() for players in game.players]


def path_of(name: str, players: int) -> Path:
    return FOLDER / f"{name}-{players}.txt"


def transcript(game: AnyGame, players: int) -> str:
    """A random match as text: its offers, then its log."""
    options = next(
        options for options in _options(game) if game.rules.allowed is None or not game.rules.allowed(players, options)
    )
    seats, rng = [f"Seat {i + 1}" for i in range(players)], Rng(SEED)
    match = Match.create(game, seats, options, serai.Dealer.numbered(SEED))
    offers, due = [], 0
    while not match.over:
        decision, move = random_answer(match.state, rng)
        if len(match.entries) >= due:
            offers.append(offer_text(match, decision))
            due = len(match.entries) + OFFER_EVERY
        match.play(int(decision.player), game.words(decision, move))
    standing = [f"standing of seat {i + 1}: {mine}" for i, mine in enumerate(game.rules.standing(match.state))]
    return "\n".join([*offers, *standing, "", match.log().text()])


def _options(game: AnyGame) -> list[dict[str, str]]:
    """The defaults, then each other value in the place of one default, until something may be played."""
    others = [{option.name: value} for option in game.identity.options for value in option.values[1:]]
    return [game.check_options(chosen) for chosen in [{}, *others]]


def offer_text(match: Match, decision: AnyDecision) -> str:
    """What a seat is asked and offered: moves that differ in their last word alone stand together."""
    groups: dict[str, list[str]] = {}
    for move in decision.moves(match.state):
        *first, last = match.game.words(decision, int(move)).split()
        groups.setdefault(" ".join(first) or last, []).extend([last] if first else [])
    head = f"after {len(match.entries)}, seat {int(decision.player) + 1}, {match.game.frame_name(decision)}:"
    lines = [" ".join([first, *words]) for first, words in groups.items()]
    wrapper = textwrap.TextWrapper(118, "  ", "    ", break_on_hyphens=False)
    return "\n".join([head, *(wrapper.fill(line) for line in lines), ""])


def main(names: list[str]) -> None:
    """Those of the named games, or all."""
    for name, players in tables():
        if names and name not in names:
            continue
        path_of(name, players).write_text(transcript(serai.load(name), players), "utf-8")
        print(f"wrote {path_of(name, players).name}")


if __name__ == "__main__":
    main(sys.argv[1:])
