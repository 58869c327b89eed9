"""The parameters of the search for each game, as measured in the arena; other games take the general ones."""

from __future__ import annotations

from serai.bots.search import SearchParameters

# What a move is for shows in what follows: a rollout of two turns. Against greedy, 300 iterations then
# won 57 of 60 in Marco Polo II and 37 of 40 in Tadmor; judging at once they won 49 of 60 and 45 of 60.
_GENERAL = SearchParameters(rollout_turns=2, rollout_samples=8)
# Rolled dice hide small differences: no tree behind a chance node, but a rollout of the next turns.
_DICE = SearchParameters(
    exploration=0.06,
    widening_base=6,
    expansion_samples=16,
    prior_visits=25.0,
    stop_at_chance=True,
    rollout_turns=2,
)
# Actions judged one by one won 26 of 30, whole turns 24 of 30: no proof, but the cheaper way.
_TIGRIS = SearchParameters(whole_turns=False, prior_visits=0.0)
_BY_GAME: dict[str, SearchParameters] = {
    "catan": _DICE,
    "alexander": _DICE,
    "cheops": _DICE,
    "euphrat-tigris": _TIGRIS,
}


def parameters_for(game: str) -> SearchParameters:
    return _BY_GAME.get(game, _GENERAL)
