"""How many turns bots expect to have, and how long their leaders stay, by the weights for two players and for more."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.vecs import vec

from serai.games.euphrat_tigris import features as f
from serai.games.euphrat_tigris.board import SPHERES
from serai.games.euphrat_tigris.features import Reader
from serai.games.euphrat_tigris.hands import Hands
from serai.games.euphrat_tigris.outlook import Outlook
from serai.games.euphrat_tigris.projection import stays
from serai.games.euphrat_tigris.tests.position import position
from serai.games.euphrat_tigris.weights import LURE, ORDER, RISK, WAR, WEIGHTS

TURNS = 6.0
CAREFUL = {ORDER: 1.0, RISK: 0.06, LURE: 0.8, WAR: 0.48}  # of more than two players


@pytest.fixture(autouse=True)
def careful() -> Iterator[None]:
    """With more than two players each one's own last turn counts, and leaders are in danger."""
    few, many = list(WEIGHTS.of(2)), list(WEIGHTS.of(4))
    WEIGHTS.use(few, [CAREFUL.get(i, weight) for i, weight in enumerate(many)])
    yield
    WEIGHTS.use(few, many)


def reader(hands: dict[str, str] | None = None, players: int = 4, bag: str | None = None) -> Reader:
    """Player A is about to act."""
    s = position("A king i6, B priest b9", hands, players=players, bag=bag).state
    return Reader(Outlook(s), Hands(s, 0))


def stay(players: int, **seen: float) -> float:
    """The part of the turns to come for which a leader stays, of whom this is seen."""
    found = vec[float]([0.0] * f.SIZE)
    for name, value in seen.items():
        found[getattr(f, name)] = value
    return float(stays(WEIGHTS.of(players), found, 0, TURNS))


def test_who_comes_later_may_have_one_turn_less() -> None:
    """Whoever is on turn has the next one last of all."""
    read = reader()
    left = [read.turns_of(p) for p in range(4)]
    assert left[1] > left[2] > left[3] > left[0] > 0
    assert left[1] - left[2] == pytest.approx(0.25)


def test_who_has_no_turn_left_expects_hardly_any() -> None:
    read = reader(bag="temple")
    assert read.turns_of(0) < 0.2 < read.turns_of(1)


def test_tiles_that_hands_lack_shorten_the_match() -> None:
    bag = "farm " * 20
    assert reader({"C": "temple"}, bag=bag).turns_of(1) < reader(bag=bag).turns_of(1)


def test_with_two_players_both_are_taken_to_have_as_many_turns() -> None:
    read = reader(players=2)
    assert read.turns_of(0) == read.turns_of(1) == read.turns()


@pytest.mark.parametrize("danger", ["WAR", "WAR_NEAR", "ALONE", "REVOLT"])
def test_leaders_in_danger_stay_for_less_time(danger: str) -> None:
    for players in (2, 4):
        assert stay(players, **{danger: 1.0}) < stay(players)


def test_leaders_of_four_players_are_lost_sooner_most_of_all_those_who_are_paid() -> None:
    assert stay(4) < stay(2)
    assert stay(4, WAR=1.0) < stay(2, WAR=1.0)
    assert stay(4, INCOME=1.0) < stay(4)


def test_a_war_that_one_tile_would_begin_soon_ends_the_stay_of_a_leader_with_two_players_too() -> None:
    """In matches half of those who would lose it are gone at their owner's next turn."""
    assert stay(2, WAR=1.0) < 0.5 * stay(2)


def test_there_is_a_number_for_each_sphere_and_for_the_player() -> None:
    assert len(reader().player(0)) == SPHERES * f.OF_SPHERE + f.OF_PLAYER
