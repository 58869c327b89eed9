"""Random matches counted with pencil and paper: from the book and from what all can see, not from the engine."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from serai.catalogue import load
from serai.core.flow import SPECTATOR, Note
from serai.games.tadmor.view import PlayerBoard, view
from serai.testing import ScriptedTable, table

SETS = (5, 10, 15, 25, 35, 45, 60, 75, 90)
STAGES = (5, 13, 25, 40)
SINGLE = ((1, 1, 0, 0), (0, 2, 0, 0), (0, 3, 0, 0), (0, 6, 0, 0))
DOUBLE = ((1, 0, 2, 0), (2, 0, 2, 0), (2, 0, 4, 0), (2, 0, 10, 0))
WORTH: dict[str, int] = {entry["id"]: entry["prestige"] for entry in load("tadmor").pack().rows("mission")}
TAX_SPACES = {"pa6", "du5"}
LIKES = ("use", "fulfil", "buy", "on", "return", "claim", "higher")


@cache
def best_sets(counts: tuple[int, ...]) -> int:
    """The most that goods, so many of each kind, bring in sets: by trying every way to part them."""
    held = [count for count in counts if count]
    found = 0
    for chosen in range(1, 1 << len(held)):
        rest = sorted(count - (chosen >> i & 1) for i, count in enumerate(held))
        found = max(found, SETS[chosen.bit_count() - 1] + best_sets(tuple(rest)))
    return found


def missions(board: PlayerBoard) -> int:
    return sum(WORTH[one] for one in board.open_missions) + sum(WORTH[one] // 2 for one in board.returned_missions)


def compared(board: PlayerBoard) -> dict[str, int]:
    """What the upgrades for the final scoring compare."""
    temples, upgrades = board.finished, len(board.upgrades)
    return {
        "i38": board.tower, "i39": missions(board), "i40": sum(board.goods.values()), "i41": temples, "i42": upgrades,
    }  # fmt: skip


def final_points(board: PlayerBoard, others: list[PlayerBoard]) -> int:
    found = 2 * board.tower + missions(board) + best_sets(tuple(sorted(board.goods.values())))
    found += STAGES[3] * board.finished + sum(STAGES[stage - 1] for stage in board.temples if stage)
    mine = compared(board)
    ahead = [tile for tile in mine if all(mine[tile] > compared(other)[tile] for other in others)]
    return found + 12 * len(set(ahead) & set(board.upgrades))


class Pencil:
    """Follows a match and compares what the book says with what happens."""

    def __init__(self, t: ScriptedTable) -> None:
        self.t = t
        self.before = view(t.state, SPECTATOR)
        self.answered: set[int] = set()
        self.seen: Counter[str] = Counter()

    def follow(self, seed: int) -> Counter[str]:
        for seat, _, words in self.t.wander(seed, *LIKES):
            after, told = view(self.t.state, SPECTATOR), list(self.t.notes)
            self.t.notes.clear()
            if words in ("tax", "forfeit", "counsel tax"):
                self.answered.add(seat)
            if self.before.phase == "kingdom" != after.phase:
                self.check_tax()
            if after.round != self.before.round:
                self.check_store(after.boards)
            if words in ("use da1", "use da2"):
                self.check_tower(seat, words == "use da2", after.boards[seat])
            if after.phase == "over":
                self.check_end(after.boards, told)
            self.before = after
        return self.seen

    def check_tax(self) -> None:
        """Whoever stands on no tax space and owns no exemption has settled the tax, nobody else."""
        free = {figure.player for figure in self.before.figures if figure.place in TAX_SPACES}
        free |= {p for p, board in enumerate(self.before.boards) if "i46" in board.upgrades}
        due = set() if self.before.round <= 3 else set(range(self.before.players)) - free
        assert due <= self.answered
        self.seen["taxed"] += len(due)
        self.answered.clear()

    def check_store(self, boards: list[PlayerBoard]) -> None:
        for board in boards:
            assert sum(board.warehouse) <= (12 if "i33" in board.upgrades else 8)
            assert sum(board.traded) == 0

    def check_tower(self, seat: int, double: bool, after: PlayerBoard) -> None:
        """One level or one pair at the price of its row; every fifth is free for I14 and I15."""
        old = self.before.boards[seat]
        price = list((DOUBLE if double else SINGLE)[min(old.tower // 5, 3)])
        price[0] = 0 if "i18" in old.upgrades else price[0]
        had, has = ([a + b for a, b in zip(one.warehouse, one.traded, strict=True)] for one in (old, after))
        assert [a - b for a, b in zip(had, has, strict=True)] == price
        height = old.tower
        for _ in range(2 if double else 1):
            height += 1
            height += (height + 1) % 5 == 0 and bool({"i14", "i15"} & set(old.upgrades))
        assert after.tower == height
        self.seen["built"] += 1

    def check_end(self, boards: list[PlayerBoard], told: list[Note]) -> None:
        begun = {int(note.a): int(note.b) for note in told if note.message == "final-begin"}
        for p, board in enumerate(boards):
            others = [other for other in boards if other is not board]
            assert board.prestige == begun[p] + final_points(board, others)
            self.seen["scored"] += 1
            self.seen["goods"] += sum(board.goods.values())


@pytest.mark.rule("Q2", "E1", "E2", "B2", "B3", "B4", "F2", "F3", "F4", "F5", "I38", "I39", "I40", "I41", "I42")
def test_random_matches_come_out_as_counted_by_hand() -> None:
    seen: Counter[str] = Counter()
    for players in (2, 3, 4):
        for seed in range(4):
            seen += Pencil(table("tadmor", players)).follow(seed)
    assert seen["scored"] == 4 * (2 + 3 + 4)
    assert min(seen["taxed"], seen["built"], seen["goods"]) > 20, seen


def test_all_ways_to_part_goods_find_what_the_book_does() -> None:
    assert best_sets((1, 1, 1, 1, 2)) == 40
