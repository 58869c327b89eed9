"""What bots read off a position: distances between regions, squares begun, sites for leaders, and the odds of hands."""

from __future__ import annotations

from itertools import product
from math import comb

import pytest

from serai.games.euphrat_tigris.board import FARM, MARKET, SETTLEMENT, TEMPLE
from serai.games.euphrat_tigris.hands import FULL, Hands, hand_odds, holds_at_most, unseen
from serai.games.euphrat_tigris.outlook import NO_SQUARE, Outlook, bit, stands_alone
from serai.games.euphrat_tigris.state import Tigris
from serai.games.euphrat_tigris.tests.position import cell, position


def read(pieces: str, players: int = 2) -> Outlook:
    return Outlook(position(pieces, players=players).state)


def region(look: Outlook, word: str) -> int:
    return int(look.label[cell(word)])


@pytest.mark.parametrize(("space", "tiles"), [("k7", 1), ("l7", 2), ("e6", 3)])
def test_regions_are_one_tile_or_two_or_more_apart(space: str, tiles: int) -> None:
    """From the king on i6 and the temple i7 beside him."""
    look = read(f"A king i6, market {space}")
    one, other = region(look, "i7"), region(look, space)
    assert (look.next[one] >> other) & 1 == (tiles == 1)
    assert ((look.next[one] | look.near[one]) >> other) & 1 == (tiles <= 2)
    assert (look.next[other] >> one) & 1 == (tiles == 1)


def test_a_square_begun_counts_its_missing_tiles() -> None:
    look = read("A king i6, settlement g6 g7 h6, market j6 j7")
    here = region(look, "i6")
    assert look.missing[here * 4 + SETTLEMENT] == 1
    assert look.missing[here * 4 + MARKET] == 2
    assert look.missing[here * 4 + FARM] == NO_SQUARE


def test_no_square_where_a_leader_stands_in_it() -> None:
    look = read("A king h7, settlement g6 g7 h6")
    assert look.missing[region(look, "h7") * 4 + SETTLEMENT] == 2  # the squares beside it have room for two


def test_a_square_is_worth_nothing_without_a_monument_of_its_sphere() -> None:
    s = position("A king i6, settlement g6 g7 h6", players=2).state
    for monument in (1, 2, 5):  # the three with settlements
        s.monument[monument] = cell("a11")
    look = Outlook(s)
    assert look.missing[region(look, "i6") * 4 + SETTLEMENT] == NO_SQUARE


def test_the_best_site_has_most_temples_beside_it() -> None:
    look = read("A king i6, temple h8")
    assert look.site[region(look, "i6")] == 2  # h7 and i8 lie beside i7 and h8


def test_who_lives_on_one_temple_may_be_struck_unless_a_treasure_lies_on_it() -> None:
    s = position("A king i6, temple e6, A farmer e5", players=2).state
    assert not stands_alone(s, cell("i6"))  # the first temple, with its treasure
    assert stands_alone(s, cell("e5"))


def test_leaders_and_monuments_are_counted_by_region() -> None:
    look = read("A king i6, B trader i8, monument market-farm j6")
    here = region(look, "i7")
    assert (look.owner[here * 4 + SETTLEMENT], look.owner[here * 4 + MARKET], look.owner[here * 4 + FARM]) == (0, 1, -1)
    assert (look.monuments[here * 4 + MARKET], look.monuments[here * 4 + TEMPLE]) == (1, 0)


# ---------------------------------------------------------------------- hands


def temples_of(s: Tigris) -> list[float]:
    """How likely an unknown hand holds 0, 1, 2 ... temples, as player A sees it."""
    counts = unseen(s, 0)
    total = sum(int(count) for count in counts)
    return [float(one) for one in hand_odds(int(counts[TEMPLE]) / total, total, FULL)]


def test_the_odds_of_an_unknown_hand() -> None:
    s = position(players=2).state
    hands, odds = Hands(s, 0), temples_of(s)
    for count in range(FULL + 1):
        assert hands.holds(1, TEMPLE, count) == pytest.approx(sum(odds[count:]))


def test_hands_differ_more_than_tiles_drawn_by_chance_would() -> None:
    """Who keeps temples has many of them: seen in matches, and the reason for revolts that should not have failed."""
    odds, share = hand_odds(0.3, 100, FULL), 0.3
    drawn = [comb(FULL, n) * share**n * (1 - share) ** (FULL - n) for n in range(FULL + 1)]
    assert sum(odds) == pytest.approx(1.0)
    assert sum(n * one for n, one in enumerate(odds)) == pytest.approx(FULL * share)
    assert odds[0] > drawn[0]
    assert sum(odds[4:]) > 1.2 * sum(drawn[4:])


def test_of_few_tiles_not_seen_a_hand_is_counted_out() -> None:
    """With an empty bag the only rival holds just what is missing."""
    s = position(hands={"A": "farm", "B": "temple temple temple market market farm"}, players=2, bag="").state
    assert [holds_at_most(s, 0, 1, TEMPLE, most) for most in range(5)] == pytest.approx([0, 0, 0, 1, 1])
    assert Hands(s, 0).holds(1, TEMPLE, 3) == pytest.approx(1.0)
    assert Hands(s, 0).holds(1, TEMPLE, 4) == pytest.approx(0.0)


def test_who_is_attacked_is_expected_to_hold_more_than_his_share() -> None:
    s = position(players=2).state
    share = temples_of(s)
    assert holds_at_most(s, 0, 1, TEMPLE, 1) < sum(share[:2])


@pytest.mark.parametrize("lead", range(-4, 5))
def test_an_attacker_needs_one_more_than_the_defender(lead: int) -> None:
    s = position(players=4).state  # everybody holds two temples, but of others that is not known
    hands, odds = Hands(s, 0), temples_of(s)
    wins = sum(odds[n] for n in range(FULL + 1) if lead + 2 > n)
    holds = sum(odds[n] for n in range(FULL + 1) if lead + n > 2)
    both = sum(odds[n] * odds[m] for n, m in product(range(FULL + 1), repeat=2) if lead + n > m)
    assert hands.wins(0, 1, TEMPLE, lead) == pytest.approx(wins)
    assert hands.wins(1, 0, TEMPLE, lead) == pytest.approx(holds)
    assert hands.wins(2, 3, TEMPLE, lead) == pytest.approx(both)


def test_what_is_missing_in_the_own_hand_will_be_drawn() -> None:
    s = position(hands={"A": "temple"}, players=2).state
    hands = Hands(s, 0)
    assert hands.own[TEMPLE] == pytest.approx(1 + 5 * hands.share[TEMPLE])


def test_a_set_of_regions_has_room_for_all_of_them() -> None:
    """A number written out is a 32-bit number in compiled code: shifted further it would be another set."""
    assert [bit(region) for region in (1, 30, 31, 32, 61)] == [2**region for region in (1, 30, 31, 32, 61)]
    assert bit(0) == bit(62) == 0
