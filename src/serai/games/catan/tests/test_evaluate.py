"""How bots judge positions of the family: odds that add up, and more for what is worth more."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from serai.bots import make_bot
from serai.core.seat import Seat
from serai.games.catan.alexander.evaluate import evaluate as evaluate_alexander
from serai.games.catan.alexander.tests.test_march import before
from serai.games.catan.evaluate import evaluate
from serai.games.catan.state import Catan
from serai.games.catan.tests.position import Position, act, begin


def judged(arrange: Callable[[Position[Catan]], object]) -> float:
    """The first player's odds, with a settlement of the second on the map."""

    def both(p: Position[Catan]) -> None:
        p.settlement(1, "e3")
        arrange(p)

    return evaluate(act(both, players=2).state, 0)


def test_the_odds_of_all_seats_add_up() -> None:
    t = act(lambda p: p.settlement(0, "c3").city(1, "e3").hand(2, "wood brick"), players=3)
    assert sum(evaluate(t.state, seat) for seat in range(3)) == pytest.approx(1.0)
    assert max(range(3), key=lambda seat: evaluate(t.state, seat)) == 1


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (lambda p: p.city(0, "c3"), lambda p: p.settlement(0, "c3")),
        (lambda p: p.settlement(0, "c3").hand(0, "grain"), lambda p: p.settlement(0, "c3")),
        (lambda p: p.settlement(0, "c3"), lambda p: p.settlement(0, "c3").robber("h3-1")),
        (lambda p: p.settlement(0, "c3").cards(0, "point"), lambda p: p.settlement(0, "c3").cards(0, "knight")),
        (
            lambda p: p.settlement(0, "c3").roads(0, "c3", "c4", "c5"),
            lambda p: p.settlement(0, "c3").roads(0, "c3", "c4"),
        ),
    ],
    ids=["a city", "a card", "no robber", "a point", "a way on"],
)
def test_more_is_better(
    better: Callable[[Position[Catan]], object], worse: Callable[[Position[Catan]], object]
) -> None:
    assert judged(better) > judged(worse)


def test_a_cheap_bid_is_worth_making_and_a_dear_one_is_not() -> None:
    t = begin(lambda p: before(p, 3).hand(0, "gold " * 20), game="alexander").play("dice 2")
    assert t.asked() == "bid"
    waiting = evaluate_alexander(t.state, 0)
    cheap = t.state.clone()
    t.play("bid 20")
    dear = evaluate_alexander(t.state, 0)
    t.state = cheap
    t.play("bid 1")
    assert evaluate_alexander(t.state, 0) > waiting > dear


def answer(offered: str, wanted: str) -> str:
    """What greedy says to an offer for its grain, with a settlement nearly paid for."""
    t = act(lambda p: p.hand(0, "brick ore").hand(1, "wood wool grain grain").hand(2, "ore"))
    t.play("offer", f"give {offered}", f"want {wanted}", "ask")
    seat = Seat(t.game, t.state, 1)
    return seat.words(make_bot("greedy", 1).choose(seat))


def test_a_bot_accepts_what_helps_and_refuses_what_does_not() -> None:
    assert answer("brick", "grain") == "accept"
    assert answer("ore", "wood") == "refuse"


def test_who_plans_whole_turns_offers_a_swap_that_lets_both_build() -> None:
    """One has two of wood and lacks grain for a settlement; another has two of grain and lacks wood for one."""

    def nearly(p: Position[Catan]) -> None:
        p.settlement(0, "c3").roads(0, "c3", "c4", "c5").hand(0, "wood wood brick wool")
        p.settlement(1, "e3").roads(1, "e3", "e4", "e5").hand(1, "grain grain brick wool")
        p.city(2, "a1", "f1")

    t = act(nearly, players=3)
    bots = [make_bot("trader", seat) for seat in range(3)]
    said = []
    while "end" not in said:
        seat = Seat(t.game, t.state, t.seat())
        said.append(seat.words(bots[seat.seat].choose(seat)))
        t.play(f"{seat.seat + 1}: {said[-1]}")
    assert said[:5] == ["offer", "give wood", "want grain", "ask", "accept"]
    assert said[5:] == ["deal p2", "settlement c5", "end"]


def test_nobody_gives_half_a_hand_for_one_card() -> None:
    """However many cards a seven may cost: wood would let the second player build, but not for four of grain."""
    hand = "grain grain grain grain grain brick wool ore ore ore"
    t = act(lambda p: p.settlement(1, "e3").roads(1, "e3", "e4", "e5").hand(0, "wood ore").hand(1, hand), players=3)
    t.play("offer", "give wood", *["want grain"] * 4, "ask-only p2")
    seat = Seat(t.game, t.state, 1)
    assert seat.words(make_bot("trader", 1).choose(seat)) != "accept"


@pytest.mark.parametrize("spec", ["greedy", "trader", "mcts:40"])
def test_bots_do_not_talk_in_circles(spec: str) -> None:
    """Offers, drops and counters of a whole turn round the table: a few at most, though people may make twenty."""
    t = act(lambda p: p.hand(0, "wool wool wood ore").hand(1, "grain brick wood").hand(2, "brick grain ore"))
    bots = [make_bot(spec, seat) for seat in range(3)]
    talk = 0
    for _ in range(60):
        seat = Seat(t.game, t.state, t.seat())
        words = seat.words(bots[seat.seat].choose(seat))
        if words == "end":
            break
        talk += words in ("offer", "invite", "counter", "propose")
        t.play(f"{seat.seat + 1}: {words}")
    assert t.asked() == "act"
    assert talk <= 4


def reply(spec: str, cities: int, *more: str, knights: int = 0) -> str:
    """What the second player, who lacks wood for a settlement, says to one who offers it: with so many cities, and
    settlements on more crossings."""

    def arrange(p: Position[Catan]) -> None:
        p.city(0, *("a1", "a3", "a5", "c1")[:cities]).settlement(0, *more).hand(0, "wood wood ore")
        p.settlement(1, "e3").roads(1, "e3", "e4", "e5").hand(1, "grain grain brick wool")
        p.s.knights[0] = knights
        p.cards(0, "plenty")

    t = act(arrange, players=3).play("offer", "give wood", "want grain", "ask-only p2")
    seat = Seat(t.game, t.state, 1)
    return seat.words(make_bot(spec, 1).choose(seat))


@pytest.mark.parametrize("spec", ["trader", "khan"])
def test_who_is_about_to_win_gets_nothing(spec: str) -> None:
    assert reply(spec, 3) == "accept"
    assert reply(spec, 4) == "refuse"
    assert reply(spec, 3, "c1") == "accept"
    assert reply(spec, 3, "c1", knights=2) == "refuse"  # a knight takes the army, and one building more wins


def test_nobody_deals_with_who_is_about_to_win() -> None:
    """A counter-offer that would let one build is left where it is if its author has eight points."""

    def deal(cities: int) -> str:
        def arrange(p: Position[Catan]) -> None:
            p.settlement(0, "e3").roads(0, "e3", "e4", "e5").hand(0, "grain grain brick wool ore")
            p.city(1, *("a1", "a3", "a5", "c1")[:cities]).hand(1, "wood wood")

        t = act(arrange, players=3).play("offer", "give ore", "want wood", "ask-only p2")
        t.play("2: counter", "2: give wood", "2: want grain", "2: ask")
        seat = Seat(t.game, t.state, 0)
        return seat.words(make_bot("trader", 1).choose(seat))

    assert deal(3) == "deal p2"
    assert deal(4) == "no-deal"
