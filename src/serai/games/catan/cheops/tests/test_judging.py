"""How bots judge positions of Cheops: the race for the pyramid, hands that lead to something, and their danger."""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec

from serai.bots import make_bot
from serai.core.seat import Seat
from serai.games.catan.bargains import is_close
from serai.games.catan.cheops.evaluate import danger, evaluate, features, log_odds
from serai.games.catan.cheops.projects import Means, Spots, bears_curse, gain_of_blocks, prospects
from serai.games.catan.cheops.race import Race
from serai.games.catan.cheops.state import Cheops
from serai.games.catan.cheops.tests.test_egypt import SITE, at
from serai.games.catan.hands import YIELD
from serai.games.catan.tables import GOODS
from serai.games.catan.tests.position import Position, act
from serai.testing import ScriptedTable


def egypt(arrange: Callable[[Position[Cheops]], object]) -> ScriptedTable:
    """Three players, the first of them at the site."""

    def set_up(p: Position[Cheops]) -> None:
        p.settlement(0, SITE[0]).settlement(1, at(2, 2, "S")).settlement(2, at(1, 6, "N"))
        arrange(p)

    return act(set_up, players=3, game="cheops", trade="none")


def blocks(*laid: int, blessed: int = -1) -> Cheops:
    def arrange(p: Position[Cheops]) -> None:
        for player, count in enumerate(laid):
            p.s.blocks[player] = count
        p.s.blessed = blessed

    state = egypt(arrange).state
    assert isinstance(state, Cheops)
    return state


def choice(t: ScriptedTable, spec: str) -> str:
    seat = Seat(t.game, t.state, 0)
    return seat.words(make_bot(spec, 1).choose(seat))


def test_the_first_block_is_worth_the_blessing() -> None:
    assert gain_of_blocks(blocks(0, 0, 0), 0, 1) > 3 * 0.8
    assert gain_of_blocks(blocks(1, 0, 0, blessed=0), 0, 1) < 0.8  # held already: a lead, no more
    assert gain_of_blocks(blocks(0, 1, 1, blessed=1), 0, 1) < gain_of_blocks(blocks(0, 1, 1, blessed=1), 0, 2)


def test_who_would_bear_the_curse() -> None:
    s = blocks(0, 1, 0, blessed=1)
    assert bears_curse(s, 0, 0)
    assert not bears_curse(s, 0, 1)
    assert not bears_curse(blocks(0, 0, 0), 0, 0)


def test_rounds_until_something_is_paid() -> None:
    """Four of a kind count as any card at once; what comes in each round shortens the time."""
    s = egypt(lambda p: p.hand(0, "brick wool wool wool wool")).state
    assert isinstance(s, Cheops)
    nothing, block = vec[float]([0.0] * GOODS), vec[float]([0.0, 1.0, 0.0, 0.0, 1.0, 0.0])
    city = vec[float]([0.0, 0.0, 0.0, 2.0, 3.0, 0.0])
    assert Means(s, 0, nothing).rounds_to(block) == 0.0
    slow, fast = (Means(s, 0, vec[float]([0.0, 0.0, 0.0, n, n, 0.0])).rounds_to(city) for n in (3.0, 9.0))
    assert 0.0 < fast < slow
    spots = Spots(s, 0, nothing)
    assert prospects(s, 0, nothing, spots, 20.0) > prospects(s, 0, nothing, spots, 0.0)  # nothing counts after the end


def rounds_to_goal(arrange: Callable[[Position[Cheops]], object], latest: float = 40.0) -> float:
    s = egypt(arrange).state
    assert isinstance(s, Cheops)
    yields = features(s, 0)[YIELD : YIELD + GOODS]
    return Race(s, 0, yields, Spots(s, 0, yields), latest).rounds()


def test_a_race_to_the_goal_is_shorter_with_more_of_everything() -> None:
    nothing = rounds_to_goal(lambda p: p)
    assert rounds_to_goal(lambda p: p.hand(0, "ore ore ore grain grain")) < nothing
    assert rounds_to_goal(lambda p: p.settlement(0, at(2, 8, "N"))) < nothing
    assert rounds_to_goal(lambda p: p.cards(0, "point")) < nothing
    assert rounds_to_goal(lambda p: p.cards(0, "plenty")) < nothing
    assert rounds_to_goal(lambda p: p.cards(0, "knight knight knight")) < nothing


def test_a_race_counts_the_blessing_and_the_blocks_that_keep_it() -> None:
    def blessed_with(mine: int, theirs: int) -> float:
        def lay(p: Position[Cheops]) -> None:
            p.s.blocks[0], p.s.blocks[1], p.s.blessed = mine, theirs, 0

        return rounds_to_goal(lay)

    assert blessed_with(4, 1) < blessed_with(2, 1)
    assert blessed_with(2, 1) < rounds_to_goal(lambda p: p)


def test_a_race_ends_with_the_pharaohs_last_block() -> None:
    """What can be paid for only after that brings nothing, and what is still missing then counts."""

    def points(p: Position[Cheops]) -> object:
        return p.cards(0, "point point point")

    behind, ahead = rounds_to_goal(lambda p: p, 2.0), rounds_to_goal(points, 2.0)
    assert 2.0 < ahead < behind
    assert rounds_to_goal(lambda p: p.settlement(0, at(2, 8, "N")), 0.0) == rounds_to_goal(
        lambda p: p.cards(0, "point"), 0.0
    )


def test_a_plan_raises_a_settlement_rather_than_lay_more_blocks() -> None:
    """Four blocks ahead the blessing is safe: what ore there is goes into a city, though it takes a trade."""

    def ahead(p: Position[Cheops]) -> None:
        p.s.blocks[0], p.s.blocks[1], p.s.blocks[2], p.s.blessed = 5, 1, 1, 0
        p.hand(0, "brick brick brick ore ore grain grain grain grain grain grain")

    t = egypt(ahead)
    bot = make_bot("trader", 1)
    said = []
    while "end" not in said:
        seat = Seat(t.game, t.state, 0)
        said.append(seat.words(bot.choose(seat)))
        t.play(f"1: {said[-1]}")
    assert any(words.startswith("city") for words in said), said


def test_a_large_hand_is_in_danger() -> None:
    def risk(cards: str) -> float:
        s = egypt(lambda p: p.hand(0, cards)).state
        assert isinstance(s, Cheops)
        return danger(s, 0, features(s, 0))

    assert risk("wool " * 3) == 0.0
    assert 0.0 < risk("wool " * 7) < risk("wool " * 9) < risk("wool " * 14)


def test_bots_lay_the_block_they_can_pay() -> None:
    for spec in ("greedy", "trader", "khan"):
        assert choice(egypt(lambda p: p.hand(0, "brick ore wool")), spec).startswith("block"), spec


def test_a_plan_trades_for_the_ore_that_is_missing() -> None:
    t = egypt(lambda p: p.hand(0, "brick grain grain grain grain"))
    assert choice(t, "khan").endswith("ore")
    assert evaluate(t.state, 0) > evaluate(egypt(lambda p: p.hand(0, "brick grain grain grain")).state, 0)


def test_the_blessing_brings_who_may_take_it_close_to_the_goal() -> None:
    def close(laid: int) -> bool:
        s = blocks(laid, 2, 2, blessed=1)
        for player in range(3):
            s.stock[player * 4 + 1] -= 4  # cities
        return is_close(s, 0)

    assert close(2)
    assert not close(1)  # one block would not be enough


def test_far_behind_one_plan_is_still_better_than_another() -> None:
    def lead(cards: str) -> float:
        def behind(p: Position[Cheops]) -> None:
            p.hand(0, cards)
            p.s.stock[5] -= 4
            p.s.blocks[1], p.s.blessed = 9, 1
            p.cards(1, "point point point")

        return log_odds(egypt(behind).state, 0)

    assert lead("brick ore ore grain grain") > lead("brick ore") > lead("")
