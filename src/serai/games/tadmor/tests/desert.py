"""Positions for tests, in the words of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from serai.core.flow import NOBODY, AnyFrame
from serai.core.offer import offer
from serai.core.text import Speaker
from serai.games.tadmor.rules.kingdom import KingdomPhase
from serai.games.tadmor.rules.placement import Placement
from serai.games.tadmor.rules.raiders import RaiderPhase
from serai.games.tadmor.rules.round_end import RoundEnd
from serai.games.tadmor.rules.windows import Build, Prepare
from serai.games.tadmor.state import DISPLAY, HAND, OPEN, OWNED, RETURNED, Tadmor
from serai.games.tadmor.tables import GOODS, KINDS, SHIP
from serai.games.tadmor.words import GOOD, KIND, MISSION, PLACE, REGION, UPGRADE
from serai.testing import ScriptedTable, table

Arrange = Callable[[Tadmor], None]


def desert(players: int, arrange: Arrange, *frames: AnyFrame) -> ScriptedTable:
    """A table in round 1 with empty warehouses, arranged, about to run these frames."""

    def whole(s: Tadmor) -> None:
        s.stack.clear()
        s.round = 1
        for i in range(players * GOODS):
            s.store[i] = 0
        for colour, word in enumerate(("glass", "jade", "silk")):
            put_on_top(s, colour, word)
        arrange(s)
        if frames:
            s.then(*frames)

    return table("tadmor", players, whole)


def building(players: int, arrange: Arrange) -> ScriptedTable:
    """Seat 1 builds."""
    return desert(players, arrange, Build(0, 1))


def preparing(players: int, arrange: Arrange) -> ScriptedTable:
    """Seat 1 has a window for what may be done at any time."""
    return desert(players, arrange, Prepare(0))


def placing(players: int, arrange: Arrange) -> ScriptedTable:
    return desert(players, arrange, Placement(NOBODY))


def raiding(players: int, arrange: Arrange) -> ScriptedTable:
    return desert(players, arrange, RaiderPhase(NOBODY))


def reigning(players: int, arrange: Arrange) -> ScriptedTable:
    return desert(players, arrange, KingdomPhase(NOBODY))


def ending(players: int, arrange: Arrange) -> ScriptedTable:
    return desert(players, arrange, RoundEnd(NOBODY))


def put_on_top(s: Tadmor, colour: int, word: str) -> None:
    if s.top[colour] != NOBODY:
        s.pile[s.top[colour]] += 1
    s.top[colour] = KIND.index[word]
    s.pile[KIND.index[word]] -= 1


def seat(
    s: Tadmor,
    number: int,
    *,
    goods: str = "",
    traded: str = "",
    on: str = "",
    owns: str = "",
    hand: str = "",
    open: str = "",
    returned: str = "",
    tower: int = 0,
    precious: str = "",
) -> None:
    """What a player has; seats are counted from 1."""
    p = number - 1
    for column, text in ((s.store, goods), (s.traded, traded)):
        words = text.split()
        for n, word in zip(words[::2], words[1::2], strict=True):
            column[p * GOODS + GOOD.index[word]] += int(n)
    for word in on.split():
        stand(s, p, word)
    for word in owns.split():
        s.upgrade_at[UPGRADE.index[word]] = OWNED + p
    for text, where in ((hand, HAND), (open, OPEN), (returned, RETURNED)):
        for word in text.split():
            s.mission_at[MISSION.index[word]] = where + p
    s.tower[p] = tower
    for word in precious.split():
        s.goods[p * KINDS + KIND.index[word]] += 1
        s.pile[KIND.index[word]] -= 1


def stand(s: Tadmor, p: int, word: str) -> None:
    """A figure of the shape the space takes; a camel where either goes."""
    place = PLACE.index[word]
    s.owner[place] = p
    s.figure[place] = SHIP if s.data.place_shape[place] == SHIP else 0
    if s.figure[place]:
        s.idle_ships[p] -= 1
    else:
        s.idle_camels[p] -= 1


def display(s: Tadmor, words: str) -> None:
    for word in words.split():
        s.upgrade_at[UPGRADE.index[word]] = DISPLAY


def raid(s: Tadmor, number: int, region: str, current: str = "") -> None:
    """A player has taken a raider card in the last round."""
    s.raider = number - 1
    s.plan = REGION.index[region]
    s.current = REGION.index[current] if current else NOBODY


def previews(g: ScriptedTable, player: int, language: str = "en") -> dict[str, str]:
    """What each offered move costs or brings, by its words."""
    asked = offer(g.game, g.state, player, Speaker(g.game, language))
    assert asked is not None, "that seat is not asked"
    return {move.words: move.preview for move in asked.moves}


def stock(g: ScriptedTable, number: int) -> str:
    """Warehouse and traded store of a player together, without what there is none of."""
    return _listed(g.state, number, lambda s, at: int(s.store[at] + s.traded[at]))


def traded(g: ScriptedTable, number: int) -> str:
    return _listed(g.state, number, lambda s, at: int(s.traded[at]))


def _listed(s: Any, number: int, count: Callable[[Any, int], int]) -> str:
    counts = [count(s, (number - 1) * GOODS + good) for good in range(GOODS)]
    return " ".join(f"{n} {GOOD.words[good]}" for good, n in enumerate(counts) if n)


def points(g: ScriptedTable, number: int) -> int:
    """Prestige points won or lost since the beginning of the position."""
    return int(g.state.pp[number - 1]) - 10


def holds(g: ScriptedTable, number: int) -> list[str]:
    """The precious goods of a player."""
    at = (number - 1) * KINDS
    return [KIND.words[k] for k in range(KINDS) for _ in range(g.state.goods[at + k])]
