"""The end of the match (page 14)."""

from __future__ import annotations

from serai.games.euphrat_tigris.state import EMPTY_BAG, FEW_TREASURES, Tigris


def count_treasures(s: Tigris) -> int:
    """Treasures on the board, those on monuments and on the wonder among them."""
    count = 0
    for c in s.side.temples:
        count += s.treasure[c]
    return count


def ends_by_treasures(s: Tigris) -> bool:
    """At the end of a turn two treasures or fewer are left on the board."""
    # rule E80
    if count_treasures(s) > s.data.left_at_end:
        return False
    s.ended = FEW_TREASURES
    s.tell("ended-treasures", count_treasures(s))
    s.stack.clear()
    return True


def ends_by_bag(s: Tigris, needed: int) -> bool:
    """A player must draw more tiles than the bag holds: the match is over at once."""
    # rule E81
    if s.bag_size() >= needed:
        return False
    s.ended = EMPTY_BAG
    s.tell("ended-bag")
    s.stack.clear()
    return True
