"""What moves are said to cost and to bring, and where on the board."""

from __future__ import annotations

from serai.catalogue import load
from serai.core.offer import OfferedMove, offer
from serai.core.text import Speaker
from serai.games.mesopotamia.rules.actions import Act, Begin
from serai.games.mesopotamia.rules.conquest import Conquer
from serai.games.mesopotamia.rules.dice import PickRerolls
from serai.games.mesopotamia.rules.research import Discover
from serai.games.mesopotamia.tables import GATHER, RESEARCH, TOKEN_NAMES
from serai.games.mesopotamia.tests.position import area, position
from serai.testing import ScriptedTable

SOUTH = "a13"


def told(table: ScriptedTable, language: str = "en") -> dict[str, OfferedMove]:
    """What is offered to who is asked, by its words."""
    speaker = Speaker(load("mesopotamia"), language, ["Ana", "Ben"], table.state.data)
    found = offer(table.game, table.state, table.seat(), speaker)
    assert found is not None
    return {move.words: move for move in found.moves}


def said(table: ScriptedTable, words: str) -> str:
    return told(table)[words].preview


def trading(owner: str = "") -> str:
    """A trade of one tablet for four goods of choice on a space that belongs to somebody."""
    built = position("elam", "mari").goods("elam", tablet=1, clay=1).level("elam", gather=4)
    built.state.trade[6] = TOKEN_NAMES.index("t3-6")
    built.state.amphora[6] = ["elam", "mari"].index(owner) if owner else -1
    return said(built.then(Begin(0, GATHER)), "trade 3a")


def test_a_trade_says_what_it_takes_and_gives_and_whose_amphora_is_paid() -> None:
    both = "costs 1 tablet, brings 4 goods of your choice"
    assert trading() == f"{both}; your amphora goes there, worth 1 point"
    assert trading("mari") == f"{both}; the Mariotes get what you pay"
    assert trading("elam") == both


def test_a_source_says_what_it_yields() -> None:
    elam = position("elam", "mari").then(Begin(0, GATHER))
    assert said(elam, "gather wood") == "brings 1 wood"
    assert said(elam, "gathered") == ""


def test_a_discovery_says_its_price_and_what_the_next_level_does() -> None:
    elam = position("elam", "mari").goods("elam", tablet=1, clay=2).level("elam", explore=1).then(Begin(0, RESEARCH))
    assert said(elam, "discover explore").startswith("costs 1 tablet, brings Astronomy: ")
    assert said(elam, "convert") == "costs 2 clay, brings 1 tablet"
    given = position("elam", "mari").level("elam", explore=1).then(Discover(0))
    assert said(given, "learn explore").startswith("brings Astronomy: ")


def test_growth_and_rerolls_say_their_price() -> None:
    elam = position("elam", "mari").goods("elam", food=9, tablet=1).level("elam", growth=1)
    grown = said(elam.then(Act(0)), "token growth")
    assert grown.startswith("costs 4 food; your population rises to 2 and then supports ")
    thrown = position("elam", "mari").goods("elam", tablet=1).ziggurat("elam", "white ki", "black star")
    assert said(thrown.then(PickRerolls(0)), "pick 1") == "costs 1 tablet, however many dice"
    reroll = told(thrown.then(Act(0)))["reroll"]
    assert (reroll.preview, reroll.anchors) == ("costs 1 tablet, however many dice", ["die:1", "die:2"])


def test_a_conquest_says_what_either_choice_brings_and_lies_where_the_settlement_is() -> None:
    built = position("elam", "mari").settlement("mari", SOUTH).wall("mari", SOUTH)
    elam = built.then(Conquer(0, area(SOUTH)))
    assert said(elam, "raze") == "brings you nothing; the Mariotes lose 1 point"
    assert said(elam, "seize") == (
        "brings you 1 point, which the Mariotes lose, and removes their wall; 2 settlements are left for you to place"
    )
    assert told(elam)["seize"].anchors == [f"area:{SOUTH}"]
