"""Who sits at a terminal table: `human`, `human:Mira`, or a bot by its spec. Bots get names like people."""

from __future__ import annotations

import msgspec

from serai import COMPILED
from serai.bots import BEST, make_bot
from serai.bots.names import bot_names
from serai.core.errors import BadInput
from serai.core.game import AnyGame
from serai.core.text import Voice

HUMAN = "human"
QUICK = "greedy"  # the opponent where the rules run interpreted and a search would take its time


class SeatedPlayer(msgspec.Struct, frozen=True):
    """Who sits in one seat: a person, or the bot of a spec."""

    spec: str
    name: str

    @property
    def is_human(self) -> bool:
        return self.spec == HUMAN


def read_seats(given: str, own: Voice) -> list[SeatedPlayer]:
    """The players of `--seats human:Mira,greedy`; people without a name are called by their seat."""
    specs = [spec.strip() for spec in given.split(",")]
    people = {seat: _person(spec, seat + 1, own) for seat, spec in enumerate(specs) if _is_human(spec)}
    names = list(people.values())
    for name in names:
        if names.count(name) > 1:
            raise BadInput(f'Two seats are called "{name}"; give each a name of its own.')
    for seat, spec in enumerate(specs):
        if seat not in people:
            _check_bot(spec)
    unused = iter(bot_names(len(specs) - len(people), taken=names))
    return [
        SeatedPlayer(HUMAN, people[seat]) if seat in people else SeatedPlayer(spec, next(unused))
        for seat, spec in enumerate(specs)
    ]


def default_seats(game: AnyGame, players: int | None) -> str:
    """One human, the best bots that answer soon: two players where the game allows it."""
    count = players if players is not None else 2 if 2 in game.players else min(game.players)
    game.check_players(count)
    return ",".join([HUMAN] + [BEST if COMPILED else QUICK] * (count - 1))


def _is_human(spec: str) -> bool:
    return spec.partition(":")[0] == HUMAN


def _person(spec: str, number: int, own: Voice) -> str:
    name = spec.partition(":")[2]
    if not name.isprintable() or len(name) > 30:
        raise BadInput("A name has at most 30 printable characters.")
    return name or own.say("player-name", number=number)


def _check_bot(spec: str) -> None:
    try:
        make_bot(spec, 0, outside=True)
    except BadInput as error:
        raise BadInput(f'Seat "{spec}": {error} People sit down as human or human:NAME.') from error
