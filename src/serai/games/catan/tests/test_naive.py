"""Points at any moment of random matches, counted with pencil and paper from what lies on the table."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Any

import pytest

from serai.core.flow import SPECTATOR
from serai.games.catan.tests.position import Position, begin
from serai.testing import table

BUILDS = ("settlement", "road", "roads", "bank")
LIKES = {
    "catan": (*BUILDS, "city", "knight", "buy"),
    "alexander": (*BUILDS, "found", "swap", "knight", "buy"),
    "cheops": (*BUILDS, "ship", "block", "block-via"),
}
CHANGES = ("built-", "played-card", "paid-knight", "becomes-adviser", "swaps-adviser", "laid-block")


def road_length(view: Any, player: int) -> int:
    """The longest line of a player's ways: every start, every branch, none twice."""
    ways = [tuple(edge.split("-")) for edge, way in view.ways.items() if way.player == player]
    closed = {crossing for crossing, piece in view.buildings.items() if piece.player != player}

    def onward(at: str, used: frozenset[tuple[str, ...]]) -> int:
        if used and at in closed:
            return len(used)
        lines = [onward(a if b == at else b, used | {(a, b)}) for a, b in ways if at in (a, b) and (a, b) not in used]
        return max(lines, default=len(used))

    return max((onward(at, frozenset()) for at in {end for way in ways for end in way}), default=0)


def holder(counts: list[int], before: int | None, least: int) -> int | None:
    """Who has the card for the most of something: who had it keeps it in a tie, a tie of others leaves it aside."""
    most = max(counts)
    first = [p for p, count in enumerate(counts) if count == most]
    if most < least or (before not in first and len(first) > 1):
        return None
    return before if before in first else first[0]


def at_the_site(p: Position[Any]) -> None:
    """Everyone has settled beside the pyramid and holds six blocks' worth of brick and ore."""
    for player, crossing in enumerate(("f4", "f6", "g5")):
        p.settlement(player, crossing).hand(player, "brick ore " * 6)


class Pencil:
    """Follows a match and counts everyone's open points anew after every change on the table."""

    def __init__(self, name: str, players: int) -> None:
        options = {"trade": "none", "bids": "payable"} if name == "alexander" else {"trade": "none"}
        self.t = begin(at_the_site, 3, name, **options) if name == "cheops" else table(name, players, None, **options)
        self.likes = LIKES[name]
        self.longest: int | None = None
        self.army: int | None = None
        self.blessed: int | None = None
        self.seen: Counter[str] = Counter()

    def follow(self, seed: int, limit: int) -> Counter[str]:
        for _ in islice(self.t.wander(seed, *self.likes), limit):
            told = [note.message for note in self.t.notes]
            self.t.notes.clear()
            if any(message.startswith(CHANGES) for message in told):
                view: Any = self.t.game.presentation.view(self.t.state, SPECTATOR)
                if not view.over:
                    self.compare(view)
        return self.seen

    def compare(self, view: Any) -> None:
        seats = range(len(view.players))
        if not hasattr(view, "blocks"):
            self.longest = holder([road_length(view, p) for p in seats], self.longest, 5)
        self.army = holder([player.knights for player in view.players], self.army, 3)
        for p in seats:
            buildings = [piece.kind for piece in view.buildings.values() if piece.player == p]
            points = len(buildings) + buildings.count("city") + 2 * (self.longest == p) + 2 * (self.army == p)
            points += self.advised(view, p) + self.pyramid(view, p)
            assert view.players[p].points == points
        self.seen.update(compared=1, longest=self.longest is not None, army=self.army is not None)

    def advised(self, view: Any, player: int) -> int:
        """Alexander's advisers bring 4, 3 and 2 points."""
        cards = getattr(view, "advisers", [])
        self.seen["advisers"] += any(who is not None for who in cards)
        return sum(points for who, points in zip(cards, (4, 3, 2), strict=False) if who == player)

    def pyramid(self, view: Any, player: int) -> int:
        """The Pharaoh's blessing for the most blocks, his curse for the fewest, unless all have as many."""
        blocks: list[int] = getattr(view, "blocks", [0])
        if max(blocks) == 0:
            return 0
        if self.blessed is None or max(blocks) > blocks[self.blessed]:
            self.blessed = blocks.index(max(blocks))
        self.seen["blocks"] += 1
        return 3 * (self.blessed == player) - 2 * (blocks[player] == min(blocks) < max(blocks))


@pytest.mark.rule("B28", "B29", "B30")
@pytest.mark.parametrize(
    ("name", "players", "used"),
    [("catan", 4, ("longest", "army")), ("alexander", 4, ("advisers",)), ("cheops", 3, ("blocks",))],
)
def test_points_are_those_counted_by_hand(name: str, players: int, used: tuple[str, ...]) -> None:
    seen: Counter[str] = Counter()
    for seed in range(6):
        seen += Pencil(name, players).follow(seed, 4000)
    assert seen["compared"] > 40, seen
    assert min(seen[one] for one in used) > 5, seen
