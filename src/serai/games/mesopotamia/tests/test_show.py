"""The table in the terminal, and what is printed in words."""

from __future__ import annotations

import re

import pytest

from serai.catalogue import load
from serai.core.dealer import Dealer
from serai.core.flow import SPECTATOR, open_decision
from serai.core.match import Match
from serai.core.rng import Rng
from serai.core.text import Speaker
from serai.games.mesopotamia.geometry import geometry, middle
from serai.games.mesopotamia.mind.habits import answer
from serai.games.mesopotamia.printed import Printed
from serai.games.mesopotamia.show import show
from serai.games.mesopotamia.tables_events import EVENT_NAMES, MISSION_NAMES
from serai.games.mesopotamia.tests.decks import decked, hold, running
from serai.games.mesopotamia.tests.duel import duel
from serai.games.mesopotamia.tests.duel import show as show_cards
from serai.games.mesopotamia.tests.position import Position, printed
from serai.games.mesopotamia.view import view


def arranged() -> Position:
    p = hold(decked("sumer", "babylon", tribes=True), "sumer", "m01").hidden("a09")
    p.unit("sumer", "spearman", "a08", 2).unit("sumer", "ship", "e3").settlement("sumer", "a08").wall("babylon", "a05")
    return running(p, "babylon", "a13", "plain-3", pips=3)


@pytest.mark.parametrize(
    ("language", "name", "land", "legend"),
    [("en", "Colonists", 'a08"food', "s Spearman"), ("de", "Siedler", 'a08"Nahr.', "s Speerträger")],
)
def test_everything_open_is_in_the_picture_and_missions_only_for_their_owner(
    language: str, name: str, land: str, legend: str
) -> None:
    s = arranged().state
    mine, other = (show(s, seat, Speaker(load("mesopotamia"), language, data=s.data)) for seat in (0, 1))
    assert name in mine
    assert name not in other
    for sign in (land, legend, "1:s2", "H1", "#2", "d3:2", "t:s", "?"):
        assert sign in mine, sign


def test_cards_are_said_by_their_numbers() -> None:
    text = Printed(printed(), Speaker(load("mesopotamia"), "en", data=printed()))
    assert text.option(2 * EVENT_NAMES.index("desert-1")) == (
        "Each round: 1 tablet. After the last round: Place a settlement here. "
        "Discover the next technology of Research. Event track +3."
    )
    assert text.mission(MISSION_NAMES.index("m02")) == "2 tablets, Research at level 3, Growth at level 3"


def test_the_drawing_has_every_area_and_section() -> None:
    drawn = geometry(arranged().state)
    assert len(drawn.areas) == len(drawn.sections) == 36
    assert {"area:a01", "section:c5", "slot:4c", "option:first", "mission:m30"} <= drawn.anchors()
    assert middle([0, 0, 10, 0, 10, 10]) == (10.0, 0.0)
    assert drawn.events["desert-1"].options[0].each_round == {"tablet": 1}


def test_the_automas_strategy_cards_are_in_the_picture() -> None:
    p = show_cards(duel(level="igigu"), "sc9", "sc5", amphorae=(2,))
    s = p.state
    picture = show(s, 0, Speaker(load("mesopotamia"), "en", data=s.data))
    assert "The Automa’s strategy cards (Sumerians, Igigu, medium; 8 in the deck), the most urgent first:" in picture
    assert "   8 9 (Development): fewer than two settlements; [ ] Build, [x] Gather & Trade" in picture
    assert "2 Sumerians (Automa)" in picture
    seen = view(s, SPECTATOR).automa
    assert seen is not None
    assert [(one.card, one.priority, one.amphorae) for one in seen.strategies] == [
        ("sc9", 8, [False, True]),
        ("sc5", 19, [False, False]),
    ]
    assert view(arranged().state, 0).automa is None


@pytest.mark.parametrize(("language", "verb"), [("en", "roll"), ("de", "würfeln")])
def test_a_throw_is_read_as_one_sentence(language: str, verb: str) -> None:
    """In the terminal as in the browser: all its dice, equal ones counted; everything else as it was told."""
    game = load("mesopotamia")
    match, habits = Match.create(game, ["a"] * 2, {}, Dealer.numbered(3), game.pack()), Rng(3)
    while match.state.round < 9:
        frame = open_decision(match.state)
        assert frame is not None
        match.play(int(frame.player), game.words(frame, int(answer(match.state, frame, habits))))
    lines, read = match.lines(SPECTATOR, language), match.read(SPECTATOR, language)
    throws = [text for _, text in read if re.fullmatch(rf"\w+ \w+ {verb} [^(]+\.", text)]
    thrown = [int(n or 1) for text in throws for n in re.findall(rf"(?:{verb}|,) (?:(\d) × )?\w", text)]
    assert sum(thrown) == sum(line.message == "rolls" for line in lines) > len(throws) > 10
    others = [(line.number, line.text) for line in lines if line.message != "rolls"]
    assert [one for one in read if one[1] not in throws] == others
    assert [number for number, _ in read] == sorted(number for number, _ in read)
