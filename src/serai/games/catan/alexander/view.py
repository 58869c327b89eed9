"""What each seat sees of Alexander's march: the base game's table, the route, chips, advisers."""

from __future__ import annotations

import msgspec

from serai.games.catan.alexander.rules.auction import Bid, Payment
from serai.games.catan.alexander.state import Alexander, count_reinforcements
from serai.games.catan.alexander.tables import EVENT_WORDS, KIND_WORDS
from serai.games.catan.view import CatanView
from serai.games.catan.view import view as base_view


class StageView(msgspec.Struct, frozen=True):
    """A crossing of the route and what is printed there."""

    vertex: str
    kind: str
    passed: bool


class AuctionView(msgspec.Struct, frozen=True):
    event: str
    high: int
    leader: int | None
    still_in: list[int]


class AlexanderView(CatanView, frozen=True):
    """The base game's table and the march; Alexander `stands` on a crossing and goes on to the one `ahead`.

    `unseen` counts the chips not turned up yet, by event, with the three that are never laid out.
    """

    route: list[StageView]
    passed: int
    stands: str
    ahead: str | None
    reinforcements: int
    chips: list[int]
    unseen: dict[str, int]
    removed: int
    advisers: list[int | None]
    auction: AuctionView | None


def view(s: Alexander, seat: int) -> AlexanderView:
    """Start from what the base game shows, add the march, all of which is open."""
    stops = [s.data.lattice.vertex_names[s.tables.stage_vertex[i]] for i in range(s.tables.stages)]
    passed = int(s.passed)
    return AlexanderView(
        **msgspec.structs.asdict(base_view(s, seat)),
        route=[StageView(stop, KIND_WORDS[s.tables.stage_kind[i]], i < passed) for i, stop in enumerate(stops)],
        passed=passed,
        stands=stops[max(0, passed - 1)],
        ahead=stops[passed] if passed < len(stops) else None,
        reinforcements=int(count_reinforcements(s)),
        chips=[int(s.won[p]) for p in range(s.players)],
        unseen={word: int(s.chips[i]) for i, word in enumerate(EVENT_WORDS[1:])},
        removed=int(s.removed),
        advisers=[int(holder) if holder >= 0 else None for holder in s.advisers],
        auction=_auction(s),
    )


def _auction(s: Alexander) -> AuctionView | None:
    for frame in s.stack:
        if isinstance(frame, Bid):
            still_in = [p for p in range(s.players) if frame.still_in >> p & 1]
            leader = int(frame.leader) if frame.leader >= 0 else None
            return AuctionView(EVENT_WORDS[frame.event], int(frame.high), leader, still_in)
        if isinstance(frame, Payment):
            return AuctionView(EVENT_WORDS[frame.event], int(frame.left), int(frame.player), [int(frame.player)])
    return None
