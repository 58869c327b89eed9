"""The data packs of the games that are played here, and what is made ready before a game is first played."""

from __future__ import annotations

import asyncio

from serai.core.game import AnyGame
from serai.core.offer import spoken_move
from serai.core.pack import Pack, RecentPacks
from serai.core.text import LANGUAGES, Speaker
from serai.server.background import BackgroundTasks
from serai.server.errors import ApiError
from serai.server.storage.rows import MatchRow

WAITING = 8  # packs that wait for their turn to be read; whoever comes then is asked to come back
AT_ONCE = 16  # moves that are put into words before others have their turn


class Packs:
    """One object for all matches with the same data."""

    def __init__(self, background: BackgroundTasks) -> None:
        self._background = background
        self._own: dict[str, Pack] = {}
        self._recent = RecentPacks()
        self._reading = asyncio.Semaphore(1)
        self._waiting = 0
        self._warm: set[str] = set()

    def of_match(self, game: AnyGame, row: MatchRow) -> Pack:
        text = row.pack
        if not text:
            return self.of_game(game)
        return self._recent.of(game.name, row.data, lambda: _read(game, text, self.of_game(game)))

    def of_game(self, game: AnyGame) -> Pack:
        """The game's own."""
        if game.name not in self._own:
            self._own[game.name] = game.pack()
        return self._own[game.name]

    async def read(self, game: AnyGame, text: str | None) -> Pack:
        """An owner's pack, checked whole, or the game's own where there is none. Others do not wait for it."""
        own = self.of_game(game)
        if not text:
            return own
        if self._waiting >= WAITING:
            raise ApiError(429, "too-many", seconds=WAITING)
        self._waiting += 1
        try:
            async with self._reading:
                pack = await asyncio.to_thread(_read, game, text, own)
        finally:
            self._waiting -= 1
        self._recent.keep(game.name, pack.digest(), pack)
        return pack

    def warm_up(self, game: AnyGame) -> None:
        """Before a game is first played here: what its moves are called is made beforehand, a little at a time."""
        if game.name not in self._warm:
            self._warm.add(game.name)
            self._background.spawn(_label_all_moves(game))


def _read(game: AnyGame, text: str, own: Pack) -> Pack:
    pack = Pack.parse(text, "data pack", own)
    game.tables(pack)
    return pack


async def _label_all_moves(game: AnyGame) -> None:
    for language in LANGUAGES:
        speaker = Speaker(game, language)
        for block in game.blocks:
            for move in range(block.size):
                spoken_move(game, block, move, speaker)
                if move % AT_ONCE == 0:
                    await asyncio.sleep(0.001)
