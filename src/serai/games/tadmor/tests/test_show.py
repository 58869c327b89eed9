"""The table in the terminal and the board as drawn."""

from __future__ import annotations

import pytest

from serai.catalogue import load
from serai.core.flow import NOBODY
from serai.core.offer import offer
from serai.core.text import Speaker
from serai.games.tadmor.geometry import HEIGHT, REGIONS, WIDTH, geometry
from serai.games.tadmor.rules.placement import Placement
from serai.games.tadmor.rules.windows import Build
from serai.games.tadmor.show import show
from serai.games.tadmor.state import Tadmor
from serai.games.tadmor.tests.desert import desert, raid, seat
from serai.games.tadmor.words import REGION


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
    assert "K20" in mine
    assert "K20" not in other
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
        ("use da1", "costs: 1 wood 1 stone"),
        ("use eu5", "costs: 5 wood"),
        ("use eb2", "costs: 2 wood 2 stone"),
        ("fulfil k16", "costs: 3 stone 2 gold"),
    ],
)
def test_moves_say_what_they_cost_or_bring(words: str, preview: str) -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="5 wood 3 stone 2 gold", on="ns1 du4 da1 eu5 eb2 pa5", hand="k16", owns="i10")

    game = load("tadmor")
    asked = offer(game, desert(2, arrange, Build(0, 1)).state, 0, Speaker(game, "en"))
    assert asked is not None
    assert {move.words: move.preview for move in asked.moves}[words] == preview
