"""The data packs of the games that are played here, and what is made ready before a game is first played."""

from __future__ import annotations

import asyncio

from serai.core.game import AnyGame
from serai.core.offer import spoken_move
from serai.core.pack import Pack
from serai.core.text import LANGUAGES, Speaker
from serai.server.background import BackgroundTasks
from serai.server.storage.rows import MatchRow

AT_ONCE = 16  # moves that are put into words before others have their turn


class Packs:
    """One object for all matches with the same data."""

    def __init__(self, background: BackgroundTasks) -> None:
        self._background = background
        self._packs: dict[tuple[str, str], Pack] = {}
        self._warm: set[str] = set()

    def of_match(self, game: AnyGame, row: MatchRow) -> Pack:
        key = (game.name, row.data)
        if key not in self._packs:
            self._packs[key] = self.parse(game, row.pack)
        return self._packs[key]

    def of_game(self, game: AnyGame) -> Pack:
        """The game's own."""
        key = (game.name, "")
        if key not in self._packs:
            self._packs[key] = game.pack()
        return self._packs[key]

    def parse(self, game: AnyGame, text: str | None) -> Pack:
        """An owner's pack, or the game's own where there is none."""
        own = self.of_game(game)
        return Pack.parse(text, "data pack", own) if text else own

    def warm_up(self, game: AnyGame) -> None:
        """Before a game is first played here: what its moves are called is made beforehand, a little at a time."""
        if game.name not in self._warm:
            self._warm.add(game.name)
            self._background.spawn(_label_all_moves(game))


async def _label_all_moves(game: AnyGame) -> None:
    for language in LANGUAGES:
        speaker = Speaker(game, language)
        for block in game.blocks:
            for move in range(block.size):
                spoken_move(game, block, move, speaker)
                if move % AT_ONCE == 0:
                    await asyncio.sleep(0.001)
