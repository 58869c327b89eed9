"""What a drawing says is written in the game's texts, what is written is said, and its symbols belong to messages."""

from __future__ import annotations

import re

import pytest

import serai
from serai.core.dealer import Dealer
from serai.core.match import Match
from serai.games.catan.geometry import CatanGeometry
from tests.contract.drawings import (
    asked_for,
    drawn_games,
    family,
    icons,
    is_written,
    meant_symbols,
    said,
    symbols,
    texts_said,
    told,
    use_faults,
)
from tests.contract.texts import DRAWN as DRAWN_TEXTS
from tests.contract.texts import read_messages

DRAWN = drawn_games()


def written(name: str) -> set[str]:
    messages, _ = read_messages(serai.load(name).folders, "en")
    return {one for one in messages if one.startswith(DRAWN_TEXTS)}


@pytest.mark.parametrize("name", DRAWN)
def test_what_a_drawing_says_is_written_and_what_is_written_is_said(name: str) -> None:
    """A drawing that several games share may say what only one of them knows."""
    assert use_faults({one for other in family(name) for one in written(other)}, said(name)) == []


def test_what_is_asked_for_before_it_is_said_is_written_in_some_game() -> None:
    asked = asked_for()
    assert len(asked) > 4
    assert [use for use in sorted(asked) if not is_written(use, DRAWN)] == []


@pytest.mark.parametrize("name", DRAWN)
def test_the_page_about_a_game_is_its_own(name: str) -> None:
    """A scenario does not explain itself with steps of the game beneath it."""
    own, _ = read_messages(serai.load(name).identity.folder, "en")
    steps = {one for one in written(name) if one.startswith("how-")}
    assert steps
    assert steps <= own.keys()


@pytest.mark.parametrize("name", ["catan", "alexander", "cheops"])
def test_every_land_and_water_has_a_name_in_the_texts(name: str) -> None:
    game = serai.load(name)
    match = Match.create(game, ["a", "b", "c"], {}, Dealer(bytes(32)))
    geometry = game.presentation.geometry(match.state)
    assert isinstance(geometry, CatanGeometry)
    lands = {"board-region-" + re.sub("[^a-z]+", "-", one.lower()).strip("-") for one in geometry.regions.values()}
    assert lands == {one for one in written(name) if one.startswith("board-region-")}


@pytest.mark.parametrize("name", DRAWN)
def test_every_told_message_has_a_symbol_or_deliberately_none(name: str) -> None:
    assert sorted(told(serai.load(name)) - icons(name).keys()) == []


@pytest.mark.parametrize("name", DRAWN)
def test_every_symbol_belongs_to_a_message_and_is_drawn(name: str) -> None:
    games = [serai.load(other) for other in family(name)]
    table, drawn = icons(name), symbols()
    assert sorted(table.keys() - {message for game in games for message in game.messages}) == []
    for game in games:
        for message in table.keys() & game.messages.keys():
            assert meant_symbols(game, message, table[message]) <= drawn, message


def test_ids_are_read_from_sources() -> None:
    source = (
        """say("board-of", {}) + say(`board-stage-${stop.kind}`) + say(x ? 'how-1' : "other-one") + "board- and" """
    )
    assert texts_said([source]) == {"board-of", "board-stage-${stop.kind}", "how-1"}


def test_an_idle_text_and_an_empty_id_are_found() -> None:
    assert use_faults({"board-of", "board-stage-goal"}, {"board-of", "board-stage-${kind}"}) == []
    assert use_faults({"board-of", "board-left"}, {"board-of", "board-stage-${kind}"}) == [
        "board-left is said nowhere",
        "board-stage-${kind} has no text",
    ]
