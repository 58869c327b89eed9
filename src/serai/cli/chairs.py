"""Who sits at a terminal table: `human`, `human:Mira`, or a bot by its spec."""

from __future__ import annotations

import msgspec

from serai import COMPILED
from serai.bots import BEST, make_bot
from serai.core.errors import BadInput
from serai.core.game import AnyGame
from serai.core.text import Voice

HUMAN = "human"
QUICK = "greedy"  # the opponent where the rules run interpreted and a search would take its time


class Chair(msgspec.Struct, frozen=True):
    """One place at the table."""

    spec: str
    name: str

    @property
    def is_human(self) -> bool:
        return self.spec == HUMAN


def read_chairs(given: str, say: Voice) -> list[Chair]:
    """The chairs of `--seats human:Mira,greedy`; who has no name is called by seat."""
    chairs = [_chair(spec.strip(), number, say) for number, spec in enumerate(given.split(","), 1)]
    names = [chair.name for chair in chairs]
    for name in names:
        if names.count(name) > 1:
            raise BadInput(f'Two seats are called "{name}"; give each a name of its own.')
    return chairs


def default_chairs(game: AnyGame, players: int | None) -> str:
    """One human, the best bots that answer soon: two players where the game allows it."""
    count = players if players is not None else 2 if 2 in game.players else min(game.players)
    game.check_players(count)
    return ",".join([HUMAN] + [BEST if COMPILED else QUICK] * (count - 1))


def _chair(spec: str, number: int, say: Voice) -> Chair:
    kind, _, name = spec.partition(":")
    if kind != HUMAN:
        _check_bot(spec)
        return Chair(spec, f"{spec} {number}")
    if not name.isprintable() or len(name) > 30:
        raise BadInput("A name has at most 30 printable characters.")
    return Chair(HUMAN, name or say.say("player-name", number=number))


def _check_bot(spec: str) -> None:
    try:
        make_bot(spec, 0, outside=True)
    except BadInput as error:
        raise BadInput(f'Seat "{spec}": {error} People sit down as human or human:NAME.') from error
