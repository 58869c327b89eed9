"""A club player of Cheops: to the building site first, a block as soon as it is paid for, and never the fewest of them.

He has the rules of Catan's expert, and above them the pyramid: found where the numbers are good and the site is near;
build ways there, settle, and lay blocks while somebody else has the blessing or he is cursed; where the site is full,
through another's building. Cities and settlements come after that. Gold goes for whatever the next thing lacks.
"""

from __future__ import annotations

from typing import Any

from serai.bots.experts import catan
from serai.core.rng import Rng
from serai.core.seat import Seat

WATER = ("sea", "nile", "red-sea")
FAR = 9  # ways: farther is out of reach
NEARNESS = 2.5  # what a way less to the site is worth when he founds, in rolls of 36
LEAD = 2  # blocks ahead of everyone else that are enough


def choose(seat: Seat, rng: Rng) -> int:
    """The best move by his rules."""
    return catan.best_by(
        CheopsTable(seat.view(), seat.seat, seat.game.presentation.geometry(seat.imagine(rng))), seat, rng
    )


class CheopsTable(catan.Table):
    """What he sees, the pyramid with it."""

    def __init__(self, view: Any, me: int, drawn: Any) -> None:
        self.site = set(view.site)
        self.at_site = any(piece.player == me and v in self.site for v, piece in view.buildings.items())
        self.towards: list[str] = []  # the paths of the shortest way to the site that is left
        super().__init__(view, me, drawn)
        self.hand = {**self.mine.hand, "gold": self.mine.gold}
        self.towards = self.way_to_site(self.crossings() | {v for v, p in view.buildings.items() if p.player == me})
        self.goal = self.next_goal()

    def judge(self, words: list[str]) -> float:
        verb = words[0]
        if verb in ("block", "block-via"):
            return 200.0 if self.wants_blocks() else 15.0
        if verb == "ship":
            return self.road(words[1])
        if verb == "abroad":
            return catan.NEVER if self.spare(words[3]) >= 0 else 35.0 + self.spare(words[2])
        return super().judge(words)

    def wants_blocks(self) -> bool:
        """Until nobody is near; and never the fewest."""
        others = [n for p, n in enumerate(self.view.blocks) if p != self.me]
        return bool(self.view.blocks[self.me] < max(others) + LEAD)

    def next_goal(self) -> str | None:
        """The pyramid, or the way to it, before all else."""
        if self.at_site and self.wants_blocks():
            return "block"
        if not self.at_site and self.mine.stock["settlement"]:
            if any(v in self.site for v in self.sites):
                return "settlement"
            if self.towards:
                return self.kind_of(self.towards[0])
        return super().next_goal()

    def spot(self, crossing: str) -> float:
        """A place at the site above all; else by its numbers and how near the site is."""
        if crossing in self.site and not self.at_site:
            return 60.0 + super().spot(crossing)
        value = super().spot(crossing)
        return value if self.at_site else value - NEARNESS * len(self.way_to_site({crossing}))

    def road(self, edge: str) -> float:
        if self.towards and not self.at_site:
            return 80.0 if edge == self.towards[0] else catan.NEVER
        return super().road(edge)

    def kind_of(self, edge: str) -> str:
        """A road, or a ship where there is water on both sides."""
        a, b = self.ends[edge]
        beside = set(self.hexes_at.get(a, [])) & set(self.hexes_at.get(b, []))
        return "ship" if all(self.view.hexes[name].terrain in WATER for name in beside) else "road"

    def way_to_site(self, begun: set[str]) -> list[str]:
        """The paths from some crossings to the nearest free one at the site, none where there is no way."""
        before: dict[str, str | None] = dict.fromkeys(begun)
        layer = sorted(begun)
        for _ in range(FAR):
            following = []
            for here in layer:
                for near in sorted(self.beside[here]):
                    edge = self.edge_between(here, near)
                    piece = self.view.buildings.get(near)
                    if near in before or edge in self.view.ways or (piece and piece.player != self.me):
                        continue
                    before[near] = edge
                    if near in self.site and self.is_free(near):
                        return self.traced(near, before)
                    following.append(near)
            layer = following
        return []

    def traced(self, crossing: str, before: dict[str, str | None]) -> list[str]:
        """The paths that led to a crossing, in order."""
        found: list[str] = []
        edge = before[crossing]
        while edge is not None:
            found.append(edge)
            a, b = self.ends[edge]
            crossing = a if crossing == b else b
            edge = before[crossing]
        return found[::-1]

    def edge_between(self, a: str, b: str) -> str:
        return f"{a}-{b}" if f"{a}-{b}" in self.ends else f"{b}-{a}"
