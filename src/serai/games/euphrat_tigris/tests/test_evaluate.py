"""How bots judge positions: monuments that pay, leaders who stay, conflicts by their odds, the end."""

from __future__ import annotations

import pytest

from serai.bots import make_bot
from serai.core.flow import play
from serai.core.seat import Seat
from serai.games.euphrat_tigris.board import NOWHERE
from serai.games.euphrat_tigris.evaluate import evaluate
from serai.games.euphrat_tigris.hands import holds_at_most
from serai.games.euphrat_tigris.tests.position import position
from serai.testing import ScriptedTable

# A's king and farmer beside the first temple i7, with three settlements of a square, and B far away.
HOME = "A king i6, A farmer i8, settlement g6 g7 h6, B priest b9"


def judged(pieces: str, hands: dict[str, str] | None = None, players: int = 2) -> float:
    """Player A's odds, about to act."""
    return float(evaluate(position(pieces, hands, players=players).state, 0))


def chosen(t: ScriptedTable, seat: int = 0, spec: str = "greedy") -> str:
    place = Seat(t.game, t.state, seat)
    return place.words(make_bot(spec, 1).choose(place))


@pytest.mark.parametrize("players", [2, 4])
def test_the_odds_of_all_seats_are_odds(players: int) -> None:
    s = position(HOME, players=players).state
    odds = [evaluate(s, seat) for seat in range(players)]
    assert all(0 < one < 1 for one in odds)
    assert max(range(players), key=odds.__getitem__) == 0


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("A king i6, settlement g6 g7 h6", "A king i6, settlement f6 g6 h6"),
        ("A king i6", "A king i6, B priest i8, B king b9"),
    ],
    ids=["a square begun", "nobody else"],
)
def test_more_is_better(better: str, worse: str) -> None:
    assert judged(better) > judged(worse)


def test_the_wonder_is_worth_something_to_the_king_beside_it() -> None:
    s = position("A king h5, temple g5, wonder g7, B priest b9", players=2).state
    paid = evaluate(s, 0)
    s.wonder = NOWHERE  # its tiles stay, as if they were a monument's that pays others
    assert paid > evaluate(s, 0)


def test_a_square_is_finished_and_built_on() -> None:
    t = position(HOME, {"A": "settlement farm farm market market temple"}, players=2)
    t.play("leader trader j7")
    assert chosen(t) == "tile settlement h7"
    t.play("tile settlement h7")
    assert t.asked() == "raise-monument"
    assert chosen(t).startswith("monument")


def test_a_hopeless_revolt_is_not_begun() -> None:
    t = position("B king i6, temple h6 j6, A priest b9", {"A": "farm farm market market farm market"}, players=2)
    t.play(chosen(t))
    assert t.asked() == "act"


def test_the_odds_of_a_hand_come_from_tiles_not_seen() -> None:
    s = position(players=2).state
    odds = [holds_at_most(s, 0, 1, 1, most) for most in range(-1, 7)]
    assert (odds[0], odds[-1]) == (0.0, 1.0)
    assert odds == sorted(odds)


def test_the_defender_adds_no_more_than_he_needs() -> None:
    t = position("B king i6, temple h8", {"A": "temple market", "B": "temple temple temple"}, players=2)
    t.play("leader king h7", "commit 0")
    assert chosen(t, 1) == "commit 1"


def test_the_experts_script_builds_its_monument_too() -> None:
    t = position(HOME, {"A": "settlement farm farm market market temple"}, players=2)
    assert chosen(t, spec="expert").startswith("tile settlement")


# A joins two kingdoms by j10. The priests' war would cut B's trader off, if it is fought first.
WARS = (
    "A priest l11, A trader l10, temple k10 m10, market m11 n10 n11, "
    "B priest e10, B trader f11, temple i10 h10, market g10 f9 e9"
)


def test_wars_are_judged_in_the_order_in_which_they_would_be_fought() -> None:
    t = position(WARS, {"A": "temple temple temple market market settlement"}, players=2)
    t.play("tile settlement j10")
    after = {}
    for word, move in zip(t.offered(), t.state.stack[-1].moves(t.state), strict=True):
        after[word] = t.state.clone()
        play(after[word], int(move))
    assert evaluate(after["war trader"], 0) > evaluate(after["war priest"], 0)
    for seat in (0, 1):  # whoever looks at it: A chooses
        assert evaluate(t.state, seat) == evaluate(after["war trader"], seat)
    assert chosen(t, spec="trader") == "war trader"
