"""The contract every game keeps, as checks: short functions that raise `BrokenPromise`.

The contract suite and `serai fuzz` run the same ones. `play_checked` plays a random match with all of
them on; `check_state` looks at one settled state, `check_move` at one move from it, `check_match` at a log.
"""

from __future__ import annotations

from serai.core.contract.broken import BrokenPromise
from serai.core.contract.offers import check_words
from serai.core.contract.playing import Watched, check_match, check_move, check_redeals, check_state, play_checked

__all__ = [
    "BrokenPromise",
    "Watched",
    "check_match",
    "check_move",
    "check_redeals",
    "check_state",
    "check_words",
    "play_checked",
]
