"""How the search is set for each game, as measured in the arena; other games take the first line."""

from __future__ import annotations

from serai.bots.search import Settings

_GENERAL = Settings()
# Rolled dice hide small differences: a first look counts for much, and all are judged when a turn is over.
_DICE = Settings(explore=0.06, first=6, tries=16, trust=25.0, whole=True)
_LEARNED = Settings(explore=0.1)
_BY_GAME: dict[str, Settings] = {
    "catan": _DICE,
    "alexander": _DICE,
    "cheops": _DICE,
    "marco-polo-2": _LEARNED,
    "tadmor": _LEARNED,
}


def settings_for(game: str) -> Settings:
    return _BY_GAME.get(game, _GENERAL)
