"""The table in the terminal and the board as drawn."""

from __future__ import annotations

import pytest

from serai.catalogue import load
from serai.core.flow import NOBODY
from serai.core.follows import follows
from serai.core.offer import decision_of, offer
from serai.core.text import Speaker
from serai.games.tadmor.geometry import HEIGHT, REGIONS, WIDTH, geometry
from serai.games.tadmor.rules.action import BuildPhase, UpgradePhase
from serai.games.tadmor.rules.kingdom import KingdomPhase
from serai.games.tadmor.rules.placement import Placement
from serai.games.tadmor.rules.raiders import RaiderPhase
from serai.games.tadmor.rules.windows import Build
from serai.games.tadmor.show import show
from serai.games.tadmor.state import Tadmor
from serai.games.tadmor.tests.desert import desert, display, previews, raid, seat
from serai.games.tadmor.words import REGION
from serai.testing import ScriptedTable


def arranged(s: Tadmor) -> None:
    raid(s, 1, "ebla", "palmyra")
    seat(s, 1, goods="2 wood", traded="1 gold", hand="k20", open="k16", on="ns1", tower=4, owns="i14", precious="oils")


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Your raiders will strike: Ebla"), ("de", "Deine Plünderer werden zuschlagen: Ebla")]
)
def test_the_table_as_text(language: str, said: str) -> None:
    s = desert(3, arranged, Placement(NOBODY)).state
    mine, other = show(s, 0, Speaker(load("tadmor"), language)), show(s, 1, Speaker(load("tadmor"), language))
    assert said in mine
    assert said not in other
    assert "Sabotage" in mine
    assert "Sabotage" not in other
    assert "ns1 [1]" in mine


@pytest.mark.parametrize("players", [2, 3, 4])
def test_spaces_lie_inside_their_regions_and_apart(players: int) -> None:
    drawn = geometry(desert(players, arranged, Placement(NOBODY)).state)
    spaces = [place for place in drawn.places if place.kind == "space"]
    assert len(spaces) == (31 if players == 2 else 41)
    frames = dict(zip(REGION.words, REGIONS, strict=True))
    for place in spaces:
        left, top, width, height = frames[drawn.spaces[place.id.partition(":")[2]].region]
        assert place.x is not None
        assert place.y is not None
        assert left < place.x < left + width <= WIDTH
        assert top < place.y < top + height <= HEIGHT
    assert len({(place.x, place.y) for place in spaces}) == len(spaces)


@pytest.mark.parametrize(
    ("words", "preview"),
    [
        ("use ns1", "brings 4 wood"),
        ("use du4", "brings 1 prestige point"),
        ("use da1", "costs: 1 wood, 1 stone"),
        ("use eu5", "costs: 5 wood"),
        ("use eb2", "costs: 2 wood, 2 stone"),
        ("fulfil k16", "costs: 3 stone, 2 gold"),
        ("discard k16", "brings 1 good of your choice"),
        ("return k7", "3 tower levels free of charge"),
        ("trade gold-both", "brings 1 wood and 1 stone"),
        ("done", "leaves 4 usable figures unused"),
    ],
)
def test_moves_say_what_they_cost_or_bring(words: str, preview: str) -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="5 wood 3 stone 2 gold", on="ns1 du4 da1 eu5 eb2 pa5 pa3", hand="k16", open="k7", owns="i10")

    assert previews(desert(2, arrange, Build(0, 1)), 0)[words] == preview


@pytest.mark.rule("I20", "I28", "I34")
@pytest.mark.parametrize(
    ("words", "preview"),
    [
        ("use eu5", "costs: 5 wood, less 2 goods of your choice"),
        ("use eb2", "costs: 2 wood, 2 stone, less 3 goods of your choice"),
        ("fulfil k16", "costs: 3 stone, 2 gold, less 2 goods of your choice"),
    ],
)
def test_previews_take_discounts_into_account(words: str, preview: str) -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="5 wood 3 stone 2 gold", on="eu5 eb2 pa5", hand="k16", owns="i20 i28 i34")

    assert previews(desert(2, arrange, Build(0, 1)), 0)[words] == preview


@pytest.mark.parametrize(
    ("words", "preview"),
    [
        ("ship ns1", "brings 5 wood"),
        ("camel ns6", "brings 3 wood"),
        ("camel du4", "brings 2 prestige points"),
        ("camel pa6", "saves you 1 gold or 3 prestige points"),
        ("camel du2", "brings 5 prestige points"),
        ("camel du3", "destroys 1 level"),
        ("camel pa1", "costs 2 goods of any kind"),
        ("camel da1", "costs: 2 stone"),
        ("camel eb2", "costs: 2 wood, 2 stone, less 3 goods of your choice"),
        ("ship ss4", "costs: 3 gold"),
        ("camel eb5", "brings the start player marker and a consumer good"),
    ],
)
def test_placing_shows_yields_prices_and_the_tax(words: str, preview: str) -> None:
    def arrange(s: Tadmor) -> None:
        s.round = 4
        seat(s, 1, owns="i10 i34", tower=5)

    g = desert(3, arrange, Placement(NOBODY))
    assert previews(g, 0)[words] == preview
    asked = offer(g.game, g.state, 0, Speaker(g.game, "en"))
    assert asked is not None
    assert asked.question.prompt == (
        "Place a camel or a ship. Left: 3 camels, 2 ships. Tax of this round: 1 gold or 3 prestige points."
    )


def test_everything_that_lies_open_is_in_the_text() -> None:
    def arrange(s: Tadmor) -> None:
        s.round = 4
        raid(s, 2, "ebla", "palmyra")
        display(s, "i14 i5")
        seat(s, 1, open="k16", returned="k9", on="ns1")

    shown = show(desert(3, arrange, Placement(NOBODY)).state, 2, Speaker(load("tadmor"), "en"))
    for line in (
        "Open raider card, safe from the next raid: Palmyra. Raider card chosen in secret by: Player 2.",
        "An upgrade costs 2 goods. Tax: 1 gold or 3 PP. The traitor destroys 1 level.",
        "wood (ship): 3/4/5",
        "grey good: 3 gold",
        "peace gifts: 2/3/4",
        "Single tower levels: 1–5: 1 wood, 1 stone; 6–10: 2 stone; 11–15: 3 stone; 16+: 6 stone",
        "colonnade: 3 stone, 2 marble, worth 13 PP, 4 cards left",
        "Stair builders: every tower level that is a multiple of 5 is built free of charge",
        "3 of 3 camels and 1 of 2 ships to place",
        "missions: K16 10, (K9 7)",
    ):
        assert line in shown, line


def follows_on(g: ScriptedTable, seat: int, words: str) -> str:
    decision = decision_of(g.state, seat)
    assert decision is not None
    move = g.game.block(decision).number(words)
    assert move is not None
    return follows(g.game, g.state, seat, move, Speaker(g.game, "en"))


@pytest.mark.parametrize(
    ("words", "after"),
    [
        ("camel da3", "Player 2 places a figure"),
        ("ship ns1", "Player 2 places a figure"),
    ],
)
def test_after_this_is_the_next_figure_and_not_the_phase_that_lies_beneath(words: str, after: str) -> None:
    g = desert(2, lambda s: None, Placement(NOBODY), RaiderPhase(NOBODY), UpgradePhase(NOBODY))
    assert follows_on(g, 0, words) == after


def test_after_this_names_who_builds_next() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, on="da1")
        seat(s, 2, on="da2")

    g = desert(2, arrange, Build(0, 1), Build(1, 1), KingdomPhase(NOBODY))
    assert follows_on(g, 0, "done") == "Player 2 builds"


@pytest.mark.rule("A5")
def test_after_this_names_all_who_act_at_the_same_time() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, on="da1 ns1", goods="1 wood 1 stone")
        seat(s, 2, on="da2 ss1", goods="1 wood 2 marble")
        seat(s, 3, on="eu1")

    g = desert(3, arrange, BuildPhase(NOBODY), KingdomPhase(NOBODY))
    assert g.seats() == [0, 1, 2]
    assert follows_on(g, 0, "done") == "Player 2 and Player 3: “What do you build?”"
