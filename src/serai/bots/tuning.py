"""How the search is set for each game, as measured in the arena; other games take the first line."""

from __future__ import annotations

from serai.bots.search import Settings

_GENERAL = Settings()
_BY_GAME: dict[str, Settings] = {
    "marco-polo-2": Settings(explore=0.1),
    "tadmor": Settings(explore=0.1),
}


def settings_for(game: str) -> Settings:
    return _BY_GAME.get(game, _GENERAL)
