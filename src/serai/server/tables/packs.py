"""The data packs of the games that are played here, and what is made ready before a game is first played."""

from __future__ import annotations

import asyncio

from serai.core.game import AnyGame
from serai.core.offer import spoken_move
from serai.core.pack import Pack, RecentPacks
from serai.core.text import LANGUAGES, Speaker
from serai.server.background import Aside, BackgroundTasks
from serai.server.storage.rows import MatchRow

AT_ONCE = 16  # moves that are put into words before others have their turn


class Packs:
    """One object for all matches with the same data."""

    def __init__(self, background: BackgroundTasks, aside: Aside) -> None:
        self._background = background
        self._aside = aside
        self._own: dict[str, Pack] = {}
        self._recent = RecentPacks()
        self._warm: set[str] = set()

    async def of_match(self, game: AnyGame, row: MatchRow) -> Pack:
        """Others do not wait where it has to be read again."""
        text, own = row.pack, self.of_game(game)
        if not text:
            return own
        pack = self._recent.find(game.name, row.data)
        if pack is None:
            pack = await asyncio.to_thread(_read, game, text, own)
        self._recent.keep(game.name, row.data, pack)
        return pack

    def of_game(self, game: AnyGame) -> Pack:
        """The game's own."""
        if game.name not in self._own:
            self._own[game.name] = game.pack()
        return self._own[game.name]

    async def read(self, game: AnyGame, text: str | None, person: int) -> Pack:
        """An owner's pack, checked whole, or the game's own where there is none. Others do not wait for it."""
        own = self.of_game(game)
        if not text:
            return own
        pack = await self._aside.run(person, lambda: _read(game, text, own))
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
