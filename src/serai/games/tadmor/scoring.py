"""The end of the match: final scoring, standing, and what no move may change."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.games.tadmor.rules.holdings import count_upgrades
from serai.games.tadmor.state import BOX, DISPLAY, GONE, OPEN, OWNED, RETURNED, SITES, UNUSED, Tadmor
from serai.games.tadmor.tables import COLOURS, KINDS, MISSIONS, PLACES, STAGES, U_FINAL


def score_end(s: Tadmor) -> None:  # rule F1
    """Tower, missions, temples, sets of goods and the upgrades of the last epoch, told line by line."""
    for p in range(s.players):
        s.tell("final-begin", p, s.pp[p])
        s.pp[p] += score_tower(s, p) + score_missions(s, p) + score_temples(s, p) + score_sets(s, p)
        s.pp[p] += score_upgrades(s, p)
        s.tell("final-total", p, s.pp[p])


def score_tower(s: Tadmor, p: i64) -> i64:  # rule F2
    points = s.tower[p] * s.data.tower_prestige
    s.tell("final-tower", p, s.tower[p], points)
    return points


def score_missions(s: Tadmor, p: i64) -> i64:  # rule F3
    for m in range(MISSIONS):
        if s.mission_at[m] == OPEN + p:
            s.tell("final-mission", p, m, s.data.mission_prestige[m])
        elif s.mission_at[m] == RETURNED + p:
            s.tell("final-returned", p, m, s.data.mission_prestige[m] // 2)
    return mission_prestige(s, p)


def score_temples(s: Tadmor, p: i64) -> i64:  # rule F4
    for _ in range(s.finished[p]):
        s.tell("final-temple", p, STAGES - 1, s.data.stage_prestige[STAGES - 1])
    for stage in s.temples[p * SITES : (p + 1) * SITES]:
        if stage:
            s.tell("final-temple", p, stage - 1, s.data.stage_prestige[stage - 1])
    return temple_prestige(s, p)


def score_sets(s: Tadmor, p: i64) -> i64:  # rule F5
    rank: i64 = 1
    kinds = count_rank(s, p, rank)
    while kinds:
        s.tell("final-set", p, kinds, s.data.set_prestige[kinds - 1])
        rank += 1
        kinds = count_rank(s, p, rank)
    return goods_prestige(s, p)


def score_upgrades(s: Tadmor, p: i64) -> i64:  # rule I38, I39, I40, I41, I42
    for tile in s.data.tiles_of[U_FINAL]:
        if s.upgrade_at[tile] == OWNED + p:
            ahead = is_ahead(s, p, s.data.extra[tile])
            s.tell("final-upgrade", p, tile, s.data.amount[tile] if ahead else 0)
    return final_bonus(s, p)


def mission_prestige(s: Tadmor, p: i64) -> i64:  # rule F3
    """Open missions count in full, returned ones half, rounded down."""
    found: i64 = 0
    for m in range(MISSIONS):
        if s.mission_at[m] == OPEN + p:
            found += s.data.mission_prestige[m]
        elif s.mission_at[m] == RETURNED + p:
            found += s.data.mission_prestige[m] // 2
    return found


def temple_prestige(s: Tadmor, p: i64) -> i64:  # rule F4
    """Each temple counts by its highest stage alone."""
    found = s.finished[p] * s.data.stage_prestige[STAGES - 1]
    for stage in s.temples[p * SITES : (p + 1) * SITES]:
        if stage:
            found += s.data.stage_prestige[stage - 1]
    return found


def goods_prestige(s: Tadmor, p: i64) -> i64:  # rule F5
    """Sets of different goods, the largest first: the table's steps never shrink, so this is best."""
    found: i64 = 0
    rank: i64 = 1
    kinds = count_rank(s, p, rank)
    while kinds:
        found += s.data.set_prestige[kinds - 1]
        rank += 1
        kinds = count_rank(s, p, rank)
    return found


def count_rank(s: Tadmor, p: i64, rank: i64) -> i64:
    """Kinds of which the player has at least so many: the size of his set of this rank."""
    found: i64 = 0
    for kind in range(KINDS):
        if s.goods[p * KINDS + kind] >= rank:
            found += 1
    return found


def count_goods(s: Tadmor, p: i64) -> i64:
    found: i64 = 0
    for kind in range(KINDS):
        found += s.goods[p * KINDS + kind]
    return found


def metric(s: Tadmor, p: i64, which: i64) -> i64:
    """What an upgrade for the final scoring compares."""
    if which == 0:
        return s.tower[p]
    if which == 1:
        return mission_prestige(s, p)
    if which == 2:
        return count_goods(s, p)
    return s.finished[p] if which == 3 else count_upgrades(s, p)


def final_bonus(s: Tadmor, p: i64) -> i64:  # rule I38, I39, I40, I41, I42
    """Points for being strictly ahead of everyone."""
    found: i64 = 0
    for tile in s.data.tiles_of[U_FINAL]:
        if s.upgrade_at[tile] == OWNED + p and is_ahead(s, p, s.data.extra[tile]):
            found += s.data.amount[tile]
    return found


def is_ahead(s: Tadmor, p: i64, which: i64) -> bool:
    mine = metric(s, p, which)
    for other in range(s.players):
        if other != p and metric(s, other, which) >= mine:
            return False
    return True


def standing(s: Tadmor) -> list[tuple[int, ...]]:  # rule F6
    """Prestige points, then precious goods; those who are equal in both share the victory."""
    return [(int(s.pp[p]), int(count_goods(s, p))) for p in range(s.players)]


def conserved(s: Tadmor) -> dict[str, int]:
    """Counts of limited material: tiles, cards, temple cards, and figures on the board."""
    goods = sum(s.goods) + sum(s.pile) + len([kind for kind in s.top if kind != NOBODY])
    places = (BOX, DISPLAY, GONE, UNUSED, *[OWNED + p for p in range(s.players)])
    upgrades = len([where for where in s.upgrade_at if where in places])
    temples = sum(s.temple_left) + sum(s.finished) + len([stage for stage in s.temples if stage])
    found = {"precious goods": int(goods), "upgrades": upgrades, "missions": len(s.mission_at), "temples": int(temples)}
    found["stray figures"] = sum([stray(s, p) for p in range(s.players)])
    found["tops"] = len(s.top) - COLOURS
    return found


def stray(s: Tadmor, p: int) -> int:
    """Figures on the board beyond those the player has placed: there must be none."""
    on_board = len([1 for place in range(PLACES) if s.owner[place] == p])
    placed = s.camels[p] + s.ships[p] - s.idle_camels[p] - s.idle_ships[p]
    return max(0, int(on_board - placed))
